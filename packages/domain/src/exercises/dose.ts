import type { Dose } from '#exercises/schemas.ts';
import type { LoadType } from '#exercises/vocabulary.ts';

/** The dose of one exercise; `duration` of a set and `rest` between sets in seconds. */
export type PrescribedDose = {
  sets: number;
  reps: number;
  duration?: number | null | undefined;
  metres?: number | null | undefined;
  perSide: boolean;
  /** The figure the exercise is measured by; without it a time, else a distance, else repetitions. */
  loadType?: LoadType;
  rest: number;
};
export type Measure = 'reps' | 'seconds' | 'metres';
type Figures = Pick<PrescribedDose, 'duration' | 'metres' | 'loadType'>;
type Work = Omit<PrescribedDose, 'rest'>;

const numberFormat = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });

/** From here on whole minutes are written as minutes: shorter times are easier to read in seconds. */
const minutesFromSeconds = 120;
const mixedFromSeconds = 300;

export const prescribed = ({ seconds, ...dose }: Dose, loadType?: LoadType): PrescribedDose => ({
  ...dose,
  duration: seconds,
  ...(loadType && { loadType }),
});

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

export function loadTypeOf({ duration, metres }: Pick<PrescribedDose, 'duration' | 'metres'>): LoadType {
  if (duration) return 'time';
  return metres ? 'distance' : 'reps';
}

export function measureOf({ loadType, ...figures }: Figures): Measure {
  const { duration, metres } = figures;
  const type = loadType ?? loadTypeOf(figures);
  if (type === 'time' && duration) return 'seconds';
  if (type === 'distance' && metres) return 'metres';
  return 'reps';
}

/** The amount of one set: «8», «30 s», «20 m». */
export function amountText(dose: Figures & Pick<PrescribedDose, 'reps'>): string {
  switch (measureOf(dose)) {
    case 'seconds':
      return secondsText(dose.duration ?? 0);
    case 'metres':
      return `${dose.metres ?? 0} m`;
    case 'reps':
      return `${dose.reps}`;
  }
}

/** «4 × 8», «3 × 30 s», «4 × 20 m», «5 min», «3 × 10/lado»; on paper the side is written out: « por lado». */
export function doseText(dose: Work, side = '/lado'): string {
  const isSingle = dose.sets === 1 && measureOf(dose) !== 'reps';
  return `${isSingle ? '' : `${dose.sets} × `}${amountText(dose)}${dose.perSide ? side : ''}`;
}

export function doseFacts(dose: PrescribedDose): string[] {
  const amount = measureOf(dose) === 'reps' ? count(dose.reps, 'rep', 'reps') : amountText(dose);
  const facts = [count(dose.sets, 'serie', 'series'), dose.perSide ? `${amount} por lado` : amount];
  return dose.rest > 0 ? [...facts, `${secondsText(dose.rest)} de descanso`] : facts;
}

export function doseInWords(dose: PrescribedDose): string {
  const amount = measureOf(dose) === 'reps' ? count(dose.reps, 'repetición', 'repeticiones') : amountText(dose);
  const rest = restText(dose);
  const sets = count(dose.sets, 'serie', 'series');
  return `${sets} de ${amount}${dose.perSide ? ' por lado' : ''}${rest && `, con ${rest} de descanso`}`;
}

export function restText({ sets, rest }: Pick<PrescribedDose, 'sets' | 'rest'>): string {
  return sets > 1 && rest > 0 ? secondsText(rest) : '';
}

export function count(amount: number, one: string, many: string): string {
  return `${numberFormat.format(amount)} ${amount === 1 ? one : many}`;
}
