import type { BodyArea, Category, Material, Place } from '@bandeja/domain/exercises/vocabulary';
import type { Brief, BriefCore, SessionKind } from '#composer/brief-types.ts';
import { historyOf } from '#composer/history.ts';
import { isWallPlay } from '#composer/kinds.ts';
import { allowedExercises, type HardLimits, limitsOf } from '#composer/limits.ts';
import { serves, usesNamed } from '#composer/serving.ts';
import { kindOf, typeOf } from '#composer/session-kind.ts';
import { emphasisOf, supportOf } from '#composer/support.ts';
import type { ComposerExercise, ComposerInput } from '#composer/types.ts';
import type { Effort, WishedMinutes } from '#reader/types.ts';

const defaultMinutes = { mental: 20, warmUp: 20, recovery: 25, match: 75 };
const defaults: Partial<Record<SessionKind, number>> = defaultMinutes;
const usualMinutes = 45;
/** Equipment of every court or home, named or not. */
const atHand: readonly Material[] = ['pista', 'pala', 'bolas', 'pared', 'compañero', 'silla', 'toalla'];

/** Reads the input into a brief. Pure; without the seed, so that composer and checker see the same. */
export function briefOf(input: Omit<ComposerInput, 'seed' | 'keep'>): Brief {
  const limits = limitsOf(input);
  const allowed = allowedExercises(input, limits);
  const { wish, player } = input;
  const wished = wishedCategories(limits, allowed);
  const kind = kindOf(limits, wished.categories, allowed, player.goals[0]);
  const { duration } = wish;
  const usual = player.sessionDuration
    ? Math.round((player.sessionDuration.min + player.sessionDuration.max) / 2)
    : (defaults[kind] ?? usualMinutes);
  const groups = wish.muscleGroups.filter((group) => !wish.excludedMuscleGroups.includes(group));
  const core: BriefCore = {
    limits,
    history: historyOf(input),
    kind,
    type: typeOf(kind, wish.routineType),
    minutes: minutesOf(kind, duration, usual),
    atMost: duration?.kind === 'most',
    categories: kind === 'gentle' ? [] : wished.categories,
    strokes: wish.strokes.filter((stroke) => stroke !== 'todos' && !wish.excludedStrokes.includes(stroke)),
    groups,
    areas: limits.health.prevent,
    care: careOf(limits, wished.categories),
    support: supportOf(wished.categories, groups, limits.health.prevent, input),
    goals: player.goals,
    emphasis: emphasisOf(wished.categories, player.goals),
    aerobicBase: wish.aerobicBase || isSoftCardio(wish.effort, wished.categories),
    effort: effortOf(limits),
    named: (wish.equipment ?? []).filter(
      (item) => !atHand.includes(item) && !(item === 'conos' && wish.equipment?.includes('pista')),
    ),
    plyometricsOut: wished.plyometricsOut,
  };
  const place = settingOf(core, allowed);
  return { ...core, place, exercises: allowed.filter((exercise) => fitsPlace(exercise, place)) };
}

/** «me duele el talón, dame algo»: the way back, if the text wishes nothing else. */
function careOf({ wish, health }: HardLimits, categories: readonly Category[]): readonly BodyArea[] {
  const isNamed = categories.length + wish.strokes.length + wish.muscleGroups.length > 0 || wish.routineType !== null;
  if (isNamed || health.gentle || wish.warmUp) return [];
  return wish.health.injuries.filter(({ acute }) => !acute).map(({ area }) => area);
}

/** «bici suave»: soft cardio is aerobic base. */
function isSoftCardio(effort: Effort | undefined, categories: readonly Category[]): boolean {
  return effort === 'gentle' && categories.length === 1 && categories[0] === 'Cardio';
}

/** A hard session is for adults under 60 without an injury. */
function effortOf({ wish, older, minor, health }: HardLimits): Effort | null {
  if (health.referred && !health.gentle) return 'gentle';
  const careful = older || minor || health.gentle || health.injured.length > 0;
  return wish.effort === undefined || (wish.effort === 'hard' && careful) ? null : wish.effort;
}

/** Minutes of the session. A warm-up that may last up to an hour still is one. */
function minutesOf(kind: SessionKind, duration: WishedMinutes | null, usual: number): number {
  const minutes = Math.min(180, Math.max(15, duration?.minutes ?? usual));
  const isCapped = kind === 'warmUp' && duration?.kind !== 'about';
  return isCapped ? Math.min(minutes, defaultMinutes.warmUp) : minutes;
}

export function fitsPlace(exercise: ComposerExercise, place: Place): boolean {
  return exercise.places.length === 0 || exercise.places.includes(place) || isWallPlay(exercise);
}

/** Exclusions beat goals: a category that cannot be had is replaced by the nearest one. */
function wishedCategories({ wish, older, health }: HardLimits, allowed: readonly ComposerExercise[]) {
  const wanted = wish.categories.filter((category) => !wish.excludedCategories.includes(category));
  const out = older ? 'age' : health.excludedDemands.includes('jump') ? 'jump' : null;
  if (out === null || !wanted.includes('Pliometría')) return { categories: wanted, plyometricsOut: null };
  const explosive = allowed.some((exercise) => exercise.categories.includes('Fuerza explosiva'));
  const nearest: Category = explosive ? 'Fuerza explosiva' : 'Fuerza';
  const replaced = wanted.map((category): Category => (category === 'Pliometría' ? nearest : category));
  return { categories: [...new Set(replaced)], plyometricsOut: out } as const;
}

/** Home, unless the racket or clearly more of the wish needs the court. */
function settingOf(core: BriefCore, allowed: readonly ComposerExercise[]): Place {
  const { places } = core.limits;
  const [only] = places;
  if (only !== undefined && places.length === 1) return only;
  const racket = core.kind === 'technique' || core.kind === 'tactics' || core.kind === 'match';
  if (racket && core.limits.kit.has('pista')) return 'court';
  const worth = (place: Place) =>
    allowed
      .filter((exercise) => fitsPlace(exercise, place) && serves(exercise, core))
      .reduce((sum, exercise) => sum + (usesNamed(exercise, core.named) ? 2 : 1), 0);
  return worth('court') > worth('home') ? 'court' : 'home';
}
