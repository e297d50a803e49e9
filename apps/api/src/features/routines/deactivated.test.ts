import {
  activateRoutine,
  deactivateRoutine,
  getRoutine,
  listRoutines,
  updateRoutine,
} from '@bandeja/domain/routines/contract';
import { generateWeek, getWeek, putSchedule, type Week } from '@bandeja/domain/schedule/contract';
import { getSession, listPast, startSession } from '@bandeja/domain/sessions/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { finishedSession, newPlayer, type Player, readyPlayer } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { exerciseByCode, routineForm } from '#testing/library.ts';

const api = useApi();
let admin: Player;

beforeAll(async () => {
  admin = await newAdmin(api);
});

const deactivate = (id: string) => api.call(deactivateRoutine, { token: admin.token, params: { id } });
const week = async ({ token }: Player) => (await api.call(getWeek, { token })).body;
const routinesOf = (planned: Week) => Object.values(planned).flatMap(({ routineId }) => routineId ?? []);
const see = ({ token }: Player, id: string) => api.call(getRoutine, { token, params: { id } });
const start = ({ token }: Player, routineId: string) =>
  api.call(startSession, { token, body: { routineId, type: 'Fuerza', date: new Date().toISOString() } });

async function plannedAndGone(): Promise<{ player: Player; id: string }> {
  const player = await readyPlayer(api);
  const [id] = routinesOf(await week(player));
  if (id === undefined) throw new Error('an empty week');
  expect((await deactivate(id)).status).toBe(200);
  return { player, id };
}

describe('a deactivated routine', () => {
  it('stays on the days that have it and can be started there, by no other player', async () => {
    const { player, id } = await plannedAndGone();
    const planned = Object.values(await week(player)).find(({ routineId }) => routineId === id);
    expect(planned?.routine?.name).toEqual(expect.any(String));
    expect((await see(player, id)).body).toMatchObject({ _id: id, isActive: false });
    expect((await start(player, id)).status).toBe(201);
    const other = await newPlayer(api);
    expect((await see(other, id)).status).toBe(404);
    expect((await start(other, id)).error.code).toBe('routine.not_found');
    await api.call(activateRoutine, { token: admin.token, params: { id } });
    expect((await see(other, id)).status).toBe(200);
  });

  it('is no longer planned, neither by the trainer nor by hand', async () => {
    const { player, id } = await plannedAndGone();
    const regenerated = await api.call(generateWeek, { token: player.token });
    expect(regenerated.status).toBe(200);
    expect(routinesOf(regenerated.body)).not.toContain(id);
    expect(routinesOf(regenerated.body).length).toBeGreaterThan(0);
    expect((await see(player, id)).status).toBe(404);
    const byHand = await api.call(putSchedule, {
      token: player.token,
      body: { currentWeek: { sunday: { type: 'Fuerza', routineId: id } } },
    });
    expect([byHand.status, byHand.error.code]).toEqual([404, 'routine.not_found']);
    expect(routinesOf(await week(player))).toEqual(routinesOf(regenerated.body));
    expect(routinesOf(await week(await readyPlayer(api)))).not.toContain(id);
  });

  it('and changed, it is still what an old session shows', async () => {
    const player = await newPlayer(api);
    const exercise = await exerciseByCode(api, 'F01');
    const routine = (await see(player, (await anyRoutine(player))._id)).body;
    const session = (await start(player, routine._id)).body;
    await finishedSession(api, player, session._id, { duration: 60 });
    const body = routineForm([exercise.id], { name: 'Otra cosa' });
    await api.call(updateRoutine, { token: admin.token, params: { id: routine._id }, body });
    await deactivate(routine._id);
    expect((await see(player, routine._id)).status).toBe(404);
    const shown = (await api.call(getSession, { token: player.token, params: { id: session._id } })).body;
    expect([shown.name, shown.isFinished]).toEqual([routine.name, true]);
    expect(shown.exercises.map(({ name }) => name)).toEqual(routine.exercises.map((entry) => entry.exercise.name));
    const past = (await api.call(listPast, { token: player.token })).body;
    expect(past.map(({ name }) => name)).toEqual([routine.name]);
  });
});

async function anyRoutine(player: Player) {
  const [routine] = (await api.call(listRoutines, { token: player.token })).body;
  if (!routine) throw new Error('an empty library');
  return routine;
}
