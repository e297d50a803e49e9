import { getRoutine } from '@bandeja/domain/routines/contract';
import { discardSession, getSession, nextSession, type Session, startSession } from '@bandeja/domain/sessions/contract';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import type { QueryKey } from '@tanstack/react-query';
import { forgetStart, plannedStartId } from '#features/sessions/live/device-storage.ts';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { call, HttpError } from '#lib/http.ts';
import { callQuery, keyOf, removeMutation } from '#lib/query.ts';
import { uuid7 } from '#lib/uuid7.ts';

/** The open session, if any, and today's planned day. */
export const nextQuery = callQuery(nextSession);

/** Where the live session reads its session; the answer of a start is put there. */
export const liveKey = (id: string): QueryKey => ['live', ...keyOf(getSession, { params: { id } })];

/** What to start. Without a routine it is today's planned one; without a type, the routine's own. */
export type StartInput = { routineId: string | null; type: SessionType | null };

/** Neither a routine was named nor is one planned for today. */
export class NothingPlanned extends Error {}

/**
 * Starts a session, from wherever it is wished for. Its id stays in this tab until it has begun: trying again after a
 * lost answer, or a reload, finds the same session.
 * @throws NothingPlanned; HttpError, NetworkError; Error with the sentence to show when the answer names no session
 */
export async function createSession(input: StartInput): Promise<{ id: string; session: Session | null }> {
  const chosen = await choose(input);
  const name = input.routineId ?? 'today';
  const startTime = new Date().toISOString();
  const body = { _id: plannedStartId(name, uuid7), ...chosen, date: startTime, startTime };
  // what an answer lacks is an error of the server, and it has a sentence of its own
  const answer: Partial<Session> & { session?: { _id?: string } } = await call(startSession, {
    body: { ...body, duration: 0, completedExercises: [] },
  }).catch((error: unknown) => {
    // refused, so nothing has begun: a later try begins a session of its own
    if (error instanceof HttpError && error.status < 500) forgetStart(name);
    throw error;
  });
  const id = answer._id ?? answer.session?._id;
  if (!id) throw new Error(todayTexts.missingId);
  forgetStart(name);
  // serialised by the contract: with its exercises it is the whole session
  return { id, session: answer.exercises ? (answer as Session) : null };
}

async function choose({ routineId, type }: StartInput): Promise<{ routineId: string; type: SessionType }> {
  if (routineId !== null) {
    return { routineId, type: type ?? (await call(getRoutine, { params: { id: routineId } })).type };
  }
  const { today } = await call(nextSession);
  if (!today?.routineId || today.type === 'Descanso') throw new NothingPlanned();
  return { routineId: today.routineId, type: type ?? today.type };
}

export const discardMutation = removeMutation(discardSession, (id: string) => ({ params: { id } }));
