import type { Exercise, ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { catalogueVersion, retiredSlugs } from '#features/exercises/queries.ts';
import { publicCatalogue } from '#features/exercises/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { LivePages } from '#kit/live-pages.ts';

/** What `/exercises` is made of: every active exercise, by name. */
export type LibraryPageData = { exercises: ExerciseSummary[] };

/**
 * What `/exercises/{slug}` is made of: the exercise, and others like it that are no variations of it, nearest first.
 */
export type ExercisePageData = { exercise: Exercise; related: ExerciseSummary[] };

const libraryPath = '/exercises';
const relatedMost = 6;

/** The public exercise library: one page of all exercises and one of each (docs/product.md#exercise-library). */
export function exercisePages(deps: Pick<Deps, 'db'>): LivePages {
  return {
    version: () => catalogueVersion(deps.db),
    load: async () => {
      const [exercises, retired] = await Promise.all([publicCatalogue(deps), retiredSlugs(deps.db)]);
      const byPath = new Map(exercises.map((exercise) => [`${libraryPath}/${exercise.slug}`, exercise]));
      const gone = new Set(retired.map((slug) => `${libraryPath}/${slug}`));
      return {
        listed: [libraryPath, ...byPath.keys()].map((path) => ({ path, changefreq: 'weekly' })),
        dataOf: (path) => {
          if (path === libraryPath) return { data: { exercises: exercises.map(toSummary) } satisfies LibraryPageData };
          const exercise = byPath.get(path);
          if (!exercise) return null;
          return { data: { exercise, related: relatedTo(exercise, exercises) } satisfies ExercisePageData };
        },
        isGone: (path) => gone.has(path),
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
    variations,
    drill,
    figure,
    ...summary
  } = exercise;
  return summary;
}

/** Those that share strokes, categories and muscle groups, in this order of weight. */
function relatedTo(exercise: Exercise, all: readonly Exercise[]): ExerciseSummary[] {
  const apart = new Set([exercise._id, ...exercise.variations.map(({ _id }) => _id)]);
  return all
    .filter(({ _id }) => !apart.has(_id))
    .map((other) => ({ other, likeness: likeness(exercise, other) }))
    .filter(({ likeness: points }) => points > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, relatedMost)
    .map(({ other }) => toSummary(other));
}

function likeness(one: Exercise, other: Exercise): number {
  const shared = <T>(a: readonly T[], b: readonly T[]) => a.filter((item) => b.includes(item)).length;
  // «todos» is shared by half of the catalogue and says nothing
  const strokes = one.strokes.filter((stroke) => stroke !== 'todos');
  return (
    3 * shared(strokes, other.strokes) +
    2 * shared(one.categories, other.categories) +
    shared(one.muscleGroups, other.muscleGroups) +
    // a drill on court has its like among drills
    (one.drill !== null && other.drill !== null ? 4 : 0)
  );
}
