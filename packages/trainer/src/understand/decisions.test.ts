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
  it('asks about an emergency from one in forty on, and acts where it is certain', () => {
    expect(decideDanger(learned({ urg: 0.02 }), null)).toBeNull();
    expect(decideDanger(learned({ urg: 0.03 }), null)).toMatchObject({ kind: 'urg', decision: 'ask' });
    expect(decideDanger(learned({ urg: 0.9 }), null)).toMatchObject({ kind: 'urg', decision: 'act' });
  });

  it('suspects a crisis from half of that on, and always answers it', () => {
    const danger = decideDanger(learned({ crisis: 0.014 }), null);
    expect(danger).toMatchObject({ kind: 'crisis', decision: 'ask' });
    expect(suspicionOf(danger)).toBe('crisis');
    expect(decideDanger(learned({ crisis: 0.01 }), null)).toBeNull();
  });

  it('stops by a line of the lexicon where the examples share the suspicion, asks where they hardly do', () => {
    expect(decideDanger(learned({ urg: 0.05 }), written)).toMatchObject({ decision: 'act' });
    expect(decideDanger(learned({ urg: 0.01 }), written)).toMatchObject({ decision: 'ask' });
  });

  it('goes on where the examples leave no doubt that nothing is wrong, whatever a line of the lexicon says', () => {
    expect(decideDanger(learned({ urg: 0.001 }), written)).toBeNull();
    expect(decideDanger(learned({ urg: 0.001 }), { ...written, kind: 'prof' })).not.toBeNull();
  });

  it('asks by a line of the lexicon alone where no word of the text is known', () => {
    expect(decideDanger([], written)).toMatchObject({ kind: 'urg', decision: 'ask' });
  });
});
