import type { Device } from '@bandeja/domain/account/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { makePasskey } from '#lib/passkeys.ts';
import { afterSuccess, callMutation, callQuery, invalidate, removeMutation } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const secondFactorQuery = callQuery('GET /account/second-factor', {}, { staleTime: 0 });

export function useProtection() {
  const queryClient = useQueryClient();
  const thenRead = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    await invalidate(queryClient, 'GET /account/second-factor', 'GET /account/devices');
    return done;
  };
  return {
    begin: (password: string) => call('POST /account/second-factor', { body: { password } }),
    confirm: (code: string) => thenRead(call('POST /account/second-factor/confirm', { body: { code } })),
    renew: (password: string) => thenRead(call('POST /account/second-factor/recovery-codes', { body: { password } })),
    end: (password: string) => thenRead(call('DELETE /account/second-factor', { body: { password } })),
    addPasskey: async (password: string, name: string) => {
      const { options } = await call('POST /account/passkeys/options', { body: { password } });
      const response = await makePasskey(options);
      return thenRead(call('POST /account/passkeys', { body: { name, response } }));
    },
    removePasskey: (password: string, id: string) =>
      thenRead(call('DELETE /account/passkeys/:id', { params: { id }, body: { password } })),
  };
}

export const devicesQuery = callQuery('GET /account/devices', {}, { staleTime: 0 });

export const useSignOutDevice = () =>
  useOnce({
    ...removeMutation('DELETE /account/devices/:id', ({ _id }: Device) => ({ params: { id: _id } })),
    onSuccess: (_, { _id }, __, { client }) =>
      client.setQueryData(devicesQuery.queryKey, (devices) => devices?.filter((device) => device._id !== _id)),
  });

export const signOutEverywhereMutation = callMutation('DELETE /account/devices');

export function useChangePassword() {
  const queryClient = useQueryClient();
  return async (body: BodyInput<Calls['POST /account/password']>) => {
    await call('POST /account/password', { body });
    void invalidate(queryClient, 'GET /account/devices');
  };
}

export const feedQuery = callQuery('GET /account/calendar', {}, { staleTime: 0 });

export const useCreateFeed = () => useReplacing('GET /account/calendar', 'POST /account/calendar', () => ({}));

export const useRevokeFeed = () =>
  useOnce({
    ...callMutation('DELETE /account/calendar'),
    ...afterSuccess((client) => client.setQueryData(feedQuery.queryKey, { feed: null })),
  });

export const exportMutations = {
  json: callMutation('GET /account/export'),
  csv: callMutation('GET /account/sessions.csv'),
};

/** @throws HttpError, NetworkError */
export function sendDeletion(body: BodyInput<Calls['DELETE /account']>): Promise<void> {
  return call('DELETE /account', { body });
}

export const joinedQuery = callQuery('GET /auth/oidc');

export function usePart() {
  const client = useQueryClient();
  return async (password: string) => {
    client.setQueryData(joinedQuery.queryKey, await call('DELETE /auth/oidc', { body: { password } }));
  };
}
