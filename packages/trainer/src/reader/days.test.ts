import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { describe, expect, it } from 'vitest';
import { readDaysPerWeek, readTrainingDays, readWeekdays } from '#reader/days.ts';

const short = (days: readonly string[]): string => days.map((day) => day.slice(0, 2)).join(' ');

describe('readWeekdays', () => {
  it.each([
    ['lunes, miércoles y viernes', 'mo we fr'],
    ['Juebes y savado', 'th sa'],
    ['lun, mie, vie', 'mo we fr'],
    ['L-X-V', 'mo we fr'],
    ['los L, X y V', 'mo we fr'],
    ['de lunes a jueves', 'mo tu we th'],
    ['de viernes a lunes', 'mo fr sa su'],
    ['entre semana', 'mo tu we th fr'],
    ['los fines de semana', 'sa su'],
    ['findes', 'sa su'],
    ['día sí, día no', 'mo we fr su'],
    ['todos los días menos el domingo', 'mo tu we th fr sa'],
    ['entre semana menos los miércoles', 'mo tu th fr'],
    ['martes y jueves, los lunes no', 'tu th'],
    ['pasa lo del jueves al viernes', 'th fr'],
    ['en el mar, o si no, mañana', ''],
    ['a 5 km', ''],
    ['', ''],
  ])('reads «%s» as «%s»', (text, days) => {
    expect(short(readWeekdays(text))).toBe(days);
  });

  it('knows the whole week', () => {
    expect(readWeekdays('todos los días')).toEqual(weekdays);
  });
});

describe('readTrainingDays', () => {
  it.each([
    ['puedo lunes y miércoles, sábado partido', 'mo we'],
    ['Juego los martes y jueves', ''],
    ['tengo torneo el domingo', ''],
    ['el martes jugué', ''],
    ['me duele desde el lunes', ''],
    ['entreno los martes', 'tu'],
    ['martes y jueves tengo 40 min', 'tu th'],
    ['este finde jugué 3 partidos', ''],
  ])('reads «%s» as «%s»', (text, days) => {
    expect(short(readTrainingDays(text))).toBe(days);
  });
});

describe('readDaysPerWeek', () => {
  it.each([
    ['3 dias a la semana', 3],
    ['4 veces por semana', 4],
    ['5 dias x semana', 5],
    ['3 dias/semana', 3],
    ['una vez a la semana', 1],
    ['2 sesiones semanales', 2],
    ['3 o 4 dias por semana', 3],
    ['fuerza, 4 dias, 1 hora', 4],
    ['dentro de 3 semanas, 4 entrenos por semana', 4],
  ])('reads «%s» as %i', (text, days) => {
    expect(readDaysPerWeek(text)).toBe(days);
  });

  it.each([
    '3 dias sin jugar',
    'hace 3 dias',
    'llevo 10 dias seguidos',
    'juego 3 veces por semana',
    'en 3 dias tengo torneo',
    '3 semanas',
  ])('finds no rhythm in «%s»', (text) => {
    expect(readDaysPerWeek(text)).toBeNull();
  });
});
