import { randomUUID } from 'node:crypto';
import { recordWeight, reportDiscomfort } from '@bandeja/domain/body/contract';
import * as contract from '@bandeja/domain/coaching/contract';
import { type CoachScope, coachScopes } from '@bandeja/domain/coaching/vocabulary';
import { rateStrokes } from '@bandeja/domain/strokes/contract';
import { atLeast } from '@bandeja/domain/testing/each';
import type { Endpoint } from '@bandeja/domain/wire/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { asCoach } from '#features/coach-access/access.service.ts';
import { useApi } from '#testing/api.ts';
import { approvedCoach, link, proPlayer } from '#testing/coaching.ts';
import { finishedSession, type Player, startedSession } from '#testing/factories.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

const calls = atLeast(
  12,
  Object.values(contract).filter(
    (each): each is typeof contract.getCoached =>
      typeof each === 'object' && 'path' in each && String(each.path).startsWith('/coaching/players/:id'),
  ),
);
const bodies: Record<string, object> = {
  'PUT /coaching/players/:id/drafts': {
    days: [{ date: '2027-01-04', type: 'Descanso', routineId: null, minutes: null, note: '' }],
  },
  'POST /coaching/players/:id/publish': {},
  'PUT /coaching/players/:id/marks': { levels: { bandeja: 3 } },
  'PUT /coaching/players/:id/note': { text: 'Dos consignas' },
  'POST /coaching/players/:id/thread': { text: 'Hola' },
  'POST /coaching/players/:id/report': { reason: 'Me insulta', blocks: false },
  'POST /coaching/players/:id/template': { templateId: randomUUID(), startsOn: '2027-01-04' },
};
const queries: Record<string, object> = {
  'GET /coaching/players/:id/comments': { about: 'day', aboutId: '2027-01-04' },
};
const scopeOf: Record<string, CoachScope> = {
  'PUT /coaching/players/:id/marks': 'strokes',
  'GET /coaching/players/:id/sessions/:sessionId/pulse': 'pulse',
};
/** The coach's own ways out stay open while a link sleeps. */
const waysOut = ['DELETE /coaching/players/:id', 'POST /coaching/players/:id/report'];

const lineOf = ({ method, path }: Endpoint) => `${method} ${path}`;

async function trained(player: Player): Promise<string> {
  const session = await startedSession(api, player);
  await finishedSession(api, player, session._id, { duration: 0, rpe: 7, notes: 'Me sobró una serie' });
  return session._id;
}

let turn = 0;

/** Each from an address of its own: the limits of a minute are not what is tried here. */
function call(endpoint: Endpoint, token: string, id: string, sessionId: string) {
  turn += 1;
  return api.call(endpoint as typeof contract.getCoached, {
    token,
    address: `10.0.${Math.floor(turn / 250)}.${turn % 250}`,
    params: { id, sessionId } as { id: string },
    ...(lineOf(endpoint) in queries && { query: queries[lineOf(endpoint)] as never }),
    ...(endpoint.body && { body: bodies[lineOf(endpoint)] as never }),
  });
}

describe('a coach and a player', () => {
  let coach: Player;
  let player: Player;
  let sessionId: string;

  const state = { isLinked: false, isAwake: true, scopes: [] as CoachScope[] };
  let random = 7;

  function pick<T>(list: readonly T[]): T {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return list[Math.floor((random / 2_147_483_648) * list.length)] as T;
  }

  function opens(endpoint: Endpoint): boolean {
    const scope = scopeOf[lineOf(endpoint)];
    return state.isLinked && state.isAwake && (scope === undefined || state.scopes.includes(scope));
  }

  /** The link is made, ended, put to sleep or woken, or shares something else. */
  async function moveOn(): Promise<void> {
    const change = state.isLinked ? pick(['end', 'sleep', 'scopes'] as const) : 'link';
    if (change === 'link' || change === 'scopes') state.scopes = coachScopes.filter(() => pick([true, false]));
    if (change === 'sleep' || (change === 'link' && !state.isAwake)) {
      state.isAwake = !state.isAwake;
      await subscribe(api, player, { plan: state.isAwake ? 'pro' : 'premium' });
    }
    if (change === 'link') await link(api, coach, player, state.scopes);
    if (change === 'end') await api.call(contract.endCoach, { token: player.token });
    const body = { scopes: state.scopes };
    if (change === 'scopes') await api.call(contract.putScopes, { token: player.token, body });
    if (change === 'link' || change === 'end') state.isLinked = change === 'link';
  }

  beforeAll(async () => {
    [coach, player] = [await approvedCoach(api), await proPlayer(api)];
    await api.call(rateStrokes, { token: player.token, body: { levels: { bandeja: 4 } } });
    const knee = { region: 'rodilla', side: 'left', level: 5, atNight: false, consent: true } as const;
    await api.call(reportDiscomfort, { token: player.token, body: knee });
    await api.call(recordWeight, {
      token: player.token,
      body: { date: '2026-03-01', kilograms: 71, consent: true },
    });
    sessionId = await trained(player);
  });

  it.each(calls.map((each) => [lineOf(each), each] as const))('%s is shut without a link', async (_line, endpoint) => {
    const { status, error } = await call(endpoint, coach.token, player.user._id, sessionId);
    expect([status, error.code]).toEqual([404, 'coaching.not_found']);
  });

  it('share exactly what the player opened, and each look is in the player’s log', async () => {
    await link(api, coach, player, ['strokes']);
    const page = await call(contract.getCoached, coach.token, player.user._id, sessionId);
    expect(page.status).toBe(200);
    expect(page.body).toMatchObject({ scopes: ['strokes'], discomforts: null, weights: null, hasRedFlag: null });
    expect(page.body.marks?.find(({ stroke }) => stroke === 'bandeja')).toEqual({
      stroke: 'bandeja',
      coach: null,
      own: 4,
    });
    expect(page.body.sessions).toMatchObject([{ _id: sessionId, rpe: 7, notes: '' }]);
    expect(JSON.stringify(page.body)).not.toMatch(/rodilla|\b71\b/);
    await api.call(contract.putScopes, { token: player.token, body: { scopes: ['health', 'weight'] } });
    const after = await call(contract.getCoached, coach.token, player.user._id, sessionId);
    expect(after.body).toMatchObject({
      marks: null,
      discomforts: [{ region: 'rodilla', level: 5 }],
      weights: [{ kilograms: 71 }],
    });
    expect(after.body.sessions).toMatchObject([{ notes: 'Me sobró una serie' }]);
    const log = await api.call(contract.listAccess, { token: player.token });
    expect(log.body).toMatchObject([{ coach: 'Marta', action: 'read_player', times: 2 }]);
    await api.call(contract.endCoach, { token: player.token });
  });

  it('meet in a thousand generated crossings, and nothing leaks', { timeout: 120_000 }, async () => {
    const [other, friend] = [await approvedCoach(api, { name: 'Otro Coach' }), await proPlayer(api)];
    await link(api, other, friend, [...coachScopes]);
    const foreign = await trained(friend);
    const harmless = calls.filter((each) => !waysOut.includes(lineOf(each)));
    for (let crossing = 0; crossing < 1000; crossing += 1) {
      if (crossing % 40 === 0) await moveOn();
      const endpoint = pick(harmless);
      const [who, whose, which] = [pick([coach, other]), pick([player, friend]), pick([sessionId, foreign])];
      const isOwn = who === coach && whose === player;
      const may = isOwn ? opens(endpoint) : who === other && whose === friend;
      const hasSession = endpoint.path.includes(':sessionId');
      const isThere = !hasSession || which === (whose === player ? sessionId : foreign);
      const isTemplate = endpoint.path.endsWith('/template');
      const { status, error, body: answer } = await call(endpoint, who.token, whose.user._id, which);
      const asked = JSON.stringify([crossing, lineOf(endpoint), isOwn, state]);
      expect([asked, status < 300]).toEqual([asked, may && isThere && !isTemplate]);
      if (!may) expect([asked, status, error.code]).toEqual([asked, 404, 'coaching.not_found']);
      if (!may || !isOwn || endpoint !== contract.getCoached) continue;
      const seen = [answer.discomforts, answer.weights, answer.marks].map((part) => part !== null);
      const opened = (['health', 'weight', 'strokes'] as const).map((each) => state.scopes.includes(each));
      expect([asked, seen]).toEqual([asked, opened]);
    }
  });

  it('a consent taken back in the middle of a reading waits for its end, and the next reading finds it gone', async () => {
    const [mine, reader] = [await proPlayer(api), await approvedCoach(api)];
    await link(api, reader, mine, ['health']);
    const actor = { userId: reader.user._id, authSessionId: '', name: '', isAdmin: false, timeZone: 'Europe/Madrid' };
    const order: string[] = [];
    const reading = asCoach(api.deps, actor, mine.user._id, { action: 'read_health', scope: 'health' }, async () => {
      order.push('begun');
      const withdrawn = api
        .call(contract.putScopes, { token: mine.token, body: { scopes: [] } })
        .then(() => order.push('withdrawn'));
      await new Promise((resolve) => setImmediate(resolve));
      order.push('read');
      return { withdrawn };
    });
    await (await reading).withdrawn;
    expect(order).toEqual(['begun', 'read', 'withdrawn']);
    const again = asCoach(api.deps, actor, mine.user._id, { action: 'read_health', scope: 'health' }, async () => 1);
    await expect(again).rejects.toMatchObject({ code: 'coaching.not_found' });
  });
});
