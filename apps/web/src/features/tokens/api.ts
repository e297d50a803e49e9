import type { ConsentScope } from '@bandeja/domain/tokens/vocabulary';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import type { Asked } from '#features/tokens/asked.ts';
import { call } from '#lib/http.ts';
import { callQuery, keyOf } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const tokensQuery = callQuery('GET /tokens', {}, { staleTime: 0 });
export const proposalsQuery = callQuery('GET /proposals', {}, { staleTime: 0 });

export const programQuery = ({ clientId, redirectUri }: Asked) =>
  callQuery('GET /tokens/program', { query: { clientId, redirectUri } }, { staleTime: 0, retry: false });

export type NewToken = BodyInput<Calls['POST /tokens']>;

/** The token leaves the cache alone: it is shown once. */
export function useCreateToken() {
  const client = useQueryClient();
  return async (body: NewToken): Promise<string> => {
    const { token, ...tokens } = await call('POST /tokens', { body });
    client.setQueryData(keyOf('GET /tokens', {}), tokens);
    return token;
  };
}

export const useRevokeToken = () =>
  useReplacing('GET /tokens', 'DELETE /tokens/:id', (id: string) => ({ params: { id } }));

export const useSaveConsents = () =>
  useReplacing('GET /tokens', 'PUT /tokens/consents', (consents: ConsentScope[]) => ({ body: { consents } }));
