import { expect, it } from 'vitest';
import { converse } from '#testing/chat-context.ts';

it('a bar with minutes shortens the day instead of freeing it', () => {
  const { action } = converse(['El jueves tengo una cena, así que ese día solo dispongo de media hora']);
  expect(action).toMatchObject({ type: 'update_day', data: { day: 'thursday', type: 'Fuerza' } });
});

it('a trip lasts from the day that was named until the last one', () => {
  const { action } = converse(['Mañana tengo un viaje a Londres hasta el domingo, ¿qué hacemos con el plan?']);
  expect(action).toMatchObject({ type: 'absence', data: { from: '2025-07-24', to: '2025-07-27' } });
});

it.each([
  [['hoy me noto con gas, súbeme la sesión'], /más exigente|más en los dos primeros|pasaría de cardio/],
  [['el viernes quiero más caña'], /el sábado juegas|víspera/],
  [['el sábado quiero más caña'], /día de partido/],
])('a session is made harder, never a match or its eve: %j', (messages, expected) => {
  expect(converse(messages).text).toMatch(expected);
});

it('«algo de cancha» is technique, on the day that was spoken of', () => {
  const { action } = converse(['¿qué toca mañana?', 'cámbiamelo por algo de cancha mejor']);
  expect(action).toMatchObject({ type: 'update_day', data: { day: 'thursday', type: 'Funcionalidad' } });
});

it('of two weekdays that never suit the second is named', () => {
  expect(converse(['los lunes y los miércoles no voy a poder nunca']).text).toMatch(/los miércoles/);
});

it('a pupil asks for no class of their own', () => {
  expect(converse(['¿qué toca mañana?', '¿puedo cambiarla por una clase con mi monitor?']).text).not.toMatch(
    /Para tu grupo/,
  );
});
