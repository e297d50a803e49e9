import { isClearChange, type measureErrors, type RoundedMeasures } from '@bandeja/pose/stroke';
import type { StoredFilm } from '#features/mirror/film-store.ts';

export const numberMeasures = ['contactPercent', 'elbowDegrees', 'kneeDegrees', 'stancePercent'] as const;
export type NumberMeasure = (typeof numberMeasures)[number];

export const unitOf = (measure: NumberMeasure): keyof typeof measureErrors =>
  measure.endsWith('Degrees') ? 'degrees' : 'percent';

export const withUnit = (measure: NumberMeasure, value: number): string =>
  unitOf(measure) === 'degrees' ? `${value}°` : `${value} %`;

/** The player's film before this one, of the same stroke with the same hand. */
export function filmBefore(films: readonly StoredFilm[], film: StoredFilm): StoredFilm | undefined {
  return films
    .filter(({ stroke }) => stroke.kind === film.stroke.kind && stroke.side === film.stroke.side)
    .filter(({ filmedAt }) => filmedAt < film.filmedAt)
    .sort((a, b) => b.filmedAt.localeCompare(a.filmedAt))[0];
}

/** Beyond twice the error; a difference within it is none. */
export function clearChanges(before: RoundedMeasures, now: RoundedMeasures): NumberMeasure[] {
  return numberMeasures.filter((measure) => isClearChange(before[measure], now[measure], unitOf(measure)));
}
