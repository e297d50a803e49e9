import { addDays } from '@bandeja/domain/calendar/dates';
import { difficulties, materials, places } from '@bandeja/domain/exercises/vocabulary';
import { goals, type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { sessionTypes } from '@bandeja/domain/sessions/vocabulary';
import fc from 'fast-check';
import type { FinishedSession, PlannerInput, PlannerPlayer } from '#schedule/types.ts';
import { routines } from './catalogue.ts';

export const monday = '2025-07-21';

/** As the wizard stores them: no goal, no material or places given. */
export function makePlayer(changes: Partial<PlannerPlayer> = {}): PlannerPlayer {
  return {
    level: 'Principiante',
    age: null,
    goals: [],
    availableDays: ['monday', 'wednesday', 'saturday'],
    trainingDays: null,
    sessionDuration: { min: 60, max: 120 },
    injuries: '',
    equipment: null,
    places: null,
    firstWeek: monday,
    ...changes,
  };
}

export const fullKit = [...materials];
export const allDays: Weekday[] = [...weekdays];

type SessionChanges = { type?: string; code?: string; minutes?: number; rpe?: number | null };

/** `days` after the planned Monday; negative before it. */
export function finished(days: number, changes: SessionChanges = {}): FinishedSession {
  const { type = 'Fuerza', code, minutes = 60, rpe = null } = changes;
  return {
    localDate: addDays(monday, days),
    type,
    routineId: code === undefined ? null : `routine-${code}`,
    durationSeconds: minutes * 60,
    rpe,
  };
}

const anyHistory = fc.array(
  fc.record({
    localDate: fc.integer({ min: -28, max: 6 }).map((days) => addDays(monday, days)),
    type: fc.constantFrom(...sessionTypes),
    routineId: fc.option(fc.constantFrom(...routines.map((routine) => routine.id))),
    durationSeconds: fc.integer({ min: 0, max: 3 * 3600 }),
    rpe: fc.option(fc.integer({ min: 0, max: 10 })),
  }),
  { maxLength: 16 },
);

const anyInjury = fc.constantFrom(
  '',
  '',
  '',
  'Molestias en la rodilla',
  'Epicondilitis en el codo derecho',
  'Tuve un esguince de tobillo hace dos meses, ya sin dolor',
  'Tendinitis en el hombro y lumbalgia',
  'Me duele mucho la muñeca desde ayer',
  'No puedo correr ni saltar',
  'Soy hipertenso',
  'Me duele el pecho cuando corro',
  'Tengo fiebre',
);

export const anyPlayer: fc.Arbitrary<PlannerPlayer> = fc.record({
  level: fc.constantFrom(...difficulties),
  age: fc.option(fc.integer({ min: 12, max: 90 })),
  goals: fc.uniqueArray(fc.constantFrom(...goals), { maxLength: 4 }),
  availableDays: fc.subarray([...weekdays], { minLength: 1 }),
  trainingDays: fc.option(fc.integer({ min: 1, max: 7 })),
  sessionDuration: fc
    .tuple(fc.integer({ min: 30, max: 180 }), fc.integer({ min: 30, max: 180 }))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  injuries: anyInjury,
  equipment: fc.option(fc.subarray([...materials])),
  places: fc.option(fc.subarray([...places], { minLength: 1 })),
  firstWeek: fc.integer({ min: 0, max: 80 }).map((days) => addDays(monday, -days)),
});

/** The routines stay out, so that a counterexample can be read. */
export const anyInput: fc.Arbitrary<Omit<PlannerInput, 'routines'>> = fc.record({
  monday: fc.constant(monday),
  player: anyPlayer,
  history: anyHistory,
});
