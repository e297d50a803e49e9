import { readFileSync } from 'node:fs';
import { each } from '@bandeja/domain/testing/each';
import { expect, test } from 'vitest';
import { dangerLines } from '#language/health/dangers.ts';
import {
  acuteLines,
  areaLines,
  demandLines,
  painLines,
  preventionLines,
  redFlagLines,
} from '#language/health/lexicon.ts';
import { canHit } from '#language/health/needed.ts';
import { otherLanguageLines } from '#language/health/other-languages.ts';
import { normalise } from '#language/normalise.ts';
import { respell } from '#language/spelling.ts';

const patterns = [
  ...[redFlagLines, dangerLines, otherLanguageLines].flat(),
  ...[areaLines, painLines, acuteLines, demandLines, preventionLines].flat(),
].map(({ pattern }) => pattern);

test('a line that hits a message is never turned away', () => {
  const file = readFileSync(new URL('../../../messages/checked/lexicon.tsv', import.meta.url), 'utf8');
  const texts = file.split('\n').flatMap((row) => row.split(/\t| \| /).slice(1));
  each(texts, 300, (text) => {
    const plain = respell(normalise(text));
    each(patterns, 90, (pattern) => {
      if (pattern.test(plain)) expect([pattern, plain, canHit(pattern, plain)]).toEqual([pattern, plain, true]);
    });
  });
});

test('most lines are turned away from a message that has nothing of theirs', () => {
  const text = 'quiero una rutina de 40 minutos para el martes';
  expect(patterns.filter((pattern) => canHit(pattern, text)).length).toBeLessThan(patterns.length / 20);
});

test.each([
  [/\bmare(?:o|os)\b|vertigo\w*/, 'tengo mareos', 'tengo vertigos', 'tengo mar'],
  [/\b(?:no )?me mare[oa]|golpe (?:fuerte )?en la nuca/, 'me mareo', 'golpe en la nuca', 'un golpe en la cara'],
  [/doloo+r(?= fuerte)|pinchazos?/, 'doloooor fuerte', 'un pinchazo', 'un dolor'],
  [/(?<!sin )fiebre|[ab]cde{2,}f/, 'con fiebre', 'acdeef', 'acd'],
])('%s needs the letters that stand in all of its ways', (pattern, one, other, without) => {
  expect([one, other, without].map((text) => canHit(pattern, text))).toEqual([true, true, false]);
});

test('a pattern that may hit without any run of letters is always tried', () => {
  const loose = [/\d+ ?h\b/, /dolor|\w+do/, /Dolor/i, /(\w)\1\u0031x/];
  expect(loose.map((pattern) => canHit(pattern, 'nada'))).toEqual([true, true, true, true]);
});
