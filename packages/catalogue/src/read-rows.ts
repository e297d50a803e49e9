import {
  type BodyArea,
  bodyAreas,
  type Category,
  type Demand,
  type Difficulty,
  type Dose,
  difficulties,
  type LoadType,
  type MuscleGroup,
  type Place,
  strokes,
} from '@bandeja/domain/exercises/vocabulary';
import { routineTypes } from '@bandeja/domain/routines/vocabulary';
import type { CatalogueEntry, ExerciseRow, RoutineRow } from '#types.ts';

export const categoryOf = {
  F: 'Fuerza',
  X: 'Fuerza explosiva',
  P: 'Pliometría',
  C: 'Cardio',
  L: 'Flexibilidad',
  U: 'Funcionalidad',
} as const satisfies Record<string, Category>;
export const groupOf = {
  Pi: 'Piernas',
  Gl: 'Glúteos',
  Co: 'Core',
  Es: 'Espalda',
  Ho: 'Hombros',
  Br: 'Brazos',
  Pe: 'Pecho',
  Ca: 'Cardio',
} as const satisfies Record<string, MuscleGroup>;
const difficultyOf: Record<string, Difficulty> = { 1: difficulties[0], 2: difficulties[1], 3: difficulties[2] };
const loadTypeOf: Record<string, LoadType> = { rep: 'reps', tmp: 'time', dis: 'distance' };
const demandOf: Record<string, Demand> = { j: 'jump', r: 'run', o: 'overhead', s: 'floor' };
const placeOf: Record<string, Place> = { C: 'home', P: 'court' };

function word<T>(words: Record<string, T>, letter: string): T {
  const found = words[letter];
  if (found === undefined) throw new Error(`Unknown letter: ${letter}`);
  return found;
}

function oneOf<T extends string>(words: readonly T[], text: string): T {
  const found = words.find((each) => each === text);
  if (found === undefined) throw new Error(`Unknown word: ${text}`);
  return found;
}

const parts = (cell: string) => (cell === '-' ? [] : cell.split(','));

function cellsOf(table: string, columns: number): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').slice(1, -1);
      if (cells.length !== columns) throw new Error(`${cells.length} columns instead of ${columns}: ${line}`);
      return cells;
    });
}

/** `3x8/l`, `4x20m`, `1x360s` with `r60`. */
function readDose(work = '', rest = ''): Dose {
  const match = /^(\d+)x(\d+)([sm]?)(\/l)? r(\d+)$/.exec(`${work} ${rest}`);
  if (!match) throw new Error(`Unreadable dose: ${work} ${rest}`);
  const [, sets, amount, unit, perSide, seconds] = match;
  return {
    sets: Number(sets),
    reps: unit === '' ? Number(amount) : 1,
    ...(unit === 's' ? { seconds: Number(amount) } : {}),
    ...(unit === 'm' ? { metres: Number(amount) } : {}),
    perSide: perSide !== undefined,
    rest: Number(seconds),
  };
}

/** `!` to avoid, `~` with care. */
function areasOf(cell: string, mark: '!' | '~'): BodyArea[] {
  const areas = parts(cell).map((part) => ({ area: oneOf(bodyAreas, part.slice(0, -1)), mark: part.slice(-1) }));
  for (const each of areas) if (!'!~'.includes(each.mark)) throw new Error(`Unknown mark: ${cell}`);
  return areas.filter((each) => each.mark === mark).map(({ area }) => area);
}

/** @throws Error where a row is not one */
export function readExercises(table: string): ExerciseRow[] {
  return cellsOf(table, 12).map((cells) => {
    const [code = '', name = '', cat = '', level = '', groups = '', material = ''] = cells;
    const [dose = '', load = '', against = '', tags = '', place = '', stroke = ''] = cells.slice(6);
    return {
      code,
      name,
      categories: parts(cat).map((letter) => word<Category>(categoryOf, letter)),
      difficulty: word(difficultyOf, level),
      equipment: parts(material).map((item) => item.replace('/', ' o ')),
      muscleGroups: parts(groups).map((letters) => word<MuscleGroup>(groupOf, letters)),
      dose: readDose(...dose.split(' ')),
      loadType: word(loadTypeOf, load),
      avoidFor: areasOf(against, '!'),
      cautionFor: areasOf(against, '~'),
      demands: parts(tags).map((letter) => word(demandOf, letter)),
      places: [...place].map((letter) => word(placeOf, letter)),
      strokes: parts(stroke).map((name) => oneOf(strokes, name)),
    };
  });
}

/** «F12·3x12/l·r45». */
function readEntry(token: string): CatalogueEntry {
  const [exercise = '', work, rest] = token.split('·');
  const { seconds, ...dose } = readDose(work, rest);
  return { exercise, ...dose, ...(seconds === undefined ? {} : { duration: seconds }) };
}

/** @throws Error where a row is not one */
export function readRoutines(table: string): RoutineRow[] {
  return cellsOf(table, 8).map((cells) => {
    const [code = '', name = '', type = '', cat = '', level = '', minutes = '', objective = '', tokens = ''] = cells;
    return {
      code,
      name,
      type: oneOf(routineTypes, type),
      categories: parts(cat).map((letter) => word<Category>(categoryOf, letter)),
      difficulty: word(difficultyOf, level),
      duration: Number(minutes),
      objective,
      entries: tokens.split(' ').map(readEntry),
    };
  });
}
