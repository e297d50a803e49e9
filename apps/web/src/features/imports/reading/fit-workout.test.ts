import FitParser from 'fit-file-parser';
import { expect, test } from 'vitest';
import { scanFit, workoutNumbers } from '#features/imports/reading/fit-messages.ts';
import { fitWorkout } from '#lib/fit-workout.ts';

const now = new Date('2026-03-02T10:00:00Z');
const workout = {
  name: 'Fuerza de piernas, mañana',
  steps: [
    { name: 'Sentadilla goblet', sets: 3, reps: 12, restSeconds: 90 },
    { name: 'Plancha', sets: 1, seconds: 45, restSeconds: 0 },
    { name: 'Carrera', sets: 2, metres: 400, restSeconds: 60 },
  ],
};
/** Field numbers of a step: 0 name, 1 kind and 2 value of its duration, 4 repetitions, 7 intensity. */
const fieldsOf = (fields: ReadonlyMap<number, number | string>) => [0, 1, 2, 4, 7].map((number) => fields.get(number));

test('a workout for a watch is whole, and holds sets, repetitions, rests and names', () => {
  const bytes = fitWorkout(workout, now);
  const { messages, state } = scanFit(bytes);
  expect(state).toBe('whole');
  const steps = messages.filter(({ global }) => global === workoutNumbers.step).map(({ fields }) => fieldsOf(fields));
  const [time, distance, repeat, reps] = [0, 1, 6, 29];
  expect(steps).toEqual([
    ['Sentadilla goblet', reps, 12, undefined, 0],
    ['Descanso', time, 90_000, undefined, 1],
    [undefined, repeat, 0, 3, undefined],
    ['Plancha', time, 45_000, undefined, 0],
    ['Carrera', distance, 40_000, undefined, 0],
    ['Descanso', time, 60_000, undefined, 1],
    [undefined, repeat, 4, 2, undefined],
  ]);
  expect(bytes.length).toBeLessThan(600);
});

test('another parser reads its head and finds its checksum right', () => {
  let read: unknown;
  new FitParser({ force: false, mode: 'list' }).parse(fitWorkout(workout, now).buffer, (error, data) => {
    read = error ?? data;
  });
  expect(read).toMatchObject({
    file_ids: [{ type: 'workout' }],
    workout: { wkt_name: 'Fuerza de piernas, mañana', num_valid_steps: 7, sport: 'training' },
  });
});
