import type { ChatAction, ChatMessage } from '@bandeja/domain/coach/contract';
import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { expect, test } from 'vitest';
import { canUndo, changeLines, dayEdits, isAboutDays, isOpenProposal, isPast } from '#features/coach/proposal.ts';

const rest: ChatAction = { type: 'update_day', data: { day: 'thursday', type: 'Descanso', routineId: null } };
const mobility = 'r1';
const walls = 'r3';
const routineOf = (id: string) => {
  if (id === walls) return { name: 'Paredes y defensa', type: 'Técnico' as const };
  return id === mobility ? { name: 'Hombro y columna torácica', type: 'Físico' as const } : null;
};
const facts = { type: 'Físico', description: '', difficulty: 'Intermedio', duration: 50, exerciseCount: 7 } as const;
const strength: PlanDay = {
  date: '2026-06-04',
  type: 'Fuerza',
  routineId: 'r2',
  reason: '',
  edited: false,
  isPlanned: true,
  aim: null,
  routine: { ...facts, name: 'Tren inferior para pista' },
};
const week = Object.fromEntries(weekdays.map((day) => [day, strength])) as Week;
const proposed = (action: ChatAction, timestamp: string): ChatMessage => ({
  _id: 'a1',
  role: 'assistant',
  content: '¿Lo confirmas?',
  action,
  timestamp,
});

const sentAt = '2026-06-04T12:00:00Z';

test('a day has its current and its new content', () => {
  expect(changeLines(proposed(rest, sentAt), { week, routineOf })).toEqual([
    { date: '2026-06-04', day: 'Jueves 4', from: 'Fuerza · Tren inferior para pista', to: 'Descanso' },
  ]);
});

test('a session with the racket is called by its routine’s type', () => {
  const racket: PlanDay = {
    ...strength,
    type: 'Funcionalidad',
    routine: { ...facts, type: 'Táctico', name: 'Ganar la red' },
  };
  const edit: ChatAction = { type: 'update_day', data: { day: 'thursday', type: 'Funcionalidad', routineId: walls } };
  expect(changeLines(proposed(edit, sentAt), { week: { ...week, thursday: racket }, routineOf })).toEqual([
    { date: '2026-06-04', day: 'Jueves 4', from: 'Táctico · Ganar la red', to: 'Técnico · Paredes y defensa' },
  ]);
});

test('several days come Monday first, with the names of their routines; unknown ones are omitted', () => {
  const edit = (routineId: string) => ({ type: 'Flexibilidad' as const, routineId });
  const action: ChatAction = {
    type: 'adapt_week',
    data: { area: 'hombro', currentWeek: { friday: edit('unknown'), tuesday: edit(mobility) } },
  };
  expect(changeLines(proposed(action, sentAt), { week: null, routineOf })).toEqual([
    { date: '2026-06-02', day: 'Martes 2', from: null, to: 'Flexibilidad · Hombro y columna torácica' },
    { date: '2026-06-05', day: 'Viernes 5', from: null, to: 'Flexibilidad · otra rutina' },
  ]);
});

test('days of the next week have their dates and what they held, and can be taken back', () => {
  const action: ChatAction = {
    type: 'update_day',
    data: {
      day: 'monday',
      type: 'Descanso',
      routineId: null,
      from: '2026-06-08',
      before: { monday: { type: 'Flexibilidad', routineId: mobility } },
    },
  };
  const message = proposed(action, sentAt);
  expect(changeLines(message, { week, routineOf })).toEqual([
    { date: '2026-06-08', day: 'Lunes 8', from: 'Flexibilidad · Hombro y columna torácica', to: 'Descanso' },
  ]);
  expect(dayEdits(message)).toEqual({
    from: '2026-06-08',
    currentWeek: { monday: { type: 'Descanso', routineId: null } },
  });
  expect(canUndo(message)).toBe(true);
  expect(canUndo(proposed(rest, sentAt))).toBe(false);
  expect(isPast(message, new Date('2026-06-08T12:00:00Z'))).toBe(false);
  expect(isPast(message, new Date('2026-06-09T12:00:00Z'))).toBe(true);
});

test('a proposal about days ends when they have passed, one about a routine does not', () => {
  const thursday = new Date('2026-06-04T20:00:00Z');
  const monday = new Date('2026-06-08T12:00:00Z');
  expect(isPast(proposed(rest, sentAt), thursday)).toBe(false);
  expect(isPast(proposed(rest, sentAt), monday)).toBe(true);
  const routine = proposed({ type: 'make_routine', data: { prompt: 'fuerza' } }, sentAt);
  expect(isPast(routine, monday)).toBe(false);
  expect(isAboutDays(routine)).toBe(false);
  expect(isOpenProposal(routine, monday)).toBe(true);
  expect(isOpenProposal({ ...routine, metadata: { actionPerformed: null, dataModified: false } }, monday)).toBe(false);
});
