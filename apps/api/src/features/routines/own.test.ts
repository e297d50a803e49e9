import {
  addFavorite,
  deleteRoutine,
  getRoutine,
  listRoutines,
  searchRoutines,
} from '@bandeja/domain/routines/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { getSession, startSession } from '@bandeja/domain/sessions/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, readyPlayer, routineIdByCode } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { ownRoutineNamed, planRoutine, routineRow } from '#testing/library.ts';

const api = useApi();
const remove = (player: Player, id: string) => api.call(deleteRoutine, { token: player.token, params: { id } });
const start = (player: Player, routineId: string) =>
  api.call(startSession, {
    token: player.token,
    body: { routineId, type: 'Fuerza', date: new Date().toISOString() },
  });
const listed = async ({ token }: Player) => (await api.call(listRoutines, { token })).body.map(({ _id }) => _id);

describe('DELETE /routines/{id}', () => {
  it('deletes an own routine that nothing refers to', async () => {
    const player = await newPlayer(api);
    const id = await ownRoutineNamed(api, player.user._id, 'Solo mía');
    await api.call(addFavorite, { token: player.token, params: { id } });
    expect(await listed(player)).toContain(id);
    expect((await remove(player, id)).status).toBe(204);
    expect(await routineRow(api, id)).toBeNull();
    expect((await remove(player, id)).status).toBe(404);
  });

  it('retires one that a session refers to; the session still shows it', async () => {
    const player = await newPlayer(api);
    const id = await ownRoutineNamed(api, player.user._id, 'Querida');
    const session = (await start(player, id)).body;
    expect((await remove(player, id)).status).toBe(204);
    expect((await routineRow(api, id))?.retired_at).not.toBeNull();
    expect(await listed(player)).not.toContain(id);
    expect((await api.call(getRoutine, { token: player.token, params: { id } })).status).toBe(404);
    const { body: found } = await api.call(searchRoutines, { token: player.token, query: { query: 'querida' } });
    expect(found.map(({ _id }) => _id)).not.toContain(id);
    const stored = await api.call(getSession, { token: player.token, params: { id: session._id } });
    expect([stored.body.name, stored.body.routineId]).toEqual(['Querida', id]);
    expect((await remove(player, id)).status).toBe(404);
  });

  it('a planned one leaves the lists and stays startable where it is planned', async () => {
    const player = await readyPlayer(api);
    const id = await ownRoutineNamed(api, player.user._id, 'Planeada');
    const week = (await api.call(getWeek, { token: player.token })).body;
    await planRoutine(api, player.user._id, id, week.friday.date);
    expect((await remove(player, id)).status).toBe(204);
    expect(await listed(player)).not.toContain(id);
    const { friday } = (await api.call(getWeek, { token: player.token })).body;
    expect([friday.routineId, friday.routine?.name]).toEqual([id, 'Planeada']);
    expect((await start(player, id)).status).toBe(201);
  });

  it('answers 404 for the library and for other players’ routines, for players and admins', async () => {
    const [player, admin] = [await newPlayer(api), await newAdmin(api)];
    const library = await routineIdByCode(api, player, 'R02');
    const foreign = await ownRoutineNamed(api, player.user._id, 'Ajena');
    for (const [who, id] of [
      [player, library],
      [admin, library],
      [admin, foreign],
    ] as const) {
      const reply = await remove(who, id);
      expect([reply.status, reply.error.code]).toEqual([404, 'routine.not_found']);
    }
    expect(await routineRow(api, library)).not.toBeNull();
    expect(await routineRow(api, foreign)).not.toBeNull();
  });

  it('deleted while it is started and marked, it never fails', async () => {
    for (let round = 0; round < 8; round += 1) {
      const player = await newPlayer(api);
      const id = await ownRoutineNamed(api, player.user._id, 'Efímera');
      const [removed, started, marked] = await Promise.all([
        remove(player, id),
        start(player, id),
        api.call(addFavorite, { token: player.token, params: { id } }),
      ]);
      expect(removed.status).toBe(204);
      expect([201, 404]).toContain(started.status);
      expect([204, 404]).toContain(marked.status);
      expect((await routineRow(api, id)) === null).toBe(started.status === 404);
    }
  });
});
