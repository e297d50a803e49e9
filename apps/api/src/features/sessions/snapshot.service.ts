import type { Routine } from '@bandeja/domain/routines/contract';
import type { SessionChange } from '@bandeja/domain/sessions/changes';
import { entryIdOf, exerciseTags, setIdOf, usesWeight } from '@bandeja/domain/sessions/rules';
import type { Proposal } from '@bandeja/domain/sessions/schemas';
import { entryOf } from '@bandeja/trainer/check-in/stand-ins';
import { exercisesToCompose } from '#features/exercises/service.ts';
import * as queries from '#features/sessions/start.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { toColumns } from '#kit/database/names.ts';
import type { Actor, Deps } from '#kit/deps.ts';

type Line = Routine['exercises'][number];
type Added = Extract<SessionChange, { kind: 'exercise' }>;

/** Copies an exercise into the session, so that later changes of the catalogue do not alter it. */
const entryColumns = ({ exercise, ...line }: Line) => ({
  ...toColumns(exercise, ['name', 'description', 'steps', 'videoUrl', 'loadType']),
  ...toColumns(line, ['sets', 'reps', 'metres', 'perSide', 'notes']),
  exercise_id: exercise._id,
  tags: exerciseTags(exercise),
  uses_weight: usesWeight(exercise.equipment),
  duration_seconds: line.duration,
  rest_seconds: line.rest,
});

export async function rowsOfAdded(
  tx: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  added: readonly Added[],
): Promise<Map<string, queries.NewEntry>> {
  const ids = added.flatMap(({ exerciseId }) => exerciseId ?? []);
  if (ids.length === 0) return new Map();
  const catalogue = new Map((await exercisesToCompose({ db: tx }, ids)).map((exercise) => [exercise._id, exercise]));
  const notes = await queries.notesOfLastTime(tx, userId, ids);
  return new Map(
    added.flatMap(({ entryId, exerciseId, sets, rest, place }) => {
      const exercise = catalogue.get(exerciseId ?? '');
      if (!exercise) return [];
      const row = {
        ...entryColumns(entryOf(exercise, { sets, rest })),
        user_id: userId,
        session_id: sessionId,
        id: entryId,
        position: Math.round(place),
        player_note: notes.get(exercise._id) ?? '',
      };
      return [[entryId, row]];
    }),
  );
}

const jsonOf = (value: Proposal | undefined) => (value === undefined ? null : JSON.stringify(value));

export function earlierSets(deps: Deps, actor: Actor, routine: Routine): Promise<queries.EarlierSet[]> {
  const exerciseIds = routine.exercises.map((entry) => entry.exercise._id);
  return queries.setsOfLastTimes(deps.db, actor.userId, exerciseIds);
}

export async function snapshotOf(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  routine: Routine,
  {
    earlier,
    completedExercises = [],
    proposals = new Map(),
  }: {
    earlier: readonly queries.EarlierSet[];
    completedExercises?: readonly number[] | undefined;
    proposals?: ReadonlyMap<string, Proposal>;
  },
) {
  const key = { user_id: actor.userId, session_id: sessionId };
  const exerciseIds = routine.exercises.map((entry) => entry.exercise._id);
  const playerNotes = await queries.notesOfLastTime(deps.db, actor.userId, exerciseIds);
  const earlierByExercise = queries.setsOfLastTime(earlier);
  const completed = new Set(completedExercises);
  const entries = routine.exercises.map((entry, position) => ({
    ...key,
    ...entryColumns(entry),
    id: entryIdOf(sessionId, position),
    position,
    player_note: playerNotes.get(entry.exercise._id) ?? '',
    completed: completed.has(position),
    proposal: jsonOf(proposals.get(entry.exercise._id)),
  }));
  const sets = routine.exercises.flatMap((entry, entryIndex) => {
    const proposal = proposals.get(entry.exercise._id);
    return Array.from({ length: proposal?.sets ?? entry.sets }, (_, setIndex) => {
      const lastTime = earlierByExercise.get(entry.exercise._id);
      // more sets than last time: the last one repeats
      const before = lastTime?.[Math.min(setIndex, lastTime.length - 1)];
      return {
        ...key,
        id: setIdOf(sessionId, entryIndex, setIndex),
        entry_id: entryIdOf(sessionId, entryIndex),
        position: setIndex,
        reps: entry.exercise.loadType === 'reps' ? (proposal?.reps ?? before?.reps ?? entry.reps) : null,
        seconds: entry.exercise.loadType === 'time' ? (before?.seconds ?? entry.duration) : null,
        metres: entry.exercise.loadType === 'distance' ? (before?.metres ?? entry.metres) : null,
        weight_kg: proposal?.weight ?? before?.weightKg ?? null,
      };
    });
  });
  const columns = {
    user_id: actor.userId,
    id: sessionId,
    routine_id: routine._id,
    name: routine.name,
    description: routine.description,
    difficulty: routine.difficulty,
    objectives: routine.objectives,
    equipment: routine.equipment,
    planned_minutes: routine.duration,
    completed_exercises: [...completed].filter((index) => index < entries.length).sort((a, b) => a - b),
    exercise_count: entries.length,
  };
  return { columns, entries, sets };
}
