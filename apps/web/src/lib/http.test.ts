import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError, NetworkError, setUnauthorizedHandler } from '#lib/http.ts';

const stored = new Map<string, string>();
const unauthorized = vi.fn();

beforeEach(() => {
  const localStorage = { getItem: (key: string) => stored.get(key) ?? null };
  vi.stubGlobal('window', { localStorage });
  setUnauthorizedHandler(unauthorized);
});

afterEach(() => {
  stored.clear();
  unauthorized.mockReset();
  vi.unstubAllGlobals();
});

function answer(status: number, body: string, statusText = '') {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, { status, statusText }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('sends the token and the time zone', async () => {
  stored.set('token', 'abc');
  const fetched = answer(200, '{}');
  await call('GET /users/me');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/users/me');
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({
    authorization: 'Bearer abc',
    'x-time-zone': expect.any(String),
  });
});

test('a list in the query is sent item by item, missing values are omitted', async () => {
  const fetched = answer(200, '[]');
  await call('GET /routines/search/query', { query: { query: 'a b', type: undefined, equipment: ['bolas', 'pala'] } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/routines/search/query?query=a+b&equipment=bolas&equipment=pala');
});

test("the error's message is the answer's", async () => {
  answer(409, '{"message":"Ya existe una cuenta con ese email.","code":"auth.email_taken"}');
  const error = await call('GET /users/me').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    status: 409,
    code: 'auth.email_taken',
    message: 'Ya existe una cuenta con ese email.',
  });
});

test('without a message it is status and status text', async () => {
  answer(502, '<html>', 'Bad Gateway');
  await expect(call('GET /users/me')).rejects.toThrow('Error 502: Bad Gateway');
});

test('no answer is a network error, an abort stays one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call('GET /users/me')).rejects.toBeInstanceOf(NetworkError);
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('stop', 'AbortError')));
  await expect(call('GET /users/me')).rejects.toMatchObject({ name: 'AbortError' });
});

test('a 401 tells that the token is dead', async () => {
  stored.set('token', 'abc');
  answer(401, '{}');
  await expect(call('GET /users/me')).rejects.toBeInstanceOf(HttpError);
  expect(unauthorized).toHaveBeenCalledTimes(1);
});

test('a wrong password is no dead token', async () => {
  answer(401, '{}');
  await expect(call('POST /auth/login', { body: { email: 'a@b.es', password: '123456' } })).rejects.toBeInstanceOf(
    HttpError,
  );
  expect(unauthorized).not.toHaveBeenCalled();
});

test('a late 401 of a former token does not end the new one', async () => {
  stored.set('token', 'old');
  vi.stubGlobal('fetch', async () => {
    stored.set('token', 'new');
    return new Response('{}', { status: 401 });
  });
  await expect(call('GET /users/me')).rejects.toBeInstanceOf(HttpError);
  expect(unauthorized).not.toHaveBeenCalled();
});
