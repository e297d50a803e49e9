import { expect, it } from 'vitest';
import { trainedDates } from '#features/stats/trained-dates.ts';

it('counts the days back from today', () => {
  expect([...trainedDates([true, false, true], '2025-11-20')]).toEqual(['2025-11-18', '2025-11-20']);
  expect(trainedDates([], '2025-11-20').size).toBe(0);
});
