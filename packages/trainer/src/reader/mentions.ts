import type { MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import { type Parsed, parse } from '#reader/clauses.ts';
import { equipmentLines } from '#reader/equipment.ts';
import { goalLines } from '#reader/goals.ts';
import { hurtWords } from '#reader/injuries.ts';
import { exerciseLines, muscleLines } from '#reader/muscles.ts';
import { placeLines } from '#reader/place.ts';
import { type Stanced, stancesOf } from '#reader/stance.ts';
import { strokeLines } from '#reader/strokes.ts';
import { type Named, targetsIn } from '#reader/targets.ts';

/** Of two readings of the same words the first counts: «sin pared» is about kit. */
const lines = [...equipmentLines, ...placeLines, ...strokeLines, ...goalLines, ...muscleLines, ...exerciseLines];

/** `fortalecer`, `reforzar`: what is spared in the health reading is a target here (domain.md section 6). */
const strengthening = /\b(?:fortalec|refor|refuer|trabaj|entren|muscul)\w*(?: \w+){0,4} $/;

/** Tells the body words that stand for a pain or for something to protect: they are no muscle groups. */
function bodyTalk(parsed: Parsed, text: string): (mention: Named) => boolean {
  const { hurt, spared } = hurtWords(parsed);
  const touches = (words: ReadonlySet<number>, { start, end }: Named): boolean =>
    [...words].some((at) => {
      const token = parsed.tokens[at];
      return token !== undefined && token.start < end && start < token.end;
    });
  return (mention) => {
    if (mention.target.topic !== 'group') return false;
    if (touches(hurt, mention)) return true;
    const weak = /^(?: \w+){0,3} debil/.test(text.slice(mention.end, mention.end + 40));
    return (
      touches(spared, mention) &&
      !weak &&
      !strengthening.test(text.slice(Math.max(0, mention.start - 60), mention.start))
    );
  };
}

/** «sin tocar los hombros»: no work for them at all, whether they hurt or not. */
const untouchedBefore =
  /\b(?:tocar|toques?|toque|trabajar|trabajes?|entrenar|meter|metas|usar|uses|mover|implicar|involucrar|nada de|cero|fuera)(?: (?:de|a|el|la|los|las|mi|mis))* $/;

/**
 * What a text names, each with its stance, without the body words that only speak of pain. `leftAlone`: groups that are
 * not to be worked at all. `text` is normalised and respelt.
 */
export function mentionsIn(text: string): { mentions: readonly Stanced[]; leftAlone: readonly MuscleGroup[] } {
  const isBodyTalk = bodyTalk(parse(text), text);
  const all = targetsIn(text, lines);
  const named = all.filter((mention) => !isBodyTalk(mention));
  // «brazos y espalda, bueno, espalda no que la tengo cargada»: what is taken back because it hurts is not wished.
  const takenBack = stancesOf(text, all).filter(
    ({ stance, ...mention }) => stance === 'refused' && isBodyTalk(mention),
  );
  const mentions = stancesOf(text, named).filter(
    ({ target }) =>
      target.topic !== 'group' ||
      !takenBack.some((back) => target.groups?.every((group) => back.target.groups?.includes(group))),
  );
  const untouched = takenBack.filter(({ start }) => untouchedBefore.test(text.slice(0, start)));
  return { mentions, leftAlone: [...new Set(untouched.flatMap(({ target }) => target.groups ?? []))] };
}
