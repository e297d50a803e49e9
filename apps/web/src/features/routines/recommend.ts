import { daysBetween } from '@bandeja/domain/calendar/dates';
import { type Difficulty, difficulties } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { offerMessages } from '@bandeja/domain/routines/messages';
import { isOffered, withheldSentences } from '@bandeja/domain/routines/rules';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import { warmUpCode } from '@bandeja/domain/sessions/vocabulary';
import { firstPage } from '#features/routines/api.ts';
import { lazyPart } from '#lib/lazy-part.ts';

export type Recommendation = {
  level: Difficulty | null;
  equipment: readonly string[] | null;
  plannedRoutineId: string | null;
  /** The player's day, `YYYY-MM-DD`; the choice moves on with it. */
  today: string;
  count: number;
};

/** Not today's, not above the player's level, with equipment at hand, each of another category; the same all day. */
export function recommend(routines: readonly RoutineSummary[], wish: Recommendation): RoutineSummary[] {
  const level = difficulties.indexOf(wish.level ?? 'Principiante');
  const below = (routine: RoutineSummary) => level - difficulties.indexOf(routine.difficulty);
  const fitting = routines.filter(
    (routine) =>
      routine.isActive &&
      // a match is played and logged, not tried out
      routine.type !== 'Partido' &&
      isOffered(routine) &&
      routine.categories.length > 0 &&
      routine._id !== wish.plannedRoutineId &&
      below(routine) >= 0 &&
      routine.equipment.every((item) => isAtHand(item, wish.equipment)),
  );
  const turn = daysBetween('2024-01-01', wish.today);
  const ranked = [...new Set(fitting.map(below))]
    .sort((a, b) => a - b)
    .flatMap((distance) => rotate(byName(fitting.filter((routine) => below(routine) === distance)), turn));
  return distinct(ranked, wish.count);
}

/** «mancuernas o kettlebell»: one of them is enough. Without given equipment everything counts as available. */
function isAtHand(item: string, equipment: readonly string[] | null): boolean {
  return equipment === null || item.split(' o ').some((alternative) => equipment.includes(alternative));
}

/** Names of the routines that a plan at its limit still lets start, matches and warm-up aside; none below it. */
export function leftByPlan(routines: readonly RoutineSummary[]): string[] {
  if (!routines.some(({ offer }) => offer?.reason === 'plan')) return [];
  const left = routines.filter((each) => each.type !== 'Partido' && each.code !== warmUpCode && isOffered(each));
  return byName(left).map(({ name }) => name);
}

function byName(routines: readonly RoutineSummary[]): RoutineSummary[] {
  return [...routines].sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

function rotate<T>(items: readonly T[], by: number): T[] {
  const start = items.length === 0 ? 0 : ((by % items.length) + items.length) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** The first of each main category; when there are too few categories, the next best. */
function distinct(ranked: readonly RoutineSummary[], count: number): RoutineSummary[] {
  const firsts = ranked.filter(
    (routine, index) => ranked.findIndex((other) => other.categories[0] === routine.categories[0]) === index,
  );
  return [...firsts, ...ranked.filter((routine) => !firsts.includes(routine))].slice(0, count);
}

const RoutineFinder = lazyPart(async () => (await import('#features/routines/routine-finder.tsx')).RoutineFinder);

/** Searches routines by name when the list has only the first page of them; null when it has all. */
export const finderFor = (routines: readonly RoutineSummary[]) => (routines.length < firstPage ? null : RoutineFinder);

export const choicesOf = (routines: readonly RoutineSummary[]) => ({
  count:
    routines.length < firstPage ? routines.filter((routine) => routine.isActive && isOffered(routine)).length : null,
  Finder: finderFor(routines),
  ofType: (type: PlanDayType) => routinesOfType(routines, type).filter(isOffered),
  leftOut: (type: PlanDayType) => leftOutOf(routinesOfType(routines, type)),
});

/** The routines of a plan day's type: by category, a match's by routine type (docs/product.md#vocabularies). */
export function routinesOfType(routines: readonly RoutineSummary[], type: PlanDayType): RoutineSummary[] {
  return routines.filter(({ isActive, type: routineType, categories }) => {
    if (!isActive || type === 'Descanso') return false;
    return type === 'Partido' ? routineType === 'Partido' : categories.includes(type);
  });
}

function leftOutOf(routines: readonly RoutineSummary[]) {
  const withheld = routines.flatMap((routine) => {
    const { offer } = routine;
    if (offer === undefined || offer.reason === null) return [];
    return [{ ...routine, offer: { ...offer, note: offerMessages.why({ ...offer, reason: offer.reason }) } }];
  });
  return { routines: withheld, sentences: withheldSentences(routines) };
}
