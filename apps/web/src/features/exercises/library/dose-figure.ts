import type { Dose, LoadType } from '@bandeja/domain/exercises/vocabulary';

/** The dose as a key figure: «4 × 10», «3 × 30 s», «20 min». */
export function doseFigure({ sets, reps, seconds, metres }: Dose, loadType: LoadType): string {
  const amount = amountOf(
    loadType === 'time' ? seconds : undefined,
    loadType === 'distance' ? metres : undefined,
    reps,
  );
  return sets === 1 ? amount : `${sets} × ${amount}`;
}

function amountOf(seconds: number | undefined, metres: number | undefined, reps: number): string {
  if (metres !== undefined) return `${metres} m`;
  if (seconds === undefined) return `${reps}`;
  return seconds >= 60 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
