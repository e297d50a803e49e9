import { catalogue } from '@bandeja/catalogue/catalogue';
import type { Exercise } from '@bandeja/domain/exercises/contract';
import type { Routine } from '@bandeja/domain/routines/contract';
import { entryOf } from '#check-in/stand-ins.ts';

// As the server answers them, with the code as id.

export const fullExercises: readonly Exercise[] = catalogue.exercises.map((exercise) => ({
  ...exercise,
  _id: exercise.code,
  slug: exercise.code.toLowerCase(),
  dose: { ...exercise.dose },
  isActive: true,
  isDraft: false,
  isRetired: false,
  hasDrill: false,
  figureName: null,
  cover: null,
  answered: [],
  variations: [],
  version: 1,
  videoUrl: null,
  categories: [...exercise.categories],
  muscleGroups: [...exercise.muscleGroups],
  equipment: [...exercise.equipment],
  avoidFor: [...exercise.avoidFor],
  cautionFor: [...exercise.cautionFor],
  demands: [...exercise.demands],
  places: [...exercise.places],
  strokes: [...exercise.strokes],
  steps: [...exercise.steps],
  commonMistakes: [...exercise.commonMistakes],
  tips: [...exercise.tips],
  drill: null,
  figure: null,
  pictures: [],
  film: null,
}));

export function fullRoutine(code: string): Pick<Routine, 'duration' | 'exercises' | 'type'> {
  const routine = catalogue.routines.find((each) => each.code === code);
  if (!routine) throw new Error(`Unknown routine: ${code}`);
  return {
    duration: routine.duration,
    type: routine.type,
    exercises: routine.entries.map(({ exercise: id, sets, reps, duration, metres, perSide, rest }) => {
      const exercise = fullExercises.find((each) => each._id === id);
      if (!exercise) throw new Error(`Unknown exercise: ${id}`);
      return {
        ...entryOf(exercise, { sets, rest }),
        reps,
        duration: duration ?? null,
        metres: metres ?? null,
        perSide,
      };
    }),
  };
}
