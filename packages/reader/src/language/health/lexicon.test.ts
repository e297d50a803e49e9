import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import {
  acuteLines,
  areaLines,
  demandLines,
  painLines,
  preventionLines,
  redFlagLines,
} from '#language/health/lexicon.ts';
import { otherLanguageAreas, otherLanguageLines, otherLanguagePains } from '#language/health/other-languages.ts';
import { normalise } from '#language/normalise.ts';
import { respell } from '#language/spelling.ts';
import { checkedRows } from '#testing/checked.ts';

const redLines = [...redFlagLines, ...otherLanguageLines];
const areas = [...areaLines, ...otherLanguageAreas];
const pains = [...painLines, ...otherLanguagePains];
const lines = [...redLines, ...areas, ...pains, ...acuteLines, ...demandLines, ...preventionLines];

/** Texts that a line must match, and similar ones that it must not, separated by « | ». */
const samples = Object.fromEntries(
  checkedRows('lexicon').map(([id = '', hits = '', nearMisses = '']): [string, [string, string]] => [
    id,
    [hits, nearMisses],
  ]),
);

const cases = (which: 0 | 1) =>
  lines.flatMap((line) => (samples[line.id]?.[which] ?? '').split(' | ').map((text) => ({ id: line.id, line, text })));
const read = (text: string) => respell(normalise(text));

describe('the health lexicon (docs/training.md#red-flags)', () => {
  it('has a hit and a near miss for every line, and each id once', () => {
    expect(lines.map((line) => line.id).sort()).toEqual(Object.keys(samples).sort());
    each(Object.values(samples), 90, (both) => expect(both).not.toContain(''));
  });

  it.each(atLeast(290, cases(0)))('$id hits «$text»', ({ line, text }) => {
    expect(read(text)).toMatch(line.pattern);
  });

  it.each(atLeast(190, cases(1)))('$id leaves «$text» alone', ({ line, text }) => {
    expect(read(text)).not.toMatch(line.pattern);
  });

  it('keeps no state in its patterns', () => {
    expect(lines.filter((line) => line.pattern.global || line.pattern.sticky)).toEqual([]);
  });
});
