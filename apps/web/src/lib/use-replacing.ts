import type { Endpoint, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#lib/http.ts';
import { callMutation, keyOf } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';

/** Reads again everything but what this contract answered, with whatever input. */
export const invalidateOthers = (client: QueryClient, { method, path }: Endpoint): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== method || queryKey[1] !== path });

/**
 * A change that answers what `shown` reads: the answer takes its place. With `changesPlan` everything else that was
 * read is read again, because the week and what is offered follow.
 */
export function useReplacing<R extends Endpoint, E extends Endpoint & { response: R['response'] }, Variables = void>(
  shown: R,
  change: E,
  toInput: (variables: Variables) => CallInput<E>,
  { changesPlan = false }: { changesPlan?: boolean } = {},
) {
  const client = useQueryClient();
  const onSuccess = (answer: ResponseOf<E>) => {
    client.setQueryData(keyOf(shown, {}), answer);
    if (changesPlan) void invalidateOthers(client, shown);
  };
  return useOnce<ResponseOf<E>, Variables>({ ...callMutation(change, toInput), onSuccess });
}
