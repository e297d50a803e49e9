import type { Token } from '#language/tokens.ts';
import { vocabularyOf } from '#vocabulary/concepts.ts';
import { accountWords, fitnessWords, routineWords } from '#vocabulary/plain-requests.ts';

/** Tables of single words. */
const requests = [accountWords, routineWords, fitnessWords].map((table) => vocabularyOf([table]));

/**
 * Whether every clause of a text is only about an account, a device or a payment («cerrar sesión en todos los
 * dispositivos»), or a request for a routine. Farewells use the same words, so that the examples suspect one; any other
 * word leaves the doubt.
 */
export function isPlainRequest(all: readonly Token[]): boolean {
  const isWord = ({ raw }: Token) => raw.toLowerCase() !== raw.toUpperCase();
  return requests.some(({ ofWord }) => {
    if (all.some((token) => ofWord(token.word).length === 0 && isWord(token))) return false;
    const tokens = all.filter(isWord);
    const spoken = new Set(tokens.filter(({ word }) => ofWord(word).includes('subject')).map(({ clause }) => clause));
    return spoken.size > 0 && tokens.every(({ clause }) => spoken.has(clause));
  });
}
