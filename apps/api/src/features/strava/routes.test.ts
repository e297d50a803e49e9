import { randomUUIDv7 } from 'node:crypto';
import { exportAccount } from '@bandeja/domain/account/contract';
import { logMatch } from '@bandeja/domain/matches/contract';
import * as contract from '@bandeja/domain/strava/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { finishedSession, newPlayer, type Player, startedSession } from '#testing/factories.ts';
import { type Calling, serverWith } from '#testing/payments.ts';
import { storedStravaTokens } from '#testing/rows.ts';
import { type StravaServer, startStravaServer } from '#testing/strava-server.ts';
import { subscribe } from '#testing/subscriptions.ts';

const base = useApi();
let strava: StravaServer;
let api: Calling;
const logged: string[] = [];

beforeAll(async () => {
  strava = await startStravaServer();
  const settings = { ...base.deps.settings, strava: strava.settings };
  const stream = { write: (line: string) => void logged.push(line) };
  api = await serverWith(base, { settings }, { level: 'trace', stream });
});
afterAll(() => strava.stop());
beforeEach(() => {
  Object.assign(strava, {
    isDown: false,
    isRevoked: false,
    tokenSeconds: 6 * 3600,
    hold: null,
    activityAnswer: 'good',
  });
});

const connect = async ({ token }: Player) => {
  const { body } = await api.call(contract.connectStrava, { token });
  return new URL(body.authorizeUrl).searchParams;
};
const confirm = ({ token }: Player, overrides: Partial<Record<'code' | 'state' | 'scope', string>>) =>
  api.call(contract.confirmStrava, {
    token,
    body: { code: 'the-code', state: 'x', scope: 'read,activity:write', ...overrides },
  });
async function newProPlayer(): Promise<Player> {
  const player = await newPlayer(base);
  await subscribe(base, player, { plan: 'pro' });
  return player;
}
async function connected(): Promise<Player> {
  const player = await newProPlayer();
  const state = (await connect(player)).get('state') ?? '';
  const { status } = await confirm(player, { state });
  if (status !== 200) throw new Error(`confirm answered ${status}`);
  return player;
}
async function finished(player: Player): Promise<string> {
  const { _id } = await startedSession(base, player);
  await finishedSession(base, player, _id, { duration: 0 });
  return _id;
}
const send = ({ token }: Player, id: string, body: { again?: boolean } = {}) =>
  api.call(contract.sendToStrava, { token, params: { id }, body });

describe('the authorisation', () => {
  it('is not offered where the server is not configured', async () => {
    const { token } = await newPlayer(base);
    expect((await base.call(contract.getStrava, { token })).body).toEqual({ isAvailable: false, connectedAt: null });
    const { status, error } = await base.call(contract.connectStrava, { token });
    expect([status, error.code]).toEqual([503, 'strava.unavailable']);
  });

  it('is asked for at Strava, and counts once, for the player who began it', async () => {
    const [player, stranger] = [await newProPlayer(), await newProPlayer()];
    const asked = await connect(player);
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: '12345',
      response_type: 'code',
      scope: 'activity:write',
      redirect_uri: `${base.deps.settings.publicUrl}/strava`,
    });
    const state = asked.get('state') ?? '';
    await connect(stranger);
    expect((await confirm(stranger, { state })).error.code).toBe('strava.refused');
    const { status, body } = await confirm(player, { state });
    expect([status, body.isAvailable, typeof body.connectedAt]).toEqual([200, true, 'string']);
    expect((await confirm(player, { state })).error.code).toBe('strava.refused');
  });

  it('is part of the plan Pro, and so is sending; what was connected before can always be taken back', async () => {
    const refused = await api.call(contract.connectStrava, { token: (await newPlayer(base)).token });
    expect([refused.status, refused.error.code]).toEqual([403, 'plan.required']);
    const player = await connected();
    await subscribe(base, player, { plan: 'premium' });
    const sent = await send(player, await finished(player));
    expect([sent.status, sent.error.message]).toEqual([403, 'Enviar sesiones a Strava está en el plan Pro.']);
    expect((await api.call(contract.disconnectStrava, { token: player.token })).body.connectedAt).toBeNull();
  });

  it('needs the right to write, a good code and a Strava that answers', async () => {
    const player = await newProPlayer();
    const next = async () => (await connect(player)).get('state') ?? '';
    expect((await confirm(player, { state: await next(), scope: 'read' })).status).toBe(403);
    expect((await confirm(player, { state: await next(), code: 'another' })).error.code).toBe('strava.refused');
    strava.isDown = true;
    const { status, error } = await confirm(player, { state: await next() });
    expect([status, error.code]).toEqual([503, 'strava.failed']);
  });

  it('keeps its tokens sealed: neither database nor log nor export shows them', async () => {
    const player = await connected();
    expect(await storedStravaTokens(base, player.user._id)).not.toMatch(/access-|refresh-/);
    const { body } = await base.call(exportAccount, { token: player.token });
    expect(JSON.stringify(body)).not.toMatch(/access-\d|refresh-\d/);
    expect(logged.join('')).not.toMatch(/access-\d|refresh-\d|un-secreto/);
    expect(logged.length).toBeGreaterThan(0);
  });

  it('can be taken back, here and at Strava', async () => {
    const player = await connected();
    const before = strava.deauthorized.length;
    const { body } = await api.call(contract.disconnectStrava, { token: player.token });
    expect(body).toEqual({ isAvailable: true, connectedAt: null });
    expect(strava.deauthorized).toHaveLength(before + 1);
    expect((await send(player, await finished(player))).error.code).toBe('strava.not_connected');
  });
});

describe('a finished session', () => {
  it('is handed over once, without notes, effort or anything of health', async () => {
    const player = await connected();
    const id = await finished(player);
    const before = strava.activities.length;
    const [first, second] = [await send(player, id), await send(player, id)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const added = strava.activities.slice(before);
    expect(added).toHaveLength(1);
    expect(Object.keys(added[0]?.fields ?? {}).sort()).toEqual([
      'description',
      'elapsed_time',
      'name',
      'sport_type',
      'start_date_local',
    ]);
    expect(added[0]?.fields).toMatchObject({ name: 'Fuerza base en casa sin material', sport_type: 'WeightTraining' });
  });

  it('is padel where it was a match, and a workout where Strava does not take padel', async () => {
    const player = await connected();
    const played = async () => {
      const _id = randomUUIDv7();
      const match = { sets: [], side: null, partner: '', tags: [], rpe: null };
      const startTime = new Date(Date.now() - 7_200_000).toISOString();
      await base.call(logMatch, { token: player.token, body: { ...match, _id, startTime, minutes: 60 } });
      return _id;
    };
    const before = strava.activities.length;
    expect((await send(player, await played())).status).toBe(200);
    strava.refusedTypes = ['Padel'];
    expect((await send(player, await played())).status).toBe(200);
    strava.refusedTypes = [];
    expect(strava.activities.slice(before).map(({ fields }) => fields.sport_type)).toEqual(['Padel', 'Workout']);
  });

  it('is not handed over twice by two requests at once', async () => {
    const player = await connected();
    const id = await finished(player);
    let release = () => {};
    strava.hold = new Promise((resolve) => {
      release = resolve;
    });
    const before = strava.activities.length;
    const asked = strava.received.length;
    const first = send(player, id);
    await expect.poll(() => strava.received.slice(asked)).toEqual(['/api/v3/activities']);
    expect((await send(player, id)).error.code).toBe('strava.busy');
    release();
    expect((await first).status).toBe(200);
    expect(strava.activities).toHaveLength(before + 1);
  });

  it('can be tried again after a failure', async () => {
    const player = await connected();
    const id = await finished(player);
    strava.activityAnswer = 'invalid';
    expect((await send(player, id)).error.code).toBe('strava.failed');
    strava.activityAnswer = 'good';
    expect((await send(player, id)).status).toBe(200);
  });

  it('is sent a second time only when the player asks, where Strava may have taken it', async () => {
    const player = await connected();
    const id = await finished(player);
    const before = strava.activities.length;
    strava.activityAnswer = 'lost';
    expect((await send(player, id)).error.code).toBe('strava.unclear');
    strava.activityAnswer = 'good';
    const { status, error } = await send(player, id);
    expect([status, error.code]).toEqual([409, 'strava.unclear']);
    expect(strava.activities).toHaveLength(before + 1);
    expect((await send(player, id, { again: true })).status).toBe(200);
    expect(strava.activities).toHaveLength(before + 2);
    expect((await send(player, id, { again: true })).status).toBe(200);
    expect(strava.activities).toHaveLength(before + 2);
  });

  it('uses tokens that one request renews at a time', async () => {
    strava.tokenSeconds = 60;
    const player = await connected();
    const ids = [await finished(player), await finished(player)] as const;
    strava.tokenSeconds = 6 * 3600;
    let release = () => {};
    strava.hold = new Promise((resolve) => {
      release = resolve;
    });
    const asked = strava.received.length;
    const first = send(player, ids[0]);
    await expect.poll(() => strava.received.slice(asked)).toEqual(['/oauth/token']);
    expect((await send(player, ids[1])).error.code).toBe('strava.busy');
    release();
    expect((await first).status).toBe(200);
    expect((await send(player, ids[1])).status).toBe(200);
    const { body } = await api.call(contract.getStrava, { token: player.token });
    expect(body.connectedAt).not.toBeNull();
  });

  it('forgets an authorisation that Strava refuses while its token still lives', async () => {
    const player = await connected();
    const id = await finished(player);
    strava.isRevoked = true;
    expect((await send(player, id)).error.code).toBe('strava.not_connected');
    const { body } = await api.call(contract.getStrava, { token: player.token });
    expect(body.connectedAt).toBeNull();
  });

  it('asks for another authorisation where the tokens were sealed with another key', async () => {
    const player = await connected();
    const id = await finished(player);
    const settings = {
      ...base.deps.settings,
      strava: strava.settings,
      secretKey: 'otra-clave-de-este-servidor-0123456789',
    };
    const other = await serverWith(base, { settings });
    const { error } = await other.call(contract.sendToStrava, { token: player.token, params: { id }, body: {} });
    expect(error.code).toBe('strava.not_connected');
  });

  it('is sent with a renewed token where the old one ends; a revoked authorisation is forgotten', async () => {
    strava.tokenSeconds = 60;
    const player = await connected();
    const given = strava.tokensGiven;
    expect((await send(player, await finished(player))).status).toBe(200);
    expect(strava.tokensGiven).toBe(given + 1);
    strava.isRevoked = true;
    expect((await send(player, await finished(player))).error.code).toBe('strava.not_connected');
    const { body } = await api.call(contract.getStrava, { token: player.token });
    expect(body.connectedAt).toBeNull();
  });

  it('is neither another player’s nor one under way', async () => {
    const [player, stranger] = [await connected(), await connected()];
    const id = await finished(player);
    expect((await send(stranger, id)).status).toBe(404);
    const open = await startedSession(base, player);
    expect((await send(player, open._id)).error.code).toBe('session.unfinished');
  });
});
