import { addDays } from '@bandeja/domain/calendar/dates';
import { expect, it } from 'vitest';
import type { FinishedSession } from '#schedule/types.ts';
import { converse, today } from '#testing/chat-context.ts';

/** A Wednesday, 23 July 2025. */
const done = (daysAgo: number, own: Partial<FinishedSession> = {}): FinishedSession => ({
  localDate: addDays(today, -daysAgo),
  type: 'Fuerza',
  routineId: null,
  durationSeconds: 3600,
  rpe: 6,
  score: 7,
  ...own,
});
const sessions = [
  done(0),
  done(3, { type: 'Partido', durationSeconds: 5400, score: 8 }),
  done(10, { type: 'Partido', durationSeconds: 5400, rpe: 8, score: 8 }),
  done(30, { score: 6 }),
  done(35, { type: 'Partido', score: 6 }),
  done(40, { score: 6 }),
];
const ask = (...messages: string[]) => converse(messages, { sessions }).text;

it.each([
  ['cuántos partidos llevo este mes?', /^Este mes: 2 partidos, 180 min/],
  ['cuántas sesiones hice la semana pasada?', /^La semana pasada: 1 sesión/],
  ['cuántos minutos llevo esta semana', /^Esta semana: 60 min \(1 h\), en 1 sesión/],
  ['cuántas sesiones de fuerza llevo en los últimos 28 días', /^En los últimos 28 días: 1 sesión de fuerza/],
  ['qué nota media llevo este mes', /^Este mes: 7,7 sobre 10 de media, en 3 sesiones/],
  ['cuántas sesiones hice ayer', /^Ayer no tienes sesiones/],
])('%s', (message, expected) => {
  expect(ask(message)).toMatch(expected);
});

it('keeps what was asked when only the time changes', () => {
  expect(ask('cuántos partidos llevo este mes?', 'y el mes pasado?')).toMatch(/^El mes pasado: 1 partido/);
});

it.each(['estoy mejorando o q?', '¿he progresado algo?'])('says yes or no: %s', (message) => {
  expect(ask(message)).toMatch(/^Sí, vas a mejor\. Tu nota media pasa de 6 a 7,7\./);
});

it('says what is missing rather than yes or no', () => {
  expect(converse(['¿estoy mejorando?'], { sessions: sessions.slice(0, 2) }).text).toMatch(/^Aún no puedo decírtelo/);
});
