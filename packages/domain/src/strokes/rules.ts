import { addDays, daysBetween } from '#calendar/dates.ts';
import type { Difficulty } from '#exercises/vocabulary.ts';
import { type RatedStroke, ratedStrokes, strokeImportance } from '#strokes/vocabulary.ts';

/** `level`: 1 to 5. */
export type StrokeRating = { stroke: RatedStroke; ratedOn: string; level: number };

/** Also after «Ahora no». */
const reminderDays = 30;
/** Above this a stroke is no weak one. */
const weakLevel = 3;
const countingDays = 90;

export function ratingsOn(ratings: readonly StrokeRating[], day: string): StrokeRating[] {
  return ratedStrokes.flatMap((stroke) => {
    const ofStroke = ratings.filter((rating) => rating.stroke === stroke && rating.ratedOn <= day);
    return ofStroke.toSorted((a, b) => b.ratedOn.localeCompare(a.ratedOn)).slice(0, 1);
  });
}

export function ratingIsDue(lastRatedOn: string | null, skippedOn: string | null, today: string): boolean {
  const last = [lastRatedOn, skippedOn].flatMap((date) => date ?? []).sort();
  const latest = last.at(-1);
  return latest === undefined || daysBetween(latest, today) >= reminderDays;
}

/** What costs most: how weak a stroke is times how much it matters at the player's level (docs/training.md#strokes). */
export function weakestStroke(ratings: readonly StrokeRating[], today: string, level: Difficulty): StrokeRating | null {
  const since = addDays(today, -countingDays);
  const weak = ratingsOn(ratings, today).filter(({ level, ratedOn }) => level <= weakLevel && ratedOn >= since);
  const cost = ({ stroke, level: rated }: StrokeRating) => (weakLevel + 1 - rated) * strokeImportance[level][stroke];
  return weak.toSorted((a, b) => cost(b) - cost(a))[0] ?? null;
}
