import * as contract from '@bandeja/domain/strava/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { callMutation, callQuery } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const stravaQuery = callQuery(contract.getStrava);

/** Leads to the page of Strava that asks the player. */
export const useConnectStrava = () =>
  useOnce({
    ...callMutation(contract.connectStrava),
    onSuccess: ({ authorizeUrl }) => window.location.assign(authorizeUrl),
  });

export const useConfirmStrava = () =>
  useReplacing(contract.getStrava, contract.confirmStrava, (body: BodyInput<typeof contract.confirmStrava>) => ({
    body,
  }));

export const useDisconnectStrava = () => useReplacing(contract.getStrava, contract.disconnectStrava, () => ({}));

/** `again`: also where an earlier try may have succeeded. */
export const useSendToStrava = (id: string) =>
  useOnce(
    callMutation(contract.sendToStrava, (body: BodyInput<typeof contract.sendToStrava>) => ({ params: { id }, body })),
  );
