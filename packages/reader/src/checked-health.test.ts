import { atLeast } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { readHealth } from '#health.ts';
import { checkedRows } from '#testing/checked.ts';
import { inOneLine } from '#testing/health-in-one-line.ts';
import { type Door, understand } from '#understand/understand.ts';

/** `injuries` is the question for injuries; `text` is a wish or a message. */
const rows = checkedRows('health').map(([field = '', expected = '', text = '']) => ({ field, expected, text }));

const doors: Record<string, Door[]> = {
  injuries: [{ channel: 'wish', field: 'injuries' }],
  text: [{ channel: 'chat' }, { channel: 'wish' }],
};

describe('what texts say of health (docs/training.md#reading-a-wish)', () => {
  it('knows answers to the question for injuries, wishes and messages', () => {
    expect(rows.filter(({ field }) => field === 'injuries').length).toBeGreaterThan(400);
    expect(rows.filter(({ field }) => field === 'text').length).toBeGreaterThan(230);
  });

  it.each(atLeast(680, rows))('$field: reads «$text» as «$expected»', ({ field, text, expected }) => {
    expect(inOneLine(readHealth(text, field === 'injuries' ? { field } : {}))).toBe(expected);
  });

  it('finds the same areas at every door', () => {
    const differ = rows.flatMap(({ field, text }) => {
      const { injuries, pain } = readHealth(text, field === 'injuries' ? { field } : {});
      const readings = (doors[field] ?? []).map((door) => understand(text, door).health);
      const isSame = readings.every((read) => read.pain === pain && sameAs(read.injuries, injuries));
      return readings.length > 0 && isSame ? [] : [text];
    });
    // cases that the lexicon misses, the learned model knows; a stitch in the side spares the back, too
    expect(differ).toEqual([
      'me pincha el costado cuando corro',
      '¿puedo entrenar con el tobillo vendado?',
      'tengo el gemelo como una piedra',
    ]);
  });
});

function sameAs(one: readonly object[], other: readonly object[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
