import { discardSession, nextSession, startSession } from '@bandeja/domain/sessions/contract';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { call, HttpError } from '#lib/http.ts';

/** The open session, if any, and today's planned day. */
export const nextQuery = queryOptions({
  queryKey: ['sessions', 'next'],
  queryFn: ({ signal }) => call(nextSession, { signal }),
});

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

/** One that is gone already counts as discarded. */
export const discardMutation = mutationOptions({
  mutationFn: (id: string) =>
    call(discardSession, { params: { id } }).catch((error: unknown) => {
      if (!(error instanceof HttpError && error.status === 404)) throw error;
    }),
});
