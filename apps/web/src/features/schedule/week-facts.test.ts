import type { PlanDay } from '@bandeja/domain/schedule/contract';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { describe, expect, it } from 'vitest';
import { aWeek, routineIds } from '#features/schedule/testing/a-week.ts';
import { boteSummary } from '#features/schedule/week-bote.tsx';
import {
  dayFact,
  daysOf,
  firstDaysSummary,
  outcomeOf,
  plannedSessions,
  weekSummary,
} from '#features/schedule/week-facts.ts';

const week = aWeek();
const finished = (localDate: string, type: SessionType, minutes: number, routineId: string | null = null) => ({
  localDate,
  type,
  minutes,
  routineId,
});
const planned = (total: number, left = total, done = 0) => ({ total, done, left, isFirstDay: false });

describe('the week in words', () => {
  it('sums its sessions', () => {
    expect(weekSummary(week, [])).toBe('17–23 de noviembre, 4 h 10 min en 5 sesiones');
    const done = { localDate: '2025-11-17', routineId: null, type: 'Fuerza', minutes: 50 } as const;
    expect(weekSummary(week, [done])).toBe('17–23 de noviembre, 1 sesión hecha, 50 min');
    expect(weekSummary(week, [done, { ...done, minutes: 125 }])).toBe(
      '17–23 de noviembre, 2 sesiones hechas, 2 h 55 min',
    );
    const drawn = daysOf(week).map(({ weekday, day }) => ({ weekday, ...outcomeOf(day, [], '2025-11-20') }));
    expect(boteSummary(drawn)).toBe('Minutos por día: lunes 50, miércoles 35, jueves 45, viernes 30, sábado 90');
    expect(plannedSessions(week, '2025-11-20', [done])).toEqual({ total: 5, done: 1, left: 3, isFirstDay: false });
  });

  it('gives the week’s progress, numbers in words up to ten', () => {
    const today = '2025-11-20';
    expect(dayFact(today, 2, planned(5, 3, 2))).toBe('Jueves, 20 de noviembre. Llevas dos de cinco esta semana.');
    expect(dayFact(today, 1, null)).toBe('Jueves, 20 de noviembre. Llevas una sesión esta semana.');
    expect(dayFact(today, 6, planned(5, 0, 5))).toBe(
      'Jueves, 20 de noviembre. Llevas seis sesiones esta semana, y el plan pedía cinco.',
    );
    expect(dayFact(today, 11, null)).toBe('Jueves, 20 de noviembre. Llevas 11 sesiones esta semana.');
    expect(dayFact(today, null, planned(5))).toBe('Jueves, 20 de noviembre.');
  });

  it('counts what is planned and open; what was done besides stands beside it', () => {
    const of = (done: number, ...count: Parameters<typeof planned>) => dayFact('2025-11-20', done, planned(...count));
    expect(of(1, 5, 1, 1)).toMatch(/Llevas una de dos esta semana\.$/);
    expect(of(2, 5, 1, 1)).toMatch(/Llevas una de dos esta semana, y otra aparte\.$/);
    expect(of(1, 2, 2, 0)).toMatch(/Llevas una sesión esta semana y te quedan dos del plan\.$/);
    expect(of(3, 5, 0, 3)).toMatch(/Llevas tres sesiones esta semana\.$/);
  });

  it('looks forward where nothing is done yet', () => {
    const today = '2025-11-20';
    expect(dayFact(today, 0, planned(5, 3))).toBe('Jueves, 20 de noviembre. Te quedan tres sesiones esta semana.');
    expect(dayFact(today, 0, planned(5, 1))).toBe('Jueves, 20 de noviembre. Te queda una sesión esta semana.');
    expect(dayFact(today, 0, planned(5, 0))).toBe('Jueves, 20 de noviembre.');
  });

  it('begins on the first day of an account, and says where its week ends', () => {
    const { thursday, friday, saturday, sunday } = week;
    const before = { ...thursday, type: 'Descanso', routineId: null, routine: null, isPlanned: false } as const;
    const [monday, tuesday, wednesday] = ['2025-11-17', '2025-11-18', '2025-11-19'].map((date) => ({
      ...before,
      date,
    }));
    const first = { ...week, monday, tuesday, wednesday, thursday, friday, saturday, sunday } as typeof week;
    const known = plannedSessions(first, '2025-11-20', []);
    expect(known).toEqual({ total: 3, done: 0, left: 3, isFirstDay: true });
    expect(dayFact('2025-11-20', 0, known)).toBe('Jueves, 20 de noviembre. Hoy empiezas.');
    expect(plannedSessions(first, '2025-11-21', []).isFirstDay).toBe(false);
    const sentences = ['2025-11-18', '2025-11-22', '2025-11-23'].map((today) => firstDaysSummary(week, today));
    expect(sentences).toEqual([
      'Cinco sesiones, 4 h 10 min. De esta semana quedan seis días con hoy.',
      'Cinco sesiones, 4 h 10 min. De esta semana quedan hoy y mañana.',
      'Cinco sesiones, 4 h 10 min. De esta semana queda hoy.',
    ]);
  });
});

describe('what became of a day', () => {
  const today = '2025-11-20';
  const of = (day: PlanDay, ...sessions: ReturnType<typeof finished>[]) => outcomeOf(day, sessions, today);

  it('is done by the planned routine or the planned type, with the minutes it really took', () => {
    const { monday } = week;
    const done = { isDone: true, isPlanShown: true, arc: 'done', others: [] };
    expect(of(monday, finished(monday.date, 'Físico', 41, routineIds.strength))).toMatchObject({
      ...done,
      minutes: 41,
    });
    expect(of(monday, finished(monday.date, 'Fuerza', 38))).toMatchObject({ ...done, minutesDone: 38, minutes: 38 });
    expect(of(monday, finished('2025-11-18', 'Fuerza', 38))).toMatchObject({
      isDone: false,
      arc: 'planned',
      minutes: 50,
    });
  });

  it('shows another session instead of a past plan, beside one that can still be done', () => {
    const cardio = finished(week.monday.date, 'Cardio', 30);
    expect(of(week.monday, cardio)).toMatchObject({
      isDone: false,
      isPlanShown: false,
      others: [cardio],
      arc: 'done',
      minutes: 30,
    });
    const strength = finished(today, 'Fuerza', 30);
    expect(of(week.thursday, strength)).toMatchObject({
      isDone: false,
      isPlanShown: true,
      others: [strength],
      arc: 'planned',
      minutes: 45,
    });
  });

  it('adds up planned and other sessions', () => {
    const [planned, beside] = [finished(today, 'Fuerza explosiva', 40), finished(today, 'Flexibilidad', 15)];
    expect(of(week.thursday, planned, beside)).toMatchObject({
      isDone: true,
      minutesDone: 40,
      others: [beside],
      minutes: 55,
    });
  });

  it('never calls a rest day done', () => {
    const mobility = finished(week.tuesday.date, 'Flexibilidad', 25);
    expect(of(week.tuesday, mobility)).toMatchObject({
      isDone: false,
      isPlanShown: false,
      others: [mobility],
      minutes: 25,
    });
    expect(of(week.tuesday)).toMatchObject({ isDone: false, isPlanShown: true, arc: 'rest', minutes: 0 });
    expect(of(week.sunday)).toMatchObject({ arc: 'empty', minutes: 0 });
  });
});
