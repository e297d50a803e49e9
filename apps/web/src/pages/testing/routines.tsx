import type { Routine } from '@bandeja/domain/routines/contract';
import { plainText } from '#lib/format.ts';
import { anExercise, aRoutine, playServer, routineSummaryOf, summaryOf } from '#pages/testing/admin.tsx';

export const squat = anExercise(1, 'Sentadilla', { categories: ['Fuerza'], equipment: [] });
export const plank = anExercise(2, 'Plancha', {
  categories: ['Fuerza'],
  loadType: 'time',
  dose: { sets: 4, reps: 1, seconds: 30, perSide: true, rest: 20 },
});
const exercises = [squat, plank];
export const entry = (exercise: typeof squat, mine = {}) => ({
  exercise: { ...exercise },
  sets: 3,
  reps: 10,
  duration: null,
  metres: null,
  perSide: false,
  rest: 60,
  notes: '',
  ...mine,
});
export const base = aRoutine(1, 'Fuerza base', {
  exercises: [entry(squat), entry(plank, { duration: 30, notes: 'Respira' })],
});
export const off = aRoutine(2, 'Hombro y espalda', {
  isActive: false,
  type: 'Técnico',
  difficulty: 'Avanzado',
  duration: 35,
});

export function serve(routines: Routine[] = [base, off]) {
  const mine = aRoutine(3, 'Hecha por la IA', { isOwn: true });
  return playServer({
    'GET /exercises': ({ query }) => {
      const term = (query.get('search') ?? '').toLowerCase();
      return { body: exercises.filter(({ name }) => name.toLowerCase().includes(term)).map(summaryOf) };
    },
    'GET /routines': ({ query }) => {
      const term = plainText(query.get('search') ?? '');
      const listed = query.get('of') === 'library' ? routines : [...routines, mine];
      return { body: listed.filter(({ name }) => plainText(name).includes(term)).map(routineSummaryOf) };
    },
    'POST /routines': () => ({ status: 201, body: base }),
    [`GET /routines/${base._id}`]: () => ({ body: base }),
    [`PUT /routines/${base._id}`]: () => ({ body: base }),
  });
}
