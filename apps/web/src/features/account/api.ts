import {
  changePassword,
  type Device,
  deleteAccount,
  exportAccount,
  exportSessionsCsv,
  listDevices,
  signOutDevice,
  signOutEverywhere,
} from '@bandeja/domain/account/contract';
import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from '@bandeja/domain/calendar/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callMutation, callQuery, invalidate, removeMutation } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';

/** Where the account is signed in, this device first. */
export const devicesQuery = callQuery(listDevices, {}, { staleTime: 0 });

export function useSignOutDevice() {
  const queryClient = useQueryClient();
  return useOnce({
    ...removeMutation(signOutDevice, ({ _id }: Device) => ({ params: { id: _id } })),
    onSuccess: (_, { _id }) =>
      queryClient.setQueryData(devicesQuery.queryKey, (devices) => devices?.filter((device) => device._id !== _id)),
  });
}

export const signOutEverywhereMutation = callMutation(signOutEverywhere);

/** Changes the password; the other sign-ins end with it. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return async (body: BodyInput<typeof changePassword>) => {
    await call(changePassword, { body });
    void invalidate(queryClient, listDevices);
  };
}

export const feedQuery = callQuery(getCalendarFeed, {}, { staleTime: 0 });

/** Makes the private address, or another one in place of the former. */
export function useCreateFeed() {
  const queryClient = useQueryClient();
  return useOnce({
    ...callMutation(createCalendarFeed),
    onSuccess: (created) => queryClient.setQueryData(feedQuery.queryKey, created),
  });
}

export function useRevokeFeed() {
  const queryClient = useQueryClient();
  return useOnce({
    ...callMutation(revokeCalendarFeed),
    onSuccess: () => queryClient.setQueryData(feedQuery.queryKey, { feed: null }),
  });
}

/** Both exports as texts; the caller saves them as files. */
export const exportMutations = { json: callMutation(exportAccount), csv: callMutation(exportSessionsCsv) };

/** @throws HttpError, NetworkError */
export function sendDeletion(body: BodyInput<typeof deleteAccount>): Promise<void> {
  return call(deleteAccount, { body });
}
