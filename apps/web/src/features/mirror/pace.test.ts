import { expect, it } from 'vitest';
import { paceOf } from '#features/mirror/pace.ts';

const five = (milliseconds: number) => [900, ...Array<number>(4).fill(milliseconds)];

it('a weak device reads with the small net, then every third frame, then leaves it to the player', () => {
  expect(paceOf(five(90), 'full')).toBe('all');
  expect(paceOf(five(200), 'full')).toBe('smaller');
  expect(paceOf(five(200), 'lite')).toBe('all');
  expect(paceOf(five(500), 'lite')).toBe('third');
  expect(paceOf(five(2000), 'lite')).toBe('byHand');
});
