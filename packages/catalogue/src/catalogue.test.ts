import { categories, type Difficulty, difficulties } from '@bandeja/domain/exercises/vocabulary';
import {
  estimatedSeconds,
  jumpContacts,
  type RuleEntry,
  secondsPerRep,
  withinTenPercent,
} from '@bandeja/domain/routines/rules';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#catalogue.ts';
import type { CatalogueEntry, CatalogueExercise } from '#types.ts';

const exercises = atLeast(109, catalogue.exercises);
const routines = atLeast(33, catalogue.routines);
const byCode = new Map(exercises.map((exercise) => [exercise.code, exercise]));

const rank = (difficulty: Difficulty | undefined) => (difficulty ? difficulties.indexOf(difficulty) : Number.NaN);

const parts = ({ description, steps, commonMistakes, tips }: CatalogueExercise) => [
  description,
  ...steps,
  ...commonMistakes,
  ...tips,
];
const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[«¿¡]?\p{Lu})/u);
const wellFormed = /^[«¿¡]?\p{Lu}.*[^.]\.$/u;
const forbidden = /evita\w* (?:las )?lesion|\bcura\b|sin dolor no hay ganancia|garantiza/i;

function repeatedSentences(cards: CatalogueExercise[]): string[] {
  const all = cards.flatMap(parts).flatMap(sentences);
  const seen = new Set<string>();
  return all.filter((sentence) => seen.size === seen.add(sentence.toLowerCase()).size);
}

function ruleEntries(entries: CatalogueEntry[]): RuleEntry[] {
  return entries.map((entry) => {
    const exercise = byCode.get(entry.exercise);
    if (!exercise) throw new Error(`no exercise ${entry.exercise}`);
    return { ...entry, exercise };
  });
}

describe('the catalogue', () => {
  test('has 109 exercises and 33 routines, whose codes and names are unique', () => {
    const lists = [
      [exercises, 109],
      [routines, 33],
    ] as const;
    each(lists, 2, ([listed, count]) => {
      expect(listed).toHaveLength(count);
      expect(new Set(listed.map(({ code }) => code)).size).toBe(count);
      expect(new Set(listed.map(({ name }) => name.toLowerCase())).size).toBe(count);
    });
  });

  test('a routine holds exercises of the catalogue', () => {
    const unknown = routines.flatMap(({ code, entries }) =>
      entries.filter(({ exercise }) => !byCode.has(exercise)).map(({ exercise }) => `${code}: ${exercise}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each(exercises)('$code has fitting variations', (card) => {
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

  test('no sentence is on two cards', () => {
    expect(repeatedSentences(exercises)).toEqual([]);
    const [first, second] = exercises as [CatalogueExercise, CatalogueExercise];
    const planted = { ...second, tips: [`Respira. ${first.steps[0]}`] };
    expect(repeatedSentences([first, planted])).toEqual([first.steps[0]]);
  });

  test('nothing promises', () => {
    expect('Fortalece el hombro y evita lesiones.').toMatch(forbidden);
    expect(JSON.stringify(catalogue)).not.toMatch(forbidden);
  });

  test.each(routines)('$code has objectives of its own and a short description', ({ objectives, description }) => {
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
    expect(hours.map(({ code }) => code)).toEqual([
      'R11',
      'R16',
      'R21',
      'R24',
      'R25',
      'R26',
      'R27',
      'R29',
      'R30',
      'R31',
      'R33',
    ]);
    expect(new Set(hours.flatMap((routine) => routine.categories))).toEqual(new Set(categories));
  });
});
