import { expect, it } from 'vitest';
import { converse } from '#testing/chat-context.ts';

const bandeja = '¿cómo hago la bandeja?';

it.each([
  [[bandeja, '¿y si me la tiran muy alta?', 'cuántas repes'], /«Bandeja y recuperar la red»: \d+ series/],
  [
    ['¿por qué me duran tan poco las piernas?', '¿cuánto peso pongo en el peso muerto?', '¿con cuántos kilos empiezo?'],
    /«Peso muerto rumano»/,
  ],
  [['¿qué toca mañana?', '¿y cuántas semanas tardo en notarlo?'], /En pocas semanas/],
  [['¿qué golpes tengo que aprender primero?', '¿cuál de estos puedo practicar sola?'], /tú sola o solo puedes/],
])('what is left out is what the answer named: %j', (messages, expected) => {
  expect(converse(messages).text).toMatch(expected);
});

it.each([
  [['¿qué golpes tengo que aprender primero?', '¿y si entreno todos los días?'], /Como mucho seis días/],
  [[bandeja, '¿a mi edad cuántos días es prudente?'], /.*/],
])('a question of its own is answered for itself: %j', (messages, expected) => {
  const { text } = converse(messages);
  expect(text).toMatch(expected);
  expect(text).not.toContain('Es lo que pide');
  expect(text).not.toContain('Quince o veinte minutos');
});

it('«métemelo» puts what was talked of into the week', () => {
  const { action } = converse([bandeja, 'vale, métemelo el viernes']);
  expect(action).toMatchObject({ type: 'update_day', data: { day: 'friday', type: 'Funcionalidad' } });
});

it('a wish «para eso» is of the drills that were named', () => {
  const { action } = converse(['¿qué golpes tengo que aprender primero?', 'hazme una rutina para eso, 30 minutos']);
  expect(action).toMatchObject({ type: 'make_routine', data: { prompt: expect.stringMatching(/globo profundo/) } });
});

it('what was not understood ends no talk', () => {
  expect(converse(['¿qué toca mañana?', 'asdf qwer zxcv', '¿y cuánto dura?']).text).toMatch(/mañana, dura unos/);
});
