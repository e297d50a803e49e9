import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import type { DangerKind } from '#danger.ts';
import type { Scored } from '#model/read.ts';
import { decideDanger, suspicionOf } from '#understand/decisions.ts';

function learned(shares: Record<string, number>): Scored[] {
  const others = Object.entries(shares).map(([label, certainty]) => ({ label, certainty }));
  return [{ label: 'ok', certainty: 1 - others.reduce((sum, { certainty }) => sum + certainty, 0) }, ...others];
}
const saying = (words: number) => 'palabra '.repeat(words);
const decide = (shares: Scored[], line: DangerKind | null) => decideDanger(saying(10), shares, line);
const written: DangerKind = 'urg';

describe('between acting, asking and going on', () => {
  it('asks about an emergency from nearly two in a hundred on, and acts where it is certain', () => {
    expect(decide(learned({ urg: 0.0183 }), null)).toBeNull();
    expect(decide(learned({ urg: 0.0185 }), null)).toMatchObject({ kind: 'urg', decision: 'ask' });
    expect(decide(learned({ urg: 0.95 }), null)).toMatchObject({ kind: 'urg', decision: 'act' });
  });

  it('suspects a crisis from less of it on, and asks nothing: it is acted on, or the message is answered', () => {
    expect(decide(learned({ crisis: 0.088 }), null)).toMatchObject({ kind: 'crisis', decision: 'act' });
    const danger = decide(learned({ crisis: 0.087 }), null);
    expect(danger).toMatchObject({ kind: 'crisis', decision: 'soft' });
    expect(suspicionOf(danger)).toBe('soft');
    expect(decide(learned({ crisis: 0.0088 }), null)).toMatchObject({ decision: 'soft' });
    expect(decide(learned({ crisis: 0.0087 }), null)).toBeNull();
  });

  it('asks sooner about a text of more words, from four to thirty', () => {
    const decisionFor = (words: number, urg: number) =>
      decideDanger(saying(words), learned({ urg }), null)?.decision ?? null;
    expect([1, 4, 10, 11, 30, 300].map((words) => decisionFor(words, 0.018))).toEqual([
      null,
      null,
      null,
      'ask',
      'ask',
      'ask',
    ]);
    expect([1, 4, 10, 30].map((words) => decisionFor(words, 0.047))).toEqual(['ask', 'ask', 'ask', 'ask']);
    expect(decisionFor(300, 0.006)).toBeNull();
  });

  it('needs a surer crisis in few words: its odds count by the square of the words, from four to twenty', () => {
    const decisionFor = (words: number) =>
      decideDanger(saying(words), learned({ crisis: 0.03 }), null)?.decision ?? null;
    expect([1, 4, 6, 10, 17, 18, 300].map(decisionFor)).toEqual([null, null, 'soft', 'soft', 'soft', 'act', 'act']);
    expect(decideDanger(saying(3), learned({ crisis: 0.4 }), null)).toMatchObject({ decision: 'act' });
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
    each(['urg', 'rest', 'prof', 'restricted'] as const, 4, (kind) =>
      expect(decide(learned({ urg: 0.0001 }), kind)).toMatchObject({ kind, decision: 'ask' }),
    );
    expect(decide(learned({ urg: 0.0001 }), 'crisis')).toMatchObject({ kind: 'crisis', decision: 'act' });
  });

  it('puts a crisis before what a line of the lexicon says of less, and the line before what is hardly a suspicion', () => {
    expect(decide(learned({ crisis: 0.3 }), 'prof')).toMatchObject({ kind: 'crisis', decision: 'act' });
    expect(decide(learned({ crisis: 0.3 }), written)).toMatchObject({ kind: 'crisis', decision: 'act' });
    expect(decide(learned({ crisis: 0.3, urg: 0.4 }), written)).toMatchObject({ kind: 'urg', decision: 'act' });
    expect(decide(learned({ crisis: 0.02 }), written)).toMatchObject({ kind: 'urg', decision: 'act' });
  });

  it('asks by a line of the lexicon alone where no word of the text is known', () => {
    expect(decide([], written)).toMatchObject({ kind: 'urg', decision: 'ask' });
  });
});
