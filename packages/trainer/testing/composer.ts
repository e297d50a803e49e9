import { catalogue as fullCatalogue } from '@bandeja/catalogue/catalogue';
import { readHealth } from '@bandeja/reader/health';
import type { Wish } from '@bandeja/reader/types';
import { composeRoutine } from '#composer/compose.ts';
import type { ComposedRoutine, ComposerExercise, ComposerInput, ComposerPlayer, RoutinePart } from '#composer/types.ts';

export const catalogue: ComposerExercise[] = fullCatalogue.exercises.map((exercise) => {
  const { code, name, categories, difficulty, equipment, avoidFor, cautionFor, demands, places } = exercise;
  const { muscleGroups, dose, loadType, strokes } = exercise;
  return {
    id: `exercise-${code}`,
    code,
    name,
    categories,
    difficulty,
    equipment,
    avoidFor,
    cautionFor,
    demands,
    places,
    muscleGroups,
    dose,
    loadType,
    strokes,
  };
});

export function exerciseOf(code: string): ComposerExercise {
  const found = catalogue.find((each) => each.code === code);
  if (!found) throw new Error(`Unknown exercise: ${code}`);
  return found;
}

/** `healthText` is read for health. */
export function makeWish({ healthText = '', ...changes }: Partial<Wish> & { healthText?: string } = {}): Wish {
  return {
    health: readHealth(healthText),
    duration: null,
    clampedFrom: null,
    equipment: null,
    excludedEquipment: [],
    place: null,
    excludedPlaces: [],
    alone: null,
    level: null,
    strokes: [],
    categories: [],
    muscleGroups: [],
    excludedCategories: [],
    excludedStrokes: [],
    excludedMuscleGroups: [],
    routineType: null,
    warmUp: false,
    aerobicBase: false,
    daysPerWeek: null,
    weekdays: [],
    age: null,
    ...changes,
  };
}

export const about = (minutes: number) => ({ minutes, kind: 'about' }) as const;
export const atMost = (minutes: number) => ({ minutes, kind: 'most' }) as const;

export const unknownPlayer: ComposerPlayer = {
  level: null,
  age: null,
  goals: [],
  injuries: '',
  sessionDuration: null,
  equipment: null,
  places: null,
};

export const today = '2025-07-23';

/** Nothing is known and nothing wished unless given. */
export function makeInput(
  wish: Parameters<typeof makeWish>[0] = {},
  player: Partial<ComposerPlayer> = {},
  changes: Partial<ComposerInput> = {},
): ComposerInput {
  return {
    wish: makeWish(wish),
    player: { ...unknownPlayer, ...player },
    catalogue,
    recent: [],
    today,
    seed: 'prueba',
    ...changes,
  };
}

export function routineFor(input: ComposerInput): ComposedRoutine {
  const answer = composeRoutine(input);
  if (answer.kind === 'refused') throw new Error(`Refused: ${answer.message}`);
  return answer.routine;
}

export const compose = (...input: Parameters<typeof makeInput>) => routineFor(makeInput(...input));

export function exercisesOf({ entries }: ComposedRoutine, part?: RoutinePart): ComposerExercise[] {
  return entries
    .filter((entry) => part === undefined || entry.part === part)
    .flatMap((entry) => catalogue.filter((each) => each.id === entry.exerciseId));
}

export const codesOf = (routine: ComposedRoutine, part?: RoutinePart) =>
  exercisesOf(routine, part).map(({ code }) => code);
