import { addDays } from '@bandeja/domain/calendar/dates';
import { shortenedTo } from '@bandeja/domain/routines/rules';
import { each } from '@bandeja/domain/testing/each';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hard, intensityOf } from '#schedule/intensity.ts';
import { planWeek } from '#schedule/plan-week.ts';
import type { FinishedSession, PlannedWeek, PlannerPlayer } from '#schedule/types.ts';
import { routines } from '#testing/catalogue.ts';
import { anyInput, finished, fullKit, makePlayer, monday } from '#testing/players.ts';

const byId = new Map(routines.map((routine) => [routine.id, routine]));
const trained = ({ days }: PlannedWeek) => days.filter(({ type }) => type !== 'Descanso');
const minutesOf = ({ routineId, minutes }: PlannedWeek['days'][number]) =>
  minutes ?? byId.get(routineId ?? '')?.duration ?? 0;
const routineOf = ({ routineId }: PlannedWeek['days'][number]) => {
  const routine = byId.get(routineId ?? '');
  if (!routine) throw new Error('no routine');
  return routine;
};

/** Does what is planned, week after week. */
function weeksOf(player: PlannerPlayer, count: number, tournament: string | null): PlannedWeek[] {
  const history: FinishedSession[] = [];
  return Array.from({ length: count }, (_, week) => {
    const plan = planWeek({ monday: addDays(player.firstWeek, 7 * week), player, routines, history, tournament });
    for (const day of trained(plan)) {
      const { date, type, routineId } = day;
      history.push({ localDate: date, type, routineId, durationSeconds: 60 * minutesOf(day), rpe: null });
    }
    return plan;
  });
}

const base = { level: 'Intermedio', equipment: fullKit, places: ['home', 'court'], firstWeek: monday } as const;
const players: [string, Partial<PlannerPlayer>][] = [
  ['three a week', { availableDays: ['monday', 'tuesday', 'wednesday', 'thursday'], trainingDays: 3 }],
  ['four a week', { availableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'sunday'], trainingDays: 4 }],
  ['four, with the eve', { availableDays: ['monday', 'wednesday', 'friday', 'sunday'], trainingDays: 4 }],
  ['five a week', { availableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], trainingDays: 5 }],
];

/* Bosquet 2007, Wang 2023: the week of a tournament against the mean of the four before. */
describe.each(players)('the taper of a player with %s', (_name, changes) => {
  const player = makePlayer({ ...base, ...changes });
  const saturday = addDays(monday, 7 * 5 + 5);
  const weeks = weeksOf(player, 7, saturday);
  const [before, taper, after] = [weeks.slice(1, 5), weeks[5], weeks[6]];
  if (!taper || !after) throw new Error('no taper');
  const ofTournament = trained(taper).filter(({ date }) => date !== saturday);

  it('has 41 to 60 % less volume, the tournament aside', () => {
    const mean = before.flatMap(trained).reduce((sum, day) => sum + minutesOf(day), 0) / 4;
    const volume = ofTournament.reduce((sum, day) => sum + minutesOf(day), 0);
    const less = 1 - volume / mean;
    expect(less).toBeGreaterThanOrEqual(0.41);
    expect(less).toBeLessThanOrEqual(0.6);
  });

  it('keeps the number of sessions and the intensity', () => {
    expect(ofTournament).toHaveLength(trained(weeks[4] ?? taper).length);
    const hardIn = (week: PlannedWeek) => trained(week).some((day) => intensityOf(routineOf(day)) === hard);
    expect([hardIn(weeks[4] ?? taper), hardIn({ ...taper, days: ofTournament })]).toEqual([true, true]);
    expect(taper.advice.join(' ')).toMatch(/con un (4[1-9]|5\d|60) % menos de minutos/);
  });

  it('plays on the day, keeps its eve gentle, and puts no strength after it', () => {
    const day = (date: string) => [...taper.days, ...after.days].find((planned) => planned.date === date);
    expect(day(saturday)).toMatchObject({ type: 'Partido', minutes: null });
    const eve = day(addDays(saturday, -1));
    expect(['Descanso', 'Flexibilidad', 'Funcionalidad']).toContain(eve?.type);
    if (eve?.routineId) expect(intensityOf(routineOf(eve))).toBe(0);
    const next = day(addDays(saturday, 1));
    if (next?.routineId) expect(intensityOf(routineOf(next))).toBe(0);
  });
});

describe('the day after a tournament on a Sunday', () => {
  it('holds no strength, although it begins another week', () => {
    const player = makePlayer({
      ...base,
      availableDays: ['monday', 'wednesday', 'thursday', 'sunday'],
      trainingDays: 4,
    });
    const sunday = addDays(monday, 6);
    const week = planWeek({ monday: addDays(monday, 7), player, routines, history: [], tournament: sunday });
    const first = week.days[0];
    if (first?.routineId) expect(intensityOf(routineOf(first))).toBe(0);
    expect(first?.type).not.toMatch(/Fuerza|Pliometría/);
    expect(week.advice.join()).not.toContain('torneo');
  });
});

/* Frandsen 2025, 5,205 runners: one session over the longest of the last 30 days. */
describe('the longest session', () => {
  it('is no more than 10 % longer than that of the last 30 days, once there were four, matches aside', () => {
    let held = 0;
    fc.assert(
      fc.property(anyInput, (input) => {
        const since = addDays(input.monday, -30);
        const done = input.history.filter(
          ({ localDate, type }) => type !== 'Partido' && localDate >= since && localDate < input.monday,
        );
        const matchIds = new Set(routines.flatMap(({ id, type }) => (type === 'Partido' ? [id] : [])));
        const sessions = done.filter(({ routineId }) => !matchIds.has(routineId ?? ''));
        if (sessions.length < 4) return;
        const longest = Math.max(...sessions.map(({ durationSeconds }) => Math.round(durationSeconds / 60)));
        const most = Math.max(15, 1.1 * longest);
        const planned = trained(planWeek({ ...input, routines })).filter(({ type }) => type !== 'Partido');
        held += planned.length;
        expect(planned.filter((day) => minutesOf(day) > most)).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(held).toBeGreaterThan(200);
  });

  it('says where the rule comes from', () => {
    const history = [-12, -9, -7, -3].map((day) => finished(day, { minutes: 40, code: 'R02', rpe: 10 }));
    const player = makePlayer({ ...base, firstWeek: addDays(monday, -70) });
    const { days, advice } = planWeek({ monday, player, routines, history });
    const longer = days.filter(({ minutes }) => minutes !== null);
    each(longer, 1, ({ reason, minutes }) => {
      expect(minutes).toBeLessThanOrEqual(44);
      expect(reason).toContain('corredores');
    });
    expect(advice.join()).toContain('Es de corredores, no de pádel.');
  });
});

describe('a shortened routine', () => {
  it('keeps its exercises, fits, and is the same when it is shortened to what it became', () => {
    fc.assert(
      fc.property(fc.constantFrom(...routines), fc.integer({ min: 15, max: 120 }), ({ duration, entries }, minutes) => {
        const once = shortenedTo({ duration, exercises: entries }, minutes);
        expect(once.duration).toBeLessThanOrEqual(Math.max(minutes, 0) || duration);
        expect(once.exercises[0]?.exercise).toBe(entries[0]?.exercise);
        expect(shortenedTo({ duration, exercises: entries }, once.duration)).toEqual(once);
        if (minutes >= duration / 2) expect(once.exercises).toHaveLength(entries.length);
      }),
    );
  });
});
