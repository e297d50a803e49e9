import type { BodyArea, Category, Material, Place } from '@bandeja/domain/exercises/vocabulary';
import { longestAt } from '@bandeja/domain/minors/rules';
import type { Effort } from '@bandeja/reader/types';
import type { Brief, BriefCore } from '#composer/brief-types.ts';
import { historyOf } from '#composer/history.ts';
import { isWallPlay } from '#composer/kinds.ts';
import { lengths, minutesFor, purposeOf } from '#composer/length.ts';
import { allowedExercises, type HardLimits, limitsOf } from '#composer/limits.ts';
import { serves, usesNamed } from '#composer/serving.ts';
import { kindOf, typeOf } from '#composer/session-kind.ts';
import { emphasisOf, supportOf } from '#composer/support.ts';
import type { ComposerExercise, ComposerInput } from '#composer/types.ts';

/** Equipment of every court or home, named or not. */
const atHand: readonly Material[] = ['pista', 'pala', 'bolas', 'pared', 'compañero', 'silla', 'toalla'];

/** Without the seed, so that composer and checker read the same. */
export function briefOf(input: Omit<ComposerInput, 'seed' | 'keep'>): Brief {
  const limits = limitsOf(input);
  const allowed = allowedExercises(input, limits);
  const { wish, player } = input;
  const wished = wishedCategories(limits, allowed);
  const kind = kindOf(limits, wished.categories, allowed, player.goals[0]);
  const groups = wish.muscleGroups.filter((group) => !wish.excludedMuscleGroups.includes(group));
  const core: BriefCore = {
    limits,
    history: historyOf(input),
    kind,
    type: typeOf(kind, wish.routineType),
    categories: kind === 'gentle' ? [] : wished.categories,
    strokes: wish.strokes.filter((stroke) => stroke !== 'todos' && !wish.excludedStrokes.includes(stroke)),
    focus: focusOf(limits, wished.categories, groups),
    groups,
    areas: limits.health.prevent,
    care: careOf(limits, wished.categories),
    support: supportOf(wished.categories, groups, limits, input),
    goals: player.goals,
    emphasis: emphasisOf(wished.categories, player.goals),
    aerobicBase: wish.aerobicBase || isSoftCardio(wish, wished.categories),
    effort: effortOf(limits),
    named: (wish.equipment ?? []).filter(
      (item) => !atHand.includes(item) && !(item === 'conos' && wish.equipment?.includes('pista')),
    ),
    plyometricsOut: wished.plyometricsOut,
  };
  const place = settingOf(core, allowed);
  return {
    ...core,
    ...timeOf(core, place, player),
    place,
    exercises: allowed.filter((exercise) => fitsPlace(exercise, place)),
  };
}

/** «me duele el talón, dame algo»: the way back, if the text wishes nothing else. */
function careOf({ wish, health }: HardLimits, categories: readonly Category[]): readonly BodyArea[] {
  const isNamed = categories.length + wish.strokes.length + wish.muscleGroups.length > 0 || wish.routineType !== null;
  if (isNamed || health.gentle || wish.warmUp) return [];
  return wish.health.injuries.filter(({ acute }) => !acute).map(({ area }) => area);
}

/** «bici suave»: soft cardio is aerobic base. */
function isSoftCardio({ effort }: HardLimits['wish'], categories: readonly Category[]): boolean {
  return effort === 'gentle' && categories.length === 1 && categories[0] === 'Cardio';
}

/** Balance beside strength is one wish of several; who plays in a wheelchair plays. */
function focusOf({ wish }: HardLimits, categories: readonly Category[], groups: Brief['groups']): Brief['focus'] {
  const plays = wish.strokes.length > 0 || (wish.routineType !== null && wish.routineType !== 'Físico');
  if (wish.focus === undefined || plays) return null;
  const isOther = groups.length > 0 || categories.some((category) => category !== 'Funcionalidad');
  return wish.focus === 'balance' && isOther ? null : wish.focus;
}

/** A hard session is for adults under 60 without an injury. */
function effortOf({ wish, older, minor, health }: HardLimits): Effort | null {
  if (health.referred && !health.gentle) return 'gentle';
  const careful = older || minor || health.gentle || health.injured.length > 0;
  return wish.effort === undefined || (wish.effort === 'hard' && careful) ? null : wish.effort;
}

/** What the text says; else by purpose, within the player's own minutes where those are shorter. */
function timeOf({ limits, kind }: BriefCore, place: Place, { sessionDuration }: ComposerInput['player']) {
  const { wish, age } = limits;
  const { duration } = wish;
  const longest = longestAt(age, kind === 'match');
  const wished = duration === null ? minutesFor(purposeOf(kind, place, wish), sessionDuration) : duration.minutes;
  const isCapped = kind === 'warmUp' && duration?.kind === 'most';
  const minutes = Math.min(longest, 180, Math.max(15, isCapped ? Math.min(wished, lengths.soft.most) : wished));
  // a routine may take ten per cent more than wished
  return { minutes, atMost: duration?.kind !== 'about' || minutes * 1.1 > longest };
}

export function fitsPlace(exercise: ComposerExercise, place: Place): boolean {
  return exercise.places.length === 0 || exercise.places.includes(place) || isWallPlay(exercise);
}

/** A bicycle and nothing else: to ride it. */
function wantedOf({ categories, equipment, muscleGroups, strokes, routineType }: HardLimits['wish']) {
  const isRide = equipment?.length === 1 && equipment[0] === 'bici' && routineType === null;
  const isOpen = categories.length + muscleGroups.length + strokes.length === 0;
  return isRide && isOpen ? (['Cardio'] as const) : categories;
}

/** A category that cannot be had is replaced by the nearest one. */
function wishedCategories({ wish, older, health }: HardLimits, allowed: readonly ComposerExercise[]) {
  const wanted = wantedOf(wish).filter((category) => !wish.excludedCategories.includes(category));
  const out = reasonAgainstJumps({ older, health });
  if (out === null || !wanted.includes('Pliometría')) return { categories: wanted, plyometricsOut: null };
  const explosive = allowed.some((exercise) => exercise.categories.includes('Fuerza explosiva'));
  const nearest: Category = explosive ? 'Fuerza explosiva' : 'Fuerza';
  const replaced = wanted.map((category): Category => (category === 'Pliometría' ? nearest : category));
  return { categories: [...new Set(replaced)], plyometricsOut: out } as const;
}

function reasonAgainstJumps({ older, health }: Pick<HardLimits, 'older' | 'health'>): 'age' | 'jump' | null {
  if (older) return 'age';
  return health.excludedDemands.includes('jump') ? 'jump' : null;
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
