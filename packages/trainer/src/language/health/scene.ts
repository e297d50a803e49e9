import type { Area, Pain } from '#language/health/binding.ts';
import { type Mention, mentionsOf, type Parsed, wordsBetween } from '#language/health/clauses.ts';
import { type AcuteEffect, acuteLines, areaLines, painLines, preventionLines } from '#language/health/lexicon.ts';
import { isDenied } from '#language/health/negation.ts';
import { isPrevented, preventedAreas } from '#language/health/prevention.ts';

/**
 * Who is on stage: the body areas, the pains that are felt (`felt`), those that are denied («sin dolor»), the words of
 * intensity and recency (`acutes`, denied ones left out) and the areas the player wants to protect (`spared`). Pains that
 * are only to be prevented are in neither list.
 */
export type Scene = {
  parsed: Parsed;
  areas: Area[];
  felt: Pain[];
  denied: Pain[];
  acutes: Mention<AcuteEffect>[];
  spared: ReadonlySet<Area>;
};

/** «codo de tenista en el brazo derecho»: a limb next to a precise area only says where that is. */
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
  const mentioned = mentionsOf(areaLines, parsed);
  const areas = mentioned.filter((area) => !isLocation(parsed, area, mentioned));
  const preventions = mentionsOf(preventionLines, parsed);
  const pains = mentionsOf(painLines, parsed).filter((pain) => !isPrevented(parsed, pain, preventions, areas));
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
