import { type Demand, difficulties } from '@bandeja/domain/exercises/vocabulary';
import type { ComposedEntry, ComposerExercise } from '#composer/types.ts';
import type { Failure } from './checks.ts';
import type { DemandLetter, RoutineChecks } from './types.ts';

const demandOf: Record<DemandLetter, Demand> = { j: 'jump', r: 'run', o: 'overhead', s: 'floor' };
const alwaysAllowed: readonly string[] = ['pared', 'silla', 'toalla'];
const oldAge = 60;

export type Line = { entry: ComposedEntry; exercise: ComposerExercise };

export function eachExercise(checks: RoutineChecks, lines: readonly Line[]): Failure[] {
  const failures: Failure[] = [];
  const none = (key: string, what: string, isBad: (exercise: ComposerExercise) => boolean) => {
    const bad = lines.filter(({ exercise }) => isBad(exercise)).map(({ exercise }) => exercise.code ?? exercise.id);
    if (bad.length > 0) failures.push({ key, expected: `no exercise ${what}`, got: [...new Set(bad)].join(' ') });
  };
  const highest = checks.lvl ?? 2;
  none('lvl', `above ${highest}`, ({ difficulty }) => difficulties.indexOf(difficulty) + 1 > highest);
  const { eq, noeq, inj } = checks;
  if (eq)
    none('eq', `with more than ${eq.join(', ') || 'nothing'}`, (each) => !isDoneWith(each, [...eq, ...alwaysAllowed]));
  if (noeq) none('noeq', `with ${noeq.join(', ')}`, (each) => insistsOn(each, noeq));
  for (const letter of checks.no ?? [])
    none('no', demandOf[letter], ({ demands }) => demands.includes(demandOf[letter]));
  for (const area of inj ?? []) {
    none('inj', `marked ! for ${area}`, ({ avoidFor }) => avoidFor.includes(area));
    if (checks.acute) none('acute', `marked ~ for ${area}`, ({ cautionFor }) => cautionFor.includes(area));
  }
  if (checks.red === 'prof') none('red', 'but gentle ones', (each) => !isGentle(each));
  if (checks.acute) none('acute', 'but gentle ones', (each) => !isGentle(each));
  if (checks.age !== undefined && checks.age >= oldAge) {
    none('old', 'of Pliometría', ({ categories }) => categories.includes('Pliometría'));
  }
  if (checks.loc) {
    const place = checks.loc === 'C' ? 'home' : 'court';
    none('loc', `that cannot be done at: ${place}`, ({ places }) => places.length > 0 && !places.includes(place));
  }
  if (checks.noloc) none('noloc', 'on a court', (each) => insistsOn(each, ['pista']));
  if (checks.solo) none('solo', 'with a partner', (each) => insistsOn(each, ['compañero']));
  return failures;
}

/** One of the alternatives «mancuernas o kettlebell» is enough. */
function isDoneWith({ equipment }: ComposerExercise, material: readonly string[]): boolean {
  return equipment.every((item) => item.split(' o ').some((each) => material.includes(each)));
}

function insistsOn({ equipment }: ComposerExercise, material: readonly string[]): boolean {
  return equipment.some((item) => item.split(' o ').every((each) => material.includes(each)));
}

/** docs/training.md#selection: C01, C03 and Flexibilidad off the floor. */
export function isGentle({ code, categories, demands }: ComposerExercise): boolean {
  return code === 'C01' || code === 'C03' || (categories.includes('Flexibilidad') && !demands.includes('floor'));
}
