// A knee that gives way or locks, now and by itself: it is asked about at every door before anything loads it.

const word = '[a-z0-9]+';
const knee = '(?:rodillas?|rotulas?|meniscos?)';
const givingWay =
  '(?:se me (?:va|sale|dobla|engancha|bloquea|traba|vence)|me (?:falla|cede|traiciona)|se (?:va|sale|dobla|engancha|bloquea|traba|vence) (?:sola|de lado)|se me queda (?:bloqueada|enganchada|trabada)|(?:la (?:noto|siento)|esta|es) inestable|inestabilidad)';
const between = `(?: ${word}){0,4}? `;
const gives = new RegExp(`\\b(?:${knee}${between}${givingWay}|${givingWay}${between}${knee})\\b(?! hacia dentro)`);
const past = /\bya no\b|\bhace (?:\w+ )?anos\b|\bantes\b|\bde joven\b/;

/** Whether a knee does not hold, in plain letters. */
export const kneeGivesWay = (plain: string): boolean => gives.test(plain) && !past.test(plain);
