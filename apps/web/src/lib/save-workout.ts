import type { Workout } from '#lib/fit-workout.ts';
import { saveFile } from '#lib/save-file.ts';

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
