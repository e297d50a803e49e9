import type { Endpoint, QueryInput, ResponseOf } from '@bandeja/domain/wire/endpoint';
import {
  hashKey,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query';
import { type CallInput, call, HttpError, isOutage } from '#lib/http.ts';

/** What a call sends that decides what is answered. */
type Sent<E extends Endpoint> = Pick<CallInput<E>, 'params' | 'query' | 'body'>;
type Options<Data> = Omit<UndefinedInitialDataOptions<Data>, 'queryKey' | 'queryFn' | 'select'>;

/** The cache key of a call; without `sent` the beginning of the keys of all calls of this contract. */
export function keyOf<E extends Endpoint>(contract: E, sent?: Sent<E>): QueryKey {
  const { method, path } = contract;
  return sent === undefined ? [method, path] : [method, path, sent];
}

/** The key of what no contract answers, under the name of what it is. */
export const ownKey = (name: string, ...of: readonly unknown[]): QueryKey => ['own', name, ...of];

/** Takes what was read: the call, what it was asked with, the answer. */
type AnswerTaker = (call: string, key: string, answer: unknown) => void;

const early: Parameters<AnswerTaker>[] = [];
let takeAnswer: AnswerTaker = (...answered) => void early.push(answered);

/** Says who stores answers for a start without a network; what was read before comes first. */
export function setAnswerTaker(taker: AnswerTaker): void {
  takeAnswer = taker;
  for (const answered of early.splice(0)) taker(...answered);
}

/**
 * Reads a contract; while the server does not answer, what it last answered on this device.
 * @throws HttpError, NetworkError
 */
export async function read<E extends Endpoint>(contract: E, sent: Sent<E> & { signal?: AbortSignal } = {}) {
  const { signal: _, ...asked } = sent;
  const key = hashKey(keyOf(contract, asked));
  try {
    const answer = await call(contract, sent);
    takeAnswer(`${contract.method} ${contract.path}`, key, answer);
    return answer;
  } catch (error) {
    const known = isOutage(error) ? await lastKnown(key) : undefined;
    if (known === undefined) throw error;
    // stored as this very contract answered it
    return known as ResponseOf<E>;
  }
}

async function lastKnown(key: string): Promise<unknown> {
  try {
    return await (await import('#lib/last-answers.ts')).lastAnswer(key);
  } catch {
    // without a network its code may be missing, too
    return undefined;
  }
}

/** Stores for a start without a network what another call answered in the place of this one. */
export function noteAnswer<E extends Endpoint>(contract: E, answer: ResponseOf<E>): void {
  takeAnswer(`${contract.method} ${contract.path}`, hashKey(keyOf(contract, {})), answer);
}

/** Reads a contract. Its response is cached under `keyOf`. */
export function callQuery<E extends Endpoint>(contract: E, sent: Sent<E> = {}, options: Options<ResponseOf<E>> = {}) {
  return queryOptions<ResponseOf<E>>({
    ...options,
    queryKey: keyOf(contract, sent),
    queryFn: ({ signal }) => read(contract, { ...sent, signal }),
  });
}

/** As `callQuery`; null where the server has nothing under this id (404), or it is no id at all (400). */
export function findQuery<E extends Endpoint>(contract: E, sent: Sent<E>, options: Options<ResponseOf<E> | null> = {}) {
  return queryOptions<ResponseOf<E> | null>({
    ...options,
    queryKey: keyOf(contract, sent),
    queryFn: ({ signal }) => read(contract, { ...sent, signal }).catch(nullWhenUnknown),
  });
}

/** For the `catch` of a call that reads one thing. */
export function nullWhenUnknown(error: unknown): null {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return null;
  throw error;
}

type ItemOf<E extends Endpoint> = ResponseOf<E> extends (infer Item extends { _id: string })[] ? Item : never;

/** Reads a list page by page; the next page begins `before` the last item. A full page may be the last one. */
export function pagesQuery<E extends Endpoint>(
  contract: E,
  pageSize: number,
  query: Omit<NonNullable<QueryInput<E>>, 'limit' | 'before'>,
  options: { staleTime?: number; placeholderData?: <Data>(previous: Data | undefined) => Data | undefined } = {},
) {
  return infiniteQueryOptions({
    ...options,
    queryKey: [...keyOf(contract), 'pages', query],
    queryFn: async ({ pageParam, signal }): Promise<ItemOf<E>[]> => {
      const page = { ...query, limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) };
      // the contracts of lists take `limit` and `before` and answer a list: only those have items
      return (await read(contract, { query: page as QueryInput<E>, signal })) as ItemOf<E>[];
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < pageSize ? null : (last.at(-1)?._id ?? null)),
  });
}

/** Sends a contract what `toInput` makes of the mutation's variables. */
export function callMutation<E extends Endpoint, Variables = void>(
  contract: E,
  toInput: (variables: Variables) => CallInput<E> = () => ({}),
) {
  return mutationOptions({ mutationFn: (variables: Variables) => call(contract, toInput(variables)) });
}

/** As `callMutation`, for ending something: what is gone already counts as ended. */
export function removeMutation<E extends Endpoint, Variables = void>(
  contract: E,
  toInput: (variables: Variables) => CallInput<E>,
) {
  return mutationOptions({
    mutationFn: async (variables: Variables): Promise<void> => {
      await call(contract, toInput(variables)).catch((error: unknown) => {
        if (!(error instanceof HttpError && error.status === 404)) throw error;
      });
    },
  });
}

/** What follows a change that was made, with the client that knows what was read. */
export const thenWith = <Data>(follow: (client: QueryClient, answer: Data) => unknown) => ({
  onSuccess: (answer: Data, _sent: unknown, _before: unknown, { client }: { client: QueryClient }) =>
    follow(client, answer),
});

/** Reads again what these contracts answered, with whatever input; resolves when everything shown is there. */
export async function invalidate(client: QueryClient, ...contracts: Endpoint[]): Promise<void> {
  await Promise.all(contracts.map((contract) => client.invalidateQueries({ queryKey: keyOf(contract) })));
}

/** As `invalidate`, for a page that is being left: each is read when it is shown again. */
export function markStale(client: QueryClient, ...contracts: Endpoint[]): void {
  for (const contract of contracts) {
    void client.invalidateQueries({ queryKey: keyOf(contract), refetchType: 'none' });
  }
}
