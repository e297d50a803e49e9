import type { Exercise, ExerciseSummary } from '@bandeja/domain/exercises/contract';
import type { Filter, FilterName } from '#features/exercises/library/filters.ts';
import type { SectionName } from '#features/exercises/library/vocabulary.ts';

/** What the server reads for `/exercises`: one page of what the filter of its address leaves. */
export type LibraryPageData = {
  /** By section and name. */
  exercises: readonly ExerciseSummary[];
  filter: Filter;
  /** From 1. */
  page: number;
  pages: number;
  /** Exercises that the filter leaves, and all there are. */
  found: number;
  all: number;
  /** Where the page's first exercise stands among those found, from 1. */
  firstPosition: number;
  /** The sections of everything found. */
  sections: readonly { name: SectionName; found: number }[];
  /** What can be chosen: values that some exercise has. */
  options: Record<FilterName, readonly { value: string; label: string }[]>;
};

/** What the server reads for `/exercises/{slug}`: the exercise, and others like it, nearest first. */
export type ExercisePageData = { exercise: Exercise; related: readonly ExerciseSummary[] };
