import { describe, expect, it } from 'vitest';
import { atLeast, each } from './each.ts';

describe('atLeast', () => {
  it('answers a list that is long enough, and refuses a shorter one', () => {
    expect(atLeast(2, new Set(['a', 'b']))).toEqual(['a', 'b']);
    expect(() => atLeast(1, [])).toThrow('Expected at least 1 items, found 0');
    expect(() => atLeast(0, ['a'])).toThrow('At least 1 item must be expected, not 0');
  });
});

describe('each', () => {
  it('refuses a list that is shorter than expected, the empty one above all', () => {
    expect(() => each([], 1, () => {})).toThrow('Expected at least 1 items, found 0');
    expect(() => each(new Set(['a']), 2, () => {})).toThrow('Expected at least 2 items, found 1');
    expect(() => each(['a'], 0, () => {})).toThrow('At least 1 item must be expected, not 0');
  });

  it('checks every item with its index', () => {
    const seen: string[] = [];
    each(['a', 'b'], 2, (item, index) => {
      seen.push(`${index} ${item}`);
    });
    expect(seen).toEqual(['0 a', '1 b']);
  });

  it('lets a failed assertion through', async () => {
    expect(() => each([1, 2], 2, (item) => expect(item).toBe(1))).toThrow('expected 2 to be 1');
    await expect(each([1, 2], 2, async (item) => expect(item).toBe(1))).rejects.toThrow('expected 2 to be 1');
  });

  it('awaits one asynchronous check before it begins the next', async () => {
    const steps: string[] = [];
    await each(['a', 'b', 'c'], 3, async (item) => {
      steps.push(`${item} begins`);
      await Promise.resolve();
      steps.push(`${item} ends`);
    });
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });
});
