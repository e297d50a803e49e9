import { type Mention, type Parsed, wordsBetween } from '#language/health/clauses.ts';
import type { AreaEffect, PainEffect } from '#language/health/lexicon.ts';

export type Area = Mention<AreaEffect>;
export type Pain = Mention<PainEffect>;

/** docs/training.md#reading-a-wish: a body area and a pain word within five words. */
const reachWords = 5;

/** Words a pain reaches across to the area it means: «molestias desde hace meses en el codo derecho». */
const linking =
  /^(?:el|la|los|las|de|del|en|a|mi|mis|un|una|poco|poquito|pelin|mucho|muchisimo|bastante|algo|siempre|veces|ratos|otra|vez|ahora|hoy|ayer|ya|tambien|parte|zona|cara|lado|izquierd[oa]s?|derech[oa]s?|interior|exterior|intern[oa]|extern[oa]|lateral|anterior|posterior|alta|baja|ligamentos?|tendon|tendones|musculos?|articulacion|leves?|liger[oa]s?|fuertes?|agud[oa]s?|cronic[oa]s?|muy|persistentes?|ambos|ambas|desde|hace|dias?|semanas?|mes|meses|anos?|\d+)$/;

/** Words between the members of a list: «el codo, la rodilla derecha y un poco el hombro». */
const listing =
  /^(?:[\s,/+&()-]|\b(?:y|e|o|u|ni|tambien|ademas|el|la|los|las|de|del|en|mi|mis|un|poco|algo|izquierd[oa]s?|derech[oa]s?|izqd?a?|der|dcha|dcho|ambos|ambas|2|otr[oa]|parte|alta|baja|zona)\b)*$/;
const conjunction = /\b(?:y|e|o|u|ni)\b/;
const comma = /[,/+&-]/;

/** Pains with a place that is none of our areas. */
const elsewhere =
  /^(?:de |en )?(?:el |la |los |las |mi )?(?:cabeza|barriga|estomago|tripa|muelas?|dientes?|garganta|oidos?|regla|ovarios|alma)\b/;

const isNear = (a: Mention<unknown>, b: Mention<unknown>): boolean =>
  a.clause === b.clause && (a.from > b.to ? a.from - b.to : b.from - a.to) <= reachWords + 1;

/** Its own area («lumbalgia»), the one it leads to («dolor de codo»), else those within five words either side. */
function areasInClause(parsed: Parsed, pain: Pain, areas: Area[]): Area[] {
  const own = areas.filter((area) => area.from <= pain.to && area.to >= pain.from);
  const next = areas.find((area) => area.clause === pain.clause && area.from > pain.to && isNear(area, pain));
  const between = next === undefined ? [] : wordsBetween(parsed, pain.to + 1, next.from - 1);
  if (next !== undefined && between.every((word) => linking.test(word)))
    return [...own, ...areas.filter((area) => area.from === next.from)];
  return own.length > 0 ? own : areas.filter((area) => isNear(area, pain));
}

/** A pain without an area in its clause means the clause before it, or else the one after: «Dolor: rodilla derecha». */
function areasBeside(parsed: Parsed, pain: Pain, areas: Area[]): Area[] {
  if (elsewhere.test(wordsBetween(parsed, pain.to + 1, pain.to + 3).join(' '))) return [];
  const alone = !areas.some((area) => area.sentence === pain.sentence);
  const before = areas.filter((area) => area.clause === pain.clause - 1 && (area.sentence === pain.sentence || alone));
  if (before.length > 0 || pain.effect.needsArea === true) return before;
  return areas.filter((area) => area.clause === pain.clause + 1 && area.sentence === pain.sentence);
}

/** Limbs («piernas») only count with an unmistakable pain. */
export function areasOf(parsed: Parsed, pain: Pain, areas: Area[]): Area[] {
  const fitting = areas.filter((area) => pain.effect.needsArea !== true || area.effect.wide !== true);
  if (areas.some((area) => area.clause === pain.clause)) return areasInClause(parsed, pain, fitting);
  return areasBeside(
    parsed,
    pain,
    fitting.filter((area) => area.effect.wide !== true),
  );
}

/** A pain applies to all members of a list. */
export function areListed(parsed: Parsed, one: Area, other: Area): boolean {
  if (one.sentence !== other.sentence || one.from === other.from) return one.from === other.from;
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = parsed.text.slice(parsed.tokens[first.to]?.end, parsed.tokens[second.from]?.start);
  const wide = other.effect.wide === true || one.effect.wide === true;
  return listing.test(between) && (conjunction.test(between) || (!wide && comma.test(between)));
}
