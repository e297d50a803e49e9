import { getRoutine } from '@bandeja/domain/routines/contract';
import { nextSession, type Session, startSession } from '@bandeja/domain/sessions/contract';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import type { QueryClient } from '@tanstack/react-query';
import { liveSessionOptions } from '#features/sessions/live/api.ts';
import { forgetStart, knownStartId, plannedStartId } from '#features/sessions/live/device-storage.ts';
import { startOnDevice } from '#features/sessions/live/on-device.ts';
import { sendWaitingSessions } from '#features/sessions/live/send-waiting.ts';
import { NothingPlanned, type StartInput } from '#features/sessions/today/start.ts';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { call, HttpError, isOutage } from '#lib/http.ts';
import { read } from '#lib/query.ts';
import { uuid7 } from '#lib/uuid7.ts';

/**
 * The id stays in this tab: a retry after a lost answer finds the same session.
 * @throws NothingPlanned, HttpError, NetworkError, Error
 */
export async function createSession(queryClient: QueryClient, input: StartInput): Promise<string> {
  const chosen = await choose(input);
  const today = todayOf(input);
  // only the server adapts a session: an adapted start has another id than the plain one on the device
  const isAdapted = Object.keys(today).length > 0;
  const plain = input.routineId ?? 'today';
  const adapted = `${plain}.adapted`;
  const name = isAdapted ? adapted : plain;
  const id = plannedStartId(name, uuid7);
  const startTime = new Date().toISOString();

  async function beginOnDevice(): Promise<string> {
    if (isAdapted) throw new Error(todayTexts.notAdapted);
    await startOnDevice(queryClient, { ...chosen, id, startTime, instead: knownStartId(adapted) });
    forgetStart(adapted);
    return id;
  }

  async function beginOnServer(): Promise<string> {
    const body = { _id: id, ...chosen, date: startTime, startTime, ...today };
    // an answer without it is a server error with its own sentence
    const answer: Partial<Session> & { session?: { _id?: string } } = await call(startSession, {
      body: { ...body, duration: 0, completedExercises: [], sentAt: startTime },
    });
    const begunId = answer._id ?? answer.session?._id;
    if (!begunId) throw new Error(todayTexts.missingId);
    // serialised by the contract: with its exercises it is the whole session
    if (answer.exercises) queryClient.setQueryData(liveSessionOptions(begunId).queryKey, answer as Session);
    return begunId;
  }

  // a session that ended on this device is open for the server until its end is sent
  const { isDelayed } = await sendWaitingSessions().catch(() => ({ isDelayed: false }));
  const begun = isDelayed
    ? await beginOnDevice()
    : await beginOnServer().catch((error: unknown) => {
        // refused, so nothing has begun: a later try begins a new session
        if (error instanceof HttpError && error.status < 500) forgetStart(name);
        if (!isOutage(error)) throw error;
        return beginOnDevice();
      });
  forgetStart(name);
  return begun;
}

function todayOf({ checkIn, warmUp, minutes, withBand }: StartInput) {
  return {
    ...(checkIn && checkIn.state !== 'good' ? { checkIn } : {}),
    ...(warmUp ? { warmUp } : {}),
    ...(minutes === undefined ? {} : { minutes }),
    ...(withBand ? { withBand } : {}),
  };
}

async function choose({ routineId, type }: StartInput): Promise<{ routineId: string; type: SessionType }> {
  if (routineId !== null) {
    return { routineId, type: type ?? (await read(getRoutine, { params: { id: routineId } })).type };
  }
  const { today } = await read(nextSession);
  if (!today?.routineId || today.type === 'Descanso') throw new NothingPlanned();
  return { routineId: today.routineId, type: type ?? today.type };
}
