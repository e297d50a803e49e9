import { addDays } from '@bandeja/domain/calendar/dates';
import {
  type Category,
  categories,
  difficulties,
  type Material,
  materials,
  muscleGroups,
  places,
  strokes,
} from '@bandeja/domain/exercises/vocabulary';
import { routineTypes } from '@bandeja/domain/routines/vocabulary';
import { goals } from '@bandeja/domain/schedule/vocabulary';
import { sessionTypes } from '@bandeja/domain/sessions/vocabulary';
import type { Wish } from '@bandeja/reader/types';
import fc from 'fast-check';
import type { ComposerInput, ComposerPlayer, RecentSession } from '#composer/types.ts';
import { catalogue, makeWish, today } from './composer.ts';

const anyHealthTalk = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'Me molesta la rodilla desde hace meses',
      'Tengo tendinitis en el hombro',
      'Tuve un esguince de tobillo hace dos meses, ya sin dolor',
      'Me duelen el codo y la muñeca',
      'Lumbalgia de vez en cuando',
      'Dolor fuerte de espalda desde ayer',
      'No quiero correr ni saltar',
      'Nada de ejercicios en el suelo',
      'Sin nada por encima de la cabeza',
      'Quiero prevenir lesiones de codo y muñeca',
      'para fortalecer el hombro y proteger la rodilla',
      'para cuidar el tobillo y la zona lumbar',
      'Soy hipertenso',
      'Estoy embarazada',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Me duele el pecho al correr', 'Tengo fiebre', 'dame anabolizantes', 'no quiero vivir'),
  },
);

const few = <T>(values: readonly T[], most: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<T[]>([]) },
    { weight: 2, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { maxLength: most }) },
  );
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2 });
const anyKit: fc.Arbitrary<Material[]> = fc.oneof(
  fc.constant<Material[]>([]),
  fc.uniqueArray(fc.constantFrom(...materials), { maxLength: 6 }),
  fc.constant<Material[]>(['pista', 'pala', 'bolas', 'conos', 'pared']),
  fc.constant<Material[]>(['mancuernas', 'kettlebell', 'cajón', 'gomas', 'balón medicinal', 'bici']),
);

const anyWish: fc.Arbitrary<Wish> = fc
  .record({
    healthText: anyHealthTalk,
    duration: maybe(
      fc.record({
        minutes: fc.integer({ min: 15, max: 180 }),
        kind: fc.constantFrom('about' as const, 'most' as const),
      }),
    ),
    clampedFrom: fc.option(fc.constantFrom(5, 300), { freq: 9 }),
    equipment: maybe(anyKit),
    excludedEquipment: few(materials, 3),
    place: maybe(fc.constantFrom(...places)),
    excludedPlaces: few(places, 1),
    alone: maybe(fc.boolean()),
    level: maybe(fc.constantFrom(...difficulties)),
    effort: fc.constantFrom(undefined, undefined, 'gentle' as const, 'hard' as const),
    namedExercises: few(['sentadilla', 'plancha', 'flexion', 'remo'], 2),
    strokes: few(strokes, 3),
    categories: few<Category>(categories, 3),
    muscleGroups: few(muscleGroups, 3),
    excludedCategories: few<Category>(categories, 2),
    excludedStrokes: few(strokes, 1),
    excludedMuscleGroups: few(muscleGroups, 1),
    excludedExercises: few(['sentadilla', 'flexion', 'plancha', 'carrera'], 2),
    routineType: maybe(fc.constantFrom(...routineTypes)),
    warmUp: fc.nat(5).map((number) => number === 0),
    aerobicBase: fc.nat(5).map((number) => number === 0),
    daysPerWeek: fc.option(fc.integer({ min: 1, max: 7 }), { freq: 4 }),
    age: fc.option(fc.integer({ min: 8, max: 90 }), { freq: 3 }),
  })
  .map(makeWish);

const anyPlayer: fc.Arbitrary<ComposerPlayer> = fc.record({
  level: maybe(fc.constantFrom(...difficulties)),
  age: maybe(fc.integer({ min: 12, max: 90 })),
  goals: few(goals, 3),
  injuries: anyHealthTalk,
  sessionDuration: maybe(
    fc
      .tuple(fc.integer({ min: 30, max: 180 }), fc.integer({ min: 30, max: 180 }))
      .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  ),
  equipment: maybe(anyKit),
  places: maybe(fc.subarray([...places], { minLength: 1 })),
});

const ids = catalogue.map((exercise) => exercise.id);
const anySession: fc.Arbitrary<RecentSession> = fc.record({
  localDate: fc.integer({ min: -28, max: 1 }).map((days) => addDays(today, days)),
  type: fc.constantFrom(...sessionTypes),
  minutes: fc.integer({ min: 0, max: 180 }),
  rpe: fc.option(fc.integer({ min: 0, max: 10 })),
  exerciseIds: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 10 }),
});

const codes = catalogue.flatMap((exercise) => exercise.code ?? []);

export type AnyCase = { input: Omit<ComposerInput, 'catalogue'>; codes: readonly string[] | 'all' };

const anyCodes: fc.Arbitrary<AnyCase['codes']> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('all' as const) },
  { weight: 2, arbitrary: fc.subarray(codes, { minLength: 20 }) },
  { weight: 1, arbitrary: fc.subarray(codes, { maxLength: 6 }) },
);

export const anyCase: fc.Arbitrary<AnyCase> = fc.record({
  codes: anyCodes,
  input: fc.record({
    wish: anyWish,
    player: anyPlayer,
    recent: fc.array(anySession, { maxLength: 5 }),
    today: fc.constant(today),
    seed: fc.string({ maxLength: 8 }),
    keep: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...ids, 'unknown'), { maxLength: 8 }) },
    ),
  }),
});

export function inputOf({ input, codes: named }: AnyCase): ComposerInput {
  return {
    ...input,
    catalogue: named === 'all' ? catalogue : catalogue.filter(({ code }) => named.includes(code ?? '')),
  };
}
