import { expect, test } from 'vitest';
import { reviewPicture } from '#features/progress/review-card.tsx';

const day = (date: string, minutes: number) => ({ date, sessions: 1, minutes, load: 9999 });
const days = [day('2026-01-05', 600), day('2026-11-02', 46), day('2026-11-20', 60)];

test('a month counts from its first day, whatever the period', () => {
  const spec = reviewPicture({ days, from: '2026-09-07', to: '2026-11-23' }, false);
  expect(spec.title).toBe('Mi noviembre de entreno');
  expect(spec.date).toBe('1–23 de noviembre');
  expect(spec.cells.map(({ value, unit }) => `${value} ${unit ?? ''}`.trim())).toEqual(['106 min', '2', '2']);
});

test('before the first session of a month it is the whole month before', () => {
  const spec = reviewPicture({ days, from: '2026-09-14', to: '2026-12-01' }, false);
  expect([spec.title, spec.date]).toEqual(['Mi noviembre de entreno', '1–30 de noviembre']);
  expect(spec.cells.map(({ value }) => value)).toEqual(['106', '2', '2']);
});

test('a year counts all of it, in hours', () => {
  const spec = reviewPicture({ days, from: '2025-12-01', to: '2026-11-23' }, true);
  expect([spec.title, spec.date]).toEqual(['Mi año de entreno', '1 dic 2025 – 23 nov 2026']);
  expect(spec.cells.map(({ value, unit }) => `${value} ${unit ?? ''}`.trim())).toEqual(['12 h', '3', '3']);
});

test('where the plan looks back less far than the month, the weeks that are shown', () => {
  const spec = reviewPicture({ days, from: '2026-11-02', to: '2026-11-23' }, false);
  expect(spec.title).toBe('Mis últimas 4 semanas');
  expect(spec.cells[1]?.value).toBe('2');
});

test('it contains no load', () => {
  expect(JSON.stringify(reviewPicture({ days, from: '2025-12-01', to: '2026-11-23' }, true))).not.toContain('9999');
});
