import { createHmac, randomUUIDv7 } from 'node:crypto';
import { signOutEverywhere } from '@bandeja/domain/account/contract';
import { logMatch } from '@bandeja/domain/matches/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { putSession } from '@bandeja/domain/sessions/contract';
import { atLeast } from '@bandeja/domain/testing/each';
import { putTokenConsents } from '@bandeja/domain/tokens/contract';
import type { ConsentScope } from '@bandeja/domain/tokens/vocabulary';
import * as contract from '@bandeja/domain/webhooks/contract';
import { type WebhookEvent, webhookEvents } from '@bandeja/domain/webhooks/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookWorker } from '#features/webhooks/send.service.ts';
import { runMaintenance } from '#maintenance.ts';
import { useApi } from '#testing/api.ts';
import {
  finishedSession,
  newPlayer,
  type Player,
  password,
  readyPlayer,
  setChange,
  startedSession,
} from '#testing/factories.ts';
import { type PushServer, startPushServer } from '#testing/push-server.ts';

const api = useApi();
let server: PushServer;
let serial = 0;

beforeAll(async () => {
  server = await startPushServer();
});
afterAll(() => server.close());

type Listening = { events?: readonly WebhookEvent[]; scopes?: ConsentScope[] };

/** An address of a player, and what it was told since. */
async function listening({ token }: Player, { events = webhookEvents, scopes = [] }: Listening = {}) {
  serial += 1;
  const path = `/hooks/${serial}`;
  const body = { url: server.origin + path, events: [...events], scopes, password };
  const made = await api.call(contract.createWebhook, { token, body });
  if (made.status !== 201) throw new Error(`webhook answered ${made.status}`);
  const { secret, webhooks } = made.body;
  return {
    path,
    secret,
    id: webhooks[0]?._id ?? '',
    told: () =>
      server.received
        .filter((each) => each.path === path)
        .map(({ headers, body: sent }) => ({
          headers,
          text: sent.toString('utf8'),
          ...JSON.parse(sent.toString('utf8')),
        })),
  };
}

/** Works what is due; a failed delivery is due again at once. */
async function deliver(isLast = false) {
  const worker = webhookWorker(api.deps);
  await api.jobs.runDue('webhooks', (job) => worker({ ...job, isLastAttempt: isLast || job.isLastAttempt }));
}

const deliveriesOf = async ({ token }: Player) => (await api.call(contract.listWebhooks, { token })).body.deliveries;

/** A finished session in which the first exercise was done with so many repetitions. */
async function trained(player: Player, reps: number, notes = '') {
  const session = await startedSession(api, player);
  const entry = session.exercises.findIndex(({ tags }) => tags[0] === 'Fuerza');
  await api.call(putSession, {
    token: player.token,
    params: { id: session._id },
    body: { changes: [setChange(session, entry, 0, { reps, weight: 20 })] },
  });
  await finishedSession(api, player, session._id, { score: 7, rpe: 6, notes });
  return session._id;
}

describe('a webhook', () => {
  it('hears of a finished session, signed with the time; nothing of health or pulse', async () => {
    const player = await readyPlayer(api);
    const hook = await listening(player, { events: ['session.finished'] });
    const id = await trained(player, 8, 'Me ha dolido el codo');
    await deliver();
    const [told] = hook.told();
    expect(told).toMatchObject({
      event: 'session.finished',
      data: { _id: id, score: 7, rpe: 6, notes: '', averageHeartRate: null },
    });
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(told?.headers['bandeja-signature'])) ?? [];
    expect(signature).toBe(createHmac('sha256', hook.secret).update(`${seconds}.${told?.text}`).digest('hex'));
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
    expect(told?.headers['bandeja-delivery']).toBe(told?.id);
    expect(await deliveriesOf(player)).toMatchObject([{ state: 'delivered', attempts: 1, outcome: '201' }]);
    // finishing again tells nothing again
    await finishedSession(api, player, id, { score: 9 });
    await deliver();
    expect(hook.told()).toHaveLength(1);
  });

  it('hears notes with the scope and while its consent stands', async () => {
    const player = await readyPlayer(api);
    const hook = await listening(player, { events: ['session.finished'], scopes: ['health'] });
    await trained(player, 8, 'Me ha dolido el codo');
    await deliver();
    await api.call(putTokenConsents, { token: player.token, body: { consents: [] } });
    await trained(player, 8, 'Otra vez el codo');
    await deliver();
    expect(hook.told().map(({ data }) => data.notes)).toEqual(['Me ha dolido el codo', '']);
  });

  it('hears of a record once it is one, and of a match', async () => {
    const player = await readyPlayer(api);
    const hook = await listening(player, { events: ['record.set'] });
    await trained(player, 8);
    await deliver();
    expect(hook.told()).toEqual([]);
    await trained(player, 10);
    await deliver();
    expect(hook.told()).toMatchObject([
      { event: 'record.set', data: { records: [{ unit: 'kg', value: 26.7, before: 25.3 }] } },
    ]);
    await trained(player, 9);
    await deliver();
    expect(hook.told()).toHaveLength(1);
    expect(await deliveriesOf(player)).toHaveLength(1);
    const matches = await listening(player, { events: ['session.finished'] });
    const match = {
      _id: randomUUIDv7(),
      startTime: new Date().toISOString(),
      minutes: 90,
      sets: [],
      side: null,
      partner: '',
      tags: [],
      rpe: null,
    };
    await api.call(logMatch, { token: player.token, body: match });
    await deliver();
    expect(matches.told()).toMatchObject([{ data: { type: 'Partido', minutes: 90 } }]);
  });

  it('hears of a week when it is planned first', async () => {
    const player = await readyPlayer(api, { injuries: 'Me duele la rodilla', injuriesConsent: true });
    const hook = await listening(player, { events: ['week.planned'] });
    await api.call(getWeek, { token: player.token });
    await api.call(getWeek, { token: player.token });
    await deliver();
    const weeks = hook.told();
    expect(weeks).toHaveLength(1);
    expect(weeks[0]?.data.days).toHaveLength(7);
    expect(weeks[0]?.text).not.toMatch(/rodilla/i);
  });

  it('gets what failed again, and hears nothing more after many failures, which its owner is told', async () => {
    const player = await readyPlayer(api);
    await api.mails();
    const hook = await listening(player, { events: ['session.finished'] });
    server.statuses.set(hook.path, [503]);
    await trained(player, 8);
    await deliver();
    expect(await deliveriesOf(player)).toMatchObject([{ state: 'waiting', attempts: 1, outcome: '503' }]);
    await api.db.updateTable('webhooks').set({ failures: 9 }).where('user_id', '=', player.user._id).execute();
    server.statuses.set(hook.path, Array(5).fill(500));
    const test = (id: string) => api.call(contract.testWebhook, { token: player.token, params: { id } });
    await trained(player, 9);
    await deliver(true);
    expect((await deliveriesOf(player))[0]).toMatchObject({ state: 'failed', outcome: '500' });
    const { body } = await api.call(contract.listWebhooks, { token: player.token });
    expect(body.webhooks[0]?.disabledAt).not.toBeNull();
    expect((await api.mails()).map(({ subject }) => subject)).toContain('Hemos apagado un webhook');
    const before = hook.told().length;
    await trained(player, 10);
    await deliver();
    expect(hook.told()).toHaveLength(before);
    server.statuses.set(hook.path, []);
    expect((await test(hook.id)).body.webhooks[0]?.disabledAt).toBeNull();
    await deliver();
    expect(hook.told().at(-1)).toMatchObject({ event: 'test', data: {} });
  });

  it('that answers 410 is off at once', async () => {
    const player = await readyPlayer(api);
    const hook = await listening(player, { events: ['session.finished'] });
    server.statuses.set(hook.path, [410]);
    await trained(player, 8);
    await deliver();
    const { body } = await api.call(contract.listWebhooks, { token: player.token });
    expect([body.webhooks[0]?.disabledAt === null, body.deliveries[0]?.state]).toEqual([false, 'failed']);
  });

  it('is the owner’s alone, and ends when access ends', async () => {
    const [player, stranger] = [await readyPlayer(api), await newPlayer(api)];
    const hook = await listening(player);
    for (const call of [contract.deleteWebhook, contract.testWebhook]) {
      expect((await api.call(call, { token: stranger.token, params: { id: hook.id } })).status).toBe(404);
    }
    await trained(player, 8);
    await api.call(signOutEverywhere, { token: player.token });
    await deliver();
    expect(hook.told()).toEqual([]);
  });

  it('ends at five; deliveries go after a month', async () => {
    const player = await readyPlayer(api);
    const { token } = player;
    for (let made = 0; made < 5; made += 1) await listening(player);
    const body = { url: `${server.origin}/x`, events: ['week.planned' as const], scopes: [], password };
    expect((await api.call(contract.createWebhook, { token, body })).error.code).toBe('webhook.full');
    const { body: listed } = await api.call(contract.listWebhooks, { token });
    await api.call(contract.testWebhook, { token, params: { id: listed.webhooks[0]?._id ?? '' } });
    await api.at(new Date(Date.now() + 31 * 86_400_000), () => runMaintenance(api.deps));
    expect(await deliveriesOf(player)).toEqual([]);
  });
});

describe('the address of a webhook', () => {
  it.each(
    atLeast(6, [
      'http://hooks.example.com/a',
      'https://10.0.0.1/a',
      'https://169.254.169.254/latest',
      'https://[::1]/a',
      'https://intranet/a',
      'https://user:pass@hooks.example.com/a',
      'https://hooks.example.com:8443/a',
      'ftp://hooks.example.com/a',
      'nada',
    ]),
  )('is never %s', async (url) => {
    const { token } = await newPlayer(api);
    const body = { url, events: ['week.planned' as const], scopes: [], password };
    const { status, error } = await api.call(contract.createWebhook, { token, body });
    expect([status, error.issues?.[0]?.path]).toEqual([400, 'url']);
  });

  it('needs the password', async () => {
    const { token } = await newPlayer(api);
    const body = {
      url: 'https://hooks.example.com/a',
      events: ['week.planned' as const],
      scopes: [],
      password: 'otra-cosa',
    };
    expect((await api.call(contract.createWebhook, { token, body })).error.code).toBe('auth.wrong_password');
  });
});
