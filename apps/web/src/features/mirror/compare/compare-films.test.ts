import type { FilmedStroke, RoundedMeasures } from '@bandeja/domain/mirror/schemas';
import { expect, it } from 'vitest';
import { earlierOf, filmedStrokeOf } from '#features/mirror/compare/compare-films.ts';
import type { StoredFilm } from '#features/mirror/film-store.ts';

const measuresAt = (contactPercent: number): RoundedMeasures => ({
  contactPercent,
  ...{ elbowDegrees: 165, aheadPercent: null, otherArmUp: true, stancePercent: 25, kneeDegrees: 150 },
});

const film = (id: string, day: string, contactPercent = 110): StoredFilm => ({
  ...{ id, owner: 'o', filmedAt: `${day}T12:00:00Z`, clip: new Blob(), shape: { width: 3, height: 4 }, note: '' },
  stroke: { kind: 'bandeja', side: 'R', height: 100, frames: [], keys: { preparation: 0, top: 1, final: 2 } },
  contact: 1,
  measures: measuresAt(contactPercent),
});

const stored = (id: string, date: string, some: Partial<FilmedStroke> = {}): FilmedStroke => ({
  ...{ _id: id, date, kind: 'bandeja', hand: 'R', measures: measuresAt(100) },
  ...some,
});

it('a film is compared with the latest one before it, on this device or only in the account', () => {
  const now = film('b', '2026-11-18');
  const here = film('a', '2026-11-10');
  expect(earlierOf([now], [], now)).toBeUndefined();
  expect(earlierOf([now, here], [], now)).toMatchObject({ date: '2026-11-10', film: here });
  const elsewhere = stored('z', '2026-11-15');
  expect(earlierOf([now, here], [elsewhere], now)).toEqual({ date: '2026-11-15', measures: measuresAt(100) });
  // the same film, as it is stored here: with the film
  expect(earlierOf([now, here], [stored('a', '2026-11-10')], now)?.film).toBe(here);
});

it('not with itself, a later one, another stroke or another hand', () => {
  const now = film('b', '2026-11-18');
  const others = [
    filmedStrokeOf(now),
    stored('c', '2026-11-18'),
    stored('d', '2026-11-17', { kind: 'globo' }),
    stored('e', '2026-11-16', { hand: 'L' }),
  ];
  expect(earlierOf([now], others, now)).toBeUndefined();
  expect(earlierOf([now], [...others, stored('a', '2026-11-18')], now)?.date).toBe('2026-11-18');
});
