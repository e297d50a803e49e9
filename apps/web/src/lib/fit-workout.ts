import { FitWriter } from '@markw65/fit-file-writer';

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

/** Longer names are cut by watches. */
const nameCharacters = 48;
const rest = 'Descanso';

/** The writer puts one byte per character: UTF-8 goes in as such. */
function text(value: string): string {
  return String.fromCharCode(...new TextEncoder().encode([...value].slice(0, nameCharacters).join('')));
}

/**
 * A workout file of Garmin's FIT protocol: for each exercise its set, its rest and how often both are done. The protocol
 * knows no padel workout; all are strength training.
 */
export function fitWorkout({ name, steps }: Workout, now: Date): Uint8Array<ArrayBuffer> {
  const writer = new FitWriter();
  const created = writer.time(now);
  const written = steps.filter(({ sets }) => sets > 0);
  const count = written.reduce((sum, step) => sum + 1 + (step.restSeconds > 0 ? 1 : 0) + (step.sets > 1 ? 1 : 0), 0);
  const head = {
    type: 'workout',
    manufacturer: 'development',
    product: 0,
    serial_number: 1,
    time_created: created,
  } as const;
  writer.writeMessage('file_id', head, null, true);
  const kind = { sport: 'training', sub_sport: 'strength_training' } as const;
  writer.writeMessage('workout', { ...kind, num_valid_steps: count, wkt_name: text(name) }, null, true);
  let index = 0;
  for (const step of written) {
    const first = index;
    writer.writeMessage('workout_step', {
      message_index: { value: index++ },
      wkt_step_name: text(step.name),
      target_type: 'open',
      intensity: 'active',
      ...durationOf(step),
    });
    if (step.restSeconds > 0) {
      writer.writeMessage('workout_step', {
        message_index: { value: index++ },
        wkt_step_name: text(rest),
        target_type: 'open',
        intensity: 'rest',
        duration_type: 'time',
        duration_value: step.restSeconds * 1000,
      });
    }
    if (step.sets > 1) {
      writer.writeMessage('workout_step', {
        message_index: { value: index++ },
        duration_type: 'repeat_until_steps_cmplt',
        duration_value: first,
        target_value: step.sets,
      });
    }
  }
  const view = writer.finish();
  return new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength).slice(); // the writer made it
}

/** Milliseconds, centimetres, repetitions. */
function durationOf({ reps, seconds, metres }: WorkoutStep) {
  if (seconds) return { duration_type: 'time', duration_value: seconds * 1000 } as const;
  if (metres) return { duration_type: 'distance', duration_value: metres * 100 } as const;
  if (reps) return { duration_type: 'reps', duration_value: reps } as const;
  return { duration_type: 'open', duration_value: 0 } as const;
}
