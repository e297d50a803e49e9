import { login } from '@bandeja/domain/auth/contract';
import { getSession } from '@bandeja/domain/sessions/contract';
import { expect, it } from 'vitest';
import { serveMetrics } from '#kit/metrics.ts';
import { buildServer } from '#server.ts';
import { caller, useApi } from '#testing/api.ts';
import { newPlayer, password, startedSession } from '#testing/factories.ts';

const api = useApi();

it('serves requests, pool, jobs, mails and the process on a separate port, without personal data', async () => {
  const app = await buildServer({ deps: api.deps, logger: false });
  const poolCounts = () => ({ total: 3, idle: 2, waiting: 1 });
  const { port, close } = await serveMetrics(app, { db: api.db, poolCounts }, { port: 0, host: '127.0.0.1' });
  const player = await newPlayer(api);
  const session = await startedSession(api, player);
  const call = caller(app);
  await call(getSession, { token: player.token, params: { id: session._id } });
  await call(login, { body: { email: player.email, password: `${password}-otra` } });
  await app.inject(`/api/no/existe/${player.email}`);

  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counted = (method: string, route: string, status: number) =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
  expect(text).toContain(counted('GET', '/api/training-sessions/:id', 200));
  expect(text).toContain(counted('POST', '/api/auth/login', 401));
  expect(text).toContain('database_pool_clients{state="waiting"} 1');
  expect(text).toMatch(/^jobs_waiting\{queue="mail"\} [1-9]/m);
  expect(text).toMatch(/^jobs_oldest_seconds\{queue="mail"\} \d/m);
  expect(text).toMatch(/^mails_waiting [1-9]/m);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  for (const secret of [player.email, player.user._id, session._id, player.token]) expect(text).not.toContain(secret);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await app.inject('/metrics')).statusCode).not.toBe(200);
  await close();
  await app.close();
});
