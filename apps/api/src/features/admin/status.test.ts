import { getStatus } from '@bandeja/domain/admin/contract';
import { forgotPassword } from '@bandeja/domain/auth/contract';
import { expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { newPlayer } from '../../../testing/factories.ts';
import { newAdmin } from '../../../testing/leads.ts';

const api = useApi();

it('says what waits, what was done, how large the database is and since when the server runs', async () => {
  const admin = await newAdmin(api);
  const before = (await api.call(getStatus, { token: admin.token })).body;
  const player = await newPlayer(api);
  await api.call(forgotPassword, { body: { email: player.user.email } });
  const { status, body } = await api.call(getStatus, { token: admin.token });
  expect(status).toBe(200);
  expect(body.mails.waiting).toBeGreaterThan(before.mails.waiting);
  expect(body.mails.oldest.length).toBeGreaterThan(0);
  // what a mail is, never to whom it goes
  expect(JSON.stringify(body)).not.toContain(player.user.email);
  expect(body.queues.map(({ name }) => name)).toEqual(expect.arrayContaining(['mail', 'payments', 'housekeeping']));
  expect(body.queues.filter(({ name }) => name.startsWith('__'))).toEqual([]);
  expect(body.queues.find(({ name }) => name === 'mail')?.waiting).toBeGreaterThan(0);
  expect(body.database.bytes).toBeGreaterThan(1_000_000);
  expect(body.database.migrations).toBeGreaterThan(18);
  expect(body.server.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Date.parse(body.server.startedAt)).toBeLessThan(Date.parse(body.at));
  expect(body.server.freeBytes).toBeGreaterThan(0);
  expect(body.server.totalBytes).toBeGreaterThan(body.server.freeBytes);
});

it('is for admins', async () => {
  const player = await newPlayer(api);
  expect((await api.call(getStatus, { token: player.token })).status).toBe(403);
  expect((await api.call(getStatus)).status).toBe(401);
});
