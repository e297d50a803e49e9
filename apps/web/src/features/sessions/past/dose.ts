import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { secondsText } from '#lib/dose.ts';

type Exercise = SessionSummary['exercises'][number];

/** What was to be done, as lists show it: «4 × 8», «3 × 30 s», «4 × 20 m», «5 min», «3 × 10/lado». */
export function shortDose({ sets, reps, duration, metres, perSide }: Exercise): string {
  const amount = duration === null ? (metres === null ? `${reps}` : `${metres} m`) : secondsText(duration);
  const isSingle = sets === 1 && (duration !== null || metres !== null);
  return `${isSingle ? '' : `${sets} × `}${amount}${perSide ? '/lado' : ''}`;
}
