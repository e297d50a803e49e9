import type { Difficulty } from '@bandeja/domain/exercises/vocabulary';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { median, sessionLoad } from '#load/formulas.ts';
import { hasIntervals } from '#schedule/intensity.ts';
import type { FinishedSession, PlannerRoutine } from '#schedule/types.ts';

/** CR-10 (docs/training.md#planned-rpe). A tournament (8) is not known beforehand. */
export const plannedRpe = {
  flexibility: 2,
  mental: 1,
  rest: 1,
  gentleCardio: 3,
  intervals: 7,
  basicStrength: 5,
  strength: 6,
  explosive: 6,
  plyometrics: 6,
  functional: 5,
  technical: 4,
  tactical: 5,
  match: 6,
} as const;
export type EffortKind = keyof typeof plannedRpe;

export function effortKindOf(routine: Pick<PlannerRoutine, 'type' | 'categories' | 'difficulty' | 'entries'>) {
  if (routine.type !== 'Físico') return kindOfLabel(routine.type, routine.difficulty);
  const first = routine.categories[0] ?? 'Funcionalidad';
  return first === 'Cardio' && hasIntervals(routine.entries) ? 'intervals' : kindOfLabel(first, routine.difficulty);
}

/** An unknown type counts as functional work, the middle of the table. */
function kindOfLabel(label: string, difficulty: Difficulty): EffortKind {
  switch (label) {
    case 'Flexibilidad':
      return 'flexibility';
    case 'Mental':
      return 'mental';
    case 'Descanso':
      return 'rest';
    case 'Cardio':
      return 'gentleCardio';
    case 'Fuerza':
      return difficulty === 'Principiante' ? 'basicStrength' : 'strength';
    case 'Fuerza explosiva':
      return 'explosive';
    case 'Pliometría':
      return 'plyometrics';
    case 'Técnico':
      return 'technical';
    case 'Táctico':
      return 'tactical';
    case 'Partido':
      return 'match';
    default:
      return 'functional';
  }
}

export type LoadedSession = {
  localDate: string;
  kind: EffortKind;
  minutes: number;
  rpe: number | null;
  score: number | null;
  load: number;
};

export type Effort = {
  rpeOf: (kind: EffortKind) => number;
  loadOf: (routine: PlannerRoutine) => number;
  /** A missing effort is replaced by the planned one. */
  sessions: LoadedSession[];
};

const sessionsForMedian = 3;

/** docs/training.md#planned-rpe. @param known what the medians are taken from, where that is more than the sessions */
export function effortFrom(
  history: readonly FinishedSession[],
  routines: readonly PlannerRoutine[],
  level: Difficulty,
  known: readonly Pick<FinishedSession, 'type' | 'routineId' | 'rpe'>[] = history,
): Effort {
  const kindsById = new Map(routines.map((routine) => [routine.id, effortKindOf(routine)]));
  const kindOf = ({ routineId, type }: (typeof known)[number]) =>
    type === 'Partido' ? 'match' : (kindsById.get(routineId ?? '') ?? kindOfLabel(type, level));
  const recorded = new Map<EffortKind, number[]>();
  for (const session of known) {
    const kind = kindOf(session);
    if (session.rpe !== null) recorded.set(kind, [...(recorded.get(kind) ?? []), session.rpe]);
  }
  const rpeOf = (kind: EffortKind) => {
    const values = recorded.get(kind) ?? [];
    return values.length >= sessionsForMedian ? (median(values) ?? plannedRpe[kind]) : plannedRpe[kind];
  };
  return {
    rpeOf,
    loadOf: (routine) => sessionLoad(rpeOf(effortKindOf(routine)), routine.duration),
    sessions: history.map((session) => {
      const { localDate, rpe, score = null, durationSeconds } = session;
      const kind = kindOf(session);
      const minutes = minutesOf(durationSeconds);
      return { localDate, kind, minutes, rpe, score, load: sessionLoad(rpe ?? rpeOf(kind), minutes) };
    }),
  };
}
