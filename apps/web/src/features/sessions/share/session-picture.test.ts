import type { Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { expect, test } from 'vitest';
import { bestSetOf, sessionPicture } from '#features/sessions/share/session-picture.ts';
import { shareTexts } from '#features/sessions/texts.ts';

type Row = Partial<SessionEntry['setRows'][number]>;

const anEntry = (name: string, rows: Row[]): SessionEntry => ({
  _id: name,
  exerciseId: null,
  name,
  description: '',
  videoUrl: null,
  steps: [],
  notes: '',
  playerNote: 'Me dolía el codo',
  loadType: 'reps',
  usesWeight: true,
  sets: rows.length,
  reps: 8,
  duration: null,
  metres: null,
  perSide: false,
  weight: null,
  rest: 60,
  tags: [],
  completed: true,
  setRows: rows.map((row, position) => ({
    _id: `${name}${position}`,
    position,
    reps: null,
    seconds: null,
    metres: null,
    weight: null,
    done: true,
    ...row,
  })),
});

const session = (exercises: SessionEntry[], overrides: Partial<Session> = {}): Session => ({
  _id: 's',
  routineId: null,
  name: 'Potencia para la bandeja',
  type: 'Fuerza',
  date: '2025-11-20T18:00:00.000Z',
  localDate: '2025-11-20',
  startTime: '2025-11-20T18:00:00.000Z',
  duration: 46 * 60,
  completedExercises: exercises.map((_, index) => index),
  exerciseCount: exercises.length,
  isFinished: true,
  score: 3,
  rpe: 9.5,
  improvements: ['Dolor en el hombro'],
  notes: 'Tomé ibuprofeno.',
  description: 'Para tu lesión',
  difficulty: 'Intermedio',
  objectives: ['Perder peso'],
  equipment: [],
  plannedMinutes: 45,
  timeZone: 'Europe/Madrid',
  finishedAt: null,
  updatedAt: '2025-11-20T19:00:00.000Z',
  currentExercise: 0,
  source: 'live',
  averageHeartRate: 177,
  maxHeartRate: 199,
  distanceMetres: null,
  shareToken: null,
  exercises,
  ...overrides,
});

const words = (overrides: SessionEntry[]) => {
  const best = bestSetOf({ exercises: overrides });
  return best && `${best.value} ${best.unit}`.trim();
};

test('the best set: the heaviest, else the most reps, else the longest, else the farthest; only done sets', () => {
  const lift = anEntry('Sentadilla', [
    { weight: 22.5, reps: 8 },
    { weight: 22.5, reps: 10 },
    { weight: 40, reps: 1, done: false },
  ]);
  const plank = anEntry('Plancha', [{ seconds: 45 }]);
  const pushUps = anEntry('Flexión', [{ reps: 15 }]);
  const carry = anEntry('Paseo', [{ metres: 30 }]);
  expect(words([plank, pushUps, lift])).toBe('22,5 kg × 10');
  expect(words([plank, pushUps, carry])).toBe('15 reps');
  expect(words([carry, plank])).toBe('45 s');
  expect(words([carry])).toBe('30 m');
  expect(words([])).toBeNull();
});

test('name, day, minutes and best set, and nothing about health or effort', () => {
  const spec = sessionPicture(session([anEntry('Lanzamiento', [{ weight: 5, reps: 8 }])]));
  expect(spec).toEqual({
    date: 'jueves, 20 de noviembre',
    title: 'Potencia para la bandeja',
    cells: [
      { name: 'Tiempo', value: '46', unit: 'min' },
      { name: 'Mejor serie', value: '5 kg × 8', unit: undefined, note: 'Lanzamiento' },
    ],
    figure: undefined,
    footer: 'Hecho: 1 de 1 ejercicio',
  });
  expect(JSON.stringify(spec)).not.toMatch(/dol|codo|hombro|lesi|peso|ibuprofeno|177|199|9[.,]5|score|rpe/i);
});

test('the sentence for the networks speaks of padel only where padel was played', () => {
  expect(shareTexts.message('Core', 46, 'Fuerza')).toBe('He completado «Core»: 46 minutos de entrenamiento.');
  expect(shareTexts.message('Saque', 1, 'Técnico')).toBe('He completado «Saque»: 1 minuto de pádel.');
  expect(shareTexts.message('Partido', 90, 'Partido')).toBe('He completado «Partido»: 90 minutos de pádel.');
});
