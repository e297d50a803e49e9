import { wordLimit } from '#chat/phrase.ts';
import { normalise } from '#language/normalise.ts';
import { endOfSentences, piecesOf } from '#language/pieces.ts';
import { isRefusedInAnswers, numbersWritten, wordsOfDraft } from '#language/shown.ts';
import { understand } from '#understand/understand.ts';

const charactersMost = 1200;

export type Known = {
  draft: string;
  message: string;
  exercises: readonly string[];
};

/**
 * docs/training.md#never-recommend, figures and exercises beyond draft and message, and any own statement on health.
 */
export function mayShow(text: string, { draft, message, exercises }: Known): boolean {
  if (text.length > charactersMost || piecesOf(text).length > wordLimit * 1.5) return false;
  if (isRefusedInAnswers(text)) return false;
  if (understand(text, { channel: 'chat' }).health.redFlag !== null) return false;
  const given = normalise(`${draft} ${message}`);
  const givenWords = new Set(wordsOfDraft(given));
  if (wordsOfDraft(text).some((word) => !givenWords.has(word))) return false;
  const plain = normalise(text);
  if (exercises.map(normalise).some((name) => plain.includes(name) && !given.includes(name))) return false;
  const allowed = numbersWritten(given);
  return [...numbersWritten(text)].every((number) => allowed.has(number));
}

/** Splits a partial answer into whole sentences and an unfinished rest. */
export function finishedSentences(text: string): { finished: string; rest: string } {
  const end = endOfSentences(text);
  return { finished: text.slice(0, end), rest: text.slice(end) };
}
