import { type BodyArea, bodyAreas } from '@bandeja/domain/exercises/vocabulary';
import { ageInDays, isHealed } from '#language/age.ts';
import { isAcute } from '#language/health/acute.ts';
import { isUnknownTerm } from '#language/health/ailments.ts';
import { type Area, areasOf, areListed, type Pain } from '#language/health/binding.ts';
import { circumstances, type Parsed } from '#language/health/clauses.ts';
import { isLasting } from '#language/health/lasting.ts';
import { isDenied } from '#language/health/negation.ts';
import { observe, type Scene } from '#language/health/scene.ts';

/** `acute` rests altogether (docs/training.md#injuries-in-the-week); `works` goes on carefully where the text wishes it. */
export type InjuryReading = { area: BodyArea; acute: boolean; referred?: 'rests' | 'works' };

/** An old injury that no longer hurts has no `pain`. `named` areas are injuries only where injuries were the question. */
export type BodyReading = {
  injuries: InjuryReading[];
  prevent: BodyArea[];
  pain: boolean;
  well: BodyArea[];
  named: InjuryReading[];
  /** Present where an injury or an ailment is named whose area nothing tells. */
  doubt?: readonly [];
};

const harmless =
  /(?<!\bno (?:\w+ ){0,3})\b(?:(?:esta|estan|va|van|anda|todo|ya|muy|hoy|ahora|sigue|l[ao] tengo) (?:ya |muy |todo |tod[ao] )*(?:bien|perfect\w+|ok)(?! \w+d[oa]s?\b)|(?:bien|perfect\w+|ok|sin problemas?|(?<!\bque )no)$)|\b(?:esta|estan|va|van|is|are) (?:molt |moi |muito |perfectly )?(?:be|ben|bem|bene|fine)\b|\bagujetas\b/;
const harmlessAfter =
  /^(?:pero |aunque |y )?(?:todo |ya |hoy |ahora |va |esta |muy )*(?:bien|perfect\w+|ok|sin problemas?)\b(?! \w+d[oa]s?\b)/;
/** Heavy legs are tired, not injured. */
const tired = /\b(?:cansad|cargad|pesad)[oa]s\b/;
const solved =
  /\b(?:ya|ahora|actualmente|hoy|de momento|por ahora) (?:(?!casi|apenas)\w+ ){0,4}?(?:no|sin) (?:\w+ ){0,3}?(?:duel\w+|dol(?:or|io)\w*|molest\w+|problem\w+|lesion\w*|nada)(?! (?:mucho|tanto|demasiado|casi|salvo|excepto|hasta|siempre))|\bya no$/;
/** Present tense: a current pain is not ended by a later «ya no». */
const present = /^(?:duelen?|molestan?|pinchan?|hinchad[oa]s?|inflamad[oa]s?|tiran?)$/;
/** A named injury of long ago («lesión de rodilla hace 8 años») is remembered, but not felt. */
const rememberedDays = 180;

const clauseOf = (parsed: Parsed, clause: number): string => parsed.clauses[clause] ?? '';
const isNow = (parsed: Parsed, pain: Pain): boolean => present.test(parsed.tokens[pain.from]?.word ?? '');

function isOver({ parsed, areas }: Scene, clause: number): boolean {
  const next = areas.some((area) => area.clause === clause + 1) ? '' : clauseOf(parsed, clause + 1);
  const says = (text: string): boolean => solved.test(text) || isHealed(text);
  return says(clauseOf(parsed, clause)) || says(next) || harmlessAfter.test(next);
}

/** Solved, or a named injury that is long ago or said not to hurt. */
function isPast(scene: Scene, pain: Pain): boolean {
  const { parsed, areas, denied } = scene;
  if (isNow(parsed, pain)) return false;
  if (isOver(scene, pain.clause)) return true;
  if (pain.effect.pain !== 'named') return false;
  if ((ageInDays(circumstances(parsed, pain)) ?? 0) >= rememberedDays) return true;
  return denied.some(
    (other) =>
      other.effect.pain === 'symptom' &&
      other.sentence === pain.sentence &&
      (other.clause === pain.clause || !areas.some((area) => area.clause === other.clause)),
  );
}

function isCleared({ parsed, denied }: Scene, area: Area): boolean {
  return (
    harmless.test(clauseOf(parsed, area.clause)) ||
    denied.some((pain) => pain.clause === area.clause) ||
    isDenied(parsed, area.from, area.to)
  );
}

/** «ya no me duele el codo, quiero volver»: a recent pain is spared on the way back. */
const comeback =
  /\b(?:volver|vuelvo|volviendo|vuelta|retom\w+|reincorpor\w+|regres\w+|empezar (?:otra vez|de nuevo|a (?:jugar|entrenar))|otra vez a (?:jugar|entrenar)|recuperar (?:el )?ritmo)\b/;
const isBack = ({ text }: Parsed): boolean => comeback.test(text);

function isJustOver({ parsed, denied }: Scene, area: Area): boolean {
  if (!isBack(parsed)) return false;
  const clause = clauseOf(parsed, area.clause);
  return /\bya (?:casi )?(?:no|sin)\b/.test(clause) && denied.some((pain) => pain.clause === area.clause);
}

/** «dame algo para la planta del pie»: the hurting area itself is to be trained. */
const forArea =
  /\b(?:algo|ejercicios?|rutina|trabaj\w+|fortalec\w+|refor\w+|refuer\w+|estir\w+|movilidad|recuper\w+|rehab\w+)(?: (?:suave|buen[oa]|bien))?(?: (?:para|de|del|en|a))?(?: (?:el|la|los|las|mi|mis))?(?: \w+ (?:de|del))?(?: (?:el|la|los|las))? $/;
function isAskedFor({ text, tokens }: Parsed, other: Area, area: Area): boolean {
  const same = other.effect.areas.some((one) => area.effect.areas.includes(one));
  return same && forArea.test(text.slice(0, tokens[other.from]?.start));
}

/** Undefined where no professional is needed. */
function referralFor(scene: Scene, area: Area, pains: readonly Pain[]): InjuryReading['referred'] {
  const live = pains.filter((pain) => !isPast(scene, pain));
  if (live.some((pain) => pain.effect.refer === true)) return 'rests';
  const lasts = live.length > 0 && isLasting(scene.parsed, new Set([area, ...live].map(({ clause }) => clause)));
  if (!lasts) return undefined;
  return scene.areas.some((other) => isAskedFor(scene.parsed, other, area)) ? 'works' : 'rests';
}

function hurtAreas(scene: Scene): Map<Area, Pain[]> {
  const { parsed, areas, felt, spared } = scene;
  const hurt = new Map<Area, Pain[]>();
  for (const pain of felt)
    for (const area of areasOf(parsed, pain, areas)) hurt.set(area, [...(hurt.get(area) ?? []), pain]);
  // «me duele el codo y la rodilla»: a pain of one member of a list applies to its neighbours, forwards and backwards.
  for (const list of [areas, areas.toReversed()]) {
    list.forEach((area, at) => {
      const neighbour = list[at - 1];
      const pains = neighbour === undefined ? undefined : hurt.get(neighbour);
      if (neighbour === undefined || pains === undefined || hurt.has(area)) return;
      if (spared.has(area) || isCleared(scene, area) || !areListed(parsed, neighbour, area)) return;
      hurt.set(area, pains);
    });
  }
  return hurt;
}

/** «no me duele la rodilla sino el tobillo». */
function isContrast({ parsed, denied }: Scene, area: Area): boolean {
  return clauseOf(parsed, area.clause).startsWith('sino ') && denied.some((pain) => pain.clause === area.clause - 1);
}

function isBareInjury(scene: Scene, area: Area): boolean {
  if (scene.spared.has(area) || isCleared(scene, area) || isOver(scene, area.clause)) return false;
  return area.effect.wide !== true || !tired.test(clauseOf(scene.parsed, area.clause));
}

function injuriesOf(scene: Scene, hurt: ReadonlyMap<Area, readonly Pain[]>): InjuryReading[] {
  const injured = [...hurt].map(([area, pains]) => ({
    areas: area.effect.areas,
    acute: isAcute(scene, new Set([area.clause, ...pains.map((one) => one.clause)])),
    referred: referralFor(scene, area, pains),
  }));
  return bodyAreas.flatMap((area) => {
    const mentions = injured.filter((one) => one.areas.includes(area));
    if (mentions.length === 0) return [];
    const reasons = mentions.flatMap((one) => one.referred ?? []);
    const referred = reasons.find((reason) => reason === 'rests') ?? reasons[0];
    return [{ area, acute: mentions.some((one) => one.acute), ...(referred === undefined ? {} : { referred }) }];
  });
}

/** With `field: 'injuries'` a bare area («codo derecho») is an injury: it answers that question. */
export function readBody(parsed: Parsed, field: 'injuries' | undefined): BodyReading {
  const scene = observe(parsed);
  const hurt = hurtAreas(scene);
  for (const [area, pains] of hurt) {
    const over = isOver(scene, area.clause) || pains.every((pain) => isOver(scene, pain.clause));
    // A named injury stays on record, and so does a pain that is current or only just stopped.
    if (over && !isBack(parsed) && !pains.some((pain) => pain.effect.pain === 'named' || isNow(parsed, pain)))
      hurt.delete(area);
  }
  const placed = new Set([...hurt.values()].flat());
  const pain =
    scene.felt.some((one) => !isPast(scene, one) && (one.effect.needsArea !== true || placed.has(one))) ||
    scene.areas.some((area) => isContrast(scene, area));
  for (const area of scene.areas)
    if (!hurt.has(area) && (isContrast(scene, area) || isJustOver(scene, area))) hurt.set(area, []);
  const bare = new Map<Area, Pain[]>();
  for (const area of scene.areas) if (!hurt.has(area) && isBareInjury(scene, area)) bare.set(area, []);
  const injuries = injuriesOf(scene, field === 'injuries' ? new Map([...hurt, ...bare]) : hurt);
  const prevented = new Set([...scene.spared].flatMap((area) => area.effect.areas));
  const prevent = bodyAreas.filter((area) => prevented.has(area) && !injuries.some((one) => one.area === area));
  const well = bodyAreas.filter((area) => {
    const mentions = scene.areas.filter(({ effect }) => effect.areas.includes(area));
    return mentions.length > 0 && mentions.every((each) => isCleared(scene, each) || isOver(scene, each.clause));
  });
  const isDoubtful = hasUnknownTerm(scene) || (injuries.length === 0 && hasUnplaced(scene, placed));
  return { injuries, prevent, pain, well, named: injuriesOf(scene, bare), ...(isDoubtful && { doubt: [] }) };
}

/** «operado», «bursitis»: the injury is current, and no area is named that it could be of. */
function hasUnplaced(scene: Scene, placed: ReadonlySet<Pain>): boolean {
  return scene.felt.some(
    (pain) =>
      pain.effect.pain === 'named' && pain.effect.needsArea !== true && !placed.has(pain) && !isPast(scene, pain),
  );
}

/** A word that only an ailment ends like, and that the table does not have. */
function hasUnknownTerm(scene: Scene): boolean {
  const { parsed, areas, felt, denied } = scene;
  const known = [...areas, ...felt, ...denied];
  return parsed.tokens.some(
    ({ word, clause }, at) =>
      isUnknownTerm(word) &&
      !known.some(({ from, to }) => from <= at && at <= to) &&
      !isDenied(parsed, at, at) &&
      !isOver(scene, clause),
  );
}
