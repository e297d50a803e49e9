import { expect, it } from 'vitest';
import { bodyParts, mayBe } from '#broadcasts/rules.ts';

it('writes the name, leaves a greeting without one, and makes buttons to our own pages alone', () => {
  const body = 'Hola, {{nombre}}:\n\nAbre el lunes.\nA las nueve.\n\n[Entrar](/forum)\n\n[Fuera](https://malo.example)';
  expect(bodyParts(body, 'Irene')).toEqual([
    'Hola, Irene:',
    'Abre el lunes.\nA las nueve.',
    { label: 'Entrar', path: '/forum' },
    '[Fuera](https://malo.example)',
  ]);
  expect(bodyParts(body, '')[0]).toBe('Hola:');
});

it('sends notices of the service to accounts alone', () => {
  expect([mayBe('service', 'newsletter'), mayBe('service', 'waiting_forum'), mayBe('service', 'premium')]).toEqual([
    false,
    false,
    true,
  ]);
});
