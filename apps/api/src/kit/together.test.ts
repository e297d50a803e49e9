import { getMe } from '@bandeja/domain/profile/contract';
import { getSchedule, getWeek } from '@bandeja/domain/schedule/contract';
import { getSession, listPast } from '@bandeja/domain/sessions/contract';
import { getStats } from '@bandeja/domain/stats/contract';
import { each } from '@bandeja/domain/testing/each';
import { mostReads, readTogether } from '@bandeja/domain/wire/together';
import { expect, it } from 'vitest';
import { buildServer } from '#server.ts';
import { caller, useApi } from '#testing/api.ts';
import { newPlayer, readyPlayer, startedSession } from '#testing/factories.ts';

const api = useApi();

const together = (token: string | undefined, read: string[]) => api.call(readTogether, { token, query: { read } });

it('answers each read as it would be answered by itself', async () => {
  const player = await readyPlayer(api);
  const { token } = player;
  const session = (await startedSession(api, player))._id;
  const reads = {
    '/training-schedule/week': getWeek,
    '/training-schedule': getSchedule,
    '/users/me': getMe,
    '/training-sessions/stats': getStats,
  };
  const newest = '/training-sessions/past?isFinished=true&limit=6';
  const one = `/training-sessions/${session}`;
  const { status, body, headers } = await together(token, [...Object.keys(reads), newest, one]);
  expect([status, headers.link]).toEqual([200, undefined]);
  await each(Object.entries(reads), 4, async ([address, contract]) =>
    expect(body[address], address).toEqual((await api.call(contract, { token })).body),
  );
  const past = await api.call(listPast, { token, query: { isFinished: 'true', limit: 6 } });
  expect(body[newest]).toEqual(past.body);
  expect(body[one]).toEqual((await api.call(getSession, { token, params: { id: session } })).body);
});

it('omits failed reads: a row of another player, an invalid address', async () => {
  const { token } = await newPlayer(api);
  const session = (await startedSession(api, await readyPlayer(api)))._id;
  const fails = [`/training-sessions/${session}`, '/training-sessions/ninguna', '/training-sessions/past?limit=muchas'];
  const others = ['/no/hay', '/admin/users', '/account/export', '/readyz'];
  const { status, body } = await together(token, ['/users/me', ...fails, ...others]);
  expect([status, Object.keys(body)]).toEqual([200, ['/users/me']]);
});

it('counts each read against the limit of all calls, and tells of each as of a request', async () => {
  const { token } = await newPlayer(api);
  const app = await buildServer({ deps: api.deps, logger: false, ratePerMinute: 3, checkAnswers: true });
  const heard = new Map<string, number>();
  app.readListeners.push(({ route, statusCode }) => heard.set(route, statusCode));
  const read = ['/users/me', '/training-sessions/stats', '/routines'];
  const { body } = await caller(app)(readTogether, { token, query: { read } });
  expect(Object.keys(body)).toEqual(read.slice(0, 2));
  expect(heard).toEqual(new Map(read.map((route, index) => [`/api${route}`, index < 2 ? 200 : 429])));
  await app.close();
});

it('refuses no token, itself, other hosts and more reads than a page has', async () => {
  const { token } = await newPlayer(api);
  expect((await together(undefined, ['/users/me'])).error.code).toBe('auth.required');
  const many = Array.from({ length: mostReads + 1 }, () => '/users/me');
  const refused = [['/together?read=x'], ['//example.org/x'], ['https://example.org'], ['/../healthz'], many];
  await each(refused, 5, async (read) =>
    expect((await together(token, read)).error.code, read[0]).toBe('request.invalid'),
  );
});
