import type { Calls, Line } from '@bandeja/domain/wire/calls';
import type { QueryInput, ResponseOf } from '@bandeja/domain/wire/endpoint';
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

type Sent<L extends Line> = Pick<CallInput<L>, 'params' | 'query' | 'body'>;
type Options<Data> = Omit<UndefinedInitialDataOptions<Data>, 'queryKey' | 'queryFn' | 'select'>;

/** The cache key of a call; without `sent` the beginning of the keys of all calls of this line. */
export function keyOf<L extends Line>(line: L, sent?: Sent<L>): QueryKey {
  return sent === undefined ? [line] : [line, sent];
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
export async function read<L extends Line>(line: L, sent: Sent<L> & { signal?: AbortSignal } = {}) {
  const { signal: _, ...input } = sent;
  const key = hashKey(keyOf(line, input));
  try {
    const answer = await call(line, sent);
    takeAnswer(line, key, answer);
    return answer;
  } catch (error) {
    const known = isOutage(error) ? await lastKnown(key) : undefined;
    if (known === undefined) throw error;
    return known as ResponseOf<Calls[L]>;
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

export function rememberAnswer<L extends Line>(line: L, answer: ResponseOf<Calls[L]>): void {
  takeAnswer(line, hashKey(keyOf(line, {})), answer);
}

/** For a call whose answer is not read by `read`. */
export function rememberAs(call: string, key: string, answer: unknown): void {
  takeAnswer(call, key, answer);
}

export function callQuery<L extends Line>(line: L, sent: Sent<L> = {}, options: Options<ResponseOf<Calls[L]>> = {}) {
  return queryOptions<ResponseOf<Calls[L]>>({
    ...options,
    queryKey: keyOf(line, sent),
    queryFn: ({ signal }) => read(line, { ...sent, signal }),
  });
}

/** Like `callQuery`; null for an unknown (404) or malformed (400) id. */
export function findQuery<L extends Line>(line: L, sent: Sent<L>, options: Options<ResponseOf<Calls[L]> | null> = {}) {
  return queryOptions<ResponseOf<Calls[L]> | null>({
    ...options,
    queryKey: keyOf(line, sent),
    queryFn: ({ signal }) => read(line, { ...sent, signal }).catch(nullWhenUnknown),
  });
}

export function nullWhenUnknown(error: unknown): null {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return null;
  throw error;
}

type ItemOf<L extends Line> = ResponseOf<Calls[L]> extends (infer Item extends { _id: string })[] ? Item : never;

type PagesOptions<L extends Line> = {
  staleTime?: number;
  placeholderData?: <Data>(previous: Data | undefined) => Data | undefined;
  params?: CallInput<L>['params'];
};

/** Reads a list page by page; the next page begins `before` the last item. A full page may be the last one. */
export function pagesQuery<L extends Line>(
  line: L,
  pageSize: number,
  query: Omit<NonNullable<QueryInput<Calls[L]>>, 'limit' | 'before'>,
  { params, ...options }: PagesOptions<L> = {},
) {
  return infiniteQueryOptions({
    ...options,
    queryKey: [...keyOf(line), 'pages', query, ...(params === undefined ? [] : [params])],
    queryFn: async ({ pageParam, signal }): Promise<ItemOf<L>[]> => {
      const page = { ...query, limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) };
      const sent = { query: page as QueryInput<Calls[L]>, ...(params === undefined ? {} : { params }) };
      return (await read(line, { ...(sent as Sent<L>), signal })) as ItemOf<L>[];
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < pageSize ? null : (last.at(-1)?._id ?? null)),
  });
}

export function callMutation<L extends Line, Variables = void>(
  line: L,
  toInput: (variables: Variables) => CallInput<L> = () => ({}),
) {
  return mutationOptions({ mutationFn: (variables: Variables) => call(line, toInput(variables)) });
}

/** Like `callMutation`, for ending something: a 404 counts as success. */
export function removeMutation<L extends Line, Variables = void>(
  line: L,
  toInput: (variables: Variables) => CallInput<L>,
) {
  return mutationOptions({
    mutationFn: async (variables: Variables): Promise<void> => {
      await call(line, toInput(variables)).catch((error: unknown) => {
        if (!(error instanceof HttpError && error.status === 404)) throw error;
      });
    },
  });
}

export const afterSuccess = <Data>(follow: (client: QueryClient, answer: Data) => unknown) => ({
  onSuccess: (answer: Data, _sent: unknown, _before: unknown, { client }: { client: QueryClient }) =>
    follow(client, answer),
});

export async function invalidate(client: QueryClient, ...lines: Line[]): Promise<void> {
  await Promise.all(lines.map((line) => client.invalidateQueries({ queryKey: keyOf(line) })));
}

/** As `invalidate`, for a page that is being left: each is read when it is shown again. */
export function markStale(client: QueryClient, ...lines: Line[]): void {
  for (const line of lines) {
    void client.invalidateQueries({ queryKey: keyOf(line), refetchType: 'none' });
  }
}
