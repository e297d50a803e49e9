import { describe, expect, it } from 'vitest';
import { inOneLine } from '#reader/describe.fixture.ts';
import { readHealth } from '#reader/health.ts';
import { checkedRows } from '../../test/checked.ts';

/** The field it was written into (`injuries`: the question for injuries; `text`: a wish or a message), its reading, itself. */
const rows = checkedRows('health').map(([field = '', expected = '', text = '']) => ({ field, expected, text }));

describe('what texts say of health (docs/training.md#reading-a-wish)', () => {
  it('knows answers to the question for injuries, wishes and messages', () => {
    expect(rows.filter(({ field }) => field === 'injuries').length).toBeGreaterThan(400);
    expect(rows.filter(({ field }) => field === 'text').length).toBeGreaterThan(230);
  });

  it.each(rows)('$field: reads «$text» as «$expected»', ({ field, text, expected }) => {
    expect(inOneLine(readHealth(text, field === 'injuries' ? { field } : {}))).toBe(expected);
  });
});
