import { expect, test } from 'vitest';
import { greetAccount, greeting } from '#kit/mail/greeting.ts';

test.each([
  ['Lucía', 'Hola, Lucía:'],
  ['  Ana\n María ', 'Hola, Ana María:'],
  ['Анна', 'Hola, Анна:'],
  [null, '¡Hola!'],
  ['', '¡Hola!'],
  ['   ', '¡Hola!'],
  // a name without ink: zero-width space, joiner, soft hyphen, a space of Braille
  ['\u200B', '¡Hola!'],
  ['\u200D\u00AD', '¡Hola!'],
  ['\u2800', '¡Hola!'],
])('%j is greeted with «%s»', (name, words) => {
  expect(greeting(name)).toBe(words);
});

test('an address that was never confirmed is greeted without the name', () => {
  expect(greetAccount({ name: 'Lucía', isVerified: true })).toBe('Hola, Lucía:');
  expect(greetAccount({ name: 'Lucía', isVerified: false })).toBe('¡Hola!');
});
