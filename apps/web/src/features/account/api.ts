import {
  addPasskey,
  beginPasskey,
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  type Device,
  deleteAccount,
  endSecondFactor,
  exportAccount,
  exportSessionsCsv,
  getSecondFactor,
  listDevices,
  removePasskey,
  renewRecoveryCodes,
  signOutDevice,
  signOutEverywhere,
} from '@bandeja/domain/account/contract';
import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from '@bandeja/domain/calendar/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { makePasskey } from '#lib/passkeys.ts';
import { afterSuccess, callMutation, callQuery, invalidate, removeMutation } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const secondFactorQuery = callQuery(getSecondFactor, {}, { staleTime: 0 });

export function useProtection() {
  const queryClient = useQueryClient();
  const thenRead = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    await invalidate(queryClient, getSecondFactor, listDevices);
    return done;
  };
  return {
    begin: (password: string) => call(beginSecondFactor, { body: { password } }),
    confirm: (code: string) => thenRead(call(confirmSecondFactor, { body: { code } })),
    renew: (password: string) => thenRead(call(renewRecoveryCodes, { body: { password } })),
    end: (password: string) => thenRead(call(endSecondFactor, { body: { password } })),
    addPasskey: async (password: string, name: string) => {
      const { options } = await call(beginPasskey, { body: { password } });
      const response = await makePasskey(options);
      return thenRead(call(addPasskey, { body: { name, response } }));
    },
    removePasskey: (password: string, id: string) =>
      thenRead(call(removePasskey, { params: { id }, body: { password } })),
  };
}

export const devicesQuery = callQuery(listDevices, {}, { staleTime: 0 });

export const useSignOutDevice = () =>
  useOnce({
    ...removeMutation(signOutDevice, ({ _id }: Device) => ({ params: { id: _id } })),
    onSuccess: (_, { _id }, __, { client }) =>
      client.setQueryData(devicesQuery.queryKey, (devices) => devices?.filter((device) => device._id !== _id)),
  });

export const signOutEverywhereMutation = callMutation(signOutEverywhere);

export function useChangePassword() {
  const queryClient = useQueryClient();
  return async (body: BodyInput<typeof changePassword>) => {
    await call(changePassword, { body });
    void invalidate(queryClient, listDevices);
  };
}

export const feedQuery = callQuery(getCalendarFeed, {}, { staleTime: 0 });

export const useCreateFeed = () => useReplacing(getCalendarFeed, createCalendarFeed, () => ({}));

export const useRevokeFeed = () =>
  useOnce({
    ...callMutation(revokeCalendarFeed),
    ...afterSuccess((client) => client.setQueryData(feedQuery.queryKey, { feed: null })),
  });

export const exportMutations = { json: callMutation(exportAccount), csv: callMutation(exportSessionsCsv) };

/** @throws HttpError, NetworkError */
export function sendDeletion(body: BodyInput<typeof deleteAccount>): Promise<void> {
  return call(deleteAccount, { body });
}
