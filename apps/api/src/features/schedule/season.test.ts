import { randomUUID } from 'node:crypto';
import { addDays, mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import { getMe, putProfile } from '@bandeja/domain/profile/contract';
import { getRoutine } from '@bandeja/domain/routines/contract';
import { deleteAbsence, getSchedule, getWeek, putAbsence, putSchedule } from '@bandeja/domain/schedule/contract';
import * as contract from '@bandeja/domain/season/contract';
import { nextSession, startSession } from '@bandeja/domain/sessions/contract';
import { each } from '@bandeja/domain/testing/each';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, readyPlayer, routineIdByCode } from '#testing/factories.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();
const monday = '2026-11-16';
/** A Saturday, in eleven weeks. */
const saturday = addDays(monday, 75);
const net: BodyInput<typeof contract.previewGoal> = { kind: 'net', name: '', date: null };
const tournament = { kind: 'tournament', name: 'Torneo del club', date: saturday } as const;

beforeEach(() => {
  api.clock.now = new Date(`${monday}T09:00:00Z`);
});

async function proPlayer(): Promise<Player> {
  const player = await readyPlayer(api);
  await subscribe(api, player, { plan: 'pro' });
  return player;
}

const put = ({ token }: Player, body: BodyInput<typeof contract.previewGoal> = net, id = randomUUID()) =>
  api.call(contract.putGoal, { token, body: { id, ...body } });
const read = async ({ token }: Player) => (await api.call(contract.getSeason, { token })).body;
const putBlocks = ({ token }: Player, blocks: readonly contract.Stretch[]) =>
  api.call(contract.putBlocks, { token, body: { blocks: [...blocks] } });
const stretches = ({ blocks }: contract.Season) =>
  blocks.map(({ goalId, kind, from, weeks }) => ({ goalId, kind, from, weeks }));
const inWords = ({ blocks }: contract.Season) => blocks.map(({ kind, weeks }) => `${kind} ${weeks}`);

describe('a season', () => {
  it('is empty before there is a goal, and lays blocks to it with what they ask for', async () => {
    const player = await proPlayer();
    expect(await read(player)).toMatchObject({ goals: [], blocks: [], weeks: [], isOwn: true, today: monday });
    const { status, body } = await put(player, tournament);
    expect(status).toBe(200);
    expect(inWords(body)).toEqual(['base 3', 'build 4', 'sharpen 3', 'taper 1', 'bridge 3']);
    expect(body.blocks[3]?.from).toBe(mondayOf(saturday));
    expect(body.weeks).toHaveLength(14);
    expect(body.blocks[0]).toMatchObject({ name: 'Base', sessions: 4, done: { sessions: 0, minutes: 0 } });
    const [base, build, , taper] = body.blocks;
    expect(base?.minutes.least).toBeLessThan(build?.minutes.most ?? 0);
    expect(taper?.minutes.most).toBeLessThan(0.6 * (build?.minutes.most ?? 0));
    expect(await read(player)).toEqual({ ...body, change: null });
  });

  it('shows the current block alone without «planes a medida», and takes no change of it', async () => {
    const player = await readyPlayer(api);
    const { body } = await put(player);
    expect([inWords(body), body.weeks.length, body.isOwn]).toEqual([['base 3'], 3, false]);
    expect(await putBlocks(player, stretches(body))).toMatchObject({ status: 403, body: { code: 'plan.required' } });
    const { token } = player;
    const saved = await api.call(contract.saveTemplate, {
      token,
      body: { id: randomUUID(), name: 'Mía', goalId: body.goals[0]?._id ?? '' },
    });
    expect(saved).toMatchObject({ status: 403, body: { code: 'plan.required' } });
    await put(player, { kind: 'strength', name: '', date: null });
    expect((await read(player)).goals.map(({ kind }) => kind)).toEqual(['strength']);
  });

  it('has several goals with it, each with its own way, by their dates', async () => {
    const player = await proPlayer();
    await put(player, tournament);
    const { body } = await put(player, { kind: 'tournament', name: 'Final', date: addDays(saturday, 35) });
    expect(inWords(body)).toEqual([
      'base 3',
      'build 4',
      'sharpen 3',
      'taper 1',
      'bridge 1',
      'sharpen 3',
      'taper 1',
      'bridge 3',
    ]);
  });

  it('is changed by hand within its rules, and back again', async () => {
    const player = await proPlayer();
    const { body: before } = await put(player, tournament);
    const [base, build, ...rest] = stretches(before);
    if (!base || !build) throw new Error('no blocks');
    const longer = [{ ...base, weeks: 4 }, { ...build, from: addDays(build.from, 7), weeks: 3 }, ...rest];
    const changed = await putBlocks(player, longer);
    expect([changed.status, stretches(changed.body)]).toEqual([200, longer]);
    const late = longer.map((block) => ({ ...block, from: addDays(block.from, 7) }));
    expect(await putBlocks(player, late)).toMatchObject({ status: 409, body: { code: 'season.invalid' } });
    const back = (await putBlocks(player, stretches(before))).body;
    expect({ ...back, change: before.change }).toEqual(before);
  });

  it('refuses days that are over, a tournament without a day and a return with one', async () => {
    const player = await readyPlayer(api);
    expect(await put(player, { ...tournament, date: addDays(monday, -1) })).toMatchObject({
      status: 400,
      body: { code: 'season.date_past' },
    });
    expect((await put(player, { ...tournament, date: null })).status).toBe(400);
    expect((await put(player, { kind: 'return', name: '', date: saturday })).status).toBe(400);
    expect((await api.call(contract.getSeason, { token: 'none' })).status).toBe(401);
  });

  it('shows what a goal would make without storing it, and removes one', async () => {
    const player = await proPlayer();
    const preview = await api.call(contract.previewGoal, { token: player.token, body: tournament });
    expect(inWords(preview.body)).toContain('taper 1');
    expect((await read(player)).goals).toEqual([]);
    const id = randomUUID();
    await put(player, tournament, id);
    const other = await newPlayer(api);
    const remove = ({ token }: Player) => api.call(contract.deleteGoal, { token, params: { id } });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(player)).body).toMatchObject({ goals: [], blocks: [] });
    expect(await read(other)).toMatchObject({ goals: [] });
  });

  it('is whole again after a change was taken back: weeks that are over, and a goal that gave way', async () => {
    const player = await readyPlayer(api);
    const { token } = player;
    const undo = (change: string | null, who = token) =>
      api.call(contract.undoChange, { token: who, body: { change: change ?? '' } });
    await put(player, tournament);
    api.clock.now = new Date(`${addDays(monday, 30)}T09:00:00Z`);
    const before = await read(player);
    expect(before.blocks).toMatchObject([{ kind: 'build', from: addDays(monday, 21) }]);
    const [goal] = before.goals;
    const removed = await api.call(contract.deleteGoal, { token, params: { id: goal?._id ?? '' } });
    expect(removed.body.goals).toEqual([]);
    expect((await undo(removed.body.change, (await newPlayer(api)).token)).error.code).toBe('season.nothing_to_undo');
    expect((await undo(removed.body.change)).body).toEqual(before);
    const replaced = await put(player);
    expect(replaced.body.goals).toMatchObject([{ kind: 'net' }]);
    expect((await undo(removed.body.change)).error.code).toBe('season.nothing_to_undo');
    expect((await undo(replaced.body.change)).body).toEqual(before);
    expect(await undo(replaced.body.change)).toMatchObject({ status: 409, error: { code: 'season.nothing_to_undo' } });
  });

  it('brings back the goal that gave way by the id of the new one, though it was sent twice', async () => {
    const player = await readyPlayer(api);
    const { token } = player;
    const undo = (change: string) => api.call(contract.undoChange, { token, body: { change } });
    await put(player, tournament);
    const before = await read(player);
    const id = randomUUID();
    await put(player, net, id);
    const again = await put(player, net, id);
    expect(again.body).toMatchObject({ goals: [{ kind: 'net' }], change: id });
    expect((await undo(id)).body).toEqual(before);
    await put(player, net, id);
    const renamed = await put(player, { ...net, name: 'A la red' }, id);
    expect(renamed.body.change).not.toBe(id);
    expect(await undo(id)).toMatchObject({ status: 409, error: { code: 'season.nothing_to_undo' } });
  });

  it('is saved as a template and begun again on another day', async () => {
    const player = await proPlayer();
    const { token } = player;
    const goal = randomUUID();
    const { body: former } = await put(player, tournament, goal);
    const template = randomUUID();
    const saved = await api.call(contract.saveTemplate, {
      token,
      body: { id: template, name: 'Torneo en once semanas', goalId: goal },
    });
    expect(saved.body.templates).toEqual([
      { _id: template, name: 'Torneo en once semanas', kind: 'tournament', weeks: 14 },
    ]);
    const begun = await api.call(contract.applyTemplate, {
      token,
      params: { id: template },
      body: { startsOn: addDays(monday, 15), name: '', goalId: randomUUID() },
    });
    expect(inWords(begun.body)).toEqual(['pause 2', ...inWords(former)]);
    expect(begun.body.goals).toMatchObject([{ kind: 'tournament', date: addDays(saturday, 14) }]);
    // its pause belongs to this season
    const again = await api.call(contract.saveTemplate, {
      token,
      body: { id: template, name: 'Otra vez', goalId: begun.body.goals[0]?._id ?? '' },
    });
    expect(again.body.templates).toMatchObject([{ name: 'Otra vez', weeks: 14 }]);
    const other = await proPlayer();
    const gone = await api.call(contract.deleteTemplate, { token: other.token, params: { id: template } });
    expect(gone.status).toBe(404);
    const left = await api.call(contract.deleteTemplate, { token, params: { id: template } });
    expect(left.body.templates).toEqual([]);
  });
});

describe('the planner', () => {
  const week = async ({ token }: Player, from = monday) =>
    Object.values((await api.call(getWeek, { token, query: { from } })).body);

  it('fills the weeks of a block: its work, its reasons, fewer minutes of the same sessions', async () => {
    const player = await proPlayer();
    const before = await week(player);
    await put(player);
    const days = (await week(player)).filter(({ routineId }) => routineId !== null);
    expect(days).toHaveLength(before.filter(({ routineId }) => routineId !== null).length);
    const physical = days.filter(({ type }) => type !== 'Partido');
    expect(physical.map(({ reason }) => reason).join(' ')).toContain('«Base»');
    each(
      days.filter(({ minutes }) => minutes !== undefined),
      1,
      ({ minutes, routine }) => expect(routine?.duration).toBe(minutes),
    );
  });

  it('leaves a session as short as it is planned when it moves, and when a trip ends', async () => {
    const player = await proPlayer();
    const { token } = player;
    await put(player);
    const days = await week(player);
    const [short] = days.filter(({ minutes }) => minutes !== undefined);
    const free = days.findLast(({ type }) => type === 'Descanso');
    if (!short || !free) throw new Error('no short session, or no free day');
    const [from, to] = [weekdayOf(short.date), weekdayOf(free.date)];
    const { type, routineId, minutes } = short;
    const currentWeek = { [from]: { type: 'Descanso' as const }, [to]: { type, routineId } };
    const { body } = await api.call(putSchedule, { token, body: { currentWeek } });
    expect(body.week?.[to]).toMatchObject({ type, minutes, routine: { duration: minutes } });
    const id = randomUUID();
    const trip = { id, kind: 'away', from: free.date, to: free.date, hasKit: false } as const;
    await api.call(putAbsence, { token, body: trip });
    await api.call(deleteAbsence, { token, params: { id } });
    expect((await week(player)).find(({ date }) => date === free.date)).toEqual(body.week?.[to]);
    // the same routine on one more day is a session of its own
    const added = await api.call(putSchedule, { token, body: { currentWeek: { [from]: { type, routineId } } } });
    expect(added.body.week?.[from].minutes).toBeUndefined();
  });

  it('starts a short session with fewer sets, on the server as on the device', async () => {
    const player = await readyPlayer(api);
    const { token } = player;
    const routineId = await routineIdByCode(api, player, 'R24');
    const { body } = await api.call(startSession, { token, body: { routineId, type: 'Fuerza', minutes: 30 } });
    expect(body.plannedMinutes).toBeLessThanOrEqual(30);
    const { body: routine } = await api.call(getRoutine, { token, params: { id: routineId } });
    const setsOf = (exercises: readonly { sets: number }[]) => exercises.reduce((sum, { sets }) => sum + sets, 0);
    expect(body.exercises.map(({ name }) => name)).toEqual(routine.exercises.map(({ exercise }) => exercise.name));
    expect(setsOf(body.exercises)).toBeLessThan(0.6 * setsOf(routine.exercises));
    expect((await api.call(nextSession, { token })).body.open?._id).toBe(body._id);
  });

  it('takes the tournament of the profile from the season, and the other way round', async () => {
    const player = await proPlayer();
    const { token } = player;
    const me = async () => (await api.call(getMe, { token })).body.tournament;
    await put(player, tournament);
    expect(await me()).toBe(saturday);
    const near = addDays(monday, 12);
    await api.call(putProfile, { token, body: { tournament: near } });
    const season = await read(player);
    expect([await me(), season.goals]).toEqual([
      near,
      [expect.objectContaining({ name: 'Torneo del club', date: near })],
    ]);
    expect(inWords(season)).toEqual(['sharpen 1', 'taper 1', 'bridge 3']);
    const days = await week(player, addDays(monday, 7));
    expect(days.find(({ date }) => date === near)).toMatchObject({ type: 'Partido' });
    expect((await api.call(getSchedule, { token })).body.advice.join(' ')).toContain('Preparas el torneo');
    await api.call(putProfile, { token, body: { tournament: null } });
    expect([await me(), (await read(player)).goals]).toEqual([null, []]);
  });
});
