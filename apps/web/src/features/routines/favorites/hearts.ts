import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '#lib/query.ts';

/** `confirmed`: the server's state. `storedAt` (ms of `performance.now()`): Infinity while an answer is awaited. */
export type Heart = { wanted: boolean; confirmed: boolean; storedAt: number };
type Hearts = Readonly<Record<string, Heart>>;
type Pages = { pages: Hearted[][]; pageParams: unknown[] };
type Hearted = { _id: string; isFavorite?: boolean | undefined };

const heartsKey = ['routines', 'hearts'] as const;

export const heartedCalls = ['GET /routines', 'GET /routines/search/query', 'GET /routines/:id'] as const;

export function heartOf(client: QueryClient, id: string): Heart | undefined {
  return client.getQueryData<Hearts>(heartsKey)?.[id];
}

export function putHeart(client: QueryClient, id: string, heart: Heart): void {
  client.setQueryData<Hearts>(heartsKey, (hearts) => ({ ...hearts, [id]: heart }));
}

export function showHeart(client: QueryClient, id: string, isFavorite: boolean): void {
  for (const line of heartedCalls) {
    client.setQueriesData<Hearted[] | Hearted | Pages | null>({ queryKey: keyOf(line) }, (data) => {
      const newer = (routine: Hearted) => (routine._id === id ? isFavorite : undefined);
      if (data === null || data === undefined || !('pages' in data)) return withHearts(data, newer);
      return { ...data, pages: data.pages.map((page) => withHearts(page, newer)) };
    });
  }
}

/** Reads routines. An answer requested before a heart was stored may be older than the tap: the tapped state replaces it. */
export async function readHearted<Data extends Hearted[] | Hearted>(
  client: QueryClient,
  read: () => Promise<Data>,
): Promise<Data> {
  const askedAt = performance.now();
  const data = await read();
  return withHearts(data, ({ _id }) => {
    const heart = heartOf(client, _id);
    return heart !== undefined && heart.storedAt >= askedAt ? heart.wanted : undefined;
  });
}

/** A visitor's routines know of no hearts, and get none. */
function withHearts<Data extends Hearted[] | Hearted | null | undefined>(
  data: Data,
  newer: (routine: Hearted) => boolean | undefined,
): Data {
  const one = <Routine extends Hearted>(routine: Routine): Routine => {
    const isFavorite = newer(routine);
    if (isFavorite === undefined || routine.isFavorite === undefined) return routine;
    return { ...routine, isFavorite };
  };
  if (data === null || data === undefined) return data;
  // each branch returns the type it was given
  return (Array.isArray(data) ? data.map(one) : one(data)) as Data;
}
