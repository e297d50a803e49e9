import type { CoachMessage, Discussed } from '@bandeja/domain/coaching/schemas';
import type { CommentSubject } from '@bandeja/domain/coaching/vocabulary';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/http.ts';
import { callQuery, invalidate, markStale } from '#lib/query.ts';

export type Remark = { about: CommentSubject; aboutId: string; text: string };

export type Comments = {
  /** Null: the player has no coach. */
  query: UseQueryResult<{ messages: CoachMessage[] } | null>;
  /** Who reads: their own words are «Tú». */
  reader: CoachMessage['side'];
  write: (remark: Remark) => Promise<unknown>;
};

const fresh = { staleTime: 0 } as const;

export const myCommentedQuery = callQuery('GET /coaching/mine/commented', {}, fresh);

/** To show them is to have read them: the marks elsewhere are asked for again. */
function useRead(query: Comments['query'], forget: () => unknown): void {
  const isRead = query.data?.messages.some(({ isNew }) => isNew) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is new
  useEffect(() => {
    if (isRead) void forget();
  }, [isRead]);
}

export function useMyComments(subject: Discussed): Comments {
  const client = useQueryClient();
  const query = useQuery(callQuery('GET /coaching/mine/comments', { query: subject }, fresh));
  useRead(query, () => invalidate(client, 'GET /coaching/mine/commented'));
  return {
    query,
    reader: 'person',
    write: async (body) => {
      await call('POST /coaching/mine/thread', { body });
      markStale(client, 'GET /coaching/mine/thread');
      await invalidate(client, 'GET /coaching/mine/comments', 'GET /coaching/mine/commented');
    },
  };
}

/** Of a player, for their coach. */
export function useCoachedComments(id: string, subject: Discussed): Comments {
  const client = useQueryClient();
  const query = useQuery(callQuery('GET /coaching/players/:id/comments', { params: { id }, query: subject }, fresh));
  useRead(query, () => invalidate(client, 'GET /coaching/players/:id'));
  return {
    query,
    reader: 'team',
    write: async (body) => {
      await call('POST /coaching/players/:id/thread', { params: { id }, body });
      markStale(client, 'GET /coaching/players/:id/thread', 'GET /coaching/players');
      await invalidate(client, 'GET /coaching/players/:id/comments', 'GET /coaching/players/:id');
    },
  };
}
