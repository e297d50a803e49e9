import type { Routine } from '@bandeja/domain/routines/contract';
import { detailTexts as texts } from '#features/routines/detail/texts.ts';

export type Entry = Routine['exercises'][number];
type Dose = Pick<Entry, 'sets' | 'reps' | 'duration' | 'metres' | 'perSide'> & {
  exercise: Pick<Entry['exercise'], 'loadType'>;
};

/** From here on whole minutes are said as such; less is read faster in seconds. */
const minutesFromSeconds = 120;

/** «4 × 8», «3 × 30 s», «4 × 20 m», «5 min», «3 × 10/lado»: as the live session will say it. */
export function doseText(entry: Dose): string {
  const { text, isCounted } = amountOf(entry);
  const amount = entry.perSide ? `${text}/lado` : text;
  return entry.sets === 1 && !isCounted ? amount : `${entry.sets} × ${amount}`;
}

/** «3 series», «12 reps por lado», «60 s de descanso», each a fact of its own; no rest, no fact. */
export function doseFacts(entry: Dose & Pick<Entry, 'rest'>): string[] {
  const { text, isCounted } = amountOf(entry);
  const amount = isCounted ? `${text} ${entry.reps === 1 ? 'rep' : 'reps'}` : text;
  return [
    entry.sets === 1 ? '1 serie' : `${entry.sets} series`,
    entry.perSide ? `${amount} ${texts.perSide}` : amount,
    ...(entry.rest > 0 ? [texts.rest(entry.rest)] : []),
  ];
}

/** What one set is measured by; a timed exercise without a time counts repetitions. */
function amountOf({ reps, duration, metres, exercise }: Dose): { text: string; isCounted: boolean } {
  if (exercise.loadType === 'time' && duration !== null) return { text: secondsText(duration), isCounted: false };
  if (exercise.loadType === 'distance' && metres !== null) return { text: `${metres} m`, isCounted: false };
  return { text: `${reps}`, isCounted: true };
}

function secondsText(seconds: number): string {
  const isMinutes = seconds >= minutesFromSeconds && seconds % 60 === 0;
  return isMinutes ? `${seconds / 60} min` : `${seconds} s`;
}
