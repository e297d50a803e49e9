import { expect, it } from 'vitest';
import { converse, day, makeContext, week } from '#testing/chat-context.ts';

const racket = week.map((planned, index) => {
  if (index === 2) return day(2, 'Funcionalidad', 'R18');
  if (index === 4) return day(4, 'Funcionalidad', 'R19');
  return planned;
});
const said = (text: string) => converse([text], { week: racket }).text;

it('a session with the racket is called by its routine’s type', () => {
  expect(said('¿qué me toca hoy?')).toContain('te toca técnica: «Paredes y defensa»');
  expect(said('¿por qué me toca esto el viernes?')).toMatch(/: táctica, «Ganar la red».*Saber dónde ponerte/);
  expect(said('enséñame mi semana')).toMatch(/miércoles, técnica \(«Paredes y defensa»\).*viernes, táctica/);
  expect(said('cambia hoy a descanso')).toContain('de técnica («Paredes y defensa») a descanso');
});

it('a routine allowed with care for a sore area is proposed with its note', () => {
  const { player } = makeContext();
  const sore = { player: player && { ...player, injuries: 'Me molesta el hombro' } };
  expect(converse(['pon fuerza mañana'], sore).text).toContain('Si notas el hombro, menos carga o menos recorrido.');
});
