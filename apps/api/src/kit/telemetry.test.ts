import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login } from '@bandeja/domain/auth/contract';
import { getSession } from '@bandeja/domain/sessions/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTelemetry } from '#kit/telemetry.ts';
import { buildServer } from '#server.ts';
import { caller, useApi } from '#testing/api.ts';
import { newPlayer, password, startedSession } from '#testing/factories.ts';

const api = useApi();
const received: { path: string; text: string }[] = [];
const receiver = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  received.push({ path: request.url ?? '', text });
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
receiver.keepAliveTimeout = 0;
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

it('sends a span of each request, and nothing of a person', async () => {
  const app = await buildServer({ deps: api.deps, logger: false });
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const { close } = await startTelemetry(app, { endpoint });
  const player = await newPlayer(api);
  const session = await startedSession(api, player);
  const traceId = 'a'.repeat(32);
  const headers = { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` };
  const call = caller(app);
  const read = await call(getSession, { token: player.token, params: { id: session._id }, headers });
  await call(login, { body: { email: player.email, password: `${password}-otra` } });
  await app.inject(`/api/no/existe/${player.email}`);
  await close();
  await app.close();

  const textOf = (path: string) => received.filter((each) => each.path === path).map(({ text }) => text);
  const spans = textOf('/v1/traces')
    .flatMap((text) => JSON.parse(text).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
  expect(spans.map(({ name }) => name)).toEqual([
    'GET /api/training-sessions/:id',
    'POST /api/auth/login',
    expect.stringMatching(/^GET (unknown|\/api\/\*)$/),
  ]);
  expect(spans[0]).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) });
  expect(spans[0].attributes).toContainEqual({
    key: 'request.id',
    value: { stringValue: read.headers['x-request-id'] },
  });
  expect(spans[1].attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 401 } });
  const sent = received.map(({ text }) => text).join();
  for (const secret of [player.email, player.user._id, session._id, player.token]) expect(sent).not.toContain(secret);
});

it('keeps no server from stopping while its receiver is away', async () => {
  const app = await buildServer({ deps: api.deps, logger: false });
  const { close } = await startTelemetry(app, { endpoint: 'http://127.0.0.1:9' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await close();
  await app.close();
});
