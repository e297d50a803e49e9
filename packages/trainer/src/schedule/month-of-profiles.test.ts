import { addDays } from '@bandeja/domain/calendar/dates';
import { difficulties } from '@bandeja/domain/exercises/vocabulary';
import { goals } from '@bandeja/domain/schedule/vocabulary';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { planWeek } from '#schedule/plan-week.ts';
import type { FinishedSession } from '#schedule/types.ts';
import { routines } from '#testing/catalogue.ts';
import { fullKit, makePlayer, monday } from '#testing/players.ts';

/* A month's plan for 8 goals × 3 levels × with and without a court, five days a week, each session done as planned. */

const byId = new Map(routines.map((routine) => [routine.id, routine]));
const weeksSwept = 4;
const withoutCourt = fullKit.filter((item) => !['pista', 'bolas', 'pala', 'compañero'].includes(item));

type Month = {
  goal: string;
  level: string;
  court: boolean;
  types: Map<string, number>;
  aims: string[];
  codes: string[];
};

function month(goal: (typeof goals)[number], level: (typeof difficulties)[number], court: boolean): Month {
  const player = makePlayer({
    level,
    goals: [goal],
    trainingDays: 5,
    sessionDuration: { min: 60, max: 90 },
    availableDays: ['monday', 'tuesday', 'thursday', 'friday', 'sunday'],
    equipment: court ? fullKit : withoutCourt,
    places: court ? ['home', 'court'] : ['home'],
    firstWeek: '2024-01-01',
  });
  const history: FinishedSession[] = [];
  const days = Array.from({ length: weeksSwept }, (_, week) => {
    const from = addDays(monday, 7 * week);
    const plan = planWeek({ monday: from, player, routines, history: [...history] });
    for (const { date, type, routineId } of plan.days) {
      const routine = byId.get(routineId ?? '');
      if (routine)
        history.push({ localDate: date, type, routineId, durationSeconds: routine.duration * 60, rpe: null });
    }
    return plan.days;
  }).flat();
  const planned = days.flatMap(({ routineId }) => byId.get(routineId ?? '') ?? []);
  return {
    goal,
    level,
    court,
    types: new Map([...Map.groupBy(planned, ({ type }) => type)].map(([type, same]) => [type, same.length])),
    aims: days.flatMap(({ aim }) => aim ?? []),
    codes: planned.filter(({ type }) => type !== 'Partido').map(({ code }) => code ?? ''),
  };
}

const months = goals.flatMap((goal) =>
  difficulties.flatMap((level) => [true, false].map((court) => month(goal, level, court))),
);
const kinds = ['Físico', 'Técnico', 'Táctico', 'Mental', 'Partido'];

function table(): string {
  const head = ['objetivo'.padEnd(24), 'nivel'.padEnd(13), 'pista', ...kinds].join('  ');
  const rows = months.map(({ goal, level, court, types }) =>
    [
      goal.padEnd(24),
      level.padEnd(13),
      (court ? 'sí' : 'no').padEnd(5),
      ...kinds.map((kind) => String(types.get(kind) ?? 0).padStart(kind.length)),
    ].join('  '),
  );
  return [head, ...rows].join('\n');
}

describe('a month of 48 profiles', () => {
  it('is printed, one row each', () => {
    const text = table();
    console.log(text);
    expect(text.split('\n')).toHaveLength(49);
  });

  it('holds the racket and Fuerza for those who want to play better, with a court and without one', () => {
    const players = months.filter(({ goal }) => goal === 'Mejorar la técnica' || goal === 'Competir en torneos');
    each(players, 12, ({ types, goal, level, court }) => {
      const racket = (types.get('Técnico') ?? 0) + (types.get('Táctico') ?? 0);
      expect(racket, `${goal} ${level} ${court}`).toBeGreaterThanOrEqual(court ? weeksSwept : weeksSwept - 1);
      expect(types.get('Físico') ?? 0).toBeGreaterThanOrEqual(weeksSwept);
      if (court) expect(types.get('Táctico') ?? 0).toBeGreaterThan(0);
    });
  });

  it('holds mental work for those who compete', () => {
    each(
      months.filter(({ goal }) => goal === 'Competir en torneos'),
      6,
      ({ types }) => expect(types.get('Mental') ?? 0).toBeGreaterThan(0),
    );
  });

  it('lets strokes take turns and gives matches an aim that changes', () => {
    const onCourt = months.filter(
      ({ goal, court, level }) => goal === 'Mejorar la técnica' && court && level !== 'Principiante',
    );
    each(onCourt, 2, ({ codes }) => {
      const racket = codes.filter((code) => ['R17', 'R18', 'R19', 'R20', 'R27', 'R28', 'R29', 'R16'].includes(code));
      expect(new Set(racket).size).toBeGreaterThanOrEqual(4);
    });
    each(months, 48, ({ aims }) => expect(new Set(aims).size).toBeGreaterThanOrEqual(Math.min(5, aims.length)));
  });
});
