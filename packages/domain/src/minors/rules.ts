import type { Difficulty } from '#exercises/vocabulary.ts';

/* docs/training.md#minors: planner, offers, generator, chat, swaps and check-in all ask here. */

/** Below this age no N3 jumps. */
export const adultAge = 18;
/** Below this age technique comes first, with a qualified adult, and sessions are limited in minutes. */
export const youthAge = 16;
/** Below this age a guardian consents to the account, and sessions are shorter still. */
export const childAge = 14;

const childMinutes = 45;
const youthMinutes = 60;
/** Jump contacts of a session under 16: a beginner's, at any level. */
export const youthContacts = 60;

/** The age a text tells of the minor who trains, or a year of birth, or neither («mi hermanillo»). */
export type Minor = { age: number | null; born: number | null };

/** The age that limits a session where the text tells none: under 16. */
const assumedAge = youthAge - 1;

/** Null once they have grown up. `today` is any text that begins with the year. */
export function ageOfMinor({ age, born }: Minor, today: string): number | null {
  if (born !== null) {
    const years = Number(today.slice(0, 4)) - born;
    return years < adultAge ? Math.max(0, years) : null;
  }
  return age ?? assumedAge;
}

export function isMinor(minor: Minor | undefined, today: string): minor is Minor {
  return minor !== undefined && ageOfMinor(minor, today) !== null;
}

/** Years, of the minor a text names, else the known age; null when nothing tells it. */
export function trainingAge(known: number | null, minor: Minor | undefined, today: string): number | null {
  const named = minor === undefined ? null : ageOfMinor(minor, today);
  if (named === null) return known;
  // a profile says the age of the player, «mi hermanillo» tells none
  return minor?.age === null && minor.born === null && known !== null && known < youthAge ? known : named;
}

/** Minutes; no limit from 16 on. A friendly match may take an hour. */
export function longestAt(age: number | null, isMatch = false): number {
  if (age === null || age >= youthAge) return Number.POSITIVE_INFINITY;
  return age < childAge && !isMatch ? childMinutes : youthMinutes;
}

export function minutesAt(
  { min, max }: { min: number; max: number },
  age: number | null,
): { min: number; max: number } {
  const longest = longestAt(age);
  return { min: Math.min(min, longest), max: Math.min(max, longest) };
}

/** No N3 jumps or plyometrics under 18, under 16 those of level 1 only, under 14 nothing of level 3 off the racket. */
export function suitsAge(
  exercise: {
    categories: readonly string[];
    difficulty: Difficulty;
    demands: readonly string[];
    equipment: readonly string[];
  },
  age: number | null,
): boolean {
  if (age === null || age >= adultAge) return true;
  const isPlyometric = exercise.categories.includes('Pliometría');
  if (exercise.difficulty === 'Avanzado' && (isPlyometric || exercise.demands.includes('jump'))) return false;
  if (age < youthAge && isPlyometric && exercise.difficulty !== 'Principiante') return false;
  return age >= childAge || exercise.difficulty !== 'Avanzado' || exercise.equipment.includes('pala');
}
