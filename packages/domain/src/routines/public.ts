import type { PrescribedDose } from '#exercises/dose.ts';
import type { BodyArea } from '#exercises/vocabulary.ts';
import type { RoutineSummary } from '#routines/contract.ts';

/** An exercise of a public routine page, with its dose. */
export type RoutineLine = PrescribedDose & {
  name: string;
  /** Of its own page; null where it has none. */
  slug: string | null;
  drawing: string | null;
  cue: string;
  steps: readonly string[];
  /** Who feels something there asks first. */
  care: readonly BodyArea[];
};

type Facts = Pick<
  RoutineSummary,
  '_id' | 'name' | 'description' | 'type' | 'categories' | 'difficulty' | 'duration' | 'objectives' | 'equipment'
>;

/** What `/rutinas/{slug}` shows. `duration` in minutes. */
export type PublicRoutine = Facts & { slug: string; lines: readonly RoutineLine[] };
export type PublicRoutineSummary = Facts & { slug: string; count: number };
