import { addDays, daysBetween, weekdayIndex } from '@bandeja/domain/calendar/dates';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { easy, hard, intensityOf } from '#schedule/intensity.ts';
import { falseClaims, neighbours } from '#testing/false-claims.ts';
import {
  dateIn,
  type LivedWeek,
  live,
  lives,
  minutesOf,
  routineIn,
  routineOn,
  tableOfLife,
  weeksLived,
} from '#testing/lives.ts';

/* Eight lives over forty weeks (npm run simulate prints them). */

const runs = new Map(lives.map((life) => [life.name, { life, weeks: live(life) }]));
const weeksOf = (name: string): LivedWeek[] => runs.get(name)?.weeks ?? [];
const numbersOf = (weeks: readonly LivedWeek[], holds: (week: LivedWeek) => boolean) =>
  weeks.filter(holds).map(({ week }) => week);

const routineNamed = (plan: LivedWeek['plan'], date: string) => routineIn(plan, date)?.name ?? '';

describe.each(atLeast(8, runs.values()))('$life.name', ({ life, weeks }) => {
  it('breaks no rule of the week', () => {
    each(weeks, weeksLived, (week) => {
      const { days } = week.plan;
      const sessions = days.filter(({ routineId }) => routineId !== null);
      expect(sessions.length).toBeLessThanOrEqual(6);
      each(days, 7, ({ date, type, reason, weekday }) => {
        const routine = routineOn(week, date);
        if (routine === undefined) return;
        // trained only on days there are, within the time there is; a tournament has its own day
        expect([date, week.days.includes(weekday) || date === week.tournament]).toEqual([date, true]);
        expect(routine.duration).toBeLessThanOrEqual(life.player.sessionDuration.max);
        expect([reason !== '', reason.length <= 140]).toEqual([true, true]);
        const next = days[weekdays.indexOf(weekday) + 1];
        if (next?.type === 'Partido' && type !== 'Partido') expect(intensityOf(routine)).toBeLessThan(hard);
      });
      const reasons = days.map(({ reason }) => reason).filter((reason) => reason !== '');
      expect(new Set(reasons).size).toBe(reasons.length);
    });
  });

  it('says of no day what that day does not hold', () => {
    each(weeks, weeksLived, (week) => {
      const { days } = week.plan;
      each(days, 7, (day, index) => {
        const { date, reason, type } = day;
        const routine = routineOn(week, date);
        const said = { routine: routine && { ...routine, duration: minutesOf(day) }, type, days, index };
        const wrong = said.routine
          ? falseClaims(reason, { ...said, routine: said.routine })
          : neighbours(reason, days, index);
        expect([week.week, reason, wrong]).toEqual([week.week, reason, []]);
      });
      // all did what was planned, however short the plan made their routines
      expect([week.week, week.plan.changes.filter((change) => change.includes('pedían'))]).toEqual([week.week, []]);
    });
  });

  it('stays within the week’s load, or says which sets to leave out; no session is far longer than the longest', () => {
    each(weeks, weeksLived, ({ week, plan, guards, load, longest }) => {
      // a taper is cut by minutes, the tournament aside
      if (guards.week !== null && guards.week.cause !== 'taper' && load > guards.week.load) {
        expect([week, plan.advice.join(' ')]).toEqual([week, expect.stringMatching(/series|serie menos/)]);
      }
      if (longest === null) return;
      const most = Math.max(15, 1.1 * longest);
      const sessions = plan.days.filter(({ routineId, type }) => routineId !== null && type !== 'Partido');
      expect([week, sessions.map(minutesOf).filter((minutes) => minutes > most)]).toEqual([week, []]);
    });
  });

  it('never shrinks away: the last weeks hold as much as the first ones, tapers and bridges aside', () => {
    const usual = weeks.filter(({ block }) => block?.kind !== 'taper' && block?.kind !== 'bridge');
    const mean = (part: typeof usual) => part.reduce((sum, { minutes }) => sum + minutes, 0) / Math.max(1, part.length);
    expect(mean(usual.slice(-6))).toBeGreaterThan(0.6 * mean(usual.slice(0, 6)));
  });

  it('has a row for each week in the table', () => {
    expect(tableOfLife(life, weeks).split('\n').length).toBe(weeksLived + 2);
  });
});

it('gives an elbow its work in every session, none while a professional comes first, and lets it fade', () => {
  const weeks = weeksOf('el codo');
  const sessionsOf = ({ plan }: LivedWeek) => plan.days.filter(({ type }) => type !== 'Descanso' && type !== 'Partido');
  expect(numbersOf(weeks, ({ workOn }) => workOn.length > 0)).toEqual([
    6, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
  ]);
  each([6, 7, 8, 9, 13, 20], 6, (number) => {
    const week = weeks[number - 1];
    if (week) expect(week.workOn).toHaveLength(Math.max(2, sessionsOf(week).length));
  });
  expect(weeks[23]?.workOn).toHaveLength(1);
  // above 3 of 10 nothing loads it and nothing is hard
  each(weeks.slice(9, 11), 2, (week) => {
    each(week.plan.days, 7, ({ date }) => {
      const exercises = routineOn(week, date)?.entries.map(({ exercise }) => exercise) ?? [];
      expect(exercises.filter(({ avoidFor, cautionFor }) => [...avoidFor, ...cautionFor].includes('codo'))).toEqual([]);
    });
  });
  each(weeks.slice(5, 20), 15, (week) => {
    each(week.plan.days, 7, ({ date }) => {
      const exercises = routineOn(week, date)?.entries.map(({ exercise }) => exercise) ?? [];
      expect(exercises.filter(({ avoidFor }) => avoidFor.includes('codo'))).toEqual([]);
    });
  });
});

it('rests an illness, and comes back with less', () => {
  const weeks = weeksOf('dos enfermedades');
  const restsFrom = (from: string, days: number) =>
    Array.from({ length: days }, (_, day) => addDays(from, day)).every((date) =>
      weeks.some(({ plan }) => plan.days.some((day) => day.date === date && day.type === 'Descanso')),
    );
  expect([restsFrom(dateIn(9, 0), 7), restsFrom(dateIn(26, 2), 10)]).toEqual([true, true]);
  const back = weeks[9]?.plan.days.filter(({ routineId }) => routineId !== null) ?? [];
  expect(back.slice(0, 2).every(({ reason }) => reason.includes('60 %'))).toBe(true);
});

it('trains on Sundays alone, and on the days of the shift alone', () => {
  each(weeksOf('solo domingos'), weeksLived, ({ done }) => {
    expect(done.map(({ localDate }) => weekdayIndex(localDate))).toEqual([6]);
  });
  each(weeksOf('a turnos'), weeksLived, ({ week, done }) => {
    const usable = week % 2 === 0 ? [1, 3, 5, 6] : [0, 2, 4];
    expect(done.map(({ localDate }) => weekdayIndex(localDate)).filter((day) => !usable.includes(day))).toEqual([]);
  });
});

it('has no jumps from 60 years on, and asks for balance in every session', () => {
  each(weeksOf('62 años'), weeksLived, (week) => {
    each(week.plan.days, 7, ({ date, type }) => {
      const routine = routineOn(week, date);
      if (routine === undefined || type === 'Partido') return;
      expect(routine.categories).not.toContain('Pliometría');
    });
    expect(week.plan.advice.join(' ')).toContain('Desde los 60 años');
  });
});

it('tapers before each of the eight tournaments by 41 to 60 %, with gentle work at most beside it', () => {
  const weeks = weeksOf('de torneo cada mes').filter(({ tournament }) => tournament !== null);
  each(weeks, 8, (week) => {
    const { minutes, mean, tournament, block } = week;
    expect(block?.kind).toBe('taper');
    const less = 1 - minutes / mean;
    expect(less).toBeGreaterThanOrEqual(0.41);
    expect(less).toBeLessThanOrEqual(0.6);
    const beside = [-1, 1].map((days) => addDays(tournament ?? '', days));
    const hardOnes = week.plan.days.filter(({ date }) => {
      const routine = routineOn(week, date);
      return beside.includes(date) && routine !== undefined && intensityOf(routine) > easy;
    });
    expect(hardOnes).toEqual([]);
  });
});

it('spends August away with short sessions off the court, and comes back', () => {
  const weeks = weeksOf('con vacaciones en agosto');
  const august = weeks.filter(({ monday }) => monday >= '2025-08-04' && monday <= '2025-08-25');
  each(august, 4, ({ plan }) => {
    expect(plan.days.filter(({ type }) => type === 'Partido')).toEqual([]);
    expect(Math.max(...plan.days.map(minutesOf))).toBeLessThanOrEqual(30);
  });
  expect(weeks.at(-1)?.minutes).toBeGreaterThan(Math.max(...august.map(({ minutes }) => minutes)));
});

it('comes back after the meniscus from little to more, without what loads the knee', () => {
  const weeks = weeksOf('que vuelve del menisco');
  const [first, fifth] = [weeks[0], weeks[4]];
  expect(first?.minutes).toBeLessThan(0.75 * (fifth?.minutes ?? 0));
  each(weeks.slice(0, 12), 12, (week) => {
    const moves = week.plan.days.flatMap(({ date }) => routineOn(week, date)?.entries ?? []);
    expect(moves.filter(({ exercise }) => exercise.avoidFor.includes('rodilla'))).toEqual([]);
  });
});

it('gives the shift worker a deload every sixth week, whose weeks go up and down by turns; none follows a holiday', () => {
  const deloads = (name: string) =>
    numbersOf(weeksOf(name), ({ plan }) => plan.changes.some((change) => change.startsWith('Toca descarga')));
  expect(deloads('a turnos')).toEqual([6, 12, 18, 24, 30, 36]);
  expect(deloads('con vacaciones en agosto').filter((week) => week > 30)).toEqual([]);
});

it('names what makes a week lighter, and no figure that its sets cannot reach', () => {
  const said = (name: string, week: number) => weeksOf(name)[week - 1]?.plan.changes.join(' ') ?? '';
  expect(said('dos enfermedades', 9)).toContain('Esta semana descansas hasta que estés bien.');
  expect(said('dos enfermedades', 26)).toContain(': descansas hasta que estés bien.');
  expect(said('con vacaciones en agosto', 31)).toContain(': estás de viaje.');
  expect(said('con vacaciones en agosto', 32)).toContain('son las que caben en tu viaje.');
  expect(said('con vacaciones en agosto', 35)).toContain('para el partido tras el primer set');
  each(runs, 8, ([, { weeks }]) => {
    each(weeks, weeksLived, ({ plan, load }) => {
      const [, figure = ''] = /baja de [\d.]+ de media a ([\d.]+) con la mitad/.exec(plan.changes.join(' ')) ?? [];
      if (figure === '') return;
      const whole = plan.days.flatMap((day) => (day.type === 'Partido' ? minutesOf(day) * 6 : []));
      const matches = whole.reduce((sum, each) => sum + each, 0);
      expect(Number(figure.replace('.', ''))).toBeGreaterThanOrEqual(matches + (load - matches) / 2 - 5);
    });
  });
});

it('counts the days since a routine was done to the day it comes back, and repeats none on the next day of a trip', () => {
  each(runs, 8, ([, { weeks }]) => {
    const lastOn = new Map<string, string>();
    each(weeks, weeksLived, ({ plan, done }) => {
      const back = /(\S+) vuelve «([^»]+)», que no hacías desde hace (\d+) días/.exec(plan.changes.join(' '));
      if (back) {
        const [, , name = '', days] = back;
        const day = plan.days.find(({ date }) => routineNamed(plan, date) === name);
        expect(daysBetween(lastOn.get(name) ?? '', day?.date ?? '')).toBe(Number(days));
      }
      for (const { localDate } of done) lastOn.set(routineNamed(plan, localDate), localDate);
    });
  });
  const august = weeksOf('con vacaciones en agosto').slice(30, 34);
  each(august, 4, ({ plan }) => {
    const strength = plan.days.filter(({ type }) => type === 'Fuerza').map(({ date }) => weekdayIndex(date));
    expect(strength.filter((day) => strength.includes(day + 1))).toEqual([]);
  });
});
