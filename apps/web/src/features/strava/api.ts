import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { callMutation, callQuery } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const stravaQuery = callQuery('GET /strava');

export const useConnectStrava = () =>
  useOnce({
    ...callMutation('POST /strava/connect'),
    onSuccess: ({ authorizeUrl }) => window.location.assign(authorizeUrl),
  });

export const useConfirmStrava = () =>
  useReplacing('GET /strava', 'POST /strava/confirm', (body: BodyInput<Calls['POST /strava/confirm']>) => ({
    body,
  }));

export const useDisconnectStrava = () => useReplacing('GET /strava', 'DELETE /strava', () => ({}));

/** `again`: also where an earlier try may have succeeded. */
export const useSendToStrava = (id: string) =>
  useOnce(
    callMutation(
      'POST /training-sessions/:id/strava',
      (body: BodyInput<Calls['POST /training-sessions/:id/strava']>) => ({ params: { id }, body }),
    ),
  );
