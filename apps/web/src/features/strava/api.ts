import {
  confirmStrava,
  connectStrava,
  disconnectStrava,
  getStrava,
  sendToStrava,
} from '@bandeja/domain/strava/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { callMutation, callQuery } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const stravaQuery = callQuery(getStrava);

export const useConnectStrava = () =>
  useOnce({
    ...callMutation(connectStrava),
    onSuccess: ({ authorizeUrl }) => window.location.assign(authorizeUrl),
  });

export const useConfirmStrava = () =>
  useReplacing(getStrava, confirmStrava, (body: BodyInput<typeof confirmStrava>) => ({
    body,
  }));

export const useDisconnectStrava = () => useReplacing(getStrava, disconnectStrava, () => ({}));

/** `again`: also where an earlier try may have succeeded. */
export const useSendToStrava = (id: string) =>
  useOnce(callMutation(sendToStrava, (body: BodyInput<typeof sendToStrava>) => ({ params: { id }, body })));
