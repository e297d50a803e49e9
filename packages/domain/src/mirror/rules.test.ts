import { expect, it } from 'vitest';
import { doneChecks, isCheckValue, isClearCheckChange, measuredOf, roundedCheck, weakCalf } from '#mirror/rules.ts';
import type { Check } from '#mirror/schemas.ts';

const today = '2026-11-18';
const heel = (side: 'L' | 'R', value: number, date = today): Check => ({ date, kind: 'heelRaise', side, value });

it('measures are stored in steps, and no others', () => {
  expect(roundedCheck('shoulderFlexion', 167.4)).toBe(165);
  expect(roundedCheck('singleLegStance', 80)).toBe(45);
  expect([isCheckValue('shoulderFlexion', 165), isCheckValue('shoulderFlexion', 166)]).toEqual([true, false]);
  expect([isCheckValue('heelRaise', -1), isCheckValue('heelRaise', 61)]).toEqual([false, false]);
});

it('a check counts for four weeks, then it is the one before; both sides belong to it', () => {
  const checks = [heel('R', 24), heel('R', 23, '2026-10-18'), heel('L', 21, '2026-10-18')];
  const right = measuredOf(checks, { kind: 'heelRaise', side: 'R', today });
  expect([right.now?.value, right.before?.value]).toEqual([24, 23]);
  const left = measuredOf(checks, { kind: 'heelRaise', side: 'L', today });
  expect([left.now, left.before?.value]).toEqual([null, 21]);
  expect(doneChecks(checks, today)).toEqual([]);
  expect(doneChecks([heel('L', 19), ...checks], today)).toEqual(['heelRaise']);
});

it('a change is one beyond twice the error', () => {
  expect([isClearCheckChange('shoulderFlexion', 165, 175), isClearCheckChange('shoulderFlexion', 165, 180)]).toEqual([
    false,
    true,
  ]);
});

it('a calf is weak from a fifth less on, where there was enough to compare, and for six weeks', () => {
  expect(weakCalf([heel('R', 24), heel('L', 19)], today)).toEqual({ side: 'L', percent: 21 });
  expect(weakCalf([heel('R', 20), heel('L', 25)], today)).toEqual({ side: 'R', percent: 20 });
  expect(weakCalf([heel('R', 24), heel('L', 20)], today)).toBeNull();
  expect(weakCalf([heel('R', 4), heel('L', 1)], today)).toBeNull();
  expect(weakCalf([heel('R', 24)], today)).toBeNull();
  expect(weakCalf([heel('R', 24, '2026-10-01'), heel('L', 10, '2026-10-01')], today)).toBeNull();
});
