import type { Dose, LoadType, Stroke } from '@bandeja/domain/exercises/vocabulary';
import { strokes } from '@bandeja/domain/exercises/vocabulary';
import { composeRoutine } from '../src/composer/compose.ts';
import type {
  ComposedRoutine,
  ComposerExercise,
  ComposerInput,
  ComposerPlayer,
  RoutinePart,
} from '../src/composer/types.ts';
import { readHealth } from '../src/reader/health.ts';
import type { Wish } from '../src/reader/types.ts';
import { exercises } from './catalogue.ts';
import { exerciseRows } from './catalogue-rows.ts';

const loadTypeOf: Record<string, LoadType> = { rep: 'reps', tmp: 'time', dis: 'distance' };

/** «3x12/l r45», «4x20m r60», «3x20s/l r45». */
function toDose(cell: string): Dose {
  const match = /^(\d+)x(\d+)([sm]?)(\/l)? r(\d+)$/.exec(cell);
  if (!match) throw new Error(`Unknown dose: ${cell}`);
  const [, sets, amount, unit, perSide, rest] = match;
  return {
    sets: Number(sets),
    reps: unit === '' ? Number(amount) : 1,
    ...(unit === 's' ? { seconds: Number(amount) } : {}),
    ...(unit === 'm' ? { metres: Number(amount) } : {}),
    perSide: perSide !== undefined,
    rest: Number(rest),
  };
}

const rows = exerciseRows
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, -1));

/** The 109 exercises of the catalogue as the composer sees them. */
export const catalogue: ComposerExercise[] = rows.map((row) => {
  const [code = '', name = '', , , , , dose = '', load = '', , , , golpes = ''] = row;
  const exercise = exercises.get(code);
  const loadType = loadTypeOf[load];
  if (!exercise || !loadType) throw new Error(`Unknown row: ${code}`);
  return { ...exercise, name, dose: toDose(dose), loadType, strokes: golpes.split(',').map(toStroke) };
});

function toStroke(name: string): Stroke {
  const stroke = strokes.find((each) => each === name);
  if (!stroke) throw new Error(`Unknown stroke: ${name}`);
  return stroke;
}

/** The exercise with a code of the catalogue. */
export function move(code: string): ComposerExercise {
  const found = catalogue.find((each) => each.code === code);
  if (!found) throw new Error(`Unknown exercise: ${code}`);
  return found;
}

/** A wish that says nothing but what is given; `said` is read for health. */
export function makeWish({ said = '', ...changes }: Partial<Wish> & { said?: string } = {}): Wish {
  return {
    health: readHealth(said),
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

/** «45 min» as a wish. */
export const about = (minutes: number) => ({ minutes, kind: 'about' }) as const;
export const atMost = (minutes: number) => ({ minutes, kind: 'most' }) as const;

/** A player nothing is known of. */
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

/** Something to compose: nothing is known and nothing wished unless given. */
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

/** The routine that is composed; throws where safety refuses one. */
export function routineFor(input: ComposerInput): ComposedRoutine {
  const answer = composeRoutine(input);
  if (answer.kind === 'refused') throw new Error(`Refused: ${answer.message}`);
  return answer.routine;
}

/** The routine of {@link makeInput}. */
export const compose = (...input: Parameters<typeof makeInput>) => routineFor(makeInput(...input));

/** The exercises of a routine, or of one of its parts, in their order. */
export function movesOf({ entries }: ComposedRoutine, part?: RoutinePart): ComposerExercise[] {
  return entries
    .filter((entry) => part === undefined || entry.part === part)
    .flatMap((entry) => catalogue.filter((each) => each.id === entry.exerciseId));
}

export const codesOf = (routine: ComposedRoutine, part?: RoutinePart) => movesOf(routine, part).map(({ code }) => code);
