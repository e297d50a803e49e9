import { addDays, daysBetween } from '#calendar/dates.ts';
import { type RatedStroke, ratedStrokes } from '#strokes/vocabulary.ts';

/** One stroke as the player rated it on a day, 1 to 5. */
export type StrokeRating = { stroke: RatedStroke; ratedOn: string; level: number };

/** Days after which ratings are requested again, also after «Ahora no». */
const reminderDays = 30;
/** Above this a stroke is no weak one. */
const weakLevel = 3;
/** Older ratings do not influence the next week. */
const countingDays = 90;

/** The latest rating of each stroke up to a day, in the order of the vocabulary. */
export function ratingsOn(ratings: readonly StrokeRating[], day: string): StrokeRating[] {
  return ratedStrokes.flatMap((stroke) => {
    const own = ratings.filter((rating) => rating.stroke === stroke && rating.ratedOn <= day);
    return own.toSorted((a, b) => b.ratedOn.localeCompare(a.ratedOn)).slice(0, 1);
  });
}

/** Whether to ask for ratings: never given or a month old, and not postponed within a month. */
export function ratingIsDue(lastRatedOn: string | null, skippedOn: string | null, today: string): boolean {
  const last = [lastRatedOn, skippedOn].flatMap((date) => date ?? []).sort();
  const latest = last.at(-1);
  return latest === undefined || daysBetween(latest, today) >= reminderDays;
}

/**
 * The stroke that the next week trains: the lowest of the last three months' ratings, at most 3 of 5; of equal ones the
 * first of the vocabulary, which begins with what decides points of beginners (docs/training.md#strokes).
 */
export function weakestStroke(ratings: readonly StrokeRating[], today: string): StrokeRating | null {
  const since = addDays(today, -countingDays);
  const weak = ratingsOn(ratings, today).filter(({ level, ratedOn }) => level <= weakLevel && ratedOn >= since);
  return weak.toSorted((a, b) => a.level - b.level)[0] ?? null;
}
