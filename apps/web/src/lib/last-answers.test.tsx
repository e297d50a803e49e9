import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersOwnerKey, removeStored, tokenKey, writeStored } from '#lib/device-storage.ts';
import { forgetAnswers, forgetShown, lastAnswer, oldestShown, storeAnswer } from '#lib/last-answers.ts';

const week = 'GET /training-schedule/week';

beforeEach(async () => {
  writeStored(tokenKey, 'abc');
  await forgetAnswers();
  forgetShown();
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('an answer comes back with its age', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  await storeAnswer('lucia', week, 'k', { monday: 1 });
  vi.setSystemTime(1_000_000 + 7_200_000);
  expect(await lastAnswer('k')).toEqual({ monday: 1 });
  expect(oldestShown()).toBe(1_000_000);
});

test('only the calls that the court needs are stored', async () => {
  await storeAnswer('lucia', 'GET /chatbot/conversations', 'k', ['me duele el codo']);
  expect(await lastAnswer('k')).toBeUndefined();
});

test('a player never reads what another one left', async () => {
  await storeAnswer('lucia', week, 'k', 1);
  await storeAnswer('marta', week, 'other', 2);
  expect(await lastAnswer('k')).toBeUndefined();
  expect(await lastAnswer('other')).toBe(2);
});

test('without a token or an owner nothing is shown', async () => {
  await storeAnswer('lucia', week, 'k', 1);
  removeStored(answersOwnerKey);
  expect(await lastAnswer('k')).toBeUndefined();
  writeStored(answersOwnerKey, 'lucia');
  expect(await lastAnswer('k')).toBe(1);
  removeStored(tokenKey);
  expect(await lastAnswer('k')).toBeUndefined();
});

test('after a month it is too old to be shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  await storeAnswer('lucia', week, 'k', 1);
  vi.setSystemTime(1_000_000 + 31 * 86_400_000);
  expect(await lastAnswer('k')).toBeUndefined();
});
