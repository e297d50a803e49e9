import type { Exercise, ExerciseSummary } from '@bandeja/domain/exercises/contract';
import type { Filter, FilterName } from '#features/exercises/library/filters.ts';
import type { SectionName } from '#features/exercises/library/vocabulary.ts';

/** The server's data for `/exercises`: one page of the filtered exercises. */
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
  /** Position of the page's first exercise among those found, from 1. */
  firstPosition: number;
  /** The sections of everything found. */
  sections: readonly { name: SectionName; found: number }[];
  /** The options that at least one exercise has. */
  options: Record<FilterName, readonly { value: string; label: string }[]>;
};

/** The server's data for `/exercises/{slug}`: the exercise, and similar ones, nearest first. */
export type ExercisePageData = { exercise: Exercise; related: readonly ExerciseSummary[] };
