import { randomUUID } from 'node:crypto';
import {
  addFavorite,
  deactivateRoutine,
  getRoutine,
  listRoutines,
  removeFavorite,
  searchRoutines,
} from '@bandeja/domain/routines/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, routineIdByCode } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { favoriteRows, ownRoutineNamed } from '#testing/library.ts';

const api = useApi();
const add = (player: Player, id: string) => api.call(addFavorite, { token: player.token, params: { id } });
const remove = (player: Player, id: string) => api.call(removeFavorite, { token: player.token, params: { id } });

async function isFavoriteOf({ token }: Player, id: string): Promise<(boolean | undefined)[]> {
  const list = (await api.call(listRoutines, { token })).body.find(({ _id }) => _id === id);
  const one = (await api.call(getRoutine, { token, params: { id } })).body;
  const found = await api.call(searchRoutines, { token, query: { query: one.name } });
  return [list?.isFavorite, one.isFavorite, found.body.find(({ _id }) => _id === id)?.isFavorite];
}

describe('POST and DELETE /routines/favorites/{id}', () => {
  it('mark and unmark for one player, everywhere; repeating changes nothing', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const id = await routineIdByCode(api, player, 'R03');
    expect(await isFavoriteOf(player, id)).toEqual([false, false, false]);
    for (const _ of [1, 2]) {
      const { status, body } = await add(player, id);
      expect([status, body]).toEqual([204, undefined]);
    }
    expect(await isFavoriteOf(player, id)).toEqual([true, true, true]);
    expect(await isFavoriteOf(other, id)).toEqual([false, false, false]);
    for (const _ of [1, 2]) expect((await remove(player, id)).status).toBe(204);
    expect(await isFavoriteOf(player, id)).toEqual([false, false, false]);
  });

  it('ten hearts at once make one row', async () => {
    const player = await newPlayer(api);
    const id = await routineIdByCode(api, player, 'R04');
    const replies = await Promise.all(Array.from({ length: 10 }, () => add(player, id)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(204));
    expect(await favoriteRows(api, player.user._id)).toEqual([{ routine_id: id }]);
  });

  it('serve only routines the player may see', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const own = await ownRoutineNamed(api, player.user._id, 'Mi rutina');
    expect((await add(player, own)).status).toBe(204);
    for (const id of [own, randomUUID(), 'no-es-un-id']) {
      for (const reply of [await add(other, id), await remove(other, id)]) {
        expect([reply.status, reply.error.code]).toEqual([404, 'routine.not_found']);
      }
    }
    expect(await favoriteRows(api, other.user._id)).toEqual([]);
  });

  it('a deactivated routine can lose its heart, not get one', async () => {
    const [player, other, admin] = [await newPlayer(api), await newPlayer(api), await newAdmin(api)];
    const id = await routineIdByCode(api, player, 'R05');
    await add(player, id);
    await api.call(deactivateRoutine, { token: admin.token, params: { id } });
    expect((await add(other, id)).status).toBe(404);
    expect((await remove(player, id)).status).toBe(204);
    expect((await remove(player, id)).status).toBe(404);
    expect(await favoriteRows(api, player.user._id)).toEqual([]);
  });

  it('need a token', async () => {
    for (const contract of [addFavorite, removeFavorite]) {
      expect((await api.call(contract, { params: { id: randomUUID() } })).status).toBe(401);
    }
  });
});
