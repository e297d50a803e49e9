import type { BodyArea, Category, Demand, Difficulty, MuscleGroup, Place } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { PlannerEntry, PlannerExercise, PlannerRoutine } from '../src/schedule/types.ts';
import { exerciseRows, routineRows } from './catalogue-rows.ts';

export const categoryOf = {
  F: 'Fuerza',
  X: 'Fuerza explosiva',
  P: 'Pliometría',
  C: 'Cardio',
  L: 'Flexibilidad',
  U: 'Funcionalidad',
} as const satisfies Record<string, Category>;
const difficultyOf: Record<string, Difficulty> = { 1: 'Principiante', 2: 'Intermedio', 3: 'Avanzado' };
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
const demandOf: Record<string, Demand> = { j: 'jump', r: 'run', o: 'overhead', s: 'floor' };
const placeOf: Record<string, Place> = { C: 'home', P: 'court' };

/** A letter of the tables as its word; an unknown letter is a slip in the rows. */
function word<T>(words: Record<string, T>, letter: string): T {
  const found = words[letter];
  if (found === undefined) throw new Error(`Unknown letter: ${letter}`);
  return found;
}

/** The parts of a cell; «-» is none. */
function parts(cell: string): string[] {
  return cell === '-' ? [] : cell.split(',');
}

function rowsOf(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) => line.split('|').slice(1, -1));
}

function toExercise(row: string[]): PlannerExercise {
  const [code = '', , cat = '', level = '', groups = '', material = '', , , against = '', tags = '', place = ''] = row;
  const areas = (mark: string) =>
    parts(against).flatMap((part) => (part.endsWith(mark) ? [part.slice(0, -1) as BodyArea] : []));
  return {
    id: `exercise-${code}`,
    code,
    categories: parts(cat).map((letter) => word(categoryOf, letter)),
    difficulty: word(difficultyOf, level),
    equipment: parts(material).map((item) => item.replace('/', ' o ')),
    avoidFor: areas('!'),
    cautionFor: areas('~'),
    demands: parts(tags).map((letter) => word(demandOf, letter)),
    places: [...place].map((letter) => word(placeOf, letter)),
    muscleGroups: parts(groups).map((letters) => word(groupOf, letters)),
  };
}

export const exercises = new Map(rowsOf(exerciseRows).map((row) => [row[0] ?? '', toExercise(row)]));

/** One token, «F12·3x12/l·r45». */
function toEntry(token: string): PlannerEntry {
  const match = /^(\w\d\d)·(\d+)x(\d+)([sm]?)(\/l)?·r(\d+)$/.exec(token);
  const exercise = exercises.get(match?.[1] ?? '');
  if (!match || !exercise) throw new Error(`Unknown token: ${token}`);
  const [, , sets, amount, unit, perSide, rest] = match;
  return {
    exercise,
    sets: Number(sets),
    reps: unit === '' ? Number(amount) : 1,
    duration: unit === 's' ? Number(amount) : null,
    metres: unit === 'm' ? Number(amount) : null,
    perSide: perSide !== undefined,
    rest: Number(rest),
  };
}

function toRoutine(row: string[]): PlannerRoutine {
  const [code = '', name = '', type = '', cat = '', level = '', minutes = '', , tokens = ''] = row;
  return {
    id: `routine-${code}`,
    code,
    name,
    type: type as RoutineType,
    categories: parts(cat).map((letter) => word(categoryOf, letter)),
    difficulty: word(difficultyOf, level),
    duration: Number(minutes),
    entries: tokens.split(' ').map(toEntry),
  };
}

/** The 26 routines of the catalogue as the planner sees them. */
export const routines: PlannerRoutine[] = rowsOf(routineRows).map(toRoutine);

/** The routine with a code of the catalogue. */
export function routineByCode(code: string): PlannerRoutine {
  const routine = routines.find((candidate) => candidate.code === code);
  if (!routine) throw new Error(`Unknown routine: ${code}`);
  return routine;
}
