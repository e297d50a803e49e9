import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Difficulty } from '@bandeja/domain/exercises/vocabulary';
import type { Progress } from '@bandeja/domain/progress/contract';
import type { Strokes } from '@bandeja/domain/strokes/contract';
import { ratingIsDue, ratingsOn, type StrokeRating, weakestStroke } from '@bandeja/domain/strokes/rules';
import { drillsOfStroke, type RatedStroke, ratedStrokes } from '@bandeja/domain/strokes/vocabulary';
import type { WeakStroke } from '@bandeja/trainer/schedule/types';
import { exercisesToCompose } from '#features/exercises/service.ts';
import { loadUser } from '#features/profile/service.ts';
import * as queries from '#features/strokes/queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';

const todayOf = (deps: Deps, actor: Actor) => localDateIn(actor.timeZone, deps.now());
const storedOf = ({ db }: Deps, { userId }: Actor) =>
  Promise.all([queries.ratingsOf(db, userId), queries.skippedOn(db, userId)]);

export async function strokesOf(deps: Deps, actor: Actor): Promise<Strokes> {
  const today = todayOf(deps, actor);
  const [[ratings, skippedOn], level] = await Promise.all([storedOf(deps, actor), levelOf(deps, actor)]);
  const weakest = weakestStroke(ratings, today, level);
  return {
    ratings: ratingsOn(ratings, today),
    isDue: ratingIsDue(ratings.at(-1)?.ratedOn ?? null, skippedOn, today),
    weakest: weakest && { ...weakest, drills: await drillsOf(deps, weakest.stroke) },
  };
}

async function drillsOf(deps: Deps, stroke: RatedStroke) {
  const exercises = await exercisesToCompose(deps);
  return drillsOfStroke[stroke].flatMap((code) => {
    const exercise = exercises.find((each) => each.code === code);
    return exercise ? [{ code, name: exercise.name, slug: exercise.slug }] : [];
  });
}

export async function rateStrokes(
  deps: Deps,
  actor: Actor,
  levels: Partial<Record<RatedStroke, number>>,
): Promise<Strokes> {
  const ratedOn = todayOf(deps, actor);
  const ratings = ratedStrokes.flatMap((stroke) => {
    const level = levels[stroke];
    return level === undefined ? [] : [{ stroke, level, ratedOn }];
  });
  if (ratings.length > 0) await queries.upsertRatings(deps.db, actor.userId, ratings);
  return strokesOf(deps, actor);
}

export async function skipReminder(deps: Deps, actor: Actor): Promise<Strokes> {
  await queries.skipReminder(deps.db, actor.userId, todayOf(deps, actor));
  return strokesOf(deps, actor);
}

export async function strokesBetween(
  deps: Deps,
  actor: Actor,
  { from, to }: { from: string; to: string },
): Promise<Pick<Progress, 'strokes' | 'strokesDue'>> {
  const [ratings, skippedOn] = await storedOf(deps, actor);
  const before = new Map(ratingsOn(ratings, from).map(({ stroke, level }) => [stroke, level]));
  const strokes = ratingsOn(ratings, to).map((rating) => ({ ...rating, before: before.get(rating.stroke) ?? null }));
  return { strokes, strokesDue: ratingIsDue(ratings.at(-1)?.ratedOn ?? null, skippedOn, todayOf(deps, actor)) };
}

export async function strokeToTrain(deps: Deps, actor: Actor): Promise<WeakStroke | null> {
  const [ratings, level] = await Promise.all([queries.ratingsOf(deps.db, actor.userId), levelOf(deps, actor)]);
  return weakStrokeOn(ratings, todayOf(deps, actor), level);
}

const levelOf = async (deps: Deps, { userId }: Actor): Promise<Difficulty> =>
  (await loadUser(deps, userId)).fitnessLevel ?? 'Principiante';

export function weakStrokeOn(ratings: readonly StrokeRating[], today: string, level: Difficulty): WeakStroke | null {
  const weakest = weakestStroke(ratings, today, level);
  return weakest && { name: weakest.stroke, level: weakest.level, drills: drillsOfStroke[weakest.stroke] };
}
