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

type Sent<E extends Endpoint> = Pick<CallInput<E>, 'params' | 'query' | 'body'>;
type Options<Data> = Omit<UndefinedInitialDataOptions<Data>, 'queryKey' | 'queryFn' | 'select'>;

/** The cache key of a call; without `sent` the beginning of the keys of all calls of this contract. */
export function keyOf<E extends Endpoint>(contract: E, sent?: Sent<E>): QueryKey {
  const { method, path } = contract;
  return sent === undefined ? [method, path] : [method, path, sent];
}

export const localKey = (name: string, ...of: readonly unknown[]): QueryKey => ['own', name, ...of];

type AnswerTaker = (call: string, key: string, answer: unknown) => void;

const early: Parameters<AnswerTaker>[] = [];
let takeAnswer: AnswerTaker = (...answered) => void early.push(answered);

/** Sets the function that stores answers for a start without a network; earlier answers are passed first. */
export function setAnswerTaker(taker: AnswerTaker): void {
  takeAnswer = taker;
  for (const answered of early.splice(0)) taker(...answered);
}

/** Without the server this device's last answer. @throws HttpError, NetworkError */
export async function read<E extends Endpoint>(contract: E, sent: Sent<E> & { signal?: AbortSignal } = {}) {
  const { signal: _, ...input } = sent;
  const key = hashKey(keyOf(contract, input));
  try {
    const answer = await call(contract, sent);
    takeAnswer(`${contract.method} ${contract.path}`, key, answer);
    return answer;
  } catch (error) {
    const known = isOutage(error) ? await lastKnown(key) : undefined;
    if (known === undefined) throw error;
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

export function rememberAnswer<E extends Endpoint>(contract: E, answer: ResponseOf<E>): void {
  takeAnswer(`${contract.method} ${contract.path}`, hashKey(keyOf(contract, {})), answer);
}

/** For a call whose answer is not read by `read`. */
export function rememberAs(call: string, key: string, answer: unknown): void {
  takeAnswer(call, key, answer);
}

export function callQuery<E extends Endpoint>(contract: E, sent: Sent<E> = {}, options: Options<ResponseOf<E>> = {}) {
  return queryOptions<ResponseOf<E>>({
    ...options,
    queryKey: keyOf(contract, sent),
    queryFn: ({ signal }) => read(contract, { ...sent, signal }),
  });
}

/** Like `callQuery`; null for an unknown (404) or malformed (400) id. */
export function findQuery<E extends Endpoint>(contract: E, sent: Sent<E>, options: Options<ResponseOf<E> | null> = {}) {
  return queryOptions<ResponseOf<E> | null>({
    ...options,
    queryKey: keyOf(contract, sent),
    queryFn: ({ signal }) => read(contract, { ...sent, signal }).catch(nullWhenUnknown),
  });
}

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
      return (await read(contract, { query: page as QueryInput<E>, signal })) as ItemOf<E>[];
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < pageSize ? null : (last.at(-1)?._id ?? null)),
  });
}

export function callMutation<E extends Endpoint, Variables = void>(
  contract: E,
  toInput: (variables: Variables) => CallInput<E> = () => ({}),
) {
  return mutationOptions({ mutationFn: (variables: Variables) => call(contract, toInput(variables)) });
}

/** Like `callMutation`, for ending something: a 404 counts as success. */
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

export const afterSuccess = <Data>(follow: (client: QueryClient, answer: Data) => unknown) => ({
  onSuccess: (answer: Data, _sent: unknown, _before: unknown, { client }: { client: QueryClient }) =>
    follow(client, answer),
});

export async function invalidate(client: QueryClient, ...contracts: Endpoint[]): Promise<void> {
  await Promise.all(contracts.map((contract) => client.invalidateQueries({ queryKey: keyOf(contract) })));
}

/** As `invalidate`, for a page that is being left: each is read when it is shown again. */
export function markStale(client: QueryClient, ...contracts: Endpoint[]): void {
  for (const contract of contracts) {
    void client.invalidateQueries({ queryKey: keyOf(contract), refetchType: 'none' });
  }
}
