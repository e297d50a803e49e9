import type { Calls, Line } from '@bandeja/domain/wire/calls';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#lib/http.ts';
import { callMutation, keyOf } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';

export const invalidateOthers = (client: QueryClient, line: Line): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== line });

/** The calls that answer so. */
type LineWith<Answer> = { [L in Line]: ResponseOf<Calls[L]> extends Answer ? L : never }[Line];

/** With `changesPlan` all other answers are fetched again, because the week and the offers depend on it. */
export function useReplacing<R extends Line, L extends LineWith<ResponseOf<Calls[R]>>, Variables = void>(
  shown: R,
  change: L,
  toInput: (variables: Variables) => CallInput<L>,
  { changesPlan = false }: { changesPlan?: boolean } = {},
) {
  const client = useQueryClient();
  const onSuccess = (answer: ResponseOf<Calls[L]>) => {
    client.setQueryData(keyOf(shown, {}), answer);
    if (changesPlan) void invalidateOthers(client, shown);
  };
  return useOnce<ResponseOf<Calls[L]>, Variables>({ ...callMutation(change, toInput), onSuccess });
}
