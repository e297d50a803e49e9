import { saveFile } from '#lib/save-file.ts';

/** One of `reps`, `seconds` and `metres` says how long a set is; without any it ends by the button of the watch. */
export type WorkoutStep = {
  name: string;
  sets: number;
  reps?: number | null;
  seconds?: number | null;
  metres?: number | null;
  restSeconds: number;
};
export type Workout = { name: string; steps: readonly WorkoutStep[] };

/** Saves a workout for a watch as FIT. The writer is loaded when it is asked for. */
export async function saveWorkout(workout: Workout): Promise<void> {
  const { fitWorkout } = await import('#lib/fit-workout.ts');
  const name = workout.name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  saveFile(
    new Blob([fitWorkout(workout, new Date())], { type: 'application/vnd.ant.fit' }),
    `${name || 'bandeja'}.fit`,
  );
}
