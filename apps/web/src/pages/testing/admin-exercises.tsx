import type { Exercise } from '@bandeja/domain/exercises/contract';
import { anExercise, playServer, summaryOf } from '#pages/testing/admin.tsx';

export const jump = anExercise(1, 'Salto lateral sobre la línea');
export const squat = anExercise(2, 'Sentadilla', { categories: ['Fuerza'], difficulty: 'Avanzado' });
const unused = { routines: [], playerRoutines: 0, sessions: 0, variationOf: [] };

export function serve(exercises: Exercise[] = [jump, squat]) {
  const byId = Object.fromEntries(
    exercises.flatMap((exercise) => [
      [`GET /exercises/${exercise._id}`, () => ({ body: exercise })],
      [`GET /exercises/${exercise._id}/usage`, () => ({ body: unused })],
      [`PUT /exercises/${exercise._id}`, () => ({ body: exercise })],
    ]),
  );
  return playServer({
    'GET /exercises': ({ query }) => {
      const term = (query.get('search') ?? '').toLowerCase();
      return { body: exercises.filter(({ name }) => name.toLowerCase().includes(term)).map(summaryOf) };
    },
    'POST /exercises': () => ({ status: 201, body: jump }),
    ...byId,
  });
}
