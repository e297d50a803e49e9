import { expect, test } from 'vitest';
import type { Outcome } from './evaluate.ts';
import { isPassed, reportLines } from './report.ts';

const right: Outcome = { id: 'X1', text: 'Algo de core', failures: [], isSafety: false, isUnsafe: false };
const wrong: Outcome = { ...right, id: 'X2', failures: [{ key: 'dur', expected: '30', got: '41.0' }] };
const unsafe: Outcome = {
  ...right,
  id: 'X3',
  failures: [{ key: 'inj', expected: 'no exercise marked ! for codo', got: 'T06' }],
  isSafety: true,
  isUnsafe: true,
};
const setOf = (least: number, ...outcomes: Outcome[]) => ({ name: 'own', least, outcomes });

test('a set passes from its share on, and never with an unsafe or an empty one', () => {
  expect(isPassed([setOf(0.5, right, wrong)])).toBe(true);
  expect(isPassed([setOf(1, right, wrong)])).toBe(false);
  expect(isPassed([setOf(0, right, unsafe)])).toBe(false);
  expect(isPassed([setOf(0)])).toBe(false);
});

test('the report lists each failure with its text, the expected and the actual result, and the scores', () => {
  const lines = reportLines([setOf(0.9, right, wrong, unsafe)]);
  expect(lines).toContain('✗ own X2: Algo de core');
  expect(lines).toContain('    dur: expected 30; got 41.0');
  expect(lines).toContain('✗ own X3 [SAFETY]: Algo de core');
  expect(lines.at(-2)).toMatch(/^✗ own +1\/3 {2}33\.3 % \(at least 90 %\)$/);
  expect(lines.at(-1)).toMatch(/^✗ safety +0\/1 /);
});
