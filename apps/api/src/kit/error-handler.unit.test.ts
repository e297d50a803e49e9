import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { handleError } from '#kit/error-handler.ts';
import { acceptJsonOnly } from '#kit/json-body.ts';

const app = Fastify();
afterEach(() => app.close());

it('tells a connection to the database that is reset from a body that arrived torn', async () => {
  acceptJsonOnly(app);
  app.setErrorHandler(handleError);
  app.decorate('outage', { note: () => true, stop: () => {} });
  const statuses: number[] = [];
  app.addHook('onSend', async (_, reply) => void statuses.push(reply.statusCode));
  app.post('/', async () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'database.unavailable' }]);

  const received = once(app.server, 'request');
  const socket = connect(Number(url.port), url.hostname);
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
  await received;
  socket.resetAndDestroy();
  await expect.poll(() => statuses).toEqual([503, 400]);
});
