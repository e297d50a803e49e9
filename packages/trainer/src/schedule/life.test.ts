import { addDays, weekDates } from '@bandeja/domain/calendar/dates';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { obstacleTo } from '#schedule/limits.ts';
import { planWeek } from '#schedule/plan-week.ts';
import { withoutDays } from '#schedule/reasons.ts';
import type { PlannedWeek, PlannerAbsence, PlannerInput } from '#schedule/types.ts';
import { routines } from '#testing/catalogue.ts';
import { equipped } from '#testing/plan.ts';
import { allDays, finished, makePlayer, monday } from '#testing/players.ts';

const player = makePlayer({ ...equipped, level: 'Intermedio', availableDays: allDays, trainingDays: 5 });
const week = (absences: readonly PlannerAbsence[], changes: Partial<PlannerInput> = {}) =>
  planWeek({ monday, player, routines, history: [], absences, ...changes });
const usual = week([]);
const on = (day: number) => addDays(monday, day);
const absence = (kind: PlannerAbsence['kind'], first: number, last: number | null, hasKit = false): PlannerAbsence => ({
  kind,
  from: on(first),
  to: last === null ? null : on(last),
  hasKit,
});
const routineOn = ({ days }: PlannedWeek, day: number) => routines.find(({ id }) => id === days[day]?.routineId);
const trained = ({ days }: PlannedWeek) => days.flatMap(({ routineId }, day) => (routineId === null ? [] : [day]));
const usualDays = atLeast(5, trained(usual));
const loadOf = (routine: ReturnType<typeof routineOn>) => routine?.duration ?? 0;

describe('days that are not as usual', () => {
  it.each<[string, PlannerAbsence]>([
    ['ill without an end', absence('ill', 2, null)],
    ['ill for two days', absence('ill', 2, 3)],
    ['without time', absence('busy', 2, 3)],
    ['away without material', absence('away', 2, 3)],
    ['away with it', absence('away', 2, 3, true)],
  ])('%s: no other day holds more than before', (_name, life) => {
    const changed = week([life]);
    expect(changed.days.map(({ date }) => date)).toEqual(weekDates(monday));
    each(changed.days, 7, ({ date, routineId }, day) => {
      const isOutside = date < life.from || (life.to !== null && date > life.to && life.kind !== 'ill');
      if (isOutside) expect(routineId).toBe(usual.days[day]?.routineId);
      expect(loadOf(routineOn(changed, day))).toBeLessThanOrEqual(loadOf(routineOn(usual, day)));
    });
    const reasons = changed.days.map(({ reason }) => reason);
    expect(new Set(reasons).size).toBe(7);
  });

  it('rests while the player is ill, also where they are away or without time, until they say that they are well', () => {
    const ill = week([absence('away', 0, 6, true), absence('busy', 0, 6), absence('ill', 2, null)]);
    expect(trained(ill)).toEqual([]);
    expect(ill.days[3]?.reason).toBe('El jueves, descanso: con fiebre o malestar no se entrena.');
    expect(ill.days[0]?.reason).toBe('Lunes sin sesión: no puedes, y no se acumula para otro día.');
    expect(
      trained(planWeek({ monday: on(7), player, routines, history: [], absences: [absence('ill', 2, null)] })),
    ).toEqual([]);
  });

  it.each([
    [false, 30],
    [true, 45],
  ])('with material %s, a trip holds off-court sessions of at most %i minutes', (hasKit, longest) => {
    const away = week([absence('away', 0, 6, hasKit)]);
    expect(trained(away)).toEqual(usualDays);
    const { places: _places, ...rest } = player;
    const room = { ...rest, places: ['home' as const], ...(hasKit ? {} : { equipment: [] }) };
    each(usualDays, 5, (day) => {
      const routine = routineOn(away, day);
      expect(routine?.duration).toBeLessThanOrEqual(longest);
      expect(['Físico', 'Mental', 'Descanso']).toContain(routine?.type);
      const limits = { player: room, matchMinutes: 90, gentleOnly: false, injured: [], acute: [], excludedDemands: [] };
      expect(routine && obstacleTo(routine, { ...limits, newcomer: false, deload: false })).toBeNull();
    });
    expect(away.days[0]?.reason).toMatch(hasKit ? /^Estás de viaje con tu material/ : /^Estás de viaje sin material/);
  });

  it('keeps the tournament that the player travels to', () => {
    const changes = { tournament: on(5) };
    const before = week([], changes);
    const away = week([absence('away', 4, 6)], changes);
    expect(before.days[5]?.type).toBe('Partido');
    expect(away.days[5]).toEqual(expect.objectContaining({ type: 'Partido', routineId: before.days[5]?.routineId }));
    expect(week([absence('ill', 4, 6)], changes).days[5]?.type).toBe('Descanso');
  });
});

describe('after an illness', () => {
  const over = absence('ill', -3, -1);
  const isBack = ({ reason }: { reason: string }) => /al 60 %/.test(reason);

  it('the first two sessions are lighter ones, the third is as usual, and the week asks for no more load', () => {
    const back = week([over]);
    expect(trained(back)).toEqual(usualDays);
    expect(back.days.flatMap((day, index) => (isBack(day) ? [index] : []))).toEqual(usualDays.slice(0, 2));
    each(usualDays.slice(2), 3, (day) => expect(back.days[day]?.routineId).toBe(usual.days[day]?.routineId));
    expect([back.isLighter, usual.isLighter]).toEqual([true, false]);
    expect(new Set(back.days.map(({ reason }) => withoutDays(reason))).size).toBe(7);
  });

  it.each([
    ['sessions done since', { history: [finished(0), finished(1)], today: on(2) }, 0],
    ['one done since', { history: [finished(0)], today: on(2) }, 1],
    ['days that passed without one', { today: on(4) }, 2],
  ] as const)('counts %s', (_name, { today, ...rest }, lighter) => {
    const { days } = week([over], { today, ...('history' in rest ? { history: rest.history } : {}) });
    expect(days.filter((day) => day.date >= today && isBack(day) && day.routineId !== null)).toHaveLength(lighter);
  });

  it('a match waits, and an illness of long ago no longer counts', () => {
    const days = ['friday', 'sunday'] as const;
    const matches = { ...player, availableDays: [...days], trainingDays: 2 };
    const back = week([over], { player: matches });
    expect(back.days.filter(({ type }) => type === 'Partido')).toEqual([]);
    expect(week([absence('ill', -40, -35)])).toEqual(usual);
  });
});
