import { expect, test } from 'vitest';
import { planMessage, weekSummary } from '#onboarding/messages.ts';

test('a session with the racket is named by what it is', () => {
  const sessions = [
    { weekday: 'tuesday', type: 'Técnico' },
    { weekday: 'saturday', type: 'Mental' },
  ] as const;
  expect(planMessage(sessions, null)[1]).toBe('Martes: Técnico. Sábado: Mental.');
  expect(weekSummary(sessions, null)).toBe(
    'Tu primera semana está lista. Empieza el martes con técnica y cierra el sábado con trabajo mental.',
  );
});

test('a player who begins after the last session of the week reads nothing of days that have passed', () => {
  const spent = 'Esta semana ya no te toca entrenar: tu primera sesión llega la que viene.';
  expect(planMessage([], null, 3)).toEqual(['Tu plan está listo.', spent]);
  expect(weekSummary([], null, 3)).toBe(`Tu plan está listo. ${spent}`);
});
