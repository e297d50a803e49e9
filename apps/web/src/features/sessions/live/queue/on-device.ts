import { localDateIn } from '@bandeja/domain/calendar/dates';
import { isGentle } from '@bandeja/domain/exercises/rules';
import { demands } from '@bandeja/domain/exercises/vocabulary';
import { countedMoveOf } from '@bandeja/domain/mirror/vocabulary';
import type { RedFlag } from '@bandeja/domain/profile/contract';
import { openRedFlag, openReferral } from '@bandeja/domain/profile/rules';
import type { Routine } from '@bandeja/domain/routines/contract';
import { shortenedTo } from '@bandeja/domain/routines/rules';
import type { Session } from '@bandeja/domain/sessions/contract';
import { entryIdOf, exerciseTags, setIdOf, usesBand, usesWeight } from '@bandeja/domain/sessions/rules';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import type { Calls, Line } from '@bandeja/domain/wire/calls';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { liveSessionOptions } from '#features/sessions/live/api.ts';
import { storeSession } from '#features/sessions/live/queue/device-storage.ts';
import { createOutbox } from '#features/sessions/live/queue/outbox.ts';
import { isEndWaiting } from '#features/sessions/live/queue/send-waiting.ts';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { answersOwnerKey, readStored } from '#lib/device-storage.ts';
import { HttpError } from '#lib/http.ts';
import { storeAnswer, storedAnswer } from '#lib/last-answers.ts';
import { keyOf, read } from '#lib/query.ts';
import { timeZone } from '#lib/time-zone.ts';
import { uuid7 } from '#lib/uuid7.ts';

type Wish = {
  id: string;
  routineId: string;
  type: SessionType;
  startTime: string;
  /** Of a session planned shorter than its routine. */
  plannedMinutes?: number | undefined;
  instead?: string | undefined;
};

const nextKey = keyOf('GET /training-sessions/next', {});
const historyKey = keyOf('GET /training-sessions/past', { query: { isFinished: 'true', limit: 6 } });

/**
 * With the snapshot that the server takes.
 * @throws HttpError session.red_flag, session.open_exists; NetworkError where the routine was never read here; Error
 * where the device has no room
 */
export async function startOnDevice(client: QueryClient, wish: Wish): Promise<void> {
  const user = await lastOf('GET /users/me', keyOf('GET /users/me', {}));
  const flag = user ? openRedFlag(user) : null;
  if (flag !== null) throw redFlagError(flag);
  const next = await lastOf('GET /training-sessions/next', nextKey);
  if (next?.open && next.open._id !== wish.id && !(await isEndWaiting(next.open._id)))
    throw new HttpError(409, { code: 'session.open_exists' }, '');
  const whole = await read('GET /routines/:id', { params: { id: wish.routineId } });
  const routine = wish.plannedMinutes === undefined ? whole : { ...whole, ...shortenedTo(whole, wish.plannedMinutes) };
  const referral = user ? openReferral(user) : null;
  if (referral !== null && !isGentleRoutine(routine)) throw redFlagError(referral);
  const session = snapshotOf(routine, wish);
  storeSession(session);
  const outbox = createOutbox(wish.id);
  await outbox.ready;
  const { id: _id, routineId, type, startTime, plannedMinutes, instead } = wish;
  const short = plannedMinutes === undefined ? {} : { plannedMinutes };
  const body = { _id, routineId, type, date: startTime, startTime, duration: 0, completedExercises: [], ...short };
  outbox.put([{ id: uuid7(), kind: 'start', body, ...(instead ? { instead } : {}) }]);
  const isStored = await outbox.stored();
  outbox.close();
  // a session that the device has no room for would lose data: it does not begin
  if (!isStored) throw new Error(todayTexts.noRoom);
  client.setQueryData(liveSessionOptions(_id).queryKey, session);
  await showNext(client, session);
}

const redFlagError = ({ message }: RedFlag) => new HttpError(422, { code: 'session.red_flag', message }, '');

/** As the server decides it. Demands that are not known may be any. */
function isGentleRoutine({ exercises }: Routine): boolean {
  return exercises.every(
    ({ exercise }) => !exercise.isDraft && isGentle({ ...exercise, demands: exercise.demands ?? demands }),
  );
}

/** The summary of a session that ended without a network, and its place in the history, until the server has it. */
export async function finishOnDevice(
  client: QueryClient,
  session: Session,
  finishedAt: string,
  duration: number,
): Promise<void> {
  const finished = { ...session, isFinished: true, finishedAt, duration };
  await show(
    client,
    'GET /training-sessions/:id',
    keyOf('GET /training-sessions/:id', { params: { id: session._id } }),
    finished,
  );
  const earlier = (await lastOf('GET /training-sessions/past', historyKey)) ?? [];
  await show(
    client,
    'GET /training-sessions/past',
    historyKey,
    [finished, ...earlier.filter(({ _id }) => _id !== session._id)].slice(0, 6),
  );
  await showNoneOpen(client);
}

/** Records that no session is open, so that the next one may begin without a network too. */
export function showNoneOpen(client: QueryClient): Promise<void> {
  return showNext(client, null);
}

async function showNext(client: QueryClient, open: Session | null): Promise<void> {
  const next = await lastOf('GET /training-sessions/next', nextKey);
  await show(client, 'GET /training-sessions/next', nextKey, { today: next?.today ?? null, open });
}

async function lastOf<L extends Line>(_line: L, key: readonly unknown[]): Promise<ResponseOf<Calls[L]> | undefined> {
  // stored from an answer to this call
  return (await storedAnswer(hashKey(key)))?.answer as ResponseOf<Calls[L]> | undefined;
}

async function show<L extends Line>(
  client: QueryClient,
  line: L,
  key: readonly unknown[],
  answer: ResponseOf<Calls[L]>,
): Promise<void> {
  client.setQueryData(key, answer);
  const owner = readStored(answersOwnerKey);
  if (owner === null) return;
  // without room the screen still shows it
  await storeAnswer(owner, line, hashKey(key), answer).catch(() => {});
}

function snapshotOf(routine: Routine, { id, routineId, type, startTime }: Wish): Session {
  const exercises = routine.exercises.map(({ exercise, ...dose }, index): Session['exercises'][number] => ({
    _id: entryIdOf(id, index),
    exerciseId: exercise._id,
    name: exercise.name,
    description: exercise.description,
    videoUrl: exercise.videoUrl,
    drill: exercise.drill,
    figure: exercise.figure,
    steps: exercise.steps,
    tags: exerciseTags(exercise),
    notes: dose.notes,
    playerNote: '',
    loadType: exercise.loadType,
    usesWeight: usesWeight(exercise.equipment),
    usesBand: usesBand(exercise.equipment),
    move: countedMoveOf(exercise.code),
    strokes: exercise.strokes ?? [],
    sets: dose.sets,
    reps: dose.reps,
    duration: dose.duration,
    metres: dose.metres,
    perSide: dose.perSide,
    rest: dose.rest,
    weight: null,
    completed: false,
    setRows: Array.from({ length: dose.sets }, (_, set) => ({
      _id: setIdOf(id, index, set),
      position: set,
      reps: exercise.loadType === 'reps' ? dose.reps : null,
      seconds: exercise.loadType === 'time' ? dose.duration : null,
      metres: exercise.loadType === 'distance' ? dose.metres : null,
      weight: null,
      done: false,
    })),
  }));
  return {
    _id: id,
    routineId,
    name: routine.name,
    type,
    routineType: routine.type,
    date: startTime,
    localDate: localDateIn(timeZone, new Date(startTime)),
    startTime,
    duration: 0,
    completedExercises: [],
    exerciseCount: exercises.length,
    isFinished: false,
    score: null,
    rpe: null,
    improvements: [],
    notes: '',
    description: routine.description,
    difficulty: routine.difficulty,
    objectives: routine.objectives,
    equipment: routine.equipment,
    plannedMinutes: routine.duration,
    timeZone,
    finishedAt: null,
    currentExercise: -1,
    source: 'live',
    averageHeartRate: null,
    maxHeartRate: null,
    distanceMetres: null,
    shareToken: null,
    updatedAt: startTime,
    exercises,
  };
}
