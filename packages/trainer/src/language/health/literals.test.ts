import { describe, expect, test } from 'vitest';
import { dangerLines } from '#language/health/dangers.ts';
import { areaLines, painLines, redFlagLines } from '#language/health/lexicon.ts';
import { mayMatch } from '#language/health/literals.ts';
import { normalise } from '#language/normalise.ts';
import { respell } from '#language/spelling.ts';
import { dangerRows, harmless } from '../../../test/checked.ts';

describe('mayMatch', () => {
  test('rules out a pattern whose letters a text does not have', () => {
    const both = /\bmareos?\b(?: \w+){0,3}? (?:pista|partido)/;
    expect(mayMatch(both, 'me dan mareos en el partido')).toBe(true);
    expect(mayMatch(both, 'me dan mareos en casa')).toBe(false);
    expect(mayMatch(both, 'juego un partido en la pista')).toBe(false);
  });

  test('asks for nothing that may be left out, looked around for, or written otherwise', () => {
    for (const pattern of [
      /(?:dolor )?ya/,
      /ya(?! duele)/,
      /(?<!sin )ya/,
      /y[ao]|molestia/,
      /(?:codo){0,2}ya/,
      /DOLOR|ya/i,
    ])
      expect(mayMatch(pattern, 'ya')).toBe(true);
  });

  test('never rules out a line of the lexicon that matches', () => {
    const lines = [...redFlagLines, ...dangerLines, ...areaLines, ...painLines];
    const texts = [...dangerRows('dangers', 'told').map(([text]) => text), ...harmless].map((text) =>
      respell(normalise(text)),
    );
    const matches = texts.flatMap((text) =>
      lines.filter(({ pattern }) => text.search(pattern) >= 0).map(({ pattern }) => ({ pattern, text })),
    );
    expect(matches.length).toBeGreaterThan(300);
    expect(matches.filter(({ pattern, text }) => !mayMatch(pattern, text))).toEqual([]);
  });
});
