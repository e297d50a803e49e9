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
import type { BodyInput, QueryInput, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { keepPreviousData, type QueryClient, useMutation } from '@tanstack/react-query';
import { call, isOutage } from '#lib/http.ts';
import {
  afterSuccess,
  callMutation,
  callQuery,
  findQuery,
  invalidate,
  keyOf,
  nullWhenUnknown,
  pagesQuery,
  read,
} from '#lib/query.ts';

const pageSize = 12;

export type PastWish = Omit<NonNullable<QueryInput<typeof listPast>>, 'limit' | 'before'>;

/** The cards before stay while others are looked for. */
export const pastQuery = (wish: PastWish = {}) =>
  pagesQuery(listPast, pageSize, wish, { placeholderData: keepPreviousData });

export const monthQuery = (month: string) => callQuery(listPast, { query: { month, limit: 200 } });

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

export const sharedQuery = (token: string) => findQuery(getShared, { params: { token } });

/** The answers to the closing questions; null and empty mean not answered. */
export type ClosingAnswers = Required<Pick<BodyInput<typeof putSession>, 'score' | 'rpe' | 'improvements' | 'notes'>>;

export const useSaveClosing = (sessionId: string) =>
  useMutation({
    // one after the other: the last tap wins
    scope: { id: `closing ${sessionId}` },
    mutationFn: (body: ClosingAnswers) => saveClosing(sessionId, body),
    ...afterSuccess((client, { score, rpe, improvements, notes }: Saved) => {
      patchCached(client, sessionId, { score, rpe, improvements, notes });
      void invalidate(client, listPast, getSession, getShared, nextSession, getStats);
    }),
  });

type Saved = ClosingAnswers & Pick<SessionProgress, 'warning' | 'asks' | 'crisis' | 'soft'>;

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

export function useAnswerAboutNotes() {
  const { mutate, ...rest } = useMutation(
    callMutation(answerSuspicion, (answer: DangerAnswer) => ({ body: { about: 'notes' as const, answer } })),
  );
  return { start: (answer: DangerAnswer) => mutate(answer), ...rest };
}

export const useShare = (sessionId: string) =>
  useMutation({
    ...callMutation(shareSession, () => ({ params: { id: sessionId } })),
    ...afterSuccess((client, { token }: ResponseOf<typeof shareSession>) =>
      patchCached(client, sessionId, { shareToken: token }),
    ),
  });

export const useUnshare = (sessionId: string) =>
  useMutation({
    ...callMutation(unshareSession, () => ({ params: { id: sessionId } })),
    ...afterSuccess((client) => {
      patchCached(client, sessionId, { shareToken: null });
      client.removeQueries({ queryKey: keyOf(getShared) });
    }),
  });

function patchCached(queryClient: QueryClient, id: string, change: Partial<Session>) {
  queryClient.setQueryData(sessionQuery(id).queryKey, (session) => session && { ...session, ...change });
}
