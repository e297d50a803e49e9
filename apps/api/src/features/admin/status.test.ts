import { randomUUID } from 'node:crypto';
import { getStatus, retryMail } from '@bandeja/domain/admin/contract';
import { forgotPassword } from '@bandeja/domain/auth/contract';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#kit/database/transaction.ts';
import { queueMail } from '#kit/mail/outbox.ts';
import { mailWorker } from '#kit/mail/worker.ts';
import { MailError, type MailPort } from '#ports/mail.ts';
import { useApi } from '../../../testing/api.ts';
import { newPlayer } from '../../../testing/factories.ts';
import { newAddress, newAdmin } from '../../../testing/leads.ts';
import { auditOf } from '../../../testing/library.ts';
import { allMailsEnded, failJobs, forgetMails, loseJobs, mailRows } from '../../../testing/rows.ts';

const api = useApi();

it('reports waiting and finished jobs, the size of the database and the start of the server', async () => {
  const admin = await newAdmin(api);
  const before = (await api.call(getStatus, { token: admin.token })).body;
  const player = await newPlayer(api);
  await api.call(forgotPassword, { body: { email: player.user.email } });
  const { status, body } = await api.call(getStatus, { token: admin.token });
  expect(status).toBe(200);
  expect(body.mails.waiting).toBeGreaterThan(before.mails.waiting);
  expect(body.mails.oldest.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain(player.user.email);
  expect(body.queues.map(({ name }) => name)).toEqual(expect.arrayContaining(['mail', 'payments', 'housekeeping']));
  expect(body.queues.filter(({ name }) => name.startsWith('__'))).toEqual([]);
  expect(body.queues.find(({ name }) => name === 'mail')?.waiting).toBeGreaterThan(0);
  expect(body.queues.find(({ name }) => name === 'reminders')).toMatchObject({ running: 0, last: null });
  expect(body.database.bytes).toBeGreaterThan(1_000_000);
  expect(body.connections).toEqual({ strava: null, polar: null });
  expect(body.database.migrations).toBeGreaterThan(18);
  expect(body.server.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Date.parse(body.server.startedAt)).toBeLessThan(Date.parse(body.at));
  expect(body.server.freeBytes).toBeGreaterThan(0);
  expect(body.server.totalBytes).toBeGreaterThan(body.server.freeBytes);
});

it('says of each queue how its last job ended and how long it took', async () => {
  const admin = await newAdmin(api);
  const lastOf = async () => {
    const { body } = await api.call(getStatus, { token: admin.token });
    return body.queues.find(({ name }) => name === 'pages')?.last;
  };
  await inTransaction(api, (tx) => api.jobs.send(tx, 'pages', {}));
  await api.jobs.runDue('pages', async () => {});
  const last = await lastOf();
  expect(last).toMatchObject({ hasFailed: false });
  expect(last?.milliseconds).toBeGreaterThanOrEqual(0);
  expect(last?.milliseconds).toBeLessThan(60_000);
  expect(Math.abs(Date.parse(last?.endedAt ?? '') - Date.now())).toBeLessThan(60_000);
  await failJobs(api.db, 'pages', 2);
  expect(await lastOf()).toMatchObject({ hasFailed: true, milliseconds: 2000 });
});

it('is for admins', async () => {
  const player = await newPlayer(api);
  expect((await api.call(getStatus, { token: player.token })).status).toBe(403);
  expect((await api.call(getStatus)).status).toBe(401);
});

describe('a mail that waits', () => {
  const greeting = { greeting: async () => ({ subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' }) };

  async function order() {
    const to = newAddress();
    await inTransaction(api, (tx) => queueMail(api.deps, tx, { kind: 'greeting', to, payload: {} }));
    const [row] = await mailRows(api, to);
    if (!row) throw new Error('ordered just now');
    return row.id;
  }

  function work(error?: MailError): Promise<number> {
    const none = async () => {};
    const send = async () => {
      if (error) throw error;
    };
    const mail: MailPort = { check: none, send, forget: none, erase: none, close: none };
    return api.jobs.runDue('mail', mailWorker({ ...api.deps, mail }, greeting));
  }

  async function shown(token: string, id: string) {
    const { body } = await api.call(getStatus, { token });
    return body.mails.oldest.find(({ _id }) => _id === id);
  }

  const retry = (token: string | undefined, id: string) =>
    api.call(retryMail, { params: { id }, ...(token === undefined ? {} : { token }) });

  it.each([
    ['ECONNECTION CONN', 'away'],
    ['ETIMEDOUT CONN', 'away'],
    ['EAUTH AUTH 535 5.7.8', 'access'],
    ['ENOAUTH', 'access'],
    ['EOAUTH2 AUTH', 'access'],
    ['EENVELOPE MAIL 550 5.7.1', 'access'],
    ['EENVELOPE RCPT 450 4.2.0', 'later'],
    ['EENVELOPE RCPT 550 5.1.1', 'refused'],
    ['EMESSAGE DATA 554 5.6.0', 'refused'],
    ['ENOSPC', 'own'],
  ])('says after %s that it is %s, how often it was tried and when it is tried again', async (code, reason) => {
    const { token } = await newAdmin(api);
    await forgetMails(api.db);
    const id = await order();
    expect(await shown(token, id)).toMatchObject({ attempts: 0, reason: null, nextTryAt: expect.any(String) });
    await work(new MailError(code, { refused: false }));
    const waiting = await shown(token, id);
    expect(waiting).toMatchObject({ kind: 'greeting', attempts: 1, reason });
    expect(Date.parse(waiting?.nextTryAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('goes at once when an admin retries it, and that is noted', async () => {
    const { token, user } = await newAdmin(api);
    await forgetMails(api.db);
    const id = await order();
    await work(new MailError('ECONNECTION CONN', { refused: false }));
    expect(await work()).toBe(0);
    expect((await retry(token, id)).status).toBe(204);
    expect(await auditOf(api, id)).toEqual([{ actor_id: user._id, action: 'retry', entity: 'mail', details: {} }]);
    expect(await work()).toBe(1);
    await allMailsEnded(api.db);
    const again = await retry(token, id);
    expect([again.status, again.body]).toEqual([404, expect.objectContaining({ code: 'mail.not_found' })]);
  });

  it('gets one new job if its own was lost', async () => {
    const { token } = await newAdmin(api);
    await forgetMails(api.db);
    const id = await order();
    await loseJobs(api.db);
    expect(await shown(token, id)).toMatchObject({ reason: 'lost', nextTryAt: null });
    await Promise.all(Array.from({ length: 5 }, () => retry(token, id)));
    expect(await work()).toBe(1);
    await allMailsEnded(api.db);
  });

  it('is retried by admins alone', async () => {
    const { token } = await newPlayer(api);
    const id = await order();
    expect((await retry(token, id)).status).toBe(403);
    expect((await retry(undefined, id)).status).toBe(401);
    const admin = await newAdmin(api);
    expect((await retry(admin.token, randomUUID())).status).toBe(404);
    expect((await retry(admin.token, 'x')).status).toBe(404);
  });
});
