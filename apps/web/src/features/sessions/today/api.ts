import { discardSession, nextSession, startSession } from '@bandeja/domain/sessions/contract';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { call } from '#lib/http.ts';
import { callQuery, removeMutation } from '#lib/query.ts';

/** The open session, if any, and today's planned day. */
export const nextQuery = callQuery(nextSession);

export type StartInput = { id: string; routineId: string; type: SessionType };

/**
 * Makes a session and answers its id. The caller makes `id` once per wish: repeating the call starts nothing twice.
 * @throws HttpError, NetworkError; Error with the sentence to show when the answer names no session
 */
export async function createSession({ id, routineId, type }: StartInput): Promise<string> {
  const body = { _id: id, routineId, type, date: new Date().toISOString() };
  // what an answer lacks is an error of the server, and it has a sentence of its own
  const answer: { _id?: string; session?: { _id?: string } } = await call(startSession, { body });
  const sessionId = answer._id ?? answer.session?._id;
  if (!sessionId) throw new Error(todayTexts.missingId);
  return sessionId;
}

export const discardMutation = removeMutation(discardSession, (id: string) => ({ params: { id } }));
