import type { DeskThread, InboxView, ThreadState } from '@bandeja/domain/support/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callQuery, findQuery, invalidate, keyOf, pagesQuery } from '#lib/query.ts';

const pageSize = 50;
const refreshMs = 60_000;

export function inboxQuery(view: InboxView) {
  return pagesQuery('GET /admin/threads', pageSize, { view }, { staleTime: 0, placeholderData: keepPreviousData });
}

export const figuresQuery = callQuery('GET /admin/inbox', {}, { refetchInterval: refreshMs });

export const deskThreadQuery = (id: string) =>
  findQuery('GET /admin/threads/:id', { params: { id } }, { staleTime: 0 });

function useFollow() {
  const client = useQueryClient();
  return (thread: DeskThread) => {
    client.setQueryData(keyOf('GET /admin/threads/:id', { params: { id: thread._id } }), thread);
    return invalidate(client, 'GET /admin/threads', 'GET /admin/inbox');
  };
}

export type Answer = BodyInput<Calls['POST /admin/threads/:id/messages']>;

export function useAnswer(id: string) {
  const follow = useFollow();
  return async (body: Answer) => {
    void follow(await call('POST /admin/threads/:id/messages', { params: { id }, body }));
  };
}

export function useChangeThread(id: string) {
  const follow = useFollow();
  return useMutation({
    mutationFn: (body: { state?: ThreadState; isMine?: boolean }) =>
      call('PATCH /admin/threads/:id', { params: { id }, body }),
    onSuccess: follow,
  });
}
