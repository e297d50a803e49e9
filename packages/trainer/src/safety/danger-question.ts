import { maybeMisread } from '@bandeja/domain/profile/messages';
import type { DangerAnswer } from '@bandeja/domain/profile/vocabulary';
import { forReader, safetyTexts } from '#reader/messages.ts';

/** The safety text that an answer leads to; null for «No, nada de eso». `age` in years. */
export function textAfter(answer: DangerAnswer, age: number | null): string | null {
  if (answer === 'none') return null;
  return forReader(answer === 'other' ? safetyTexts.prof : safetyTexts.urg, age);
}

/** The text of a crisis that is only suspected. */
export function suspectedCrisisText(age: number | null): string {
  return `${forReader(safetyTexts.crisis, age)} ${maybeMisread}`;
}
