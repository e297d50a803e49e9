import { type GeneratedRoutine, generateRoutine } from '@bandeja/domain/generator/contract';
import { deleteRoutine, getRoutine, listRoutines } from '@bandeja/domain/routines/contract';
import { discardSession, getSession, startSession } from '@bandeja/domain/sessions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockProfile } from '#features/profile/service.ts';
import { countGenerated } from '#features/usage/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import { useApi } from '#testing/api.ts';
import { finishedSession, newPlayer, type Player, readyPlayer, routineIdByCode } from '#testing/factories.ts';
import { ownRoutine } from '#testing/rows.ts';
import { countedRoutines, generatedRows, subscribe, useRoutines } from '#testing/subscriptions.ts';

const api = useApi();
const month = '2026-11-01';

beforeEach(() => {
  api.clock.now = new Date('2026-11-18T10:00:00Z');
});
const prompt = 'Core y movilidad, 30 minutos';
const generate = (player: Player, body: Record<string, unknown> = { prompt }) =>
  api.call(generateRoutine, { token: player.token, body });

async function subscriber(used: number, plan: 'premium' | 'pro' = 'premium'): Promise<Player> {
  const player = await readyPlayer(api);
  await subscribe(api, player, { plan });
  if (used > 0) await useRoutines(api, player, month, used);
  return player;
}

async function generated(player: Player): Promise<GeneratedRoutine> {
  const { status, body } = await generate(player);
  if (status !== 200 || !('routine' in body)) throw new Error(`generate answered ${status}`);
  return body.routine;
}

function regenerate(player: Player, former: GeneratedRoutine, replaces?: string) {
  const selectedExercises = former.exercises.slice(0, 1).map(({ exercise }) => exercise);
  return generate(player, { prompt, selectedExercises, ...(replaces ? { replaces } : {}) });
}

const shelfOf = async (player: Player) => {
  const { body } = await api.call(listRoutines, { token: player.token, query: { of: 'own' } });
  return body.map(({ _id }) => _id);
};

const start = async (player: Player, routineId: string) => {
  const { body } = await api.call(startSession, { token: player.token, body: { routineId, type: 'Físico' } });
  return body;
};

describe('the month’s routines', () => {
  it('are refused beyond twenty on premium, with the number and the way on; nothing is stored', async () => {
    const player = await subscriber(20);
    const { status, error } = await generate(player);
    expect([status, error.code]).toEqual([403, 'plan.limit_reached']);
    expect(error.message).toMatch(/\b20\b.*\/subscription/);
    expect(await generatedRows(api, player)).toEqual([]);
    expect(await countedRoutines(api, player)).toHaveLength(20);
  });

  it('have no end on pro, and begin again each month of Madrid', async () => {
    expect((await generate(await subscriber(300, 'pro'))).status).toBe(200);
    const player = await subscriber(20);
    api.clock.now = new Date('2026-11-30T22:59:00Z');
    expect((await generate(player)).status).toBe(403);
    api.clock.now = new Date('2026-11-30T23:01:00Z');
    expect((await generate(player)).status).toBe(200);
  });

  it('are the union of started and generated ones', async () => {
    const player = await subscriber(18);
    const routine = await generated(player);
    await start(player, routine._id);
    expect(await countedRoutines(api, player)).toHaveLength(19);
    expect((await generate(player)).status).toBe(200);
    expect((await generate(player)).status).toBe(403);
  });

  it('stay counted when a routine is deleted, or its session discarded', async () => {
    const player = await subscriber(18);
    const first = await generated(player);
    await api.call(deleteRoutine, { token: player.token, params: { id: first._id } });
    const second = await generated(player);
    const session = await start(player, second._id);
    await api.call(discardSession, { token: player.token, params: { id: session._id } });
    expect(await countedRoutines(api, player)).toHaveLength(20);
    expect((await generate(player)).status).toBe(403);
  });

  it('exactly one of twenty requests at once gets the last one', async () => {
    const player = await subscriber(19);
    const replies = await Promise.all(Array.from({ length: 20 }, () => generate(player)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200).map(({ error }) => error.code);
    expect(['generator.busy', 'plan.limit_reached']).toEqual(expect.arrayContaining([...new Set(refused)]));
    expect(await countedRoutines(api, player)).toHaveLength(20);
    expect(await shelfOf(player)).toHaveLength(1);
    expect((await generate(player)).error.code).toBe('plan.limit_reached');
  });

  it('decide in the storing transaction, not before', async () => {
    const player = await subscriber(19);
    const actor = { userId: player.user._id, authSessionId: '', name: '', isAdmin: false, timeZone: 'Europe/Madrid' };
    const user = {
      ...player.user,
      subscription: { plan: 'premium', status: 'active', expiresAt: null, renews: false, features: [] },
    } as const;
    const counts = Array.from({ length: 20 }, () =>
      inTransaction(api, async (tx) => {
        const inTx = { ...api.deps, db: tx };
        await lockProfile(inTx, actor);
        await countGenerated(
          inTx,
          { ...user, subscription: { ...user.subscription, features: [] } },
          {
            routineId: api.deps.newId(),
            replaced: null,
            exerciseIds: [],
          },
        );
      }),
    );
    const outcomes = await Promise.allSettled(counts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countedRoutines(api, player)).toHaveLength(20);
  });
});

describe('regeneration', () => {
  it('answers the routine alone, keeps the selection, and takes the former one’s place', async () => {
    const player = await subscriber(19);
    const former = await generated(player);
    const { status, body } = await regenerate(player, former);
    expect(status).toBe(200);
    if ('routine' in body) throw new Error('answered more than the routine');
    expect(body.exercises.map(({ exercise }) => exercise)).toContain(former.exercises[0]?.exercise);
    expect(body._id).not.toBe(former._id);
    expect(await shelfOf(player)).toEqual([body._id]);
    const counted = await countedRoutines(api, player);
    expect(counted).toHaveLength(20);
    expect(counted).toContain(body._id);
    expect((await api.call(getRoutine, { token: player.token, params: { id: former._id } })).status).toBe(404);
  });

  it('replaces the named one, else the latest', async () => {
    const player = await subscriber(0);
    const first = await generated(player);
    const second = await generated(player);
    const third = (await regenerate(player, second)).body;
    if ('routine' in third) throw new Error('answered more than the routine');
    expect(new Set(await shelfOf(player))).toEqual(new Set([first._id, third._id]));
    const fourth = (await regenerate(player, first, first._id)).body;
    if ('routine' in fourth) throw new Error('answered more than the routine');
    expect(new Set(await shelfOf(player))).toEqual(new Set([third._id, fourth._id]));
    expect((await regenerate(player, first, first._id)).status).toBe(404);
  });

  it('generates a new one if the former is gone', async () => {
    const player = await subscriber(0);
    const former = await generated(player);
    await api.call(deleteRoutine, { token: player.token, params: { id: former._id } });
    expect((await regenerate(player, former)).status).toBe(200);
    expect(await countedRoutines(api, player)).toHaveLength(2);
  });

  it('keeps a started one for its sessions and in the count, but off the shelf', async () => {
    const player = await subscriber(18);
    const former = await generated(player);
    const session = await start(player, former._id);
    await finishedSession(api, player, session._id);
    const { status } = await regenerate(player, former);
    expect(status).toBe(200);
    expect(await shelfOf(player)).not.toContain(former._id);
    const { body } = await api.call(getSession, { token: player.token, params: { id: session._id } });
    expect(body.routineId).toBe(former._id);
    const counted = await countedRoutines(api, player);
    expect(counted).toHaveLength(20);
    expect(counted).toContain(former._id);
  });

  it('is a further routine where the former was started: at the limit that is refused, and the former stays', async () => {
    const player = await subscriber(19);
    const former = await generated(player);
    await start(player, former._id);
    expect((await regenerate(player, former)).error.code).toBe('plan.limit_reached');
    expect(await shelfOf(player)).toEqual([former._id]);
    expect(await generatedRows(api, player)).toHaveLength(1);
  });

  it('touches no other player’s routine, nor the library’s, nor one that was not generated', async () => {
    const owner = await subscriber(0);
    const theirs = await generated(owner);
    const player = await subscriber(0);
    const mine = await generated(player);
    const others = [theirs._id, await routineIdByCode(api, player, 'R02'), await ownRoutine(api, player.user._id)];
    for (const replaces of others) {
      const { status, error } = await regenerate(player, mine, replaces);
      expect([status, error.code]).toEqual([404, 'routine.not_found']);
    }
    expect(await shelfOf(owner)).toEqual([theirs._id]);
    expect(await countedRoutines(api, owner)).toEqual([theirs._id]);
    const free = await newPlayer(api);
    expect((await regenerate(free, mine, theirs._id)).error.code).toBe('plan.required');
  });
});
