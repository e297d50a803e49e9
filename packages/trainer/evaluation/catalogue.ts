import { type Dose, type LoadType, type Stroke, strokes } from '@bandeja/domain/exercises/vocabulary';
import type { ComposerExercise } from '#composer/types.ts';
import { exercises } from '../test/catalogue.ts';
import { exerciseRows } from '../test/catalogue-rows.ts';

const loadTypeOf: Record<string, LoadType> = { rep: 'reps', tmp: 'time', dis: 'distance' };

/** A cell like «3x12/l r45», «3x30s r60», «6x5m r45». */
function toDose(cell: string): Dose {
  const match = /^(\d+)x(\d+)([sm]?)(\/l)? r(\d+)$/.exec(cell);
  if (!match) throw new Error(`Unknown dose: ${cell}`);
  const [, sets, amount, unit, perSide, rest] = match;
  return {
    sets: Number(sets),
    reps: unit === '' ? Number(amount) : 1,
    ...(unit === 's' && { seconds: Number(amount) }),
    ...(unit === 'm' && { metres: Number(amount) }),
    perSide: perSide !== undefined,
    rest: Number(rest),
  };
}

function toStrokes(cell: string): Stroke[] {
  return cell.split(',').map((name) => {
    const stroke = strokes.find((known) => known === name);
    if (!stroke) throw new Error(`Unknown stroke: ${name}`);
    return stroke;
  });
}

function toComposerExercise(row: string[]): ComposerExercise {
  const [code = '', name = '', , , , , dose = '', load = '', , , , stroke = ''] = row;
  const exercise = exercises.get(code);
  const loadType = loadTypeOf[load];
  if (!exercise || !loadType) throw new Error(`Unknown exercise or load: ${code} ${load}`);
  return { ...exercise, name, dose: toDose(dose), loadType, strokes: toStrokes(stroke) };
}

/** The 109 exercises of domain.md section 2 as the composer sees them. */
export const catalogue: readonly ComposerExercise[] = exerciseRows
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => toComposerExercise(line.split('|').slice(1, -1)));

/** The exercise with an id, or nothing. */
export function exerciseById(id: string): ComposerExercise | undefined {
  return catalogue.find((exercise) => exercise.id === id);
}
