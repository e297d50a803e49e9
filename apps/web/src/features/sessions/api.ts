import type { DangerAnswer } from '@bandeja/domain/profile/vocabulary';
import type { Session, SessionProgress } from '@bandeja/domain/sessions/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
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

export type PastWish = Omit<NonNullable<QueryInput<Calls['GET /training-sessions/past']>>, 'limit' | 'before'>;

/** The cards before stay while others are looked for. */
export const pastQuery = (wish: PastWish = {}) =>
  pagesQuery('GET /training-sessions/past', pageSize, wish, { placeholderData: keepPreviousData });

export const monthQuery = (month: string) => callQuery('GET /training-sessions/past', { query: { month, limit: 200 } });

export function sessionQuery(id: string) {
  const options = findQuery('GET /training-sessions/:id', { params: { id } });
  return { ...options, queryFn: () => findSession(id) };
}

async function findSession(id: string): Promise<Session | null> {
  const ask = () => read('GET /training-sessions/:id', { params: { id } }).catch(nullWhenUnknown);
  const found = await ask();
  if (found !== null) return found;
  const { sendBegun } = await import('#features/sessions/live/queue/send-waiting.ts');
  // begun on this device and unknown to the server
  return (await sendBegun(id).catch(() => false)) ? ask() : null;
}

export const sharedQuery = (token: string) => findQuery('GET /shared-sessions/:token', { params: { token } });

/** The answers to the closing questions; null and empty mean not answered. */
export type ClosingAnswers = Required<
  Pick<BodyInput<Calls['PUT /training-sessions/:id']>, 'score' | 'rpe' | 'improvements' | 'notes'>
>;

export const useSaveClosing = (sessionId: string) =>
  useMutation({
    // one after the other: the last tap wins
    scope: { id: `closing ${sessionId}` },
    mutationFn: (body: ClosingAnswers) => saveClosing(sessionId, body),
    ...afterSuccess((client, { score, rpe, improvements, notes }: Saved) => {
      patchCached(client, sessionId, { score, rpe, improvements, notes });
      void invalidate(
        client,
        'GET /training-sessions/past',
        'GET /training-sessions/:id',
        'GET /shared-sessions/:token',
        'GET /training-sessions/next',
        'GET /training-sessions/stats',
      );
    }),
  });

type Saved = ClosingAnswers & Pick<SessionProgress, 'warning' | 'asks' | 'crisis' | 'soft' | 'answer'>;

/** Without a network they wait on the device, behind the session's other unsent items. */
async function saveClosing(id: string, body: ClosingAnswers): Promise<Saved> {
  const waiting = await import('#features/sessions/live/queue/send-waiting.ts');
  if (!(await waiting.isWaiting(id))) {
    try {
      return await call('PUT /training-sessions/:id', { params: { id }, body });
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
  }
  await waiting.queueAnswers(id, body);
  return body;
}

export function useAnswerAboutNotes() {
  const { mutate, ...rest } = useMutation(
    callMutation('POST /users/suspicion/answer', (answer: DangerAnswer) => ({
      body: { about: 'notes' as const, answer },
    })),
  );
  return { start: (answer: DangerAnswer) => mutate(answer), ...rest };
}

export const useShare = (sessionId: string) =>
  useMutation({
    ...callMutation('POST /training-sessions/:id/share', () => ({ params: { id: sessionId } })),
    ...afterSuccess((client, { token }: ResponseOf<Calls['POST /training-sessions/:id/share']>) =>
      patchCached(client, sessionId, { shareToken: token }),
    ),
  });

export const useUnshare = (sessionId: string) =>
  useMutation({
    ...callMutation('DELETE /training-sessions/:id/share', () => ({ params: { id: sessionId } })),
    ...afterSuccess((client) => {
      patchCached(client, sessionId, { shareToken: null });
      client.removeQueries({ queryKey: keyOf('GET /shared-sessions/:token') });
    }),
  });

function patchCached(queryClient: QueryClient, id: string, change: Partial<Session>) {
  queryClient.setQueryData(sessionQuery(id).queryKey, (session) => session && { ...session, ...change });
}
