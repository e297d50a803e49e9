import { addDays, daysBetween } from '#calendar/dates.ts';
import { type RatedStroke, ratedStrokes } from '#strokes/vocabulary.ts';

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

/** Of equal ones the first of the vocabulary: it decides points of beginners (docs/training.md#strokes). */
export function weakestStroke(ratings: readonly StrokeRating[], today: string): StrokeRating | null {
  const since = addDays(today, -countingDays);
  const weak = ratingsOn(ratings, today).filter(({ level, ratedOn }) => level <= weakLevel && ratedOn >= since);
  return weak.toSorted((a, b) => a.level - b.level)[0] ?? null;
}
