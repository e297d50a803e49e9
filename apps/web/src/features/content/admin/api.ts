import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation, callQuery, invalidate } from '#lib/query.ts';

export const textsQuery = callQuery('GET /admin/texts', {}, { staleTime: 0 });

export const textQuery = (key: string) => callQuery('GET /admin/texts/:key', { params: { key } }, { staleTime: 0 });

export const usePreview = (key: string) =>
  useMutation(
    callMutation('POST /admin/texts/:key/preview', (markdown: string) => ({ params: { key }, body: { markdown } })),
  );

export function useSave(key: string) {
  const settled = useSettled();
  return useMutation({
    ...callMutation('PUT /admin/texts/:key', (body: BodyInput<Calls['PUT /admin/texts/:key']>) => ({
      params: { key },
      body,
    })),
    onSettled: settled,
  });
}

export function useRestore(key: string) {
  const settled = useSettled();
  return useMutation({
    ...callMutation('POST /admin/texts/:key/restore', (revision: string | null) => ({
      params: { key },
      body: { revision },
    })),
    onSettled: settled,
  });
}

/** After a refusal, too: it may have been written by somebody else. */
function useSettled() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([invalidate(client, 'GET /admin/texts'), invalidate(client, 'GET /admin/texts/:key')]);
  };
}
