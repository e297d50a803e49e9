import { slugOf } from '@bandeja/domain/exercises/rules';
import type { PublicRoutine, RoutineLine } from '@bandeja/domain/routines/contract';
import { publicCues, publicLibrary, routinesVersion } from '#features/routines/queries.ts';
import type { Deps } from '#kit/deps.ts';
import { pages } from '#kit/pages.ts';

/** Addresses of the library's routines, by name; a second routine of a name has its id behind it. */
export function routinePages({ db }: Pick<Deps, 'db'>) {
  return {
    version: () => routinesVersion(db),
    load: async () => {
      const [library, exercises] = await Promise.all([publicLibrary(db), publicCues(db)]);
      const byPath = new Map<string, PublicRoutine>();
      for (const { exercises: entries, ...routine } of library) {
        // what is not public itself has no picture, no page and no cue
        if (entries.length === 0 || entries.some(({ exercise }) => !exercises.has(exercise._id))) continue;
        const base = slugOf(routine.name);
        const slug = byPath.has(pages.routine(base)) ? `${base}-${routine._id.slice(-6)}` : base;
        const { _id, name, description, type, categories, difficulty, duration, objectives, equipment } = routine;
        const lines = entries.map(({ exercise, notes, sets, reps, duration: seconds, metres, perSide, rest }) => {
          const known = exercises.get(exercise._id);
          const dose = { sets, reps, duration: seconds, metres, perSide, rest, loadType: exercise.loadType };
          return {
            ...dose,
            name: exercise.name,
            slug: exercise.slug,
            drawing: exercise.drawing ?? null,
            cue: notes || (known?.tip ?? ''),
            steps: exercise.steps,
            care: known?.care ?? [],
          } satisfies RoutineLine;
        });
        const facts = { _id, slug, name, description, type, categories, difficulty, duration, objectives, equipment };
        byPath.set(pages.routine(slug), { ...facts, lines });
      }
      const summaries = [...byPath.values()].map(({ lines, ...summary }) => ({ ...summary, count: lines.length }));
      return {
        listed: [pages.routines, ...byPath.keys()].map((path) => ({ path, changefreq: 'weekly' })),
        dataOf: (path: string) => {
          if (path === pages.routines) return { data: { routines: summaries } };
          const routine = byPath.get(path);
          return routine ? { data: { routine } } : null;
        },
        isGone: () => false,
      };
    },
  };
}
