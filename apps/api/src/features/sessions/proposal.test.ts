import { putProfile } from '@bandeja/domain/profile/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import * as contract from '@bandeja/domain/sessions/contract';
import { asksReserve } from '@bandeja/domain/sessions/rules';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { finishedSession, type Player, readyPlayer, routineIdByCode, setChange } from '#testing/factories.ts';
import { weeksMadeLighter } from '#testing/rows.ts';

const api = useApi();
const hourMs = 3_600_000;

beforeEach(() => {
  api.clock.now = new Date('2026-05-04T18:00:00Z');
});

const put = (player: Player, id: string, body: contract.ProgressBody) =>
  api.call(contract.putSession, { token: player.token, params: { id }, body });

async function start(player: Player, input: Partial<BodyInput<typeof contract.startSession>> = {}) {
  const routineId = await routineIdByCode(api, player, 'R03');
  const body = { routineId, type: 'Fuerza' as const, ...input };
  const started = await api.call(contract.startSession, { token: player.token, body });
  expect(started.status).toBe(201);
  return started.body;
}

function heavyOne(session: contract.Session) {
  const index = session.exercises.findIndex((entry) => entry.usesWeight && asksReserve(entry));
  const entry = session.exercises[index];
  if (!entry) throw new Error('no strength exercise with a weight');
  return { index, entry };
}

async function train(player: Player, inReserve: number | null, weight = 20) {
  const session = await start(player);
  const { index, entry } = heavyOne(session);
  const changes = entry.setRows.map((_, set) => setChange(session, index, set, { weight, inReserve }));
  await finishedSession(api, player, session._id, { changes });
  api.clock.now = new Date((api.clock.now?.getTime() ?? 0) + 48 * hourMs);
  return entry;
}

describe('repetitions in reserve', () => {
  it('are stored with the set, stay where a change does not name them, and are taken back by null', async () => {
    const player = await readyPlayer(api);
    const session = await start(player);
    const { index } = heavyOne(session);
    const stored = async () => {
      const { body } = await api.call(contract.getSession, { token: player.token, params: { id: session._id } });
      return body.exercises[index]?.setRows[0];
    };
    await put(player, session._id, { changes: [setChange(session, index, 0, { inReserve: 2 })] });
    expect(await stored()).toMatchObject({ done: true, inReserve: 2 });
    await put(player, session._id, { changes: [setChange(session, index, 0, { weight: 22.5 })] });
    expect(await stored()).toMatchObject({ weight: 22.5, inReserve: 2 });
    await put(player, session._id, { changes: [setChange(session, index, 0, { done: false, inReserve: null })] });
    expect(await stored()).toMatchObject({ done: false, inReserve: null });
  });

  it('outside 0 to 10 are refused', async () => {
    const player = await readyPlayer(api);
    const session = await start(player);
    const { status } = await put(player, session._id, { changes: [setChange(session, 0, 0, { inReserve: 11 })] });
    expect(status).toBe(400);
  });
});

describe('proposals at the start', () => {
  it('two easy sessions in a row: two repetitions more, said with its reason and filled into the sets', async () => {
    const player = await readyPlayer(api);
    const planned = await train(player, 6);
    expect(heavyOne(await start(player)).entry.proposal).toBeUndefined();
    await discardOpen(player);
    await train(player, 6);
    const { entry } = heavyOne(await start(player));
    const reps = planned.reps + 2;
    expect(entry.proposal).toMatchObject({ sets: planned.sets, reps, weight: 20 });
    expect(entry.proposal?.reason).toMatch(/^Te sobraron 6 o más repeticiones en todas las series, dos veces seguidas/);
    expect(entry.setRows.map((row) => [row.reps, row.weight])).toEqual(Array(planned.sets).fill([reps, 20]));
    expect(entry.lastTime?.[0]).toMatchObject({ reps: planned.reps, weight: 20 });
  });

  it('no repetition left: less load; nothing said: nothing proposed', async () => {
    const player = await readyPlayer(api);
    await train(player, 0);
    expect(heavyOne(await start(player)).entry.proposal).toMatchObject({ weight: 18.5 });
    await discardOpen(player);
    await train(player, null);
    expect(heavyOne(await start(player)).entry.proposal).toBeUndefined();
  });

  it('tired or sore today: nothing gets heavier, lighter stays', async () => {
    const player = await readyPlayer(api);
    await train(player, 6);
    await train(player, 6);
    expect(heavyOne(await start(player, { checkIn: { state: 'tired', area: null } })).entry.proposal).toBeUndefined();
    await discardOpen(player);
    await train(player, 0);
    const { entry } = heavyOne(await start(player, { checkIn: { state: 'tired', area: null } }));
    expect(entry.proposal).toMatchObject({ weight: 18.5 });
  });

  it('a week of deload: nothing gets heavier, lighter stays', async () => {
    const player = await readyPlayer(api);
    await api.call(getWeek, { token: player.token });
    await train(player, 6);
    await train(player, 6);
    expect(heavyOne(await start(player)).entry.proposal).toBeDefined();
    await discardOpen(player);
    await weeksMadeLighter(api, player.user._id);
    expect(heavyOne(await start(player)).entry.proposal).toBeUndefined();
    await discardOpen(player);
    await train(player, 0);
    expect(heavyOne(await start(player)).entry.proposal?.weight).toBeLessThan(20);
  });

  it.each(['codo', 'zona lumbar'])('what loads an injured area gets no heavier: %s', async (area) => {
    const player = await readyPlayer(api);
    expect((await train(player, 6)).name).toBe('Peso muerto rumano');
    await train(player, 6);
    const body = { injuries: `Molestias leves en ${area}`, injuriesConsent: true };
    expect((await api.call(putProfile, { token: player.token, body })).status).toBe(200);
    expect(heavyOne(await start(player)).entry.proposal).toBeUndefined();
  });
});

describe('an exercise with a band', () => {
  it('is logged with the strength of the band, which no proposal raises by half a kilo: repetitions come first', async () => {
    const player = await readyPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R04');
    const bandOne = (session: contract.Session) => {
      const index = session.exercises.findIndex((entry) => entry.usesBand && asksReserve(entry));
      return { index, entry: session.exercises[index] as contract.Session['exercises'][number] };
    };
    for (const time of [1, 2]) {
      const session = await start(player, { routineId });
      const { index, entry } = bandOne(session);
      expect(entry, `session ${time}`).toMatchObject({ usesWeight: false, usesBand: true });
      const reps = entry.reps + 2;
      const changes = entry.setRows.map((_, set) =>
        setChange(session, index, set, { reps, weight: 1.7, inReserve: 6 }),
      );
      await finishedSession(api, player, session._id, { changes });
      api.clock.now = new Date((api.clock.now?.getTime() ?? 0) + 48 * hourMs);
    }
    const { entry } = bandOne(await start(player, { routineId }));
    expect(entry.proposal).toMatchObject({ reps: entry.reps + 3, weight: null });
    expect(entry.setRows[0]).toMatchObject({ reps: entry.reps + 3, weight: 1.7 });
  });
});

async function discardOpen(player: Player) {
  const { body } = await api.call(contract.nextSession, { token: player.token });
  await api.call(contract.discardSession, { token: player.token, params: { id: body.open?._id ?? '' } });
}
