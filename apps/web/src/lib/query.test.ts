import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { HttpError } from '#lib/http.ts';
import { callMutation, callQuery, findQuery, invalidate, keyOf, pagesQuery, removeMutation } from '#lib/query.ts';

const id = '0198c1f0-0000-7000-8000-000000000000';
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function serve(status: number, body: unknown = {}) {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.map(([address, init]) => `${init.method} ${address}`);
}

afterEach(() => vi.unstubAllGlobals());

test('a key is the call and its input, and begins as those of the call', () => {
  expect(keyOf('GET /chatbot/conversations/:id')).toEqual(['GET /chatbot/conversations/:id']);
  expect(keyOf('GET /chatbot/conversations/:id', { params: { id } })).toEqual([
    'GET /chatbot/conversations/:id',
    { params: { id } },
  ]);
  expect(callQuery('GET /chatbot/conversations/:id', { params: { id } }).queryKey).toEqual(
    keyOf('GET /chatbot/conversations/:id', { params: { id } }),
  );
});

describe('findQuery', () => {
  it.each([404, 400])('answers null to %d', async (status) => {
    serve(status);
    expect(await client().fetchQuery(findQuery('GET /chatbot/conversations/:id', { params: { id } }))).toBeNull();
  });

  it('fails on everything else', async () => {
    serve(500);
    await expect(client().fetchQuery(findQuery('GET /chatbot/conversations/:id', { params: { id } }))).rejects.toThrow(
      HttpError,
    );
  });
});

test('pages begin before the last item of a full page; a short page is the last', async () => {
  const asked = serve(200, [{ _id: 'a' }, { _id: 'b' }]);
  const options = pagesQuery('GET /chatbot/conversations', 2, {});
  await client().fetchInfiniteQuery({ ...options, pages: 2 });
  expect(asked()).toEqual([
    'GET /api/chatbot/conversations?limit=2',
    'GET /api/chatbot/conversations?limit=2&before=b',
  ]);
  const short = serve(200, [{ _id: 'a' }]);
  await client().fetchInfiniteQuery({ ...options, pages: 2 });
  expect(short()).toEqual(['GET /api/chatbot/conversations?limit=2']);
});

describe('mutations', () => {
  const run = <Variables>(
    options: { mutationFn?: (variables: Variables, context: never) => unknown },
    variables: Variables,
  ) => options.mutationFn?.(variables, undefined as never);
  const toInput = (conversation: string) => ({ params: { id: conversation } });

  it('removing a missing entry succeeds', async () => {
    serve(404);
    await expect(run(removeMutation('DELETE /chatbot/conversations/:id', toInput), id)).resolves.toBeUndefined();
    await expect(run(callMutation('DELETE /chatbot/conversations/:id', toInput), id)).rejects.toThrow(HttpError);
    serve(403);
    await expect(run(removeMutation('DELETE /chatbot/conversations/:id', toInput), id)).rejects.toThrow(HttpError);
  });
});

test('invalidate reaches every input of the contracts named, and no other', async () => {
  const cache = client();
  const read = [
    keyOf('GET /chatbot/conversations/:id', { params: { id } }),
    pagesQuery('GET /chatbot/conversations', 2, {}).queryKey,
    keyOf('GET /users/me', {}),
  ];
  for (const queryKey of read) cache.setQueryData([...queryKey], {});
  await invalidate(cache, 'GET /chatbot/conversations/:id', 'GET /chatbot/conversations');
  expect(read.map((queryKey) => cache.getQueryState([...queryKey])?.isInvalidated)).toEqual([true, true, false]);
});
