import { expect, it } from 'vitest';
import { answerDueAt } from '#support/rules.ts';

it.each([
  ['a Monday', '2026-11-30T09:00:00Z', true, '2026-12-01T09:00:00Z'],
  ['a Monday without a plan', '2026-11-30T09:00:00Z', false, '2026-12-03T09:00:00Z'],
  ['a Friday', '2026-11-27T09:00:00Z', true, '2026-11-30T09:00:00Z'],
  ['a Thursday without a plan', '2026-11-26T09:00:00Z', false, '2026-12-01T09:00:00Z'],
  ['a Saturday', '2026-11-28T09:00:00Z', true, '2026-12-01T09:00:00Z'],
  ['a Sunday that begins in Madrid', '2026-11-28T23:30:00Z', false, '2026-12-02T23:30:00Z'],
])('a message of %s is owed an answer in working days', (_, at, hasPriority, due) => {
  expect(answerDueAt(new Date(at), hasPriority)).toEqual(new Date(due));
});
