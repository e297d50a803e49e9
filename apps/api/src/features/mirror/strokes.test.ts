import { randomUUID } from 'node:crypto';
import { exportAccount } from '@bandeja/domain/account/contract';
import * as contract from '@bandeja/domain/mirror/contract';
import type { FilmedStroke } from '@bandeja/domain/mirror/schemas';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

const bandeja: Omit<FilmedStroke, '_id'> = {
  date: '2026-11-18',
  kind: 'bandeja',
  hand: 'R',
  measures: {
    contactPercent: 110,
    elbowDegrees: 165,
    aheadPercent: -5,
    otherArmUp: true,
    sideOn: 'half',
    stancePercent: 25,
    kneeDegrees: 150,
  },
};

async function proPlayer(): Promise<Player> {
  const player = await newPlayer(api);
  await subscribe(api, player, { plan: 'pro' });
  return player;
}

const allow = ({ token }: Player) => api.call(contract.allowFilmedStrokes, { token, body: { consent: true } });
const put = ({ token }: Player, id: string, body = bandeja) =>
  api.call(contract.putFilmedStroke, { token, body: { _id: id, ...body } });
const read = async ({ token }: Player) => (await api.call(contract.getFilmedStrokes, { token })).body;

describe('measures of a filmed stroke', () => {
  it('are stored with Pro and a consent of their own, and again by the same id', async () => {
    const player = await proPlayer();
    const id = randomUUID();
    const without = await put(player, id);
    expect([without.status, without.error.code]).toEqual([403, 'strokes.consent_required']);
    expect((await allow(player)).body).toEqual({ consent: true, strokes: [] });
    await put(player, id);
    const moved = { ...bandeja, measures: { ...bandeja.measures, contactPercent: 105, sideOn: undefined } };
    await put(player, id, moved);
    const { sideOn: _, ...measures } = moved.measures;
    const strokes = [{ ...bandeja, _id: id, measures }];
    expect(await read(player)).toEqual({ consent: true, strokes });

    const free = await newPlayer(api);
    await allow(free);
    const refused = await put(free, id);
    expect([refused.status, refused.error.code]).toEqual([403, 'plan.required']);
  });

  it('are rounded, of a stroke there is, and of a day there was', async () => {
    const player = await proPlayer();
    await allow(player);
    const measures = (some: Partial<FilmedStroke['measures']>) => ({
      ...bandeja,
      measures: { ...bandeja.measures, ...some },
    });
    const messageOf = async (body: Omit<FilmedStroke, '_id'>) => {
      const { status, error } = await put(player, randomUUID(), body);
      return [status, error.issues?.[0]?.message];
    };
    const notRounded = [400, 'La medida no está entre las que da el espejo'];
    expect(await messageOf(measures({ contactPercent: 112 }))).toEqual(notRounded);
    expect(await messageOf(measures({ elbowDegrees: 185 }))).toEqual(notRounded);
    expect((await messageOf({ ...bandeja, date: '1970-01-01' }))[0]).toBe(400);
    expect((await messageOf({ ...bandeja, kind: 'derecha' as 'bandeja' }))[0]).toBe(400);
    expect((await api.call(contract.getFilmedStrokes, {})).status).toBe(401);
    expect((await read(player)).strokes).toEqual([]);
  });

  it('are the player’s own, in the export, and go one by one or with the consent', async () => {
    const [player, stranger] = [await proPlayer(), await proPlayer()];
    const ids = [randomUUID(), randomUUID()];
    for (const each of [player, stranger]) await allow(each);
    for (const id of ids) await put(player, id);
    const { body } = await api.call(exportAccount, { token: player.token });
    const exported = { id: ids[0], kind: 'bandeja', hand: 'R', date: '2026-11-18', contactPercent: 110 };
    expect(body).toMatchObject({ filmedStrokes: expect.arrayContaining([expect.objectContaining(exported)]) });
    expect((await read(stranger)).strokes).toEqual([]);
    const params = { id: ids[0] ?? '' };
    await api.call(contract.deleteFilmedStroke, { token: stranger.token, params });
    expect((await read(player)).strokes).toHaveLength(2);
    const left = await api.call(contract.deleteFilmedStroke, { token: player.token, params });
    expect(left.body.strokes.map(({ _id }) => _id)).toEqual([ids[1]]);
    // without Pro they still go
    await subscribe(api, player, { plan: 'free' });
    const erased = await api.call(contract.eraseFilmedStrokes, { token: player.token });
    expect(erased.body).toEqual({ consent: false, strokes: [] });
    expect((await put(player, ids[1] ?? '')).status).toBe(403);
  });

  it('are the newest 200', async () => {
    const player = await proPlayer();
    await allow(player);
    const older = Array.from({ length: 200 }, () => ({
      ...{ user_id: player.user._id, id: randomUUID(), date: '2026-11-17', kind: 'globo', hand: 'L' },
      ...{ contact_percent: 45, elbow_degrees: 120, other_arm_up: false, stance_percent: 30, knee_degrees: 120 },
    }));
    await api.db.insertInto('filmed_strokes').values(older).execute();
    await put(player, randomUUID());
    const { strokes } = await read(player);
    expect([strokes.length, strokes[0]?.kind, strokes[1]?.kind]).toEqual([200, 'bandeja', 'globo']);
  });
});
