import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callQuery, invalidate, keyOf } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const webhooksQuery = callQuery('GET /webhooks', {}, { staleTime: 0 });

export type NewWebhook = BodyInput<Calls['POST /webhooks']>;

/** The secret leaves the cache alone: it is shown once. A consent may have been given with it. */
export function useCreateWebhook() {
  const client = useQueryClient();
  return async (body: NewWebhook): Promise<string> => {
    const { secret, ...webhooks } = await call('POST /webhooks', { body });
    client.setQueryData(keyOf('GET /webhooks', {}), webhooks);
    void invalidate(client, 'GET /tokens');
    return secret;
  };
}

export const useDeleteWebhook = () =>
  useReplacing('GET /webhooks', 'DELETE /webhooks/:id', (id: string) => ({ params: { id } }));

export const useTestWebhook = () =>
  useReplacing('GET /webhooks', 'POST /webhooks/:id/test', (id: string) => ({ params: { id } }));
