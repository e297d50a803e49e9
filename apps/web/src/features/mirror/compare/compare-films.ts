import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { FilmedStroke, RoundedMeasures } from '@bandeja/domain/mirror/schemas';
import { isClearChange, type measureErrors } from '@bandeja/pose/stroke';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { timeZone } from '#lib/time-zone.ts';

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

const dayOf = ({ filmedAt }: StoredFilm): string => localDateIn(timeZone, new Date(filmedAt));

/** What the account may know of a film. */
export const filmedStrokeOf = (film: StoredFilm): FilmedStroke => ({
  _id: film.id,
  date: dayOf(film),
  kind: film.stroke.kind,
  hand: film.stroke.side,
  measures: film.measures,
});

const measureNames = [...numberMeasures, 'aheadPercent', 'otherArmUp', 'sideOn'] as const;

export const isSameMeasures = (a: RoundedMeasures, b: RoundedMeasures): boolean =>
  measureNames.every((name) => a[name] === b[name]);

/** What a film is compared with. Without `film` its measures alone are known, from the account. */
export type Earlier = { date: string; measures: RoundedMeasures; film?: StoredFilm };

/** @param strokes of the account, newest first */
export function earlierOf(
  films: readonly StoredFilm[],
  strokes: readonly FilmedStroke[],
  film: StoredFilm,
): Earlier | undefined {
  const { _id, date, kind, hand } = filmedStrokeOf(film);
  const here = filmBefore(films, film);
  const stored = strokes.find(
    (stroke) =>
      stroke.kind === kind &&
      stroke.hand === hand &&
      stroke._id !== _id &&
      (stroke.date < date || (stroke.date === date && stroke._id < _id)),
  );
  if (here && (!stored || stored.date <= dayOf(here))) {
    return { date: dayOf(here), measures: here.measures, film: here };
  }
  return stored && { date: stored.date, measures: stored.measures };
}

/** Beyond twice the error; a difference within it is none. */
export function clearChanges(before: RoundedMeasures, now: RoundedMeasures): NumberMeasure[] {
  return numberMeasures.filter((measure) => isClearChange(before[measure], now[measure], unitOf(measure)));
}
