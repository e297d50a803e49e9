import { answerSuspicion } from '@bandeja/domain/profile/contract';
import type { DangerAnswer } from '@bandeja/domain/profile/vocabulary';
import {
  getSession,
  getShared,
  listPast,
  nextSession,
  putSession,
  type Session,
  type SessionProgress,
  shareSession,
  unshareSession,
} from '@bandeja/domain/sessions/contract';
import { getStats } from '@bandeja/domain/stats/contract';
import type { BodyInput, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { call, isOutage } from '#lib/http.ts';
import { callMutation, findQuery, invalidate, keyOf, nullWhenUnknown, pagesQuery, read, thenWith } from '#lib/query.ts';

/** Sessions read at once in the list. */
const pageSize = 24;

/** All sessions, newest first, unfinished ones too. */
export const pastQuery = pagesQuery(listPast, pageSize, {});

/** One session whole; null when it is not there or not the player's. */
export function sessionQuery(id: string) {
  const options = findQuery(getSession, { params: { id } });
  return { ...options, queryFn: () => findSession(id) };
}

async function findSession(id: string): Promise<Session | null> {
  const ask = () => read(getSession, { params: { id } }).catch(nullWhenUnknown);
  const found = await ask();
  if (found !== null) return found;
  const { sendBegun } = await import('#features/sessions/live/send-waiting.ts');
  // begun on this device and unknown to the server
  return (await sendBegun(id).catch(() => false)) ? ask() : null;
}

/** A shared session; null for an invalid or closed link. */
export const sharedQuery = (token: string) => findQuery(getShared, { params: { token } });

/** The answers to the closing questions; null and empty mean not answered. */
export type ClosingAnswers = Required<Pick<BodyInput<typeof putSession>, 'score' | 'rpe' | 'improvements' | 'notes'>>;

/** Saves the closing answers of a finished session. */
export const useSaveClosing = (sessionId: string) =>
  useMutation({
    // one after the other: the last tap wins
    scope: { id: `closing ${sessionId}` },
    mutationFn: (body: ClosingAnswers) => saveClosing(sessionId, body),
    ...thenWith((client, { score, rpe, improvements, notes }: Saved) => {
      patchCached(client, sessionId, { score, rpe, improvements, notes });
      void invalidate(client, listPast, getSession, getShared, nextSession, getStats);
    }),
  });

type Saved = ClosingAnswers & Pick<SessionProgress, 'warning' | 'asks'>;

/** Without a network they wait on the device, behind the session's other unsent items. */
async function saveClosing(id: string, body: ClosingAnswers): Promise<Saved> {
  const waiting = await import('#features/sessions/live/send-waiting.ts');
  if (!(await waiting.isWaiting(id))) {
    try {
      return await call(putSession, { params: { id }, body });
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
  }
  await waiting.queueAnswers(id, body);
  return body;
}

/** Answers the calm question about notes; nothing is stored. */
export function useAnswerAboutNotes() {
  const { mutate, ...rest } = useMutation(
    callMutation(answerSuspicion, (answer: DangerAnswer) => ({ body: { about: 'notes' as const, answer } })),
  );
  return { start: (answer: DangerAnswer) => mutate(answer), ...rest };
}

/** Opens the public page of a session. */
export const useShare = (sessionId: string) =>
  useMutation({
    ...callMutation(shareSession, () => ({ params: { id: sessionId } })),
    ...thenWith((client, { token }: ResponseOf<typeof shareSession>) =>
      patchCached(client, sessionId, { shareToken: token }),
    ),
  });

/** Closes the public page of a session. */
export const useUnshare = (sessionId: string) =>
  useMutation({
    ...callMutation(unshareSession, () => ({ params: { id: sessionId } })),
    ...thenWith((client) => {
      patchCached(client, sessionId, { shareToken: null });
      client.removeQueries({ queryKey: keyOf(getShared) });
    }),
  });

function patchCached(queryClient: QueryClient, id: string, change: Partial<Session>) {
  queryClient.setQueryData(sessionQuery(id).queryKey, (session) => session && { ...session, ...change });
}
