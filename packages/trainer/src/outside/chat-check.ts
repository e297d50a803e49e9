import { wordLimit } from '#chat/phrase.ts';
import { normalise } from '#language/normalise.ts';
import { endOfSentences, piecesOf } from '#language/pieces.ts';
import { isRefusedInAnswers, numbersWritten, wordsOfDraft } from '#language/shown.ts';
import { understand } from '#understand/understand.ts';

/** An outside model's answer is refused from here on; our own are shorter still. */
const charactersMost = 1200;

export type Known = {
  draft: string;
  message: string;
  /** Names of the catalogue's exercises: one missing in the draft may be one to avoid. */
  exercises: readonly string[];
};

/**
 * Whether a piece of an outside model's answer (whole sentences) may be shown: nothing that is never recommended
 * (docs/training.md#never-recommend), no number, day or exercise beyond our draft and the player's message, no own
 * statement on health.
 */
export function mayShow(text: string, { draft, message, exercises }: Known): boolean {
  if (text.length > charactersMost || piecesOf(text).length > wordLimit * 1.5) return false;
  if (isRefusedInAnswers(text)) return false;
  if (understand(text, { channel: 'chat' }).health.redFlag !== null) return false;
  const given = normalise(`${draft} ${message}`);
  const said = new Set(wordsOfDraft(given));
  if (wordsOfDraft(text).some((word) => !said.has(word))) return false;
  const plain = normalise(text);
  if (exercises.map(normalise).some((name) => plain.includes(name) && !given.includes(name))) return false;
  const allowed = numbersWritten(given);
  return [...numbersWritten(text)].every((number) => allowed.has(number));
}

/** Splits a partial answer into whole sentences and an unfinished rest. */
export function wholeSentences(text: string): { whole: string; rest: string } {
  const end = endOfSentences(text);
  return { whole: text.slice(0, end), rest: text.slice(end) };
}
