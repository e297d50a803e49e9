import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { tokenise } from '#language/tokens.ts';
import type { Scored } from '#model/read.ts';
import type { DangerKind } from '#reader/danger.ts';
import { decideDanger, suspicionOf } from '#understand/decisions.ts';

/** Learned shares of these dangers; the rest is harmless. */
function learned(shares: Record<string, number>): Scored[] {
  const others = Object.entries(shares).map(([label, certainty]) => ({ label, certainty }));
  return [{ label: 'ok', certainty: 1 - others.reduce((sum, { certainty }) => sum + certainty, 0) }, ...others];
}
function saying(words: number) {
  const text = 'palabra '.repeat(words);
  return { text, tokens: tokenise(text) };
}
/** Decides on a text of ten words. */
const decide = (shares: Scored[], line: DangerKind | null) => decideDanger(saying(10), shares, line);
const written: DangerKind = 'urg';

describe('between acting, asking and going on', () => {
  it('asks about an emergency from nearly three in a hundred on, and acts where it is certain', () => {
    expect(decide(learned({ urg: 0.027 }), null)).toBeNull();
    expect(decide(learned({ urg: 0.028 }), null)).toMatchObject({ kind: 'urg', decision: 'ask' });
    expect(decide(learned({ urg: 0.95 }), null)).toMatchObject({ kind: 'urg', decision: 'act' });
  });

  it('suspects a crisis from less of it on, and always answers it', () => {
    const danger = decide(learned({ crisis: 0.0111 }), null);
    expect(danger).toMatchObject({ kind: 'crisis', decision: 'ask' });
    expect(suspicionOf(danger)).toBe('crisis');
    expect(decide(learned({ crisis: 0.0109 }), null)).toBeNull();
  });

  it('asks sooner about a text of more than ten words', () => {
    const said = (words: number, urg: number) => decideDanger(saying(words), learned({ urg }), null)?.decision ?? null;
    expect([1, 4, 10, 16, 30, 300].map((words) => said(words, 0.018))).toEqual([null, null, null, 'ask', 'ask', 'ask']);
    expect([1, 4, 10, 30].map((words) => said(words, 0.028))).toEqual(['ask', 'ask', 'ask', 'ask']);
    expect(said(300, 0.009)).toBeNull();
  });

  it('asks about what a professional should see where it is likely', () => {
    expect(decide(learned({ prof: 0.5 }), null)).toBeNull();
    expect(decide(learned({ prof: 0.7 }), null)).toMatchObject({ kind: 'prof', decision: 'ask' });
  });

  it('stops by a line of the lexicon where the examples share the suspicion, asks where they hardly do', () => {
    expect(decide(learned({ urg: 0.05 }), written)).toMatchObject({ decision: 'act' });
    expect(decide(learned({ urg: 0.01 }), written)).toMatchObject({ decision: 'ask' });
  });

  it('asks by a line of the lexicon even where the examples leave no doubt that nothing is wrong', () => {
    each(['crisis', 'urg', 'rest', 'prof', 'restricted'] as const, 5, (kind) =>
      expect(decide(learned({ urg: 0.0001 }), kind)).toMatchObject({ kind, decision: 'ask' }),
    );
  });

  it('puts a suspected crisis before what a line of the lexicon says of less, and a sure one before all', () => {
    expect(decide(learned({ crisis: 0.3 }), 'prof')).toMatchObject({ kind: 'crisis' });
    expect(decide(learned({ crisis: 0.3 }), written)).toMatchObject({ kind: 'urg', decision: 'act' });
    expect(decide(learned({ crisis: 0.9 }), written)).toMatchObject({ kind: 'crisis', decision: 'act' });
  });

  it('asks by a line of the lexicon alone where no word of the text is known', () => {
    expect(decide([], written)).toMatchObject({ kind: 'urg', decision: 'ask' });
  });
});
