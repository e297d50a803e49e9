import { randomUUIDv7 } from 'node:crypto';
import { discardSession, getSession, putSession, startSession } from '@bandeja/domain/sessions/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { finishedSession, newPlayer, type Player, routineIdByCode } from '#testing/factories.ts';
import { ownRoutine } from '#testing/rows.ts';
import {
  allowOpenSessions,
  countedRoutines,
  countedSessions,
  subscribe,
  useRoutines,
  useSessions,
} from '#testing/subscriptions.ts';

const api = useApi();
const month = '2026-11-01';
let routineId: string;

const now = new Date('2026-11-18T10:00:00Z');
beforeEach(() => {
  api.clock.now = now;
});

beforeAll(async () => {
  api.clock.now = now;
  await allowOpenSessions(api);
  routineId = await routineIdByCode(api, await newPlayer(api), 'R02');
});
const start = ({ token }: Player, body: Record<string, unknown> = {}) =>
  api.call(startSession, { token, body: { routineId, type: 'Fuerza', ...body } });

async function playerWith(used: number, plan: 'free' | 'premium' | 'pro' = 'free'): Promise<Player> {
  const player = await newPlayer(api);
  await subscribe(api, player, { plan });
  if (used > 0) await useSessions(api, player, month, used);
  return player;
}

describe('the month’s sessions', () => {
  it('exactly one of twenty simultaneous starts at nine of ten', async () => {
    const player = await playerWith(9);
    const replies = await Promise.all(Array.from({ length: 20 }, () => start(player)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
      new Set(['403 plan.limit_reached']),
    );
    expect(await countedSessions(api, player)).toBe(10);
  });

  it('are refused with the number and the way to the plans', async () => {
    const { error } = await start(await playerWith(10));
    expect(error.message).toBe('Has llegado a las 10 sesiones de este mes. Puedes ver los planes en /subscription.');
    expect((await start(await playerWith(100, 'premium'))).error.message).toMatch(/\b100 sesiones\b/);
    expect((await start(await playerWith(400, 'pro'))).status).toBe(201);
  });

  it('begin again with the month of Madrid, and end with the plan', async () => {
    const player = await playerWith(10);
    api.clock.now = new Date('2026-11-30T22:59:00Z');
    expect((await start(player)).status).toBe(403);
    api.clock.now = new Date('2026-11-30T23:01:00Z');
    expect((await start(player)).status).toBe(201);
    api.clock.now = now;
    const former = await playerWith(40, 'premium');
    await subscribe(api, former, { plan: 'premium', expiresAt: new Date('2026-11-15T09:59:00Z') });
    expect((await start(former)).status).toBe(403);
  });

  it('never affect a running or finished one: it is saved, completed, read and repeated', async () => {
    const player = await playerWith(9);
    const { token } = player;
    const _id = randomUUIDv7();
    const { body: session } = await start(player, { _id });
    const params = { id: session._id };
    expect((await start(player)).status).toBe(403);
    expect((await start(player, { _id })).status).toBe(201);
    expect((await api.call(putSession, { token, params, body: { completedExercises: [0] } })).status).toBe(200);
    expect((await finishedSession(api, player, session._id, { duration: 60 })).status).toBe(200);
    expect((await api.call(getSession, { token, params })).status).toBe(200);
  });

  it('do not count a match, nor a session discarded without a set', async () => {
    const player = await playerWith(10);
    const own = await ownRoutine(api, player.user._id);
    const match = await routineIdByCode(api, player, 'R21');
    expect((await start(player, { routineId: match, type: 'Partido' })).status).toBe(201);
    const almost = await playerWith(9);
    const { body } = await start(almost);
    await api.call(discardSession, { token: almost.token, params: { id: body._id } });
    expect((await start(almost)).status).toBe(201);
    expect((await start(player, { routineId: own, type: 'Partido' })).status).toBe(403);
  });

  it('accept what began offline when it arrives, and count it in its month', async () => {
    const player = await playerWith(10);
    const offline = { _id: randomUUIDv7(), startTime: '2026-11-18T08:30:00Z' };
    expect((await start(player, offline)).status).toBe(201);
    expect(await countedSessions(api, player)).toBe(11);
    expect((await start(player, offline)).status).toBe(201);
    expect(await countedSessions(api, player)).toBe(11);
    expect((await start(player, { _id: randomUUIDv7(), startTime: '2026-11-18T09:59:30Z' })).status).toBe(403);
    expect((await start(player, { startTime: '2026-11-18T08:30:00Z' })).status).toBe(403);
  });

  it('accept beyond the limit one a day and three a month with an offline start', async () => {
    const player = await playerWith(10);
    const forged = (startTime: string) => start(player, { _id: randomUUIDv7(), startTime });
    const of = (days: readonly string[]) =>
      days.flatMap((day) => Array.from({ length: 10 }, (_, minute) => `2026-11-${day}T09:0${minute % 8}:00Z`));
    const replies = await Promise.all(of(['17', '18']).map(forged));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['plan.limit_reached']));
    expect(await countedSessions(api, player)).toBe(12);
    // whatever zone or year a device claims, the month follows Madrid and is a recent one
    expect((await forged('2020-01-01T00:00:00Z')).status).toBe(403);
    expect((await forged('2026-11-17T23:30:00+01:00')).status).toBe(403);
    expect((await forged('2026-11-16T20:00:00Z')).status).toBe(201);
    const fourth = await forged('2026-11-15T20:00:00Z');
    expect([fourth.status, fourth.error?.code]).toEqual([403, 'plan.limit_reached']);
    expect(await countedSessions(api, player)).toBe(13);
  });

  it('accept all offline starts below the limit, and beyond it a discard frees its day', async () => {
    const player = await playerWith(8);
    const offline = (minute: number) => ({ _id: randomUUIDv7(), startTime: `2026-11-18T08:${minute}:00Z` });
    for (const minute of [10, 20]) expect((await start(player, offline(minute))).status).toBe(201);
    const { body } = await start(player, offline(30));
    expect((await start(player, offline(40))).status).toBe(403);
    await api.call(discardSession, { token: player.token, params: { id: body._id } });
    expect((await start(player, offline(40))).status).toBe(201);
  });

  it('count what began offline in another month against that month', async () => {
    const player = await playerWith(10);
    api.clock.now = new Date('2026-12-02T10:00:00Z');
    const offline = { _id: randomUUIDv7(), startTime: '2026-11-30T18:00:00Z' };
    expect((await start(player, offline)).status).toBe(201);
    expect((await start(player, { ...offline, _id: randomUUIDv7() })).status).toBe(403);
    expect((await start(player)).status).toBe(201);
  });
});

describe('the month’s routines', () => {
  it('are refused beyond three when a session begins, those counted already are not', async () => {
    const player = await playerWith(0);
    await useRoutines(api, player, month, 2);
    expect((await start(player)).status).toBe(201);
    expect((await start(player)).status).toBe(201);
    const other = await ownRoutine(api, player.user._id);
    const { status, error } = await start(player, { routineId: other });
    expect([status, error.code]).toEqual([403, 'plan.limit_reached']);
    expect(error.message).toMatch(/\b3 rutinas\b.*\/subscription/);
  });

  it('exactly one of ten different ones at once gets the last place', async () => {
    const player = await playerWith(0);
    await useRoutines(api, player, month, 2);
    const routines = await Promise.all(Array.from({ length: 10 }, () => ownRoutine(api, player.user._id)));
    const replies = await Promise.all(routines.map((id) => start(player, { routineId: id })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await countedRoutines(api, player)).toHaveLength(3);
  });
});
