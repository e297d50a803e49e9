import { difficulties, type MuscleGroup, type Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { Brief } from '#composer/brief-types.ts';
import {
  isCalm,
  isDrill,
  isGame,
  isInterval,
  isLoaded,
  isMental,
  isStretch,
  isWallPlay,
  phaseOf,
} from '#composer/kinds.ts';
import { isAround, isInMap } from '#composer/prevention.ts';
import { serves, usesNamed } from '#composer/serving.ts';
import { isFlexible } from '#composer/session-kind.ts';
import type { ComposerExercise } from '#composer/types.ts';

const families: readonly (readonly Stroke[])[] = [
  ['bandeja', 'víbora', 'gancho', 'remate', 'bajada'],
  ['volea', 'dejada', 'bandeja', 'chiquita'],
  ['resto', 'derecha', 'revés', 'salida', 'doble pared', 'bajada', 'contrapared', 'globo'],
  ['saque', 'resto', 'volea', 'transición'],
  ['transición', 'globo', 'chiquita', 'australiana', 'volea'],
];

const weights = {
  serves: 4,
  stroke: 3,
  strokeDrill: 2.5,
  family: 1.5,
  group: 3,
  area: 4,
  named: 3,
  /** A gym is named as a whole. */
  gym: 1,
  support: 2,
  beside: 1.5,
  unrelated: -2,
  compound: 0.6,
  isolated: -1,
  core: 1,
  tired: -2.5,
  careful: -2.5,
  wayBack: 1.5,
  restless: -1.5,
  hardOnOlder: { jump: -3, run: -1.5 },
  isometric: -3,
  floor: -2,
  advanced: -1,
  hardWork: 1.2,
};

/** A text that names more things lists a whole gym. */
export const mostNamed = 3;

function isBesideWished({ strokes }: ComposerExercise, wished: readonly Stroke[]): boolean {
  return families.some(
    (family) => family.some((stroke) => wished.includes(stroke)) && strokes.some((stroke) => family.includes(stroke)),
  );
}

const countOf = (chosen: readonly ComposerExercise[], test: (exercise: ComposerExercise) => boolean) =>
  chosen.filter(test).length;

export function scoreOf(exercise: ComposerExercise, chosen: readonly ComposerExercise[], brief: Brief): number {
  return (
    wishScore(exercise, chosen, brief) +
    supportScore(exercise, chosen, brief) +
    kitScore(exercise, chosen, brief) +
    levelScore(exercise, brief) +
    shapeScore(exercise, brief) +
    careScore(exercise, brief) +
    effortScore(exercise, brief) +
    historyScore(exercise, brief) -
    likeness(exercise, chosen, brief)
  );
}

function wishScore(exercise: ComposerExercise, chosen: readonly ComposerExercise[], brief: Brief): number {
  const { categories, strokes, groups, areas } = brief;
  let score = serves(exercise, brief) ? weights.serves : 0;
  const [first] = exercise.categories;
  if (first !== undefined && categories.includes(first)) {
    score += 2;
    if (categories.length > 1) score -= countOf(chosen, (other) => other.categories[0] === first);
  }
  const named = exercise.strokes.filter((stroke) => strokes.includes(stroke));
  for (const stroke of named)
    score += Math.max(0.5, weights.stroke - countOf(chosen, (other) => other.strokes.includes(stroke)));
  if (named.length > 0 && isDrill(exercise)) score += weights.strokeDrill;
  if (strokes.length > 0 && named.length === 0 && isBesideWished(exercise, strokes)) score += weights.family;
  exercise.muscleGroups.forEach((group, place) => {
    if (!groups.includes(group)) return;
    const worth = place === 0 ? weights.group : weights.group / 2;
    score += Math.max(0.5, worth - 0.5 * countOf(chosen, (other) => other.muscleGroups[0] === group));
  });
  for (const area of brief.care) if (isAround(exercise, area)) score += weights.beside;
  for (const area of areas) {
    if (isInMap(exercise, area)) score += Math.max(1, weights.area - countOf(chosen, (other) => isInMap(other, area)));
    else if (isAround(exercise, area)) score += 1;
  }
  if (brief.kind === 'tactics' && isGame(exercise)) score += 2;
  return score;
}

/** Without a wish the supporting categories take turns; beside one they fill up. */
function supportScore(exercise: ComposerExercise, chosen: readonly ComposerExercise[], brief: Brief): number {
  const { support, categories } = brief;
  const [first] = exercise.categories;
  const place = first === undefined ? -1 : support.indexOf(first);
  if (place === -1)
    return categories.length > 0 || !exercise.categories.some((each) => support.includes(each)) ? weights.unrelated : 0;
  if (categories.length > 0) return weights.beside - 0.3 * place;
  return weights.support - 0.5 * place - 0.9 * countOf(chosen, (other) => other.categories[0] === first);
}

function kitScore(exercise: ComposerExercise, chosen: readonly ComposerExercise[], brief: Brief): number {
  if (exercise.equipment.length === 0) return 0;
  // a thing at hand is no reason to work something else
  if (brief.groups.length > 0 && !serves(exercise, brief)) return 0;
  if (usesNamed(exercise, brief.named)) {
    const users = countOf(chosen, (other) => usesNamed(other, brief.named));
    return users < 2 * brief.named.length && brief.named.length <= mostNamed ? weights.named : weights.gym;
  }
  return brief.limits.wish.equipment === null ? 0.6 : 0;
}

function shapeScore(exercise: ComposerExercise, brief: Brief): number {
  switch (brief.kind) {
    case 'physical':
      return physicalShape(exercise, brief);
    case 'technique':
    case 'tactics':
    case 'match':
      return racketShape(exercise, brief);
    case 'mobility':
    case 'recovery':
      return isStretch(exercise) && exercise.muscleGroups.length > 1 ? weights.compound : 0;
    case 'warmUp':
      if (!isStretch(exercise)) return 0;
      return (
        (exercise.loadType === 'time' ? weights.isometric : 0) +
        (exercise.demands.includes('floor') ? weights.floor : 0)
      );
    case 'mental':
      return isMental(exercise) && exercise.dose.sets === 1 ? weights.unrelated / 2 : 0;
    case 'gentle':
      return 0;
  }
}

function physicalShape(exercise: ComposerExercise, { categories, groups, areas, strokes }: Brief): number {
  const [first] = exercise.muscleGroups;
  const phase = phaseOf(exercise);
  let score = 0;
  if (phase === 'strength') {
    const legs = (first === 'Piernas' || first === 'Glúteos') && exercise.muscleGroups.length > 1;
    if (legs || exercise.muscleGroups.length > 2 || isLoaded(exercise)) score += weights.compound;
    if (legs && groups.length === 0) score += weights.compound;
    if (groups.length > 0 && categories.length === 0) score += weights.core;
    const isolated = exercise.muscleGroups.length === 1 && first !== 'Core';
    if (isolated && groups.length + areas.length + strokes.length === 0) score += weights.isolated;
    if (categories.includes('Cardio') && !categories.includes('Fuerza') && first === 'Core') score += weights.core;
  }
  const hasty = phase === null && (exercise.demands.includes('jump') || exercise.demands.includes('run'));
  const steady = categories.every((each) => each === 'Fuerza' || each === 'Fuerza explosiva');
  const wished = categories.length + groups.length + areas.length + strokes.length > 0;
  return hasty && steady && wished ? score + weights.restless : score;
}

/** A wall replaces a missing partner; off the racket, feet for the wished stroke come first. */
function racketShape(exercise: ComposerExercise, { strokes, limits }: Brief): number {
  if (isWallPlay(exercise)) return limits.kit.has('compañero') && limits.kit.has('pista') ? weights.restless : 0;
  if (isDrill(exercise)) return 0;
  const matches = exercise.strokes.some((stroke) => strokes.includes(stroke));
  const feet = exercise.categories[0] === 'Funcionalidad';
  return (matches || strokes.length === 0) && feet ? 1 : -1;
}

function careScore(exercise: ComposerExercise, { limits }: Brief): number {
  const { cautionFor, demands, difficulty } = exercise;
  // an exercise that strengthens an area also needs care there, and is the way back
  const careful = cautionFor.some((area) => limits.health.injured.includes(area) && !isInMap(exercise, area));
  const wayBack = limits.health.injured.some((area) => isInMap(exercise, area));
  let score = 0;
  if (careful) score = weights.careful;
  else if (wayBack) score = weights.wayBack;
  if (limits.older && difficulty !== 'Principiante') score += weights.advanced;
  if (limits.older && demands.includes('jump')) score += weights.hardOnOlder.jump;
  if (limits.older && demands.includes('run')) score += weights.hardOnOlder.run;
  return score;
}

function effortScore(exercise: ComposerExercise, { effort, kind }: Brief): number {
  if (effort === null || isFlexible({ kind }) || kind === 'mental' || isDrill(exercise)) return 0;
  const hasty =
    phaseOf(exercise) === 'power' ||
    isInterval(exercise) ||
    exercise.demands.some((each) => each === 'jump' || each === 'run');
  if (effort === 'hard' && hasty) return weights.hardWork;
  if (effort === 'hard') return isCalm(exercise) ? weights.careful : 0;
  return (
    (hasty ? weights.careful : 0) +
    (exercise.difficulty === 'Principiante' ? 0 : weights.advanced) +
    (isCalm(exercise) ? 1 : 0)
  );
}

function levelScore({ difficulty }: ComposerExercise, { limits, kind }: Brief): number {
  if (kind === 'mobility' || kind === 'gentle' || kind === 'recovery') return 0;
  const below = difficulties.indexOf(limits.hardest) - difficulties.indexOf(difficulty);
  if (limits.level === null) return below === 0 ? 0 : 0.8;
  if (below === 0) return 1;
  return below === 1 ? 0.4 : -0.4;
}

function freshnessScore(daysSince: number | undefined): number {
  if (daysSince === undefined) return 0;
  if (daysSince <= 1) return -3;
  if (daysSince <= 3) return -2;
  return daysSince <= 7 ? -1.2 : -0.3;
}

function historyScore(exercise: ComposerExercise, { history, groups }: Brief): number {
  let score = freshnessScore(history.lastDone.get(exercise.id));
  const phase = phaseOf(exercise);
  const loads = phase === 'power' || phase === 'strength';
  const [first] = exercise.muscleGroups;
  if (loads && first !== undefined && history.tired.has(first) && !groups.includes(first)) score += weights.tired;
  if (history.hardYesterday && (phase === 'power' || isInterval(exercise))) score -= 1.5;
  return score;
}

function likeness(exercise: ComposerExercise, chosen: readonly ComposerExercise[], { groups }: Brief): number {
  const alike = chosen
    .filter((other) => other.categories[0] === exercise.categories[0])
    .map((other) => overlap(other.muscleGroups, exercise.muscleGroups));
  const most = Math.max(0, ...alike);
  const wished = groups.length > 0;
  const again = countOf(chosen, (other) => other.muscleGroups[0] === exercise.muscleGroups[0]);
  const unwished = isStretch(exercise) ? 1 : 2;
  return most * (wished ? 0.5 : unwished) + again * (wished ? 0.2 : 0.7);
}

function overlap(one: readonly MuscleGroup[], other: readonly MuscleGroup[]): number {
  const all = new Set([...one, ...other]);
  return all.size === 0 ? 0 : one.filter((group) => other.includes(group)).length / all.size;
}
