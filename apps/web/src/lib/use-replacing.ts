import type { Endpoint, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#lib/http.ts';
import { callMutation, keyOf } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';

export const invalidateOthers = (client: QueryClient, { method, path }: Endpoint): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== method || queryKey[1] !== path });

/** With `changesPlan` all other answers are fetched again, because the week and the offers depend on it. */
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
