import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import {
  filterNames,
  matching,
  optionsOf,
  pageOf,
  readFilter,
  searchOf,
  sectionsOf,
} from '#features/exercises/library/filters.ts';
import type { LibraryPageData } from '#features/exercises/library/page-data.ts';

export const exercisesOnPage = 48;

export function libraryPage(exercises: readonly ExerciseSummary[], search: string): LibraryPageData {
  const filter = readFilter(search);
  const sections = sectionsOf(matching(exercises, filter), filter);
  const found = sections.flatMap((section) => section.exercises);
  const pages = Math.max(1, Math.ceil(found.length / exercisesOnPage));
  const page = Math.min(pageOf(search), pages);
  const choices = filterNames.map((name) => [
    name,
    optionsOf(exercises, name).map(({ value, label }) => ({ value, label })),
  ]);
  return {
    exercises: found.slice((page - 1) * exercisesOnPage, page * exercisesOnPage),
    filter,
    page,
    pages,
    found: found.length,
    all: exercises.length,
    firstPosition: (page - 1) * exercisesOnPage + 1,
    sections: sections.map(({ name, exercises: ofSection }) => ({ name, found: ofSection.length })),
    options: Object.fromEntries(choices),
  };
}

export const libraryView = {
  searchOf,
  dataOf: (data: unknown, search: string) => libraryPage((data as { exercises: ExerciseSummary[] }).exercises, search), // all of them, from our server
};
