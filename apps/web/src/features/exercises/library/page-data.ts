import type { Exercise, ExerciseSummary } from '@bandeja/domain/exercises/contract';
import type { Filter, FilterName } from '#features/exercises/library/filters.ts';
import type { SectionName } from '#features/exercises/library/vocabulary.ts';

export type LibraryPageData = {
  exercises: readonly ExerciseSummary[];
  filter: Filter;
  page: number;
  pages: number;
  /** Exercises that the filter leaves, and all there are. */
  found: number;
  all: number;
  firstPosition: number;
  sections: readonly { name: SectionName; found: number }[];
  options: Record<FilterName, readonly { value: string; label: string }[]>;
};

export type ExercisePageData = { exercise: Exercise; related: readonly ExerciseSummary[] };
