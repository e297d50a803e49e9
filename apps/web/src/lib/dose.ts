import type { LoadType } from '@bandeja/domain/exercises/vocabulary';

/** What is prescribed for one exercise; `duration` of a set and `rest` between sets in seconds. */
export type Dose = {
  sets: number;
  reps: number;
  duration: number | null;
  metres: number | null;
  perSide: boolean;
  loadType: LoadType;
  rest: number;
};
/** The figure an exercise is measured by. */
export type Measure = 'reps' | 'seconds' | 'metres';

const numberFormat = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });

/** From here on whole minutes are said as such; less is read faster in seconds. */
const minutesFromSeconds = 120;
/** From here on nobody counts in seconds any more. */
const mixedFromSeconds = 300;

/** How long a set lasts, the same on every screen; number and unit apart. */
export function timeOf(seconds: number): { value: number; unit: 's' | 'min' } {
  const isMinutes = seconds >= minutesFromSeconds && seconds % 60 === 0;
  return isMinutes ? { value: seconds / 60, unit: 'min' } : { value: seconds, unit: 's' };
}

/** «30 s», «150 s», «5 min», «10 min 30 s» */
export function secondsText(seconds: number): string {
  if (seconds >= mixedFromSeconds && seconds % 60 !== 0) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const { value, unit } = timeOf(seconds);
  return `${value} ${unit}`;
}

/** Which figure a set of this exercise is logged with; a timed exercise without a time counts repetitions. */
export function measureOf(dose: Pick<Dose, 'loadType' | 'duration' | 'metres'>): Measure {
  if (dose.loadType === 'time' && dose.duration !== null) return 'seconds';
  if (dose.loadType === 'distance' && dose.metres !== null) return 'metres';
  return 'reps';
}

/** «4 × 8», «3 × 30 s», «4 × 20 m», «5 min», «3 × 10/lado». */
export function doseText(dose: Omit<Dose, 'rest'>): string {
  const amount = amountOf(dose);
  const single = dose.sets === 1 && measureOf(dose) !== 'reps';
  return `${single ? '' : `${dose.sets} × `}${amount}${dose.perSide ? '/lado' : ''}`;
}

/** The figure of a line that does not name its exercise's: a time, a distance, or repetitions. */
export function loadTypeOf({ duration, metres }: Pick<Dose, 'duration' | 'metres'>): LoadType {
  if (duration !== null) return 'time';
  return metres === null ? 'reps' : 'distance';
}

function amountOf(dose: Omit<Dose, 'rest'>): string {
  switch (measureOf(dose)) {
    case 'seconds':
      return secondsText(dose.duration ?? 0);
    case 'metres':
      return `${dose.metres ?? 0} m`;
    case 'reps':
      return `${dose.reps}`;
  }
}

/** «4 series», «8 reps», «60 s de descanso», as separate facts; without a rest the last is left out. */
export function doseFacts(dose: Dose): string[] {
  const amount = measureOf(dose) === 'reps' ? count(dose.reps, 'rep', 'reps') : amountOf(dose);
  const facts = [count(dose.sets, 'serie', 'series'), dose.perSide ? `${amount} por lado` : amount];
  return dose.rest > 0 ? [...facts, `${dose.rest} s de descanso`] : facts;
}

/** «1 rep», «8 reps» */
export function count(amount: number, one: string, many: string): string {
  return `${numberFormat.format(amount)} ${amount === 1 ? one : many}`;
}
