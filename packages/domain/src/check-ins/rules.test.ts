import { expect, it } from 'vitest';
import { chosenQuestions, closedWeek, isNudgeTime, openWeek } from '#check-ins/rules.ts';
import { checkInQuestions, usualQuestions } from '#check-ins/vocabulary.ts';

it('asks about a week from its Sunday to the Wednesday after, then it is missed until the next one', () => {
  const [sunday, wednesday, thursday, saturday] = ['2026-11-29', '2026-12-02', '2026-12-03', '2026-12-05'];
  expect([sunday, wednesday].map(openWeek)).toEqual(['2026-11-23', '2026-11-23']);
  expect([thursday, saturday].map(openWeek)).toEqual([null, null]);
  expect([sunday, wednesday].map(closedWeek)).toEqual([null, null]);
  expect([thursday, saturday].map(closedWeek)).toEqual(['2026-11-23', '2026-11-23']);
});

it('reminds once, on Tuesday evening', () => {
  expect(isNudgeTime('2026-12-01', 18)).toBe(true);
  expect([isNudgeTime('2026-12-01', 17), isNudgeTime('2026-12-02', 18)]).toEqual([false, false]);
});

it('asks four to eight questions, in one order', () => {
  expect(chosenQuestions(['free', 'sleep', 'hurts', 'energy', 'sleep'])).toEqual(['sleep', 'energy', 'hurts', 'free']);
  expect(chosenQuestions(usualQuestions)).toEqual(usualQuestions);
  expect([chosenQuestions(['free', 'sleep', 'sleep', 'hurts']), chosenQuestions(checkInQuestions)]).toEqual([
    null,
    null,
  ]);
});
