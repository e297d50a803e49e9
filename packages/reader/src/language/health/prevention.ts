import { type Mention, type Parsed, wordsBetween } from '#language/health/clauses.ts';
import type { AreaEffect, PainEffect, PreventionEffect } from '#language/health/lexicon.ts';

/** Pain as a thing one may prevent; «me duele» and «lesionada» are facts. */
const painNoun =
  /^(?:codo|lesion|lesiones|dolor|dolores|molestias?|sobrecargas?|tendin\w+|esguinces?|roturas?|contracturas?|desgarros?|tiron|tirones|problemas?|epicondil\w+|lumbalgias?|lumbago|ciatica|fascitis|torceduras?|inflamacion\w*|pinchazos?|hernias?)$/;
const linking =
  /^(?:el|la|los|las|lo|un|una|de|del|en|al|a|mi|mis|y|e|o|ni|tenista|mas|otra|otras|nuevas?|futuras?|posibles?|cualquier|riesgo|tipo|volver|tener|sufrir|bien|mucho|musculatura|zona|articulacion|musculos?)$/;

/** Distance of an area after the verb: «fortalecer un poco más mi codo derecho y la muñeca». */
const reach = 6;
/** Words that look back at the area they mean. */
const clitic = /(?:l[oa]s?)$|^debil(?:es)?$/;

type Prevention = Mention<PreventionEffect>;
type Area = Mention<AreaEffect>;

function stretchEnd(parsed: Parsed, prevention: Prevention, areas: Area[]): number {
  let at = prevention.to + 1;
  for (let token = parsed.tokens[at]; token?.sentence === prevention.sentence; token = parsed.tokens[at]) {
    const position = at;
    const inArea = areas.some((area) => area.from <= position && position <= area.to);
    if (!inArea && !painNoun.test(token.word) && !linking.test(token.word)) break;
    at += 1;
  }
  return at - 1;
}

export function isPrevented(
  parsed: Parsed,
  pain: Mention<PainEffect>,
  preventions: Prevention[],
  areas: Area[],
): boolean {
  return preventions.some(
    (prevention) =>
      prevention.effect.masksPain === true &&
      ((prevention.from <= pain.from && pain.to <= prevention.to) ||
        (pain.from > prevention.to &&
          pain.to <= stretchEnd(parsed, prevention, areas) &&
          (pain.effect.isName === true ||
            wordsBetween(parsed, pain.from, pain.to).every((word) => painNoun.test(word) || linking.test(word))))),
  );
}

/** Limbs in general are training targets, not weak spots. */
export function preventedAreas(parsed: Parsed, areas: Area[], preventions: Prevention[]): Set<Area> {
  const found = new Set<Area>();
  for (const prevention of preventions) {
    const end = stretchEnd(parsed, prevention, areas);
    const after = areas.filter(
      (area) =>
        area.to >= prevention.from &&
        (area.to <= end || (area.clause === prevention.clause && area.from - prevention.to <= reach + 1)),
    );
    const verb = parsed.tokens[prevention.to]?.word ?? '';
    // «el hombro quiero fortalecerlo», «mi rodilla, para protegerla»: the area came before.
    const before = clitic.test(verb)
      ? areas.filter(
          (area) =>
            area.sentence === prevention.sentence && prevention.clause - area.clause <= 1 && area.to < prevention.from,
        )
      : [];
    for (const area of [...after, ...before]) if (area.effect.wide !== true) found.add(area);
  }
  return found;
}
