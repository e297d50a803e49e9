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
import { mutationOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, HttpError } from '#lib/http.ts';
import { useOnce } from '#lib/use-once.ts';

/** Where the account is signed in, this device first. */
export const devicesQuery = queryOptions({
  queryKey: ['account', 'devices'],
  queryFn: ({ signal }) => call(listDevices, { signal }),
  staleTime: 0,
});

/** Ends one sign-in; one that has ended already is as good. */
export function useSignOutDevice() {
  const queryClient = useQueryClient();
  return useOnce({
    mutationFn: async ({ _id }: Device) => {
      try {
        await call(signOutDevice, { params: { id: _id } });
      } catch (error) {
        if (!(error instanceof HttpError && error.code === 'device.not_found')) throw error;
      }
    },
    onSuccess: (_, { _id }) =>
      queryClient.setQueryData(devicesQuery.queryKey, (devices) => devices?.filter((device) => device._id !== _id)),
  });
}

export const signOutEverywhereMutation = mutationOptions({ mutationFn: () => call(signOutEverywhere) });

/** Changes the password; the other sign-ins end with it. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return async (body: BodyInput<typeof changePassword>) => {
    await call(changePassword, { body });
    void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
  };
}

export const feedQuery = queryOptions({
  queryKey: ['account', 'calendar'],
  queryFn: async ({ signal }) => (await call(getCalendarFeed, { signal })).feed,
  staleTime: 0,
});

/** Makes the private address, or another one in place of the former. */
export function useCreateFeed() {
  const queryClient = useQueryClient();
  return useOnce({
    mutationFn: () => call(createCalendarFeed),
    onSuccess: ({ feed }) => queryClient.setQueryData(feedQuery.queryKey, feed),
  });
}

export function useRevokeFeed() {
  const queryClient = useQueryClient();
  return useOnce({
    mutationFn: () => call(revokeCalendarFeed),
    onSuccess: () => queryClient.setQueryData(feedQuery.queryKey, null),
  });
}

/** Both exports as texts; the caller saves them as files. */
export const exportMutations = {
  json: mutationOptions({ mutationFn: () => call(exportAccount) }),
  csv: mutationOptions({ mutationFn: () => call(exportSessionsCsv) }),
};

/** @throws HttpError, NetworkError */
export function sendDeletion(body: BodyInput<typeof deleteAccount>): Promise<void> {
  return call(deleteAccount, { body });
}
