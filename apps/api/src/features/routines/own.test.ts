import { generateRoutine } from '@bandeja/domain/generator/contract';
import {
  addFavorite,
  changeOwnRoutine,
  copyRoutine,
  createOwnRoutine,
  deleteRoutine,
  getRoutine,
  listRoutines,
  type OwnRoutineBody,
  orderOwnRoutines,
  searchRoutines,
  updateOwnRoutine,
} from '@bandeja/domain/routines/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { getSession, startSession } from '@bandeja/domain/sessions/contract';
import { describe, expect, it } from 'vitest';
import { loadUser } from '#features/profile/service.ts';
import { routinesToPlan } from '#features/routines/service.ts';
import { runMaintenance } from '#maintenance.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, readyPlayer, routineIdByCode } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { exerciseByCode, newExercise, ownRoutineNamed, planRoutine, routineRow } from '#testing/library.ts';
import { subscribe } from '#testing/subscriptions.ts';

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

const shelf = async ({ token }: Player) =>
  (await api.call(listRoutines, { token, query: { of: 'own' } })).body.map(({ name }) => name);

async function bodyWith(name: string, over: Partial<OwnRoutineBody> = {}): Promise<OwnRoutineBody> {
  const [squat, stretch] = [await exerciseByCode(api, 'F02'), await exerciseByCode(api, 'L01')];
  const exercises = [
    { exercise: stretch.id, sets: 1, reps: 1, duration: 300, rest: 0 },
    { exercise: squat.id, sets: 4, reps: 8, rest: 90 },
  ];
  return { name, exercises, ...over };
}

describe('routines built by hand', () => {
  it('are the player’s own: minutes, level and categories follow from the exercises; nobody else sees them', async () => {
    const [player, stranger] = [await newPlayer(api), await newPlayer(api)];
    const made = await api.call(createOwnRoutine, {
      token: player.token,
      body: await bodyWith('Lunes de piernas', { folder: 'Pretemporada' }),
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      isOwn: true,
      isActive: true,
      type: 'Físico',
      folder: 'Pretemporada',
      trialUntil: null,
    });
    expect([made.body.categories, made.body.exerciseCount]).toEqual([['Fuerza', 'Funcionalidad'], 2]);
    expect(made.body.duration).toBeGreaterThan(10);
    expect(await listed(stranger)).not.toContain(made.body._id);
    expect((await start(player, made.body._id)).status).toBe(201);
    const changed = await api.call(updateOwnRoutine, {
      token: player.token,
      params: { id: made.body._id },
      body: await bodyWith('Martes de piernas', { exercises: (await bodyWith('')).exercises.slice(1) }),
    });
    expect([changed.body.name, changed.body.exerciseCount, changed.body.folder]).toEqual(['Martes de piernas', 1, '']);
  });

  it('never two under one name, however it is written; what is unknown or a draft is refused with its line', async () => {
    const player = await newPlayer(api);
    const { token } = player;
    const first = (await api.call(createOwnRoutine, { token, body: await bodyWith('Técnica fina') })).body;
    const again = await api.call(createOwnRoutine, { token, body: await bodyWith('TECNICA  fina'.replace('  ', ' ')) });
    expect([again.status, again.error.issues]).toEqual([
      400,
      [{ path: 'name', message: 'Ya tienes una rutina con este nombre' }],
    ]);
    const copy = await api.call(copyRoutine, { token, params: { id: first._id } });
    const second = await api.call(copyRoutine, { token, params: { id: first._id } });
    expect([copy.body.name, second.body.name]).toEqual(['Técnica fina (copia)', 'Técnica fina (copia) 2']);
    const renamed = await api.call(changeOwnRoutine, {
      token,
      params: { id: copy.body._id },
      body: { name: 'técnica fina' },
    });
    expect(renamed.status).toBe(400);
    const draft = await newExercise(api);
    await api.db.updateTable('exercises').set({ published_at: null }).where('id', '=', draft).execute();
    const refused = await api.call(createOwnRoutine, {
      token,
      body: await bodyWith('Otra', { exercises: [{ exercise: draft }] }),
    });
    expect([refused.status, refused.error.issues?.[0]?.path]).toEqual([400, 'exercises.0.exercise']);
    expect((await api.call(createOwnRoutine, { token, body: await bodyWith('Vacía', { exercises: [] }) })).status).toBe(
      400,
    );
  });

  it('lie in the player’s order and folders; a copy of the library comes to the top; foreign ids move nothing', async () => {
    const [player, stranger] = [await newPlayer(api), await newPlayer(api)];
    const { token } = player;
    const ids: string[] = [];
    for (const name of ['Uno', 'Dos', 'Tres']) {
      ids.push((await api.call(createOwnRoutine, { token, body: await bodyWith(name) })).body._id);
    }
    expect(await shelf(player)).toEqual(['Tres', 'Dos', 'Uno']);
    const foreign = (await api.call(createOwnRoutine, { token: stranger.token, body: await bodyWith('Ajena') })).body;
    const [uno = '', dos = ''] = ids;
    const ordered = await api.call(orderOwnRoutines, { token, body: { ids: [dos, foreign._id, uno, dos] } });
    expect(ordered.status).toBe(204);
    expect(await shelf(player)).toEqual(['Dos', 'Uno', 'Tres']);
    const library = await routineIdByCode(api, player, 'R02');
    const copied = (await api.call(copyRoutine, { token, params: { id: library } })).body;
    expect((await shelf(player))[0]).toBe(copied.name);
    expect(await shelf(stranger)).toEqual(['Ajena']);
    const filed = await api.call(changeOwnRoutine, { token, params: { id: uno }, body: { folder: 'Viaje' } });
    expect([filed.body.name, filed.body.folder]).toEqual(['Uno', 'Viaje']);
    const pages = await api.call(listRoutines, { token, query: { of: 'own', limit: 2, before: dos } });
    expect(pages.body.map(({ name }) => name)).toEqual(['Uno', 'Tres']);
  });
});

describe('a routine of the generator', () => {
  const wish = { prompt: 'Fuerza de piernas de 30 minutos sin material' };
  const premium = async () => {
    const player = await readyPlayer(api);
    await subscribe(api, player, { plan: 'premium' });
    return player;
  };
  const generated = async ({ token }: Player) => (await api.call(generateRoutine, { token, body: wish })).body;
  const plannable = async (player: Player) =>
    (await routinesToPlan(api.deps, await loadUser(api.deps, player.user._id), [])).map(({ id }) => id);
  const idOf = (answer: Awaited<ReturnType<typeof generated>>) => ('routine' in answer ? answer.routine : answer)._id;

  it('is a trial under a name of its own: on the shelf, not available, not planned, gone after 30 days', async () => {
    const player = await premium();
    const [first, second] = [await generated(player), await generated(player)];
    const [one, two] = [idOf(first), idOf(second)];
    const { body: own } = await api.call(listRoutines, { token: player.token, query: { of: 'own' } });
    expect(own.map(({ _id }) => _id)).toEqual([two, one]);
    expect(new Set(own.map(({ name }) => name)).size).toBe(2);
    expect(own.every(({ trialUntil }) => trialUntil !== null)).toBe(true);
    expect(await listed(player)).not.toContain(one);
    expect(await plannable(player)).not.toContain(one);
    await start(player, one);
    await api.at(new Date(Date.now() + 31 * 86_400_000), () => runMaintenance(api.deps));
    expect([await routineRow(api, one), await routineRow(api, two)]).toEqual([
      expect.objectContaining({ trial_until: null }),
      null,
    ]);
  });

  it.each([
    [
      'kept',
      (player: Player, id: string) =>
        api.call(changeOwnRoutine, { token: player.token, params: { id }, body: { kept: true } }),
    ],
    ['hearted', (player: Player, id: string) => api.call(addFavorite, { token: player.token, params: { id } })],
    ['started', start],
  ] as const)('%s, it stays, lies on top and counts as available', async (_how, keep) => {
    const player = await premium();
    const id = idOf(await generated(player));
    await api.call(createOwnRoutine, { token: player.token, body: await bodyWith('Más nueva') });
    expect((await keep(player, id)).status).toBeLessThan(300);
    const { body: own } = await api.call(listRoutines, { token: player.token, query: { of: 'own' } });
    expect([own[0]?._id, own[0]?.trialUntil]).toEqual([id, null]);
    expect(await listed(player)).toContain(id);
    expect(await plannable(player)).toContain(id);
  });
});
