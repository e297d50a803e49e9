import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import type { Scored } from '#model/read.ts';
import type { Danger } from '#reader/danger.ts';
import { decideDanger, suspicionOf } from '#understand/decisions.ts';

/** What was learned of a text: the shares of these dangers, the rest is harmless. */
function learned(shares: Record<string, number>): Scored[] {
  const others = Object.entries(shares).map(([label, certainty]) => ({ label, certainty }));
  return [{ label: 'ok', certainty: 1 - others.reduce((sum, { certainty }) => sum + certainty, 0) }, ...others];
}
const written: Danger = { kind: 'urg', certainty: 1, span: null };

describe('between acting, asking and going on', () => {
  it('asks about an emergency from three in two hundred on, and acts where it is certain', () => {
    expect(decideDanger(learned({ urg: 0.014 }), null)).toBeNull();
    expect(decideDanger(learned({ urg: 0.016 }), null)).toMatchObject({ kind: 'urg', decision: 'ask' });
    expect(decideDanger(learned({ urg: 0.95 }), null)).toMatchObject({ kind: 'urg', decision: 'act' });
  });

  it('suspects a crisis from less of it on, and always answers it', () => {
    const danger = decideDanger(learned({ crisis: 0.009 }), null);
    expect(danger).toMatchObject({ kind: 'crisis', decision: 'ask' });
    expect(suspicionOf(danger)).toBe('crisis');
    expect(decideDanger(learned({ crisis: 0.008 }), null)).toBeNull();
  });

  it('asks about what a professional should see where it is likely', () => {
    expect(decideDanger(learned({ prof: 0.5 }), null)).toBeNull();
    expect(decideDanger(learned({ prof: 0.7 }), null)).toMatchObject({ kind: 'prof', decision: 'ask' });
  });

  it('stops by a line of the lexicon where the examples share the suspicion, asks where they hardly do', () => {
    expect(decideDanger(learned({ urg: 0.05 }), written)).toMatchObject({ decision: 'act' });
    expect(decideDanger(learned({ urg: 0.01 }), written)).toMatchObject({ decision: 'ask' });
  });

  it('asks by a line of the lexicon even where the examples leave no doubt that nothing is wrong', () => {
    each(['crisis', 'urg', 'rest', 'prof', 'restricted'] as const, 5, (kind) =>
      expect(decideDanger(learned({ urg: 0.0001 }), { ...written, kind })).toMatchObject({ kind, decision: 'ask' }),
    );
  });

  it('puts a suspected crisis before what a line of the lexicon says of less, and a sure one before all', () => {
    expect(decideDanger(learned({ crisis: 0.3 }), { ...written, kind: 'prof' })).toMatchObject({ kind: 'crisis' });
    expect(decideDanger(learned({ crisis: 0.3 }), written)).toMatchObject({ kind: 'urg', decision: 'act' });
    expect(decideDanger(learned({ crisis: 0.9 }), written)).toMatchObject({ kind: 'crisis', decision: 'act' });
  });

  it('asks by a line of the lexicon alone where no word of the text is known', () => {
    expect(decideDanger([], written)).toMatchObject({ kind: 'urg', decision: 'ask' });
  });
});
