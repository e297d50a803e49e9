import { ailmentsIn } from '#language/health/ailments.ts';
import type { Area, Pain } from '#language/health/binding.ts';
import { type Mention, mentionsOf, type Parsed, wordsBetween } from '#language/health/clauses.ts';
import { type AcuteEffect, acuteLines, areaLines, painLines, preventionLines } from '#language/health/lexicon.ts';
import { isDenied } from '#language/health/negation.ts';
import { otherLanguageAreas, otherLanguagePains } from '#language/health/other-languages.ts';
import { isPrevented, preventedAreas } from '#language/health/prevention.ts';

/** `felt` pains, `acutes` without denied ones, `spared` areas to protect. Pains to prevent are in no list. */
export type Scene = {
  parsed: Parsed;
  areas: Area[];
  felt: Pain[];
  denied: Pain[];
  acutes: Mention<AcuteEffect>[];
  spared: ReadonlySet<Area>;
};

const allAreaLines = [...areaLines, ...otherLanguageAreas];
const allPainLines = [...painLines, ...otherLanguagePains];

/** «codo de tenista en el brazo derecho»: a limb beside a precise area is only its location. */
function isLocation(parsed: Parsed, limb: Area, areas: Area[]): boolean {
  if (limb.effect.wide !== true) return false;
  return areas.some((area) => {
    if (area.effect.wide === true || area.clause !== limb.clause) return false;
    const between = area.from < limb.from ? [area.to + 1, limb.from - 1] : [limb.to + 1, area.from - 1];
    const words = wordsBetween(parsed, between[0] ?? 0, between[1] ?? 0);
    return words.length <= 5 && !words.some((word) => /^(?:y|e|o|u|ni|tambien)$/.test(word));
  });
}

export function observe(parsed: Parsed): Scene {
  const ailments = ailmentsIn(parsed);
  const ofAilments = {
    areas: ailments.flatMap(({ area }) => area ?? []),
    pains: ailments.flatMap(({ pain }) => pain ?? []),
  };
  // a name says more than the words in it: «hernia cervical», «tendinitis del glúteo medio»
  const isOutside = (names: readonly Mention<unknown>[]) => (mention: Mention<unknown>) =>
    !names.some(({ from, to }) => from <= mention.from && mention.to <= to);
  const inOrder = (one: Mention<unknown>, other: Mention<unknown>): number =>
    one.from - other.from || one.to - other.to;
  const mentioned = [...mentionsOf(allAreaLines, parsed).filter(isOutside(ofAilments.areas)), ...ofAilments.areas].sort(
    inOrder,
  );
  const areas = mentioned.filter((area) => !isLocation(parsed, area, mentioned));
  const preventions = mentionsOf(preventionLines, parsed);
  const pains = [...mentionsOf(allPainLines, parsed).filter(isOutside(ofAilments.pains)), ...ofAilments.pains]
    .sort(inOrder)
    .filter((pain) => !isPrevented(parsed, pain, preventions, areas));
  // A negation reaches across an area and across a pain it shares: «no tengo la rodilla inflamada», «sin dolor o molestia».
  const shared = pains.filter((pain) => parsed.tokens[pain.to + 1]?.word === 'o');
  const crossable = new Set([...areas, ...shared].flatMap((mention) => [mention.from, mention.to]));
  const denied = pains.filter((pain) => isDenied(parsed, pain.from, pain.to, crossable));
  const crossed = new Set([...areas, ...pains].flatMap((mention) => [mention.from, mention.to]));
  return {
    parsed,
    areas,
    denied,
    acutes: mentionsOf(acuteLines, parsed).filter((acute) => !isDenied(parsed, acute.from, acute.to, crossed)),
    felt: pains.filter((pain) => !denied.includes(pain)),
    spared: preventedAreas(parsed, areas, preventions),
  };
}
