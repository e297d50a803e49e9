import {
  getSession,
  getShared,
  listPast,
  putSession,
  type Session,
  shareSession,
  unshareSession,
} from '@bandeja/domain/sessions/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, HttpError } from '#lib/http.ts';

/** Sessions read at once in the list. */
const pageSize = 24;

/** All sessions, newest first, unfinished ones too. Under the key of every list of past sessions. */
export const pastQuery = infiniteQueryOptions({
  queryKey: ['sessions', 'past', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    call(listPast, { query: { limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) }, signal }),
  initialPageParam: null as string | null,
  // a full page may be the last one; then the next is empty
  getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?._id),
});

const oneKey = (id: string) => ['sessions', 'one', id] as const;

/** One session whole; null when it is not there or not the player's. */
export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(getSession, { params: { id }, signal }).catch(nullWhenUnknown),
  });
}

/** What a shared link shows; null when it leads nowhere (any more). */
export function sharedQuery(token: string) {
  return queryOptions({
    queryKey: ['sessions', 'shared', token],
    queryFn: ({ signal }) => call(getShared, { params: { token }, signal }).catch(nullWhenUnknown),
  });
}

/** 404, or an address that is no id at all (400). */
function nullWhenUnknown(error: unknown): null {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return null;
  throw error;
}

/** The answers to the closing questions; null and empty mean not answered. */
export type ClosingAnswers = Required<Pick<BodyInput<typeof putSession>, 'score' | 'rpe' | 'improvements' | 'notes'>>;

/** Saves the closing answers of a finished session. */
export function useSaveClosing(sessionId: string) {
  const queryClient = useQueryClient();
  return useMutation(
    mutationOptions({
      mutationFn: (body: ClosingAnswers) => call(putSession, { params: { id: sessionId }, body }),
      onSuccess: ({ score, rpe, improvements, notes }) => {
        keep(queryClient, sessionId, { score, rpe, improvements, notes });
        void queryClient.invalidateQueries({ queryKey: ['sessions'] });
        void queryClient.invalidateQueries({ queryKey: ['stats'] });
      },
    }),
  );
}

/** Opens the public page of a session. */
export function useShare(sessionId: string) {
  const queryClient = useQueryClient();
  return useMutation(
    mutationOptions({
      mutationFn: () => call(shareSession, { params: { id: sessionId } }),
      onSuccess: ({ token }) => keep(queryClient, sessionId, { shareToken: token }),
    }),
  );
}

/** Closes the public page of a session. */
export function useUnshare(sessionId: string) {
  const queryClient = useQueryClient();
  return useMutation(
    mutationOptions({
      mutationFn: () => call(unshareSession, { params: { id: sessionId } }),
      onSuccess: () => {
        keep(queryClient, sessionId, { shareToken: null });
        queryClient.removeQueries({ queryKey: ['sessions', 'shared'] });
      },
    }),
  );
}

function keep(queryClient: QueryClient, id: string, change: Partial<Session>) {
  queryClient.setQueryData(sessionQuery(id).queryKey, (session) => session && { ...session, ...change });
}
