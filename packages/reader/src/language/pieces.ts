/** Splitting of texts, and classes of letters. */

/** The pieces between white space. */
export const piecesOf = (text: string): string[] => text.match(/\S+/g) ?? [];

export const sentencesIn = (text: string): string[] =>
  text
    .split(/[.;!?\r\n]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** A line break ends a sentence. */
export const withStops = (text: string): string => text.replace(/[\r\n]+/g, '. ');

/** End of the last sentence that text follows; 0 without one. */
export function endOfSentences(text: string): number {
  const last = [...text.matchAll(/[.!?…:][»")]?(?=\s)|\n/g)].at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}

/** The clause around a stretch of a text. */
export function clauseAround(text: string, from: number, to: number): string {
  const isInside = (at: number): boolean => /[^.,;:!?\n]/.test(text[at] ?? '');
  while (isInside(from - 1)) from -= 1;
  while (isInside(to)) to += 1;
  return text.slice(from, to).trim();
}

/** Whether a word has letters or digits; signs have none. */
export const isSaid = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);
export const hasDigit = (text: string): boolean => /\d/.test(text);

/** «XX» in capitals, «Xx» with one first, «x» without; a sign is itself. */
export function casesOf(raw: string): string {
  if (!/\p{L}/u.test(raw)) return raw;
  if (raw === raw.toUpperCase() && raw.length > 1) return 'XX';
  return /^\p{Lu}/u.test(raw) ? 'Xx' : 'x';
}

/** «lunes» of «el lunes». */
export const withoutArticle = (name: string): string => name.replace(/^(?:el|la) /, '');
