import type { BroadcastKind, Segment } from '@bandeja/domain/broadcasts/vocabulary';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callMutation, invalidate, localKey, pagesQuery } from '#lib/query.ts';

const pageSize = 20;

export const broadcastsQuery = pagesQuery('GET /admin/broadcasts', pageSize, {}, { staleTime: 0 });

export type ChosenPlayer = { _id: string; name: string };

export const reachQuery = (audience: { kind: BroadcastKind; segment: Segment; playerIds: string[] }) =>
  queryOptions({
    queryKey: localKey('broadcast-reach', audience),
    queryFn: ({ signal }) => call('POST /admin/broadcasts/recipients', { body: audience, signal }),
    staleTime: 0,
  });

export type Order = BodyInput<Calls['POST /admin/broadcasts']>;

export function useBroadcast() {
  const client = useQueryClient();
  return async (body: Order) => {
    await call('POST /admin/broadcasts', { body });
    void invalidate(client, 'GET /admin/broadcasts');
  };
}

export const useTest = () =>
  useMutation(
    callMutation('POST /admin/broadcasts/test', (body: BodyInput<Calls['POST /admin/broadcasts/test']>) => ({ body })),
  );

export function useCancelBroadcast() {
  const client = useQueryClient();
  return useMutation({
    ...callMutation('POST /admin/broadcasts/:id/cancel', (id: string) => ({ params: { id } })),
    onSettled: () => invalidate(client, 'GET /admin/broadcasts'),
  });
}
