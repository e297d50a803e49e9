import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { exportAccount } from '@bandeja/domain/account/contract';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import { putProfile } from '@bandeja/domain/profile/contract';
import { progressQuery } from '@bandeja/domain/progress/contract';
import * as contract from '@bandeja/domain/pulse/contract';
import { getSession } from '@bandeja/domain/sessions/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { completeProfile, finishedSession, newPlayer, type Player, startedSession } from '#testing/factories.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();
/** Two minutes at 120, one without contact, one at 150. */
const beats = [...Array(120).fill(120), ...Array(60).fill(0), ...Array(60).fill(150)];
const series = (list: readonly number[]) => deflateRawSync(Buffer.from(list)).toString('base64');
const marks = [{ second: 60, kind: 'set' as const }];

async function proPlayer(profile: object = { age: 40 }): Promise<Player> {
  const player = await newPlayer(api);
  await api.call(putProfile, { token: player.token, body: { ...completeProfile, ...profile } });
  await subscribe(api, player, { plan: 'pro' });
  return player;
}

const allow = ({ token }: Player) => api.call(contract.allowPulse, { token, body: { consent: true } });
const put = ({ token }: Player, id: string, list: readonly number[] = beats) =>
  api.call(contract.putSessionPulse, {
    token,
    params: { id },
    body: { startedAt: new Date(Date.now() - 600_000).toISOString(), beats: series(list), marks },
  });
const read = async ({ token }: Player, id: string) =>
  (await api.call(contract.getSessionPulse, { token, params: { id } })).body;

const sessionOf = async ({ token }: Player, id: string) => (await api.call(getSession, { token, params: { id } })).body;

describe('the consent', () => {
  it('is one of its own, of the plan pro; without it nothing is stored', async () => {
    const free = await newPlayer(api);
    expect((await allow(free)).error.code).toBe('plan.required');
    const player = await proPlayer();
    const { _id } = await startedSession(api, player);
    const { status, error } = await put(player, _id);
    expect([status, error.code]).toEqual([403, 'pulse.consent_required']);
    const limits = { limits: [90, 110, 130, 150, 170] };
    expect((await api.call(contract.putPulseLimits, { token: player.token, body: limits })).status).toBe(403);
    expect((await allow(player)).body).toEqual({
      consent: true,
      own: null,
      limits: [90, 108, 126, 144, 162],
      from: 'age',
      recordings: 0,
    });
  });
});

describe('a recording', () => {
  let player: Player;
  let id: string;
  beforeAll(async () => {
    player = await proPlayer();
    await allow(player);
    id = (await startedSession(api, player))._id;
    await finishedSession(api, player, id, { duration: 600 });
  });

  it('is stored compressed, comes back with zones and load, and is replaced by another one', async () => {
    expect((await sessionOf(player, id)).hasPulse).toBe(false);
    expect((await put(player, id, [100])).status).toBe(204);
    expect((await put(player, id)).status).toBe(204);
    const { pulse, limits } = await read(player, id);
    expect(limits).toEqual([90, 108, 126, 144, 162]);
    expect(pulse).toMatchObject({ seconds: 240, average: 130, most: 150, marks, load: 8 });
    expect(pulse?.zoneSeconds).toEqual([0, 0, 120, 0, 60, 0]);
    expect([...inflateRawSync(Buffer.from(pulse?.beats ?? '', 'base64'))]).toEqual(beats);
    expect((await sessionOf(player, id)).hasPulse).toBe(true);
  });

  it('stands beside the load of its week', async () => {
    const today = localDateIn('Europe/Madrid', new Date());
    const payload = { query: progressQuery, variables: { from: today, to: today } };
    const headers = { authorization: `Bearer ${player.token}` };
    const answer = await api.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(answer.json().data.progress.weeks.at(-1)).toMatchObject({ pulseLoad: 8 });
  });

  it('is in the export, second by second', async () => {
    const { body } = await api.call(exportAccount, { token: player.token });
    expect(body).toMatchObject({ pulse: { limits: null, recordings: [{ sessionId: id, average: 130, beats }] } });
  });

  it('has no zones while a question of health is open, and again once it was answered', async () => {
    const screened = (yes: 'heart'[]) =>
      api.call(putProfile, {
        token: player.token,
        body: { ...completeProfile, age: 40, screening: { yes, consent: true } },
      });
    await screened(['heart']);
    const { pulse, limits } = await read(player, id);
    expect([pulse?.average, pulse?.zoneSeconds, pulse?.load, limits]).toEqual([130, null, null, null]);
    expect((await api.call(contract.getPulse, { token: player.token })).body.from).toBe('asked');
    await screened([]);
    expect((await read(player, id)).limits).toHaveLength(5);
  });

  it('goes by limits of one’s own, which ascend', async () => {
    const save = (limits: number[] | null) =>
      api.call(contract.putPulseLimits, { token: player.token, body: { limits } });
    expect((await save([90, 110, 110, 150, 170])).error.issues?.[0]?.message).toBe(
      'Escribe cinco pulsos de 40 a 230, cada uno mayor que el anterior',
    );
    expect((await save([100, 125, 130, 145, 170])).body).toMatchObject({ from: 'own', own: [100, 125, 130, 145, 170] });
    expect((await read(player, id)).pulse?.zoneSeconds).toEqual([0, 120, 0, 0, 60, 0]);
    expect((await save(null)).body.from).toBe('age');
  });

  it('is the player’s own, and no other series', async () => {
    const stranger = await proPlayer();
    await allow(stranger);
    expect((await put(stranger, id)).error.code).toBe('session.not_found');
    const body = { startedAt: new Date().toISOString(), beats: 'AAAA', marks: [] };
    const { error } = await api.call(contract.putSessionPulse, { token: player.token, params: { id }, body });
    expect(error.issues).toEqual([{ path: 'beats', message: 'La serie de pulso no se puede leer' }]);
    expect((await put(player, id, Array(86_401).fill(90))).status).toBe(400);
    expect((await put(player, id, [0, 0])).status).toBe(400);
  });

  it('goes by itself, or with all others and the consent', async () => {
    const { status } = await api.call(contract.removeSessionPulse, { token: player.token, params: { id } });
    expect([status, (await read(player, id)).pulse]).toEqual([204, null]);
    await put(player, id);
    expect((await api.call(contract.erasePulse, { token: player.token })).body).toMatchObject({
      consent: false,
      recordings: 0,
    });
    expect((await put(player, id)).status).toBe(403);
  });
});
