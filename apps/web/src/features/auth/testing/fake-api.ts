import { vi } from 'vitest';

export type FakeAnswer = { status: number; body?: unknown } | 'offline';
type FakeCall = { call: string; body: unknown; token: string | null };

/** Answers by `'POST /auth/login'`, replaceable at any time, and records the requests; calls without one get a 500. */
export function fakeApi(answers: Record<string, FakeAnswer | Promise<FakeAnswer>>) {
  const calls: FakeCall[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${
      String(input)
        .replace(/^\/api/, '')
        .split('?', 1)[0]
    }`;
    const token = new Headers(init?.headers).get('authorization');
    calls.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined, token });
    const answer = (await answers[call]) ?? { status: 500, body: { message: `no answer for ${call}` } };
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(text, {
      status: answer.status,
      statusText: answer.status === 502 ? 'Bad Gateway' : '',
      ...(text === null ? {} : { headers: { 'content-type': 'application/json; charset=utf-8' } }),
    });
  });
  return { answers, calls };
}
