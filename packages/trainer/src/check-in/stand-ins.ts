import type { Exercise } from '@bandeja/domain/exercises/contract';
import { type BodyArea, type Difficulty, difficulties } from '@bandeja/domain/exercises/vocabulary';
import { suitsAge } from '@bandeja/domain/minors/rules';
import { areaNames } from '@bandeja/domain/profile/safety.messages';
import type { Routine } from '@bandeja/domain/routines/contract';
import { countedStrokes } from '@bandeja/domain/sessions/rules';
import { capitalise } from '@bandeja/domain/wire/text';

/** docs/training.md#swapping-an-exercise; the nearest first. */
export function standIns(
  out: Exercise,
  catalogue: readonly Exercise[],
  { used, level, age }: { used: ReadonlySet<string>; level: Difficulty; age: number | null },
): Exercise[] {
  const shared = (exercise: Exercise) => sharedMuscles(out, exercise).length;
  const fitting = catalogue.filter(
    (exercise) =>
      exercise._id !== out._id &&
      !used.has(exercise._id) &&
      exercise.categories[0] === out.categories[0] &&
      difficulties.indexOf(exercise.difficulty) <= difficulties.indexOf(level) &&
      suitsAge(exercise, age) &&
      shared(exercise) > 0,
  );
  const rank = (exercise: Exercise) => `${9 - shared(exercise)} ${exercise.code ?? '~'}`;
  return fitting.sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** 0: a variation of one another, such as two squats, or drills of one stroke; 1: of one kind; 2: a drill and what is none. */
export function patternDistance(one: Exercise, other: Exercise): 0 | 1 | 2 {
  const [strokes, others] = [countedStrokes(one), countedStrokes(other)];
  if (strokes.length > 0 !== others.length > 0) return 2;
  if (strokes.some((stroke) => others.includes(stroke))) return 0;
  const leadsTo = (from: Exercise, to: Exercise) => from.variations.some(({ _id }) => _id === to._id);
  return leadsTo(one, other) || leadsTo(other, one) ? 0 : 1;
}

const sharedMuscles = (out: Exercise, { muscleGroups }: Exercise) =>
  muscleGroups.filter((group) => out.muscleGroups.includes(group));

export function burdenOf(
  { avoidFor, cautionFor }: Pick<Exercise, 'avoidFor' | 'cautionFor'>,
  areas: readonly BodyArea[],
): { kind: 'loads' | 'care'; area: BodyArea } | null {
  const loaded = areas.find((area) => avoidFor.includes(area));
  if (loaded) return { kind: 'loads', area: loaded };
  const careful = areas.find((area) => cautionFor.includes(area));
  return careful ? { kind: 'care', area: careful } : null;
}

export function reasonOf(exercise: Exercise, out: Exercise | null, areas: readonly BodyArea[]): string {
  const groups = out ? sharedMuscles(out, exercise) : exercise.muscleGroups.slice(0, 2);
  const works = capitalise(new Intl.ListFormat('es').format(groups.map((group) => group.toLocaleLowerCase('es'))));
  const burden = burdenOf(exercise, areas);
  if (burden === null) {
    const spared = areas.map((area) => `tu ${areaNames[area]}`);
    return spared.length === 0 ? `${works}.` : `${works}, sin cargar ${new Intl.ListFormat('es').format(spared)}.`;
  }
  const area = areaNames[burden.area];
  return burden.kind === 'loads' ? `${works}. Carga tu ${area}.` : `${works}. Con cuidado: cuida tu ${area}.`;
}

/** Its own dose, with the sets and the rest of the replaced line. */
export function entryOf(
  exercise: Exercise,
  { sets, rest }: Pick<Routine['exercises'][number], 'sets' | 'rest'>,
): Routine['exercises'][number] {
  const { _id, code, name, description, steps, commonMistakes, videoUrl, loadType, categories } = exercise;
  const { muscleGroups, equipment, slug, drill, figure, isDraft, dose } = exercise;
  return {
    exercise: {
      _id,
      code,
      name,
      description,
      steps,
      commonMistakes,
      videoUrl,
      loadType,
      categories,
      muscleGroups,
      equipment,
      slug,
      drill,
      figure,
      isDraft,
    },
    sets,
    reps: dose.reps,
    duration: dose.seconds ?? null,
    metres: dose.metres ?? null,
    perSide: dose.perSide,
    rest,
    notes: '',
  };
}
