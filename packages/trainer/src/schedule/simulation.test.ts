import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { isHeavier } from '#load/proposal.ts';
import { type SimulatedWeek, simulate, simulatedPlayers, tableOf, weeksSimulated } from '#testing/simulate.ts';

/* Half a year of six players (npm run simulate prints it). */

const runs = new Map(simulatedPlayers.map((player) => [player.name, { player, weeks: simulate(player) }]));
const weeksOf = (name: string): SimulatedWeek[] => runs.get(name)?.weeks ?? [];
const causeIn = (name: string, week: number) => weeksOf(name)[week - 1]?.guards.week?.cause;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

describe.each(atLeast(6, runs.values()))('$player.name', ({ player, weeks }) => {
  it('stays within the guards, or says which sets to leave out', () => {
    each(weeks, weeksSimulated, ({ guards, planned, done, plan }) => {
      // a taper is cut by minutes, the tournament aside: shorten.test.ts
      if (guards.week === null || guards.week.cause === 'taper') return;
      if (planned > guards.week.load) expect(plan.advice.join(' ')).toMatch(/series|serie menos/);
      if (player.obeys) expect(done).toBeLessThanOrEqual(guards.week.load);
    });
  });

  it('has a guard in every week after one of the last four that was trained', () => {
    each(weeks.slice(4), weeksSimulated - 4, ({ week, guards }) => {
      const heaviest = Math.max(...weeks.slice(week - 5, week - 1).map(({ done }) => done));
      if (heaviest >= 300) expect(guards.week, `week ${week}`).not.toBeNull();
    });
  });

  it('deloads, and builds up again after it', () => {
    const deloads = weeks.filter(({ guards }) => guards.week?.cause === 'deload');
    expect(deloads.length).toBeGreaterThan(0);
    each(deloads, 1, ({ week }) => {
      const next = weeks[week];
      if (next) expect(next.guards.week?.cause).not.toBe('deload');
    });
  });

  it('is never stuck: no week is smaller and smaller, and the routines change', () => {
    const allowed = weeks.flatMap(({ guards }) => (guards.week?.cause === 'growth' ? [guards.week.load] : []));
    expect(mean(allowed.slice(-6))).toBeGreaterThan(0.4 * mean(allowed.slice(0, 6)));
    expect(new Set(weeks.flatMap(({ routines }) => routines)).size).toBeGreaterThanOrEqual(5);
  });

  it('repeats a week only with a stated reason, and says every week what changed', () => {
    each(weeks.slice(1), weeksSimulated - 1, ({ week, routines, plan }) => {
      const before = weeks[week - 2];
      const isRepeated =
        before?.sessionsDone === before?.sessionsPlanned && routines.join() === before?.routines.join();
      if (isRepeated) expect(plan.changes.join(' ')).toContain('Repites');
      expect(plan.changes.length).toBeGreaterThan(0);
    });
  });

  it('lifts what the repetitions left of the last sessions allow, and says why it changes', () => {
    const lifts = weeks.flatMap((week) => week.lifts);
    each(
      lifts.filter(({ change }) => change !== 'same'),
      5,
      ({ reason }) => expect(reason).toMatch(/\d/),
    );
    // a deload, a tournament and the way back ask for the same loads, not for more
    each(
      weeks.filter(({ plan }) => plan.isLighter),
      2,
      (week) => expect(week.lifts.filter(isHeavier)).toEqual([]),
    );
    const [first, last] = [lifts[0], lifts.at(-1)];
    expect(last?.weight).toBeGreaterThan(first?.weight ?? 0);
    expect(new Set(lifts.map(({ change }) => change))).toContain('more load');
  });

  it('has a row for each week in the table, in Spanish', () => {
    const table = tableOf(player, weeks);
    expect(table.split('\n').length).toBeGreaterThan(2 * weeksSimulated);
    expect(table).toContain(' descarga ');
    expect(table).not.toMatch(/growth|deload|taper|return/);
  });
});

it('holds no routine twice in a week, however hard the matches were', () => {
  each([...runs.values()], 6, ({ weeks }) => {
    each(weeks, weeksSimulated, ({ routines }) => expect(new Set(routines).size).toBe(routines.length));
  });
});

it('deloads a steady Intermedio every sixth week', () => {
  const weeks = weeksOf('constante').filter(({ guards }) => guards.week?.cause === 'deload');
  expect(weeks.map(({ week }) => week)).toEqual([6, 12, 18, 24]);
});

it('calls no routine new that was done before the last four weeks', () => {
  expect(weeksOf('constante')[11]?.plan.changes[2]).toBe(
    'El lunes toca «Fuerza base en casa sin material»: en las últimas cuatro semanas no la has hecho.',
  );
});

it('cuts the week of a tournament, plays on its day and rests on the day before', () => {
  expect([causeIn('de torneos', 11), causeIn('de torneos', 23)]).toEqual(['taper', 'taper']);
  const days = weeksOf('de torneos')[10]?.plan.days ?? [];
  expect(days[5]).toMatchObject({ type: 'Partido', reason: expect.stringMatching(/^Torneo el sábado/) });
  expect(days[4]?.type).toBe('Descanso');
});

it('begins again with less after two weeks and after four', () => {
  expect(causeIn('que vuelve', 21)).toBe('return');
  expect(weeksOf('que vuelve')[12]?.plan.changes).toEqual([
    'No veo sesiones en las últimas cuatro semanas: esta empieza con la mitad de las series.',
  ]);
  expect(weeksOf('que vuelve')[20]?.plan.changes[1]).toMatch(/^Vuelves tras \d+ días/);
});

it('calls no week that is heavier than the heaviest one a beginning with less', () => {
  expect(weeksOf('con olvidos')[23]?.plan.changes.join(' ')).toMatch(/Aun así la semana suma/);
  const begun = simulatedPlayers.flatMap(({ name }) => weeksOf(name).flatMap(({ plan }) => plan.changes));
  const figures = begun.flatMap((text) => {
    const [, to, from] = /^Vuelves tras .* empieza en ([\d.]+), frente a ([\d.]+)/.exec(text) ?? [];
    return to === undefined || from === undefined ? [] : [[to, from].map((figure) => Number(figure.replace('.', '')))];
  });
  each(figures, 1, ([to = 0, from = 0]) => expect(to).toBeLessThan(from));
});

it('calls a week without a session no lighter one', () => {
  expect(weeksOf('que vuelve')[9]?.plan.changes.slice(0, 2)).toEqual([
    'La semana pasada no entrenaste.',
    expect.stringMatching(/^Tras una semana sin entrenar, el esfuerzo de la semana sube a /),
  ]);
});

it('gives a forgetful player fewer sessions, and leaves out the weekday that is missed again and again', () => {
  const sentences = weeksOf('con olvidos').flatMap(({ plan }) => plan.changes);
  expect(sentences.some((sentence) => /^Faltaron \d de \d sesiones/.test(sentence))).toBe(true);
  expect(sentences.some((sentence) => /^El jueves se quedó sin sesión \d veces/.test(sentence))).toBe(true);
});
