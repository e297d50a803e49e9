import { expect, test } from 'vitest';
import { meantTerm, typosBetween } from '#features/routines/search.service.ts';

test.each([
  ['remate', 'remate', 0],
  ['remte', 'remate', 1],
  ['remmate', 'remate', 1],
  ['ramate', 'remate', 1],
  ['remtae', 'remate', 1],
  ['natacion', 'rotacion', 2],
  ['', 'globo', 5],
  ['globo', '', 5],
  ['ab', 'ba', 1],
])('from «%s» to «%s» it is %i', (a, b, typos) => {
  expect([typosBetween(a, b), typosBetween(b, a)]).toEqual([typos, typos]);
});

test('a word means itself, else a longer word, else the one with the fewest typos', () => {
  expect(meantTerm('remate', ['remates', 'remate'])).toBe('remate');
  expect(meantTerm('remat', ['remates', 'remate', 'remar'])).toBe('remate');
  expect(meantTerm('remaet', ['remates', 'remate', 'remeta'])).toBe('remate');
  expect(meantTerm('plimetria', ['simetria', 'pliometria'])).toBe('pliometria');
});

test('a short word is never corrected, a long one by two letters at most, the others by one', () => {
  expect(meantTerm('red', ['pared', 'rey'])).toBeNull();
  expect(meantTerm('vole', ['bole'])).toBe('bole');
  expect(meantTerm('bolla', ['volea'])).toBeNull();
  expect(meantTerm('movlidd', ['movilidad'])).toBeNull();
  expect(meantTerm('movilidda', ['movilidad'])).toBe('movilidad');
  expect(meantTerm('movlidadd', ['movilidad'])).toBe('movilidad');
  expect(meantTerm('natacion', [])).toBeNull();
});
