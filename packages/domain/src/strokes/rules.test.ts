import { each } from '@bandeja/domain/testing/each';
import { expect, it } from 'vitest';
import { difficulties } from '#exercises/vocabulary.ts';
import { ratingIsDue, ratingsOn, type StrokeRating, weakestStroke } from '#strokes/rules.ts';
import { drillsOfStroke, ratedStrokes, strokeFamilies } from '#strokes/vocabulary.ts';

const rated = (stroke: StrokeRating['stroke'], level: number, ratedOn = '2026-05-01'): StrokeRating => ({
  stroke,
  level,
  ratedOn,
});

it('knows the latest rating of each stroke on a day', () => {
  const ratings = [rated('bandeja', 2), rated('bandeja', 4, '2026-06-01'), rated('saque', 5, '2026-06-02')];
  expect(ratingsOn(ratings, '2026-06-01')).toEqual([rated('bandeja', 4, '2026-06-01')]);
  expect(ratingsOn(ratings, '2026-05-20').map(({ level }) => level)).toEqual([2]);
  expect(ratingsOn(ratings, '2026-06-02').map(({ stroke }) => stroke)).toEqual(['saque', 'bandeja']);
});

it('asks once a month, and waits a month after «Ahora no»', () => {
  expect(ratingIsDue(null, null, '2026-05-01')).toBe(true);
  expect(ratingIsDue('2026-05-01', null, '2026-05-30')).toBe(false);
  expect(ratingIsDue('2026-05-01', null, '2026-05-31')).toBe(true);
  expect(ratingIsDue('2026-05-01', '2026-05-31', '2026-06-15')).toBe(false);
  expect(ratingIsDue(null, '2026-05-31', '2026-06-30')).toBe(true);
});

it('finds the stroke that costs most at a level, of three months, none above 3 of 5', () => {
  const ratings = [rated('volea', 2), rated('saque', 2), rated('bandeja', 1, '2026-01-01'), rated('globo', 3)];
  expect(weakestStroke(ratings, '2026-05-10', 'Principiante')?.stroke).toBe('saque');
  expect(weakestStroke(ratings, '2026-05-10', 'Intermedio')?.stroke).toBe('volea');
  expect(weakestStroke([rated('volea', 4)], '2026-05-10', 'Intermedio')).toBeNull();
  expect(weakestStroke(ratings, '2026-09-10', 'Intermedio')).toBeNull();
});

it('trains the bandeja, the volley, the lob and the wall before the x3, however weak that is', () => {
  each(['bandeja', 'volea', 'globo', 'salida de pared'] as const, 4, (stroke) => {
    each(difficulties, 3, (level) => {
      const ratings = [rated('remate x3', 1), rated(stroke, 2)];
      expect([level, weakestStroke(ratings, '2026-05-10', level)?.stroke]).toEqual([level, stroke]);
    });
  });
});

it('trains every stroke, and each belongs to one side of the radar', () => {
  each(ratedStrokes, 24, (stroke) => expect([stroke, drillsOfStroke[stroke].length > 0]).toEqual([stroke, true]));
  expect(Object.values(strokeFamilies).flat().toSorted()).toEqual([...ratedStrokes].toSorted());
});
