import type { ChatAction, ChatMessage } from '@bandeja/domain/coach/contract';
import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { expect, test } from 'vitest';
import { changeLines, dayEdits, isAboutDays, isOfAnotherWeek, isOpenProposal } from '#features/coach/proposal.ts';

const rest: ChatAction = { type: 'update_day', data: { day: 'thursday', type: 'Descanso', routineId: null } };
const mobility = 'r1';
const walls = 'r3';
const routineOf = (id: string) => {
  if (id === walls) return { name: 'Paredes y defensa', type: 'Técnico' as const };
  return id === mobility ? { name: 'Hombro y columna torácica', type: 'Físico' as const } : null;
};
const facts = { type: 'Físico', description: '', difficulty: 'Intermedio', duration: 50, exerciseCount: 7 } as const;
const strength: PlanDay = {
  ...{ date: '2026-06-04', type: 'Fuerza', routineId: 'r2', reason: '', edited: false, isPlanned: true, aim: null },
  routine: { ...facts, name: 'Tren inferior para pista' },
};
const week = Object.fromEntries(weekdays.map((day) => [day, strength])) as Week;
const proposed = (action: ChatAction, timestamp: string): ChatMessage => ({
  ...{ _id: 'a1', role: 'assistant', content: '¿Lo confirmas?' },
  ...{ action, timestamp },
});

test('a day says what it is and what it would be', () => {
  expect(changeLines(dayEdits(rest), { week, routineOf })).toEqual([
    { weekday: 'thursday', day: 'Jueves', from: 'Fuerza · Tren inferior para pista', to: 'Descanso' },
  ]);
});

test('a session with the racket is called by its routine’s type', () => {
  const racket: PlanDay = {
    ...strength,
    type: 'Funcionalidad',
    routine: { ...facts, type: 'Táctico', name: 'Ganar la red' },
  };
  const edit: ChatAction = { type: 'update_day', data: { day: 'thursday', type: 'Funcionalidad', routineId: walls } };
  expect(changeLines(dayEdits(edit), { week: { ...week, thursday: racket }, routineOf })).toEqual([
    { weekday: 'thursday', day: 'Jueves', from: 'Táctico · Ganar la red', to: 'Técnico · Paredes y defensa' },
  ]);
});

test('several days come Monday first, with the names of their routines; what is not known is not invented', () => {
  const edit = (routineId: string) => ({ type: 'Flexibilidad' as const, routineId });
  const action: ChatAction = {
    type: 'adapt_week',
    data: { area: 'hombro', currentWeek: { friday: edit('unknown'), tuesday: edit(mobility) } },
  };
  expect(changeLines(dayEdits(action), { week: null, routineOf })).toEqual([
    { weekday: 'tuesday', day: 'Martes', from: null, to: 'Flexibilidad · Hombro y columna torácica' },
    { weekday: 'friday', day: 'Viernes', from: null, to: 'Flexibilidad · otra rutina' },
  ]);
});

test('a proposal about days ends with its week, one about a routine does not', () => {
  const sunday = new Date('2026-06-07T12:00:00Z');
  const monday = new Date('2026-06-08T12:00:00Z');
  const said = '2026-06-04T12:00:00Z';
  expect(isOfAnotherWeek(proposed(rest, said), sunday)).toBe(false);
  expect(isOfAnotherWeek(proposed(rest, said), monday)).toBe(true);
  const routine = proposed({ type: 'make_routine', data: { prompt: 'fuerza' } }, said);
  expect(isOfAnotherWeek(routine, monday)).toBe(false);
  expect(isAboutDays(routine)).toBe(false);
  expect(isOpenProposal(routine, monday)).toBe(true);
  expect(isOpenProposal({ ...routine, metadata: { actionPerformed: null, dataModified: false } }, monday)).toBe(false);
});
