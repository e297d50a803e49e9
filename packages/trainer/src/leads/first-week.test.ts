import {
  estimatedMinutes,
  estimatedSeconds,
  jumpContacts,
  type RuleEntry,
  withinTenPercent,
} from '@bandeja/domain/routines/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, test } from 'vitest';
import { type FirstWeekDay, firstWeek } from '#leads/first-week.ts';
import { firstWeekText } from '#leads/first-week-text.ts';
import { hard, intensityOf, medium } from '#schedule/intensity.ts';
import type { PlannerEntry, PlannerExercise } from '#schedule/types.ts';
import { exercises, routineByCode } from '#testing/catalogue.ts';
import { exerciseNames } from '#testing/quiz.ts';

function exerciseOf(code: string): PlannerExercise {
  const exercise = exercises.get(code);
  if (!exercise) throw new Error(`No exercise is called ${code}`);
  return exercise;
}

function entriesOf(day: FirstWeekDay): (PlannerEntry & RuleEntry)[] {
  return day.entries.map(({ code, dose }) => ({ ...dose, duration: dose.seconds, exercise: exerciseOf(code) }));
}

const { days } = firstWeek;
const trainingDays = atLeast(
  6,
  days.filter((day) => day.type !== 'Descanso'),
);
const allExercises = trainingDays.flatMap(entriesOf).map((entry) => entry.exercise);

function intensities(): number[] {
  return days.map((day) => {
    if (day.type === 'Descanso') return -1;
    const type = day.type === 'Partido' ? 'Partido' : 'Físico';
    const categories = day.type === 'Partido' ? [] : [day.type];
    return intensityOf({ type, categories, difficulty: 'Principiante', entries: entriesOf(day) });
  });
}

describe('the seven days', () => {
  test('run from Monday to Sunday with a day of rest', () => {
    expect(days.map((day) => day.weekday)).toEqual(weekdays);
    expect(days.filter((day) => day.entries.length === 0)).toMatchObject([
      { weekday: 'wednesday', type: 'Descanso', minutes: 0, place: null },
    ]);
  });

  test.each(trainingDays)('$weekday takes its minutes ±10 %', (day) => {
    expect(withinTenPercent(estimatedSeconds(entriesOf(day)), day.minutes * 60)).toBe(true);
  });

  test.each(trainingDays)('$weekday calls every exercise by the catalogue’s name', ({ entries }) => {
    each(entries, 5, ({ code, name }) => expect(name, code).toBe(exerciseNames.get(code)));
  });

  test.each(trainingDays)('$weekday is possible where it is done', ({ entries, place }) => {
    each(entries, 5, ({ code }) => expect(exerciseOf(code).places, code).toContain(place));
  });

  test.each(trainingDays)('$weekday measures its work as the catalogue does', ({ entries }) => {
    each(entries, 5, ({ code, dose }) => {
      const timed = ['L01', 'L06', 'L08', 'L09', 'L13', 'F14', 'F30', 'F31', 'U01', 'U06'].includes(code);
      if (timed || /^[CKM]/.test(code)) expect(dose.seconds, code).toBeGreaterThan(0);
      else expect(dose.seconds, code).toBeUndefined();
    });
  });

  test('ask for nothing beyond the first level', () => {
    expect(new Set(allExercises.map((exercise) => exercise.difficulty))).toEqual(new Set(['Principiante']));
  });

  test('ask for a chair, a wall and, on Saturday, the court and a band', () => {
    const kitOf = (chosen: readonly FirstWeekDay[]) =>
      new Set(chosen.flatMap(entriesOf).flatMap((entry) => entry.exercise.equipment));
    expect(kitOf(days.filter((day) => day.place === 'home'))).toEqual(new Set(['silla', 'pared']));
    expect(kitOf(days.filter((day) => day.place === 'court'))).toEqual(
      new Set(['gomas', 'pista', 'pala', 'bolas', 'compañero']),
    );
  });

  test('hold no plyometric jump, no run and nothing that an injured area forbids', () => {
    expect(trainingDays.map((day) => jumpContacts(entriesOf(day)))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(allExercises.flatMap((exercise) => exercise.avoidFor)).toEqual([]);
    const running = allExercises.filter((exercise) => exercise.demands.includes('run'));
    expect(running.map((exercise) => exercise.code)).toEqual(['K05']);
  });

  test('have two hard days at most, never in a row, and nothing hard on the eve of the match', () => {
    const classes = intensities();
    const hardDays = [...classes.keys()].filter((day) => classes[day] === hard);
    expect(hardDays).toEqual([1, 5]);
    expect(classes[4]).toBeLessThan(medium);
    expect(classes[6]).toBeLessThan(medium);
  });

  test('warm up before all work that is not easy', () => {
    const classes = intensities();
    each(days, 7, (day, index) => {
      if ((classes[index] ?? 0) >= medium) expect(day.entries[0]?.code).toBe('L01');
    });
  });

  test('warm up before the match as R01 says', () => {
    const asPlain = ({ exercise, sets, reps, duration, perSide, rest }: PlannerEntry) => ({
      code: exercise.code,
      sets,
      reps,
      seconds: duration ?? undefined,
      perSide,
      rest,
    });
    const match = days.find((day) => day.type === 'Partido');
    const warmUp = match ? entriesOf(match).slice(0, 5).map(asPlain) : [];
    expect(warmUp).toEqual(routineByCode('R01').entries.map(asPlain));
    expect(match?.entries[5]?.code).toBe('K05');
  });

  test('hold strength twice, 72 hours apart', () => {
    expect([...days.keys()].filter((day) => days[day]?.type === 'Fuerza')).toEqual([0, 3]);
  });

  test('grow by a tenth at most in the second week', () => {
    // a third set of F01, F16 and F08, and their rest
    const more = ['F01', 'F16', 'F08'];
    const second = days.map((day) => {
      const entries = entriesOf(day);
      if (day.weekday !== 'monday') return entries;
      return entries.map((entry) => (more.includes(entry.exercise.code ?? '') ? { ...entry, sets: 3 } : entry));
    });
    const minutes = (weeks: RuleEntry[][]) => weeks.reduce((total, entries) => total + estimatedMinutes(entries), 0);
    expect(minutes(second)).toBeGreaterThan(minutes(days.map(entriesOf)));
    expect(minutes(second)).toBeLessThan(minutes(days.map(entriesOf)) * 1.1);
  });
});

describe('the words', () => {
  const texts = [
    firstWeek.title,
    firstWeek.lead,
    firstWeek.audience,
    firstWeek.kit,
    ...firstWeek.before,
    ...firstWeek.effort,
    ...firstWeek.weekTwo,
    ...days.flatMap((day) => [day.title, day.why, ...day.entries.map((entry) => entry.cue)]),
  ];

  test('say something everywhere and promise nothing', () => {
    for (const text of texts) {
      expect(text.trim().length).toBeGreaterThan(3);
      expect(text).not.toMatch(
        /evita\w* (la|las|una)? ?lesi|garantiz|cura\b|en 7 días (?:serás|mejorar)|sin dolor no|!|¡/i,
      );
    }
  });

  test('each cue fits two short lines', () => {
    each(
      days.flatMap((day) => day.entries),
      43,
      ({ cue }) => expect(cue.length, cue).toBeLessThanOrEqual(80),
    );
  });

  test('name who asks a doctor first, when to stop and the limits of the sheet', () => {
    const before = firstWeek.before.join(' ');
    for (const word of ['corazón', 'hipertensión', 'diabetes', 'embarazada', 'pecho', 'desmayo', '112', 'fiebre']) {
      expect(before).toContain(word);
    }
    expect(firstWeek.disclaimer).toBe('Información general; no es consejo médico.');
  });
});

describe('the text file', () => {
  const text = firstWeekText();
  const lines = text.slice(1).split('\n');

  test('begins with a byte order mark and ends with a line end', () => {
    expect(text.startsWith('\uFEFFBANDEJA · RUTINA DE PÁDEL DE 7 DÍAS\n')).toBe(true);
    expect(text.endsWith('no es consejo médico.\n')).toBe(true);
    expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(text))).toBe(text.slice(1));
  });

  test('is 78 columns wide at most, without tabs or trailing spaces', () => {
    each(lines, 100, (line) => {
      expect([...line].length, line).toBeLessThanOrEqual(78);
      expect(line).toBe(line.trimEnd());
      expect(line).not.toContain('\t');
    });
  });

  test('holds every day, every exercise with its box, and every word of safety', () => {
    expect(lines.filter((line) => line.startsWith('[ ] '))).toHaveLength(days.flatMap((day) => day.entries).length);
    const flat = text.replace(/\s+/g, ' ');
    each([...firstWeek.before, ...firstWeek.effort, ...days.map((day) => day.why)], 16, (words) => {
      expect(flat).toContain(words);
    });
    expect(text).toContain('LUNES · Fuerza base en casa · 25 min · en casa');
    expect(text).toContain('[ ] Zancada atrás                         2 × 6 por lado      desc. 60 s');
  });

  test('is the same every time', () => {
    expect(firstWeekText()).toBe(text);
  });
});
