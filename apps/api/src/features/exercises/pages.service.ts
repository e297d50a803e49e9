import type { Exercise, ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { catalogueVersion, retiredSlugs } from '#features/exercises/queries.ts';
import { publicCatalogue } from '#features/exercises/service.ts';
import type { Deps } from '#kit/deps.ts';
import { pages } from '#kit/pages.ts';

export type LibraryPageData = { exercises: ExerciseSummary[] };

export type ExercisePageData = { exercise: Exercise; related: ExerciseSummary[] };

const libraryPath = pages.exercises;
const mostRelated = 6;

export function exercisePages({ db }: Pick<Deps, 'db'>) {
  return {
    // both from the primary: a replica's older catalogue would be stored as the newer version
    version: () => catalogueVersion(db),
    load: async () => {
      const [exercises, retired] = await Promise.all([publicCatalogue({ db }), retiredSlugs(db)]);
      const byPath = new Map(exercises.map((exercise) => [pages.exercise(exercise.slug), exercise]));
      const gone = new Set(retired.map(pages.exercise));
      return {
        listed: [libraryPath, ...byPath.keys()].map((path) => ({ path, changefreq: 'weekly' })),
        dataOf: (path: string) => {
          if (path === libraryPath) return { data: { exercises: exercises.map(toSummary) } satisfies LibraryPageData };
          const exercise = byPath.get(path);
          if (!exercise) return null;
          return { data: { exercise, related: relatedTo(exercise, exercises) } satisfies ExercisePageData };
        },
        isGone: (path: string) => gone.has(path),
      };
    },
  };
}

function toSummary(exercise: Exercise): ExerciseSummary {
  const {
    steps,
    commonMistakes,
    tips,
    videoUrl,
    avoidFor,
    cautionFor,
    demands,
    places,
    answered,
    variations,
    version,
    drill,
    figure,
    pictures,
    film,
    ...summary
  } = exercise;
  return summary;
}

function relatedTo(exercise: Exercise, all: readonly Exercise[]): ExerciseSummary[] {
  const apart = new Set([exercise._id, ...exercise.variations.map(({ _id }) => _id)]);
  return all
    .filter(({ _id }) => !apart.has(_id))
    .map((other) => ({ other, similarity: similarity(exercise, other) }))
    .filter(({ similarity: points }) => points > 0)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, mostRelated)
    .map(({ other }) => toSummary(other));
}

function similarity(one: Exercise, other: Exercise): number {
  const shared = <T>(a: readonly T[], b: readonly T[]) => a.filter((item) => b.includes(item)).length;
  // half of the catalogue has «todos»
  const strokes = one.strokes.filter((stroke) => stroke !== 'todos');
  return (
    3 * shared(strokes, other.strokes) +
    2 * shared(one.categories, other.categories) +
    shared(one.muscleGroups, other.muscleGroups) +
    (one.drill !== null && other.drill !== null ? 4 : 0)
  );
}
