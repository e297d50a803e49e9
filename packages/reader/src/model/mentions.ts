import { type MentionField, mentionFields, mentionLabels } from '#model/families.ts';
import type { ReadSpan } from '#model/model.ts';

/**
 * Combines the tagger's findings word by word with those of the whole message, which together are better than either.
 * `words`: weight of the tagger; `least`: values below this combined certainty are dropped. Measured on authors left out
 * of the training.
 */
const weighed: Record<MentionField, { words: number; least: number }> = {
  lvl: { words: 0.4, least: 0.28 },
  no: { words: 0.4, least: 0.24 },
  place: { words: 0.5, least: 0.29 },
};

/** A combined finding is at least this certain. */
const leastCertainty = 0.3;

function fieldOf(head: string): MentionField | null {
  return mentionFields.find((field) => field === head) ?? null;
}

/** Whether a span is combined with the finding of the whole message. */
export function isWeighed(head: string): boolean {
  return fieldOf(head) !== null;
}

/** Shares of the values of each field, by the message as a whole. */
export type Mentions = (field: MentionField, value: string) => number;

/**
 * The spans that both findings support, and the message's findings beyond them; the words of those are the whole text,
 * `length` characters.
 */
export function withMentions(spans: readonly ReadSpan[], shares: Mentions, length: number): ReadSpan[] {
  const together = (field: MentionField, value: string, tagged: number): number | null => {
    const { words, least } = weighed[field];
    const joint = words * tagged + (1 - words) * shares(field, value);
    return joint < least ? null : leastCertainty + ((1 - leastCertainty) * (joint - least)) / (1 - least);
  };
  const left = spans.flatMap((span): ReadSpan[] => {
    const field = fieldOf(span.head);
    if (field === null) return [span];
    const certainty = together(field, span.value, span.certainty);
    return certainty === null ? [] : [{ ...span, certainty }];
  });
  const beyond = mentionFields.flatMap((field) =>
    mentionLabels[field].slice(1).flatMap((value): ReadSpan[] => {
      if (left.some((span) => span.head === field && span.value === value)) return [];
      const certainty = together(field, value, 0);
      return certainty === null ? [] : [{ head: field, value, from: 0, to: length, certainty }];
    }),
  );
  return [...left, ...beyond];
}
