import { expect, it } from 'vitest';
import { spell } from '#language/chat-spelling.ts';
import { readCalendar } from '#understand/calendar.ts';

const wednesday = '2026-11-25';
const saturday = '2026-11-28';
const sunday = '2026-11-29';

/** «from..to», a date, or a weekday. */
function read(text: string, today: string, isPast = false): string {
  return readCalendar(spell(text), { today, isPast })
    .map((each) => {
      if (each.kind === 'day') return each.date;
      return each.kind === 'range' ? `${each.from}..${each.to}` : each.weekday;
    })
    .join(' ');
}

it.each([
  ['pásalo al lunes', saturday, '2026-11-30'],
  ['el lunes que viene, digo', saturday, '2026-11-30'],
  ['no puedo el martes', saturday, '2026-12-01'],
  ['no puedo el martes', wednesday, '2026-12-01'],
  ['el viernes no puedo', wednesday, '2026-11-27'],
  ['el viernes que viene', wednesday, '2026-11-27'],
  ['el miércoles que viene', wednesday, '2026-12-02'],
  ['el domingo', sunday, '2026-11-29'],
  ['el martes de la semana que viene', wednesday, '2026-12-01'],
  ['el jueves de la próxima semana', wednesday, '2026-12-03'],
  ['pasado mañana', saturday, '2026-11-30'],
  ['mañana', saturday, '2026-11-29'],
  ['mañana por la mañana', saturday, '2026-11-29'],
  ['por la mañana no, el lunes', saturday, '2026-11-30'],
  ['mañana y pasado', saturday, '2026-11-29..2026-11-30'],
  ['antier jugué', saturday, '2026-11-26'],
  ['anteayer', saturday, '2026-11-26'],
  ['anoche', saturday, '2026-11-27'],
  ['torneo el sábado 5', saturday, '2026-12-05'],
  ['el 19 tengo torneo', saturday, '2026-12-19'],
  ['el 5 de enero', saturday, '2027-01-05'],
  ['el día 3', saturday, '2026-12-03'],
  ['el 15/12', saturday, '2026-12-15'],
  ['del 3 al 10', saturday, '2026-12-03..2026-12-10'],
  ['del 28 de diciembre al 4 de enero', saturday, '2026-12-28..2027-01-04'],
  ['del tres al diez de agosto', saturday, '2027-08-03..2027-08-10'],
  ['dentro de dos semanas', saturday, '2026-12-12'],
  ['en tres días', saturday, '2026-12-01'],
  ['de aquí a un mes', saturday, '2026-12-28'],
  ['hace dos días', saturday, '2026-11-26'],
  ['hasta el jueves', saturday, '2026-11-28..2026-12-03'],
  ['hasta el 10', saturday, '2026-11-28..2026-12-10'],
  ['hasta el jueves', wednesday, '2026-11-25..2026-11-26'],
  ['los martes nunca', saturday, 'tuesday'],
  ['todos los sábados', saturday, 'saturday'],
  ['cada lunes y los jueves', saturday, 'monday thursday'],
  ['este finde', wednesday, '2026-11-28..2026-11-29'],
  ['este finde', saturday, '2026-11-28..2026-11-29'],
  ['este finde', sunday, '2026-11-29..2026-11-29'],
  ['el finde que viene', saturday, '2026-12-05..2026-12-06'],
  ['el finde que viene', wednesday, '2026-11-28..2026-11-29'],
  ['el próximo finde', sunday, '2026-12-05..2026-12-06'],
  ['la semana que viene', saturday, '2026-11-30..2026-12-06'],
  ['la próxima semana', wednesday, '2026-11-30..2026-12-06'],
  ['la semana pasada', wednesday, '2026-11-16..2026-11-22'],
  ['el mes que viene', saturday, '2026-12-01..2026-12-31'],
  ['en agosto', saturday, '2027-08-01..2027-08-31'],
  ['los próximos 10 días', saturday, '2026-11-28..2026-12-07'],
  ['del lunes al jueves estoy fuera', saturday, '2026-11-30..2026-12-03'],
  ['viernes y sábado', wednesday, '2026-11-27 2026-11-28'],
])('%s, seen from %s, is %s', (text, today, expected) => {
  expect(read(text, today)).toBe(expected);
});

it.each([
  ['qué hice el miércoles', saturday, '2026-11-25'],
  ['el domingo jugamos', saturday, '2026-11-22'],
  ['el martes pasado', saturday, '2026-11-24'],
  ['el finde perdimos', wednesday, '2026-11-21..2026-11-22'],
])('in a tale, %s, seen from %s, is %s', (text, today, expected) => {
  expect(read(text, today, true)).toBe(expected);
});

it.each([
  'ganamos 6-4 3-6 7-5',
  'esfuerzo 8 de 10',
  'un 2,5 de Playtomic',
  '3 series de 10',
  'a las 8',
  'el 60 % del peso',
  'tengo 35 años',
])('%s names no day', (text) => {
  expect(read(text, saturday)).toBe('');
});
