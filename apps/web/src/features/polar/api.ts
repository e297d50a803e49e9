import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { callMutation, callQuery, invalidate, keyOf } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const polarQuery = callQuery('GET /polar');

export const useConnectPolar = () =>
  useOnce({
    ...callMutation('POST /polar/connect'),
    onSuccess: ({ authorizeUrl }) => window.location.assign(authorizeUrl),
  });

export const useConfirmPolar = () =>
  useReplacing('GET /polar', 'POST /polar/confirm', (body: BodyInput<Calls['POST /polar/confirm']>) => ({ body }));

export const useDisconnectPolar = () => useReplacing('GET /polar', 'DELETE /polar', () => ({}));

type Wish = { id: string; sessionId: string | null };

/** Joined or added: history and figures follow. */
export function useTakeExercise() {
  const client = useQueryClient();
  return useOnce({
    ...callMutation('POST /polar/exercises/:id', ({ id, sessionId }: Wish) => ({
      params: { id },
      body: { sessionId },
    })),
    onSuccess: (answer) => {
      client.setQueryData(keyOf('GET /polar', {}), answer);
      void invalidate(
        client,
        'GET /training-sessions/past',
        'GET /training-sessions/:id',
        'GET /training-sessions/stats',
        'GET /training-sessions/next',
      );
    },
  });
}

export const useDismissExercise = () =>
  useReplacing('GET /polar', 'DELETE /polar/exercises/:id', (id: string) => ({ params: { id } }));
