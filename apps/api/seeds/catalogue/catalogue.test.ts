import {
  bodyAreaSchema,
  type Category,
  categories,
  categorySchema,
  type Difficulty,
  demandSchema,
  difficulties,
  difficultySchema,
  doseSchema,
  loadTypeSchema,
  materialSchema,
  muscleGroupSchema,
  placeSchema,
  strokeSchema,
} from '@bandeja/domain/exercises/vocabulary';
import {
  estimatedSeconds,
  jumpContacts,
  type RuleEntry,
  secondsPerRep,
  withinTenPercent,
} from '@bandeja/domain/routines/rules';
import { routineTypeSchema } from '@bandeja/domain/routines/vocabulary';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from './catalogue.ts';
import { exerciseTable, routineTable } from './domain-tables.ts';
import type { SeedEntry, SeedExercise } from './types.ts';

const { exercises, routines } = catalogue;
const byCode = new Map(exercises.map((exercise) => [exercise.code, exercise]));

const categoryOf: Record<string, Category> = {
  F: 'Fuerza',
  X: 'Fuerza explosiva',
  P: 'Pliometría',
  C: 'Cardio',
  L: 'Flexibilidad',
  U: 'Funcionalidad',
};
const groupOf: Record<string, string> = {
  Pi: 'Piernas',
  Gl: 'Glúteos',
  Co: 'Core',
  Es: 'Espalda',
  Ho: 'Hombros',
  Br: 'Brazos',
  Pe: 'Pecho',
  Ca: 'Cardio',
};
const loadTypeOf: Record<string, string> = { rep: 'reps', tmp: 'time', dis: 'distance' };
const demandOf: Record<string, string> = { j: 'jump', r: 'run', o: 'overhead', s: 'floor' };
const placesOf: Record<string, string[]> = { C: ['home'], P: ['court'], CP: ['home', 'court'] };

/** The cells of each row of a catalogue table; fails on a row with another number of columns. */
function rowsOf(table: string, columns: number): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').slice(1, -1);
      if (cells.length !== columns) throw new Error(`${cells.length} columns instead of ${columns}: ${line}`);
      return cells;
    });
}

const list = (cell = '-') => (cell === '-' ? [] : cell.split(','));
const level = (cell: string | undefined) => difficulties[Number(cell) - 1];

const rank = (difficulty: Difficulty | undefined) => (difficulty ? difficulties.indexOf(difficulty) : Number.NaN);

/** `3x8/l`, `4x20m`, `1x360s` → sets, reps, seconds or metres, and per side. */
function parseWork(text = '') {
  const match = /^(\d+)x(\d+)(s|m)?(\/l)?$/.exec(text);
  if (!match) throw new Error(`unreadable dose: ${text}`);
  const [sets, amount, unit, perSide] = [Number(match[1]), Number(match[2]), match[3], match[4] !== undefined];
  return {
    sets,
    reps: unit ? 1 : amount,
    ...(unit === 's' && { seconds: amount }),
    ...(unit === 'm' && { metres: amount }),
    perSide,
  };
}

const parseRest = (text = '') => Number(/^r(\d+)$/.exec(text)?.[1]);

function expectedExercise([code, name, cat, n, groups, material, dose, load, contra, et, place, stroke]: string[]) {
  const [work, rest] = (dose ?? '').split(' ');
  const areas = (mark: string) => list(contra).flatMap((area) => (area.endsWith(mark) ? [area.slice(0, -1)] : []));
  return {
    code,
    name,
    categories: list(cat).map((letter) => categoryOf[letter]),
    difficulty: level(n),
    equipment: list(material).map((item) => item.replace('/', ' o ')),
    muscleGroups: list(groups).map((group) => groupOf[group]),
    dose: { ...parseWork(work), rest: parseRest(rest) },
    loadType: loadTypeOf[load ?? ''],
    avoidFor: areas('!'),
    cautionFor: areas('~'),
    demands: list(et).map((letter) => demandOf[letter]),
    places: placesOf[place ?? ''],
    strokes: list(stroke),
  };
}

function expectedRoutine([code, name, type, cat, n, minutes, goal, tokens]: string[]) {
  return {
    code,
    name,
    type,
    categories: list(cat).map((letter) => categoryOf[letter]),
    difficulty: level(n),
    duration: Number(minutes),
    objective: goal,
    entries: (tokens ?? '').split(' ').map((token) => {
      const [exercise, work, rest] = token.split('·');
      const { seconds, ...dose } = parseWork(work);
      return { exercise, ...dose, ...(seconds && { duration: seconds }), rest: parseRest(rest) };
    }),
  };
}

const exerciseRows = rowsOf(exerciseTable, 12).map(expectedExercise);
const routineRows = rowsOf(routineTable, 8).map(expectedRoutine);

const parts = ({ description, steps, commonMistakes, tips }: SeedExercise) => [
  description,
  ...steps,
  ...commonMistakes,
  ...tips,
];
const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[«¿¡]?\p{Lu})/u);
const wellFormed = /^[«¿¡]?\p{Lu}.*[^.]\.$/u;
const forbidden = /evita\w* (?:las )?lesion|\bcura\b|sin dolor no hay ganancia|garantiza/i;

/** Sentences that stand more than once in a catalogue of cards, whatever their case. */
function repeatedSentences(cards: SeedExercise[]): string[] {
  const all = cards.flatMap(parts).flatMap(sentences);
  const seen = new Set<string>();
  return all.filter((sentence) => seen.size === seen.add(sentence.toLowerCase()).size);
}

function ruleEntries(entries: SeedEntry[]): RuleEntry[] {
  return entries.map((entry) => {
    const exercise = byCode.get(entry.exercise);
    if (!exercise) throw new Error(`no exercise ${entry.exercise}`);
    return { ...entry, exercise };
  });
}

describe('the catalogue tables', () => {
  test('have 109 exercises and 26 routines', () => {
    expect(exerciseRows).toHaveLength(109);
    expect(routineRows).toHaveLength(26);
  });

  test.each(exerciseRows)('$code is seeded as its row says', ({ code, ...row }) => {
    expect(byCode.get(code ?? '')).toMatchObject(row);
    expect(byCode.get(code ?? '')?.dose).toEqual(row.dose);
  });

  test.each(routineRows)('$code is seeded as its row says', ({ code, objective, entries, ...columns }) => {
    const routine = routines.find((candidate) => candidate.code === code);
    expect(routine).toMatchObject(columns);
    expect(routine?.objectives[0]).toBe(objective);
    expect(routine?.entries.map(({ notes: _, ...entry }) => entry)).toEqual(entries);
  });
});

describe('the catalogue', () => {
  test('has nothing that the tables do not have; codes and names are unique', () => {
    for (const [seeded, rows] of [
      [exercises, exerciseRows],
      [routines, routineRows],
    ] as const) {
      expect(seeded).toHaveLength(rows.length);
      expect(new Set(seeded.map(({ code }) => code)).size).toBe(rows.length);
      expect(new Set(seeded.map(({ name }) => name.toLowerCase())).size).toBe(rows.length);
    }
  });

  test.each(exercises)('$code speaks the vocabularies', (card) => {
    const alternatives = card.equipment.flatMap((item) => item.split(' o '));
    const schema = z.object({
      categories: z.array(categorySchema).min(1),
      difficulty: difficultySchema,
      muscleGroups: z.array(muscleGroupSchema),
      dose: doseSchema,
      loadType: loadTypeSchema,
      avoidFor: z.array(bodyAreaSchema),
      cautionFor: z.array(bodyAreaSchema),
      demands: z.array(demandSchema),
      places: z.array(placeSchema).min(1),
      strokes: z.array(strokeSchema).min(1),
      alternatives: z.array(materialSchema),
    });
    expect(schema.safeParse({ ...card, alternatives }).error?.issues).toBeUndefined();
  });

  test.each(routines)('$code speaks the vocabularies', (routine) => {
    expect(z.array(categorySchema).min(1).safeParse(routine.categories).success).toBe(true);
    expect(routineTypeSchema.safeParse(routine.type).success).toBe(true);
    expect(difficultySchema.safeParse(routine.difficulty).success).toBe(true);
  });

  test.each(exercises)('$code has fitting variations', (card) => {
    expect(card.variations.length).toBeLessThanOrEqual(3);
    expect(new Set(card.variations).size).toBe(card.variations.length);
    const unfit = card.variations.filter((variation) => {
      const other = byCode.get(variation);
      const isNear = other && Math.abs(rank(other.difficulty) - rank(card.difficulty)) <= 1;
      return !isNear || variation === card.code || variation[0] !== card.code[0];
    });
    expect(unfit).toEqual([]);
  });

  test('nearly every exercise has a variation', () => {
    expect(exercises.filter(({ variations }) => variations.length > 0).length).toBeGreaterThanOrEqual(100);
  });
});

describe('the texts', () => {
  test.each(exercises)('$code has a card of the right size', (card) => {
    const inRange = ({ length }: string[], least: number, most: number) => length >= least && length <= most;
    expect(inRange(card.steps, 3, 5)).toBe(true);
    expect(inRange(card.commonMistakes, 2, 4)).toBe(true);
    expect(inRange(card.tips, 2, 3)).toBe(true);
    expect(sentences(card.description).length).toBeLessThanOrEqual(2);
    expect(card.description.length).toBeLessThanOrEqual(190);
  });

  test('every sentence begins with a capital and ends with a full stop', () => {
    const notes = routines.flatMap(({ entries }) => entries.flatMap(({ notes }) => notes ?? []));
    const texts = [...exercises.flatMap(parts), ...routines.map(({ description }) => description), ...notes];
    expect(texts.flatMap(sentences).filter((sentence) => !wellFormed.test(sentence))).toEqual([]);
    expect('sin mayúscula.').not.toMatch(wellFormed);
    expect('Sin punto').not.toMatch(wellFormed);
  });

  test('no sentence stands on two cards', () => {
    expect(repeatedSentences(exercises)).toEqual([]);
    const [first, second] = exercises as [SeedExercise, SeedExercise];
    const planted = { ...second, tips: [`Respira. ${first.steps[0]}`] };
    expect(repeatedSentences([first, planted])).toEqual([first.steps[0]]);
  });

  test('nothing promises', () => {
    expect('Fortalece el hombro y evita lesiones.').toMatch(forbidden);
    expect(JSON.stringify(catalogue)).not.toMatch(forbidden);
  });

  test.each(routines)('$code has 2–4 objectives and a description', ({ objectives, description }) => {
    expect(objectives.length).toBeGreaterThanOrEqual(2);
    expect(objectives.length).toBeLessThanOrEqual(4);
    expect(new Set(objectives).size).toBe(objectives.length);
    expect(sentences(description).length).toBeLessThanOrEqual(2);
  });
});

describe('the doses', () => {
  test('seconds per repetition agree with the letters of the codes', () => {
    const secondsOf: Record<string, number> = { F: 4, L: 4, X: 3, U: 3, P: 2, T: 5 };
    each(exercises, 109, (card) => {
      const seconds = secondsOf[card.code.slice(0, 1)];
      if (seconds === undefined) expect(card.loadType, card.code).not.toBe('reps');
      else expect(secondsPerRep(card), card.code).toBe(seconds);
    });
  });

  test.each(routines)(
    '$code takes its minutes ±10 %, asks for nothing harder than its level, and stays within its jump contacts',
    ({ duration, difficulty, entries }) => {
      const resolved = ruleEntries(entries);
      const contactsAtMost: Record<Difficulty, number> = { Principiante: 60, Intermedio: 100, Avanzado: 120 };
      expect(withinTenPercent(estimatedSeconds(resolved), duration * 60)).toBe(true);
      expect(jumpContacts(resolved)).toBeLessThanOrEqual(contactsAtMost[difficulty]);
      each(entries, 3, ({ exercise }) => {
        expect(rank(byCode.get(exercise)?.difficulty), exercise).toBeLessThanOrEqual(rank(difficulty));
      });
    },
  );

  test('every category has an hour for Principiante', () => {
    const hours = routines.filter(({ difficulty, duration }) => difficulty === 'Principiante' && duration >= 60);
    expect(hours.map(({ code }) => code)).toEqual(['R11', 'R16', 'R21', 'R24', 'R25', 'R26']);
    expect(new Set(hours.flatMap((routine) => routine.categories))).toEqual(new Set(categories));
  });
});
