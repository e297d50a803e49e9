import type { Routine } from '@bandeja/domain/routines/contract';
import type { Workout } from '#lib/fit-workout.ts';

/** The routine as a watch follows it: each exercise by what its sets are measured in. */
export function workoutOf({ name, exercises }: Routine): Workout {
  const steps = exercises.map(({ exercise, sets, reps, duration, metres, rest }) => {
    const amounts = { reps: { reps }, time: { seconds: duration }, distance: { metres } } as const;
    return { name: exercise.name, sets, ...amounts[exercise.loadType], restSeconds: rest };
  });
  return { name, steps };
}
