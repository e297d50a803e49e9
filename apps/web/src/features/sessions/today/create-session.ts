import type { PlanDay } from '@bandeja/domain/schedule/contract';
import type { Session } from '@bandeja/domain/sessions/contract';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import type { QueryClient } from '@tanstack/react-query';
import { liveSessionOptions } from '#features/sessions/live/api.ts';
import { forgetStart, knownStartId, plannedStartId } from '#features/sessions/live/queue/device-storage.ts';
import { startOnDevice } from '#features/sessions/live/queue/on-device.ts';
import { sendWaitingSessions } from '#features/sessions/live/queue/send-waiting.ts';
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
  const isAnswered = today.checkIn !== undefined || today.warmUp !== undefined;
  const plain = input.routineId ?? 'today';
  const adapted = `${plain}.adapted`;
  const name = isAdapted ? adapted : plain;
  const id = plannedStartId(name, uuid7);
  const startTime = new Date().toISOString();

  async function beginOnDevice(): Promise<string> {
    // what the player asked for today cannot be done here; their areas' work alone can wait for the next session
    if (isAnswered) throw new Error(todayTexts.notAdapted);
    const onDeviceId = plannedStartId(plain, uuid7);
    await startOnDevice(queryClient, { ...chosen, id: onDeviceId, startTime, instead: knownStartId(adapted) });
    forgetStart(adapted);
    forgetStart(plain);
    return onDeviceId;
  }

  async function beginOnServer(): Promise<string> {
    const body = { _id: id, ...chosen, date: startTime, startTime, ...today };
    // an answer without it is a server error with its own sentence
    const answer: Partial<Session> & { session?: { _id?: string } } = await call('POST /training-sessions', {
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

type Today = Pick<StartInput, 'checkIn' | 'warmUp' | 'areaWork' | 'minutes' | 'withBand'>;

function todayOf({ checkIn, warmUp, areaWork, minutes, withBand }: StartInput): Today {
  return {
    ...(checkIn && checkIn.state !== 'good' ? { checkIn } : {}),
    ...(warmUp ? { warmUp } : {}),
    ...(areaWork ? { areaWork } : {}),
    ...(minutes === undefined ? {} : { minutes }),
    ...(withBand ? { withBand } : {}),
  };
}

type Chosen = { routineId: string; type: SessionType; plannedMinutes?: number };

/** The planned session of today may be shorter than its routine. */
async function choose({ routineId, type }: StartInput): Promise<Chosen> {
  if (routineId !== null) {
    const { today } = await read('GET /training-sessions/next').catch(() => ({ today: null }));
    const short = today?.routineId === routineId ? shortOf(today) : {};
    return { routineId, type: type ?? (await read('GET /routines/:id', { params: { id: routineId } })).type, ...short };
  }
  const { today } = await read('GET /training-sessions/next');
  if (!today?.routineId || today.type === 'Descanso') throw new NothingPlanned();
  return { routineId: today.routineId, type: type ?? today.type, ...shortOf(today) };
}

const shortOf = ({ minutes }: PlanDay) => (minutes === undefined ? {} : { plannedMinutes: minutes });
