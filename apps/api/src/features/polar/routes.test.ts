import { randomUUIDv7 } from 'node:crypto';
import { deleteAccount, exportAccount } from '@bandeja/domain/account/contract';
import { logMatch } from '@bandeja/domain/matches/contract';
import * as contract from '@bandeja/domain/polar/contract';
import { allowPulse, erasePulse } from '@bandeja/domain/pulse/contract';
import { getSession, listPast } from '@bandeja/domain/sessions/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldExercises, polarWorker } from '#features/polar/service.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, password } from '#testing/factories.ts';
import { type Calling, serverWith } from '#testing/payments.ts';
import { type PolarServer, startPolarServer } from '#testing/polar-server.ts';
import { storedPolarToken } from '#testing/rows.ts';
import { subscribe } from '#testing/subscriptions.ts';

const base = useApi();
let polar: PolarServer;
let api: Calling & { app: FastifyInstance };
const logged: string[] = [];

beforeAll(async () => {
  polar = await startPolarServer();
  const settings = { ...base.deps.settings, polar: polar.settings };
  const stream = { write: (line: string) => void logged.push(line) };
  api = await serverWith(base, { settings }, { level: 'trace', stream });
});
afterAll(() => polar.stop());
beforeEach(() => {
  polar.polarUser += 1;
  Object.assign(polar, { isDown: false, isRevoked: false });
});

const padel = {
  start_time: '2026-11-20T19:00:00',
  start_time_utc_offset: 60,
  duration: 'PT1H30M12.4S',
  distance: 3210.4,
  heart_rate: { average: 128.4, maximum: 171 },
  sport: 'OTHER',
  detailed_sport_info: 'PADEL',
};

async function proPlayer(): Promise<Player> {
  const player = await newPlayer(base);
  await subscribe(base, player, { plan: 'pro' });
  return player;
}

async function stateOf({ token }: Player): Promise<string> {
  const { body } = await api.call(contract.connectPolar, { token });
  return new URL(body.authorizeUrl).searchParams.get('state') ?? '';
}

const confirm = ({ token }: Player, state: string, code = 'the-code') =>
  api.call(contract.confirmPolar, { token, body: { code, state } });

async function connected(): Promise<Player> {
  const player = await proPlayer();
  const { status } = await confirm(player, await stateOf(player));
  if (status !== 200) throw new Error(`confirm answered ${status}`);
  return player;
}

async function tell(exerciseId: string, { polarUser = polar.polarUser, signature = '' } = {}): Promise<number> {
  const payload = JSON.stringify({ event: 'EXERCISE', user_id: polarUser, entity_id: exerciseId });
  const headers = {
    'content-type': 'application/json',
    'polar-webhook-signature': signature || polar.sign(payload),
  };
  return (await api.app.inject({ method: 'POST', url: '/api/polar/webhook', headers, payload })).statusCode;
}
const work = () => base.jobs.runDue('polar', polarWorker(api.deps));

async function arrived(exercise: object = padel): Promise<string> {
  const id = randomUUIDv7();
  polar.exercises.set(id, exercise);
  expect(await tell(id)).toBe(200);
  await work();
  return id;
}
const waiting = async ({ token }: Player) => (await api.call(contract.getPolar, { token })).body.exercises;

describe('the authorisation', () => {
  it('is not offered where the server is not configured, and is part of Pro', async () => {
    const { token } = await newPlayer(base);
    expect((await base.call(contract.getPolar, { token })).body).toEqual({
      isAvailable: false,
      connectedAt: null,
      exercises: [],
    });
    expect((await base.call(contract.connectPolar, { token })).error.code).toBe('polar.unavailable');
    expect((await api.call(contract.connectPolar, { token })).error.code).toBe('plan.required');
  });

  it('counts once, for the player who began it, with a good code and a Polar that answers', async () => {
    const [player, stranger] = [await proPlayer(), await proPlayer()];
    const state = await stateOf(player);
    await stateOf(stranger);
    expect((await confirm(stranger, state)).error.code).toBe('polar.refused');
    expect((await confirm(player, state, 'another')).error.code).toBe('polar.refused');
    expect((await confirm(player, state)).error.code).toBe('polar.refused');
    polar.isDown = true;
    expect((await confirm(player, await stateOf(player))).error.code).toBe('polar.failed');
    polar.isDown = false;
    const { body } = await confirm(player, await stateOf(player));
    expect([body.isAvailable, typeof body.connectedAt]).toEqual([true, 'string']);
    expect(polar.registered.at(-1)).not.toContain(player.user._id);
  });

  it('keeps its token sealed: neither database nor log nor export shows it', async () => {
    const player = await connected();
    expect(await storedPolarToken(base, player.user._id)).not.toMatch(/polar-access/);
    const { body } = await base.call(exportAccount, { token: player.token });
    expect(JSON.stringify(body)).not.toMatch(/polar-access/);
    expect(logged.join('')).not.toMatch(/polar-access|un-secreto|otro-secreto/);
  });

  it('ends here and at Polar, with what waits; also when the account is deleted', async () => {
    const [player, number] = [await connected(), polar.polarUser];
    await arrived();
    const { body } = await api.call(contract.disconnectPolar, { token: player.token });
    expect(body).toEqual({ isAvailable: true, connectedAt: null, exercises: [] });
    expect(polar.deregistered.at(-1)).toBe(String(number));
    polar.polarUser += 1;
    const other = await connected();
    expect(
      (await api.call(deleteAccount, { token: other.token, body: { password, confirmation: 'ELIMINAR' } })).status,
    ).toBe(204);
    expect(polar.deregistered.at(-1)).toBe(String(polar.polarUser));
  });
});

describe('a message of Polar', () => {
  it('counts only with its signature, and of a connected player', async () => {
    await connected();
    expect(await tell('x', { signature: 'ab'.repeat(32) })).toBe(400);
    expect(await tell('x', { signature: 'nothing' })).toBe(400);
    expect(await tell('x', { polarUser: 1 })).toBe(200);
    expect(await work()).toBe(0);
    const headers = { 'content-type': 'application/json' };
    const ping = { method: 'POST', url: '/api/polar/webhook', headers, payload: '{"event":"PING"}' } as const;
    expect((await api.app.inject(ping)).statusCode).toBe(200);
  });

  it('brings the exercise, without pulse until there is a consent for it', async () => {
    const player = await connected();
    const id = await arrived();
    expect(await waiting(player)).toMatchObject([
      {
        name: 'Partido de pádel',
        type: 'Partido',
        startTime: '2026-11-20T18:00:00.000Z',
        duration: 5412,
        averageHeartRate: null,
        distanceMetres: 3210,
        same: null,
      },
    ]);
    await api.call(allowPulse, { token: player.token, body: { consent: true } });
    await tell(id);
    await work();
    expect(await waiting(player)).toMatchObject([{ averageHeartRate: 128, maxHeartRate: 171 }]);
    await api.call(erasePulse, { token: player.token });
    expect(await waiting(player)).toMatchObject([
      { averageHeartRate: null, maxHeartRate: null, distanceMetres: 3210, duration: 5412 },
    ]);
  });

  it('is tried again while Polar is away; a revoked authorisation is forgotten', async () => {
    const player = await connected();
    polar.exercises.set('later', padel);
    polar.isDown = true;
    await tell('later');
    await work();
    expect(await waiting(player)).toEqual([]);
    Object.assign(polar, { isDown: false, isRevoked: true });
    await tell('later');
    await work();
    expect((await api.call(contract.getPolar, { token: player.token })).body.connectedAt).toBeNull();
  });
});

describe('an exercise that waits', () => {
  it('joins what was logged, once, or is added, or dismissed for good', async () => {
    const player = await connected();
    const { token } = player;
    await api.call(allowPulse, { token, body: { consent: true } });
    const _id = randomUUIDv7();
    const match = { sets: [], side: null, partner: '', tags: [], rpe: null };
    await base.call(logMatch, {
      token,
      body: { ...match, _id, startTime: '2026-11-20T18:05:00.000Z', minutes: 90 },
    });
    const polarId = await arrived();
    const [offer] = await waiting(player);
    expect(offer?.same?._id).toBe(_id);
    const take = (id: string, sessionId: string | null) =>
      api.call(contract.takePolarExercise, { token, params: { id }, body: { sessionId } });
    expect((await take(offer?._id ?? '', _id)).body.exercises).toEqual([]);
    const { body } = await base.call(getSession, { token, params: { id: _id } });
    expect(body).toMatchObject({ averageHeartRate: 128, maxHeartRate: 171, distanceMetres: 3210, type: 'Partido' });
    await tell(polarId);
    await work();
    expect(await waiting(player)).toEqual([]);
    await arrived({ ...padel, start_time: '2026-11-21T08:00:00', detailed_sport_info: 'STRENGTH_TRAINING' });
    const [strength] = await waiting(player);
    await take(strength?._id ?? '', null);
    const { body: past } = await base.call(listPast, { token, query: {} });
    expect(past.map(({ type }) => type)).toEqual(['Fuerza', 'Partido']);
    await api.call(erasePulse, { token });
    for (const each of past) {
      const session = await base.call(getSession, { token, params: { id: each._id } });
      expect(session.body).toMatchObject({ averageHeartRate: null, maxHeartRate: null, distanceMetres: 3210 });
    }
    await arrived({ ...padel, start_time: '2026-11-22T08:00:00' });
    const [unwanted] = await waiting(player);
    const params = { id: unwanted?._id ?? '' };
    expect((await api.call(contract.dismissPolarExercise, { token, params })).body.exercises).toEqual([]);
    const stranger = await proPlayer();
    const taken = { token: stranger.token, params, body: { sessionId: null } };
    expect((await api.call(contract.takePolarExercise, taken)).error.code).toBe('polar.not_found');
  });

  it('goes on waiting where its session is of another training, or of another player', async () => {
    const [player, stranger] = [await connected(), await proPlayer()];
    const theirs = randomUUIDv7();
    const match = { sets: [], side: null, partner: '', tags: [], rpe: null };
    const body = { ...match, _id: theirs, startTime: '2026-11-20T18:05:00.000Z', minutes: 90 };
    await base.call(logMatch, { token: stranger.token, body });
    await arrived();
    const [offer] = await waiting(player);
    const { error } = await api.call(contract.takePolarExercise, {
      token: player.token,
      params: { id: offer?._id ?? '' },
      body: { sessionId: theirs },
    });
    expect(error.code).toBe('polar.changed');
    expect(await waiting(player)).toMatchObject([{ _id: offer?._id }]);
  });

  it('is deleted after thirty days', async () => {
    const player = await connected();
    await arrived();
    const later = { ...api.deps, now: () => new Date(Date.now() + 31 * 86_400_000) };
    await deleteOldExercises(later);
    expect(await waiting(player)).toEqual([]);
  });
});
