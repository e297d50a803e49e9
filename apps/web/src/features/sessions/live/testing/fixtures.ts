import type { Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { entryIdOf, setIdOf } from '@bandeja/domain/sessions/rules';

export const sessionId = '0193f5a0-0000-7000-8000-000000000001';

export function entryFixture(index: number, changes: Partial<SessionEntry> = {}): SessionEntry {
  const base: SessionEntry = {
    _id: entryIdOf(sessionId, index),
    exerciseId: null,
    name: `Ejercicio número ${index + 1}`,
    description: 'De pie, con la mirada al frente.',
    videoUrl: null,
    steps: ['Pies al ancho de la cadera.', 'Suelta alto.'],
    tags: [],
    notes: '',
    playerNote: '',
    loadType: 'reps',
    usesWeight: false,
    sets: 2,
    reps: 8,
    duration: null,
    metres: null,
    perSide: false,
    rest: 60,
    weight: null,
    completed: false,
    setRows: [],
    ...changes,
  };
  if (changes.setRows) return base;
  const setRows = Array.from({ length: base.sets }, (_, set) => ({
    _id: setIdOf(sessionId, index, set),
    position: set,
    reps: base.loadType === 'reps' ? base.reps : null,
    seconds: base.duration,
    metres: base.metres,
    weight: base.usesWeight ? 4 : null,
    done: false,
  }));
  return { ...base, setRows };
}

export function sessionFixture(changes: Partial<Session> = {}): Session {
  return {
    _id: sessionId,
    routineId: '0193f5a0-0000-7000-8000-0000000000aa',
    name: 'Potencia para la bandeja',
    type: 'Fuerza explosiva',
    date: '2025-11-20T17:00:00.000Z',
    localDate: '2025-11-20',
    startTime: '2025-11-20T17:00:00.000Z',
    duration: 0,
    completedExercises: [],
    exerciseCount: 2,
    isFinished: false,
    score: null,
    rpe: null,
    improvements: [],
    notes: '',
    description: 'Lanzamientos y giro de cadera.',
    difficulty: 'Intermedio',
    objectives: ['Más velocidad de brazo'],
    equipment: ['balón medicinal'],
    plannedMinutes: 45,
    timeZone: 'Europe/Madrid',
    finishedAt: null,
    currentExercise: -1,
    shareToken: null,
    updatedAt: '2025-11-20T18:00:00.000Z',
    source: 'live',
    averageHeartRate: null,
    maxHeartRate: null,
    distanceMetres: null,
    exercises: [entryFixture(0, { usesWeight: true }), entryFixture(1)],
    ...changes,
  };
}
