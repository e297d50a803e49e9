import { estimatedSeconds, jumpContacts } from '@bandeja/domain/routines/rules';
import { each } from '@bandeja/domain/testing/each';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRoutine } from '#composer/check.ts';
import { composeRoutine } from '#composer/compose.ts';
import type { ComposedRoutine, ComposerExercise, ComposerInput } from '#composer/types.ts';
import { type AnyCase, anyCase, inputOf } from '#testing/any-wish.ts';
import { sameCases } from '#testing/same-cases.ts';

const { runs, resultOf } = sameCases(1500, (any: AnyCase) => {
  const input = inputOf(any);
  return { input, answer: composeRoutine(input) };
});

/** At least half of the wishes must lead to a routine, or the check would prove little. */
function always(check: (routine: ComposedRoutine, input: ComposerInput) => void): void {
  let composed = 0;
  fc.assert(
    fc.property(anyCase, (any) => {
      const { input, answer } = resultOf(any);
      if (answer.kind !== 'routine') return;
      composed += 1;
      check(answer.routine, input);
    }),
    runs,
  );
  expect(composed).toBeGreaterThan(runs.numRuns / 2);
}

type Limit = {
  name: string;
  applies: (input: ComposerInput) => boolean;
  breaks: (exercise: ComposerExercise, input: ComposerInput) => boolean;
};

const ageOf = ({ wish, player }: ComposerInput) => wish.age ?? player.age ?? 30;

/** The prohibitions of a wish and a player, written without the composer's own rules. */
const limits: readonly Limit[] = [
  {
    name: 'an injured area',
    applies: ({ wish }) => wish.health.injuries.length > 0,
    breaks: ({ avoidFor, cautionFor }, { wish }) =>
      wish.health.injuries.some(({ area, acute }) => avoidFor.includes(area) || (acute && cautionFor.includes(area))),
  },
  {
    name: 'an excluded demand',
    applies: ({ wish }) => wish.health.excludedDemands.length > 0,
    breaks: ({ demands }, { wish }) => demands.some((demand) => wish.health.excludedDemands.includes(demand)),
  },
  {
    name: 'excluded material',
    applies: ({ wish }) => wish.excludedEquipment.length > 0,
    breaks: ({ equipment }, { wish }) => wish.excludedEquipment.some((item) => equipment.includes(item)),
  },
  {
    name: 'a partner for a player who is alone',
    applies: ({ wish }) => wish.alone === true,
    breaks: ({ equipment }) => equipment.includes('compañero'),
  },
  {
    name: 'another place',
    applies: ({ wish }) => wish.place !== null && wish.excludedPlaces.length === 0,
    breaks: ({ code, places }, { wish }) => code !== 'T15' && wish.place !== null && !places.includes(wish.place),
  },
  {
    name: 'an excluded category',
    applies: ({ wish }) => wish.excludedCategories.length > 0,
    breaks: ({ categories }, { wish }) => wish.excludedCategories.some((category) => categories.includes(category)),
  },
  {
    name: 'an excluded stroke',
    applies: ({ wish }) => wish.excludedStrokes.length > 0,
    breaks: ({ strokes }, { wish }) => wish.excludedStrokes.some((stroke) => strokes.includes(stroke)),
  },
  {
    name: 'Pliometría from 60 years on',
    applies: (input) => ageOf(input) >= 60,
    breaks: ({ categories }) => categories.includes('Pliometría'),
  },
  {
    name: 'more than a Principiante does',
    applies: ({ wish }) => wish.level === 'Principiante',
    breaks: ({ difficulty }) => difficulty !== 'Principiante',
  },
  {
    name: 'Avanzado where no level is known',
    applies: ({ wish, player }) => wish.level === null && player.level === null,
    breaks: ({ difficulty }) => difficulty === 'Avanzado',
  },
  {
    name: 'more than gentle work under a referral',
    applies: ({ wish }) => wish.health.redFlag === 'prof',
    breaks: ({ code }) => code !== 'C01' && code !== 'C03' && !code?.startsWith('L'),
  },
];

function linesOf({ entries }: ComposedRoutine, { catalogue }: ComposerInput) {
  return entries.map((entry) => {
    const exercise = catalogue.find((exercise) => exercise.id === entry.exerciseId);
    if (!exercise) throw new Error(`Unknown exercise: ${entry.exerciseId}`);
    return { ...entry, exercise };
  });
}

const exercisesOf = (routine: ComposedRoutine, input: ComposerInput): ComposerExercise[] =>
  linesOf(routine, input).map((line) => line.exercise);

/** Without the composer's own rules, and only where nothing of the body stands before the wish. */
function askedFor(routine: ComposedRoutine, { wish }: ComposerInput): ((exercise: ComposerExercise) => boolean) | null {
  const { health } = wish;
  const isSpared = health.injuries.length + health.prevent.length > 0 || health.redFlag !== null;
  if (isSpared || routine.name.includes('suave') || wish.categories.length > 0 || wish.warmUp) return null;
  const strokes = wish.strokes.filter((stroke) => stroke !== 'todos' && !wish.excludedStrokes.includes(stroke));
  const groups = wish.muscleGroups.filter((group) => !wish.excludedMuscleGroups.includes(group));
  if (routine.type === 'Técnico' && strokes.length > 0)
    return (exercise) => exercise.strokes.some((stroke) => strokes.includes(stroke));
  if (routine.type === 'Físico' && strokes.length === 0 && groups.length > 0)
    return (exercise) => exercise.muscleGroups.some((group) => groups.includes(group));
  return null;
}

describe('any routine that is composed', () => {
  it('has no hard violation, for any wish and any catalogue', () => {
    always((routine, input) => {
      if (routine.entries.length === 0) return;
      expect(checkRoutine(routine.entries, input).filter((violation) => violation.hard)).toEqual([]);
    });
  });

  it('every soft violation of a wish has its sentence', () => {
    always((routine, input) => {
      const soft = checkRoutine(routine.entries, input).filter((violation) => !violation.hard);
      const advice = routine.advice.join('\n');
      const kinds = new Set(soft.map((violation) => violation.kind));
      if (routine.entries.length === 0) return expect(advice).toContain('no queda ningún ejercicio');
      if (kinds.has('duration')) expect(advice).toMatch(/(?:Me pedías|Había previsto) \d+ minutos/);
      if (kinds.has('share_of_wish')) expect(advice).toMatch(/Con lo que tienes y tus límites/);
    });
  });

  it('takes the estimated time it states', () => {
    always((routine, input) => {
      expect(routine.minutes).toBe(Math.round(estimatedSeconds(linesOf(routine, input)) / 60));
    });
  });

  it('never holds what the limits forbid, checked without the composer’s own rules', () => {
    const judged = new Map<string, number>();
    always((routine, input) => {
      const exercises = exercisesOf(routine, input);
      const broken = limits.flatMap(({ name, applies, breaks }) => {
        if (!applies(input)) return [];
        judged.set(name, (judged.get(name) ?? 0) + exercises.length);
        return exercises.filter((exercise) => breaks(exercise, input)).map(({ id }) => `${name}: ${id}`);
      });
      expect(broken).toEqual([]);
    });
    each(limits, 11, ({ name }) => expect(judged.get(name) ?? 0, name).toBeGreaterThan(100));
  });

  it('keeps jump contacts within the level, and entries within reason', () => {
    const most = { Principiante: 60, Intermedio: 100, Avanzado: 120 };
    always((routine, input) => {
      const level = input.wish.level ?? input.player.level ?? 'Principiante';
      expect(jumpContacts(linesOf(routine, input))).toBeLessThanOrEqual(most[level]);
      const tens = Math.max(0, Math.floor((Math.max(routine.minutes, input.wish.duration?.minutes ?? 0) - 60) / 10));
      expect(routine.entries.length).toBeLessThanOrEqual(8 + tens + (input.keep?.length ?? 0));
      expect(new Set(routine.entries.map((entry) => entry.exerciseId)).size).toBe(routine.entries.length);
    });
  });

  it('takes no more minutes than purpose and player have, and half of it is what was asked for', () => {
    let untold = 0;
    let asked = 0;
    always((routine, input) => {
      const { wish, player, keep = [] } = input;
      if (wish.duration === null && keep.length === 0 && routine.entries.length > 0) {
        untold += 1;
        const isSoft = ['Descanso', 'Mental'].includes(routine.type) || routine.name.startsWith('Calentamiento');
        const most = Math.min(isSoft ? 20 : 60, player.sessionDuration?.max ?? 60);
        if (routine.minutes > most) expect(routine.advice.join()).toContain('Había previsto');
        expect(routine.minutes).toBeLessThanOrEqual(60);
      }
      const isServing = askedFor(routine, input);
      if (isServing === null) return;
      asked += 1;
      const main = exercisesOf(routine, input).filter((_exercise, index) => routine.entries[index]?.part === 'main');
      if (main.filter(isServing).length * 2 < main.length)
        expect(routine.advice.join()).toMatch(/hay poco|no hay bastante/);
    });
    expect(untold).toBeGreaterThan(300);
    expect(asked).toBeGreaterThan(50);
  });

  it('speaks short, plain and finished Spanish', () => {
    let lines = 0;
    always((routine) => {
      expect(routine.name.length).toBeGreaterThan(3);
      expect(routine.name.length).toBeLessThanOrEqual(80);
      for (const text of [routine.name, routine.description, ...routine.objectives, ...routine.advice]) {
        expect(text).toMatch(/^[\p{Lu}¿¡«]/u);
        expect(text).not.toMatch(/undefined|null|NaN| {2}|\.\.|,\s*\.|\(\)/);
      }
      lines += routine.entries.length;
      const unfit = routine.entries.filter(
        ({ reason, notes }) =>
          !/^\p{Lu}.{10,138}\.$/u.test(reason) || /lesi|dolor|molest|evita/i.test(reason) || notes.length > 300,
      );
      expect(unfit).toEqual([]);
    });
    expect(lines).toBeGreaterThan(runs.numRuns);
  });

  it('is the same for the same seed, in any order of the catalogue', () => {
    fc.assert(
      fc.property(anyCase, (any) => {
        const input = inputOf(any);
        const turned = { ...input, catalogue: input.catalogue.toReversed() };
        expect(composeRoutine(turned)).toEqual(composeRoutine(input));
      }),
      { numRuns: 400 },
    );
  });

  it('holds the exercises that the player keeps, unless a limit forbids them', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(), (any, pick) => {
        const input = inputOf(any);
        const first = composeRoutine(input);
        if (first.kind === 'refused' || first.routine.entries.length === 0) return;
        const { entries } = first.routine;
        const keep = [entries[pick % entries.length]?.exerciseId ?? ''];
        const second = composeRoutine({ ...input, keep, seed: `${input.seed} again` });
        if (second.kind === 'refused') throw new Error('refused what it composed before');
        expect(second.routine.entries.map((entry) => entry.exerciseId)).toEqual(expect.arrayContaining(keep));
      }),
      { numRuns: 600 },
    );
  });
});
