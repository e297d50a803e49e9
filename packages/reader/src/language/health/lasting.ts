import { isHealed } from '#language/age.ts';
import type { Parsed } from '#language/health/clauses.ts';

const unitDays: Record<string, number> = { dia: 1, semana: 7, mes: 30, ano: 365 };
/** «unas semanas» are at least two. */
const severalOf = /^(?:varios|varias|muchos|muchas|bastantes|unos|unas|algunos|algunas|par de|tantos|tantas)$/;

const amount =
  '(?:ya |como |casi |mas de |unos |unas |cerca de |cosa de |aproximadamente |por lo menos |al menos |un |una )*(?:(\\d+|varios|varias|muchos|muchas|bastantes|algunos|algunas|par de|tantos|tantas) )?(dia|semana|mes|ano)(?:s|es)?(?: y (?:medio|media|pico))?\\b';
const counted = [
  new RegExp(`\\bdesde hace ${amount}`, 'g'),
  new RegExp(`\\b(?:llev\\w+|voy para) ${amount}(?! (?:sin dolor|sin molest|bien))`, 'g'),
  new RegExp(`\\bhace ${amount} que\\b(?! (?:no|ya no|se me (?:paso|quito|fue)))`, 'g'),
  new RegExp(`(?<=\\b(?:dolor\\w*|molestias?|tendinitis|lesion)\\b[^,.;]{0,30}) (?:de hace|durante|ya) ${amount}`, 'g'),
];
const named =
  /\bdesde (?:hace (?:mucho|bastante|muchisimo|tiempo|un tiempo|la tira|un monton|siglos|una eternidad)|(?:el |la |este |esta |antes de |antes del |principios de |finales de |mediados de )*(?:verano|invierno|otono|primavera|navidad\w*|reyes|semana santa|ano pasado|ano nuevo|mes pasado|temporada pasada|pretemporada|pandemia|confinamiento|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|20\d\d)\b|siempre\b|pequen[oa]|joven|nin[oa])|\b(?:todo el|toda la|media) (?:verano|invierno|ano|temporada|mes)\b|\bhace (?:mucho|bastante|tiempo|un tiempo) (?:tiempo )?que\b|\bllevo (?:mucho|bastante|un tiempo|una temporada|tiempo|toda la vida|siglos)(?: tiempo)? con\b|\bcronic[oa]s?\b|\bde toda la vida\b/;

/** Time spent on the game is no time in pain: «entreno desde hace 3 años». */
const trained =
  /\b(?:entren\w+|jueg\w+|jug\w+|practic\w+|compit\w+|federad\w*|apuntad\w*|padel|pista|clases?|gimnasio|gym|plan|rutina)\b(?! con (?:dolor|molest|el|la|mi))(?! y )/;

/** Pain that has not gone within ten days sees a professional first (docs/training.md#professional-first). */
const tooLongDays = 10;

function daysOf(count: string | undefined, unit: string): number {
  const one = unitDays[unit] ?? 1;
  if (count === undefined) return one;
  return one * (severalOf.test(count) ? 2 : Number(count) || 1);
}

/** Months and years need no number. */
function goesOn(text: string): boolean {
  if (named.test(text)) return true;
  return counted.some((pattern) =>
    [...text.matchAll(pattern)].some(([, count, unit = 'dia']) => daysOf(count, unit) >= tooLongDays),
  );
}

const isTime = (text: string): boolean =>
  /^(?:y |pero |ya |me pasa |asi |esto |lo tengo |me |va |viene |es )*(?:desde|llev|hace|todo el|toda la|voy para)\b/.test(
    text,
  );

/** By their own words, or a neighbouring clause about nothing else («me duele el codo, llevo así tres semanas»). */
export function isLasting({ clauses, tokens }: Parsed, of: ReadonlySet<number>): boolean {
  const sentenceOf = (clause: number) => tokens.find((token) => token.clause === clause)?.sentence;
  return [...of].some((clause) => {
    const text = clauses[clause] ?? '';
    if (goesOn(text) && !isHealed(text) && !isTraining(text)) return true;
    return [clause - 1, clause + 1].some((beside) => {
      const other = clauses[beside];
      if (other === undefined || of.has(beside) || sentenceOf(beside) !== sentenceOf(clause)) return false;
      return isTime(other) && goesOn(other) && !isHealed(other) && !trained.test(other);
    });
  });
}

/** «desde hace 3 años juego con dolor» is pain; «juego desde hace 3 años con la rodilla tocada» leaves it open. */
function isTraining(text: string): boolean {
  return /\b(?:entren|jueg|jug|practic|compit)\w*(?: (?:a|al)? ?padel)?(?: \w+)? (?:desde hace|hace)\b|\bllev\w+ (?:\w+ ){1,4}?(?:jugando|entrenando|practicando|compitiendo|federad\w+)\b(?! con (?:dolor|molest|el |la |mi ))/.test(
    text,
  );
}
