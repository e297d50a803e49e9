import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { findQuery, invalidate, keyOf, pagesQuery } from '#lib/query.ts';

const pageSize = 30;

export const threadsQuery = pagesQuery('GET /threads', pageSize, {}, { staleTime: 0 });

export const threadQuery = (id: string) => findQuery('GET /threads/:id', { params: { id } }, { staleTime: 0 });

export function useWriteToDesk() {
  const client = useQueryClient();
  return {
    open: async (body: { text: string }) => {
      const thread = await call('POST /threads', { body });
      void invalidate(client, 'GET /threads');
      return thread;
    },
    add: async (id: string, body: { text: string }) => {
      const thread = await call('POST /threads/:id/messages', { params: { id }, body });
      client.setQueryData(keyOf('GET /threads/:id', { params: { id } }), thread);
      void invalidate(client, 'GET /threads');
    },
    markRead: async (id: string) => {
      await call('PUT /threads/:id/read', { params: { id } });
      void invalidate(client, 'GET /threads');
    },
  };
}
