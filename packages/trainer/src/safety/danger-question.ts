import { maybeMisread } from '@bandeja/domain/profile/messages';
import type { DangerAnswer } from '@bandeja/domain/profile/vocabulary';
import { safetyTexts } from '#reader/messages.ts';
import { forReader } from '#safety/red-flag.ts';
import type { DangerFinding } from '#understand/frame.ts';

/** Suspicions whose signs the question names, or its «Otra cosa» does. */
const asked: readonly DangerFinding['kind'][] = ['urg', 'rest', 'prof'];

/**
 * What a suspicion of danger puts before any exercise: `question` asks calmly, `crisis` answers with its text at once;
 * null where there is none, or where the danger is certain and has its own text.
 */
export function suspicionOf(danger: DangerFinding | null): 'question' | 'crisis' | null {
  if (danger === null || danger.decision === 'act') return null;
  if (danger.kind === 'crisis') return 'crisis';
  return asked.includes(danger.kind) ? 'question' : null;
}

/** The safety text that an answer leads to; null for «No, nada de eso». `age` in years. */
export function textAfter(answer: DangerAnswer, age: number | null): string | null {
  if (answer === 'none') return null;
  return forReader(answer === 'other' ? safetyTexts.prof : safetyTexts.urg, age);
}

/** The text of a crisis that is only suspected. */
export function suspectedCrisisText(age: number | null): string {
  return `${forReader(safetyTexts.crisis, age)} ${maybeMisread}`;
}
