import { randomUUID } from 'node:crypto';
import { addDays } from '@bandeja/domain/calendar/dates';
import { putProfile } from '@bandeja/domain/profile/contract';
import { getRoutine } from '@bandeja/domain/routines/contract';
import * as contract from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { completeSession, nextSession } from '@bandeja/domain/sessions/contract';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { beforeEach, describe, expect, it } from 'vitest';
import { ensureTodayPlanned } from '#features/schedule/service.ts';
import { useApi } from '#testing/api.ts';
import { statementsOf } from '#testing/exercises.ts';
import {
  completeProfile,
  flags,
  newPlayer,
  type Player,
  readyPlayer,
  routineIdByCode,
  startedSession,
} from '#testing/factories.ts';
import { deactivateRoutine, exercisesToAvoid } from '#testing/rows.ts';

const api = useApi();

const getWeek = (player: Player, from?: string) =>
  api.call(contract.getWeek, { token: player.token, ...(from === undefined ? {} : { query: { from } }) });
const sevenFrom = (from: string) => weekdays.map((_, index) => addDays(from, index));
const edit = (player: Player, currentWeek: Record<string, unknown>) =>
  api.call(contract.putSchedule, { token: player.token, body: { currentWeek } });

describe('GET /training-schedule/week', () => {
  it('answers seven dated days with a reason each, and the same again', async () => {
    api.clock.now = new Date('2026-11-16T09:00:00Z');
    const player = await readyPlayer(api);
    api.clock.now = new Date('2026-11-20T09:00:00Z');
    const { status, body } = await getWeek(player);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([...weekdays]);
    expect(body.monday.date).toBe('2026-11-16');
    expect(body.sunday.date).toBe('2026-11-22');
    each(weekdays, 7, (weekday) => expect(body[weekday].reason.length).toBeGreaterThan(0));
    const trained = weekdays.filter((weekday) => body[weekday].type !== 'Descanso');
    expect(trained).toEqual(['monday', 'wednesday', 'friday', 'sunday']);
    each(trained, 4, (weekday) => {
      expect(body[weekday].routineId).not.toBeNull();
      expect(body[weekday].routine?.exerciseCount).toBeGreaterThan(0);
    });
    expect((await getWeek(player)).body).toEqual(body);
  });

  it('has the day of today in one statement once it is planned', async () => {
    api.clock.now = new Date('2026-11-16T09:00:00Z');
    const [player, newcomer] = [await readyPlayer(api), await newPlayer(api)];
    const actorOf = ({ user }: Player) => ({
      userId: user._id,
      authSessionId: '',
      name: user.name,
      isAdmin: false,
      timeZone: 'Europe/Madrid',
    });
    const today = (who: Player, db = api.db) => ensureTodayPlanned({ ...api.deps, db }, actorOf(who));
    expect(await today(newcomer)).toBeNull();
    const planned = await today(player);
    const statements = () => statementsOf(api, async (db) => expect(await today(player, db)).toEqual(planned));
    expect(await statements()).toBe(1);
    expect(planned).toEqual((await getWeek(player)).body.monday);
    const monday = '2026-11-23';
    await getWeek(player, monday);
    api.clock.now = new Date(`${monday}T09:00:00Z`);
    expect((await today(player))?.date).toBe(monday);
    expect(await statementsOf(api, (db) => today(player, db))).toBe(1);
  });

  it('plans a new Monday when it is first read, once for ten simultaneous readers', async () => {
    const player = await readyPlayer(api);
    api.clock.now = new Date('2026-11-22T22:30:00Z');
    expect((await getWeek(player)).body.monday.date).toBe('2026-11-16');
    api.clock.now = new Date('2026-11-22T23:30:00Z');
    const weeks = await Promise.all(Array.from({ length: 10 }, () => getWeek(player)));
    expect(new Set(weeks.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(weeks[0]?.body.monday.date).toBe('2026-11-23');
  });

  it('names the missing fields of an incomplete profile', async () => {
    const player = await newPlayer(api);
    const { status, error } = await getWeek(player);
    expect(status).toBe(400);
    expect(error.code).toBe('profile.incomplete');
    expect(error.message).toContain('días disponibles');
  });
});

describe('the first seven days', () => {
  const days = atLeast(7, sevenFrom('2026-11-16'));
  const inOrder = (week: contract.Week) => weekdays.map((weekday) => week[weekday]);

  it.each(days)('begin on the day of registration, %s, and are whole', async (today) => {
    api.clock.now = new Date(`${today}T09:00:00Z`);
    const player = await readyPlayer(api);
    const week = inOrder((await getWeek(player)).body);
    each(week, 7, (day) => expect(day.isPlanned).toBe(day.date >= today));
    const first = (await getWeek(player, today)).body;
    const ahead = inOrder(first).toSorted((a, b) => a.date.localeCompare(b.date));
    expect(ahead.map(({ date }) => date)).toEqual(sevenFrom(today));
    each(ahead, 7, (day) => {
      expect(day.isPlanned).toBe(true);
      expect(day.reason).not.toBe('');
    });
    expect(ahead.filter(({ routineId }) => routineId !== null)).toHaveLength(4);
    expect(ahead.filter(({ type }) => type === 'Partido')).toHaveLength(2);
    const { showsNextWeek, firstDays } = (await api.call(contract.getSchedule, { token: player.token })).body;
    const isMidWeek = today !== '2026-11-16';
    expect(showsNextWeek).toBe(isMidWeek);
    const following = (await getWeek(player, addDays(today, 1))).body;
    expect(firstDays).toEqual(isMidWeek ? following : undefined);
    each(inOrder(following), 7, (day) => expect(day.isPlanned).toBe(true));
    expect((await getWeek(player, today)).body).toEqual(first);
    each(inOrder((await getWeek(player, '2026-11-30')).body), 7, (day) => expect(day.isPlanned).toBe(false));
  });

  it('leave days before the account existed without a plan, also when the week is planned again', async () => {
    api.clock.now = new Date('2026-11-19T09:00:00Z');
    const player = await readyPlayer(api);
    const { body } = await api.call(contract.generateWeek, { token: player.token });
    expect(body.wednesday).toMatchObject({ type: 'Descanso', routineId: null, reason: '', isPlanned: false });
    expect(body.friday.isPlanned).toBe(true);
  });

  it('can be edited beyond Sunday', async () => {
    api.clock.now = new Date('2026-11-21T09:00:00Z');
    const player = await readyPlayer(api);
    const body = { from: '2026-11-21', currentWeek: { tuesday: { type: 'Flexibilidad' as const } } };
    const saved = (await api.call(contract.putSchedule, { token: player.token, body })).body.week;
    expect(saved?.tuesday).toMatchObject({ date: '2026-11-24', type: 'Flexibilidad', edited: true });
    api.clock.now = new Date('2026-11-24T09:00:00Z');
    expect((await getWeek(player)).body.tuesday).toMatchObject({ type: 'Flexibilidad', edited: true });
  });

  it('are followed by next week from Friday on', async () => {
    api.clock.now = new Date('2026-11-02T09:00:00Z');
    const player = await readyPlayer(api);
    const shown: boolean[] = [];
    for (const day of days) {
      api.clock.now = new Date(`${day}T09:00:00Z`);
      shown.push((await api.call(contract.getSchedule, { token: player.token })).body.showsNextWeek);
    }
    expect(shown).toEqual([false, false, false, false, true, true, true]);
  });
});

describe('POST /training-schedule/generate', () => {
  it('answers 400 with «días disponibles» while the profile is incomplete', async () => {
    const player = await newPlayer(api);
    const { status, error } = await api.call(contract.generateWeek, { token: player.token });
    expect(status).toBe(400);
    expect(error.message).toContain('días disponibles');
  });

  it('replaces edited days', async () => {
    const player = await readyPlayer(api);
    const planned = await getWeek(player);
    const edited = await edit(player, { sunday: { type: 'Descanso' } });
    expect(edited.body.week?.sunday).toMatchObject({ type: 'Descanso', edited: true });
    const { body } = await api.call(contract.generateWeek, { token: player.token });
    expect(body).toEqual(planned.body);
  });

  it('keeps the plan of a day with a finished session', async () => {
    const player = await readyPlayer(api);
    api.clock.now = new Date('2026-11-18T10:00:00Z');
    const routineId = await routineIdByCode(api, player, 'R13');
    await edit(player, { wednesday: { type: 'Flexibilidad', routineId } });
    const session = await startedSession(api, player, 'R13');
    await api.call(completeSession, { token: player.token, params: { id: session._id }, body: {} });
    const { body } = await api.call(contract.generateWeek, { token: player.token });
    expect(body.wednesday).toMatchObject({ type: 'Flexibilidad', routineId });
  });

  it('leaves out what an injury excludes', async () => {
    api.clock.now = new Date('2026-11-16T09:00:00Z');
    const player = await readyPlayer(api, { injuries: 'Me duele la rodilla derecha', injuriesConsent: true });
    const { body } = await api.call(contract.generateWeek, { token: player.token });
    const routineIds = weekdays.map((weekday) => body[weekday]).filter((day) => day.type !== 'Partido');
    await each(routineIds, 5, async ({ routineId }) => {
      if (routineId === null) return;
      expect(await exercisesToAvoid(api, routineId, 'rodilla')).toEqual([]);
    });
  });
});

describe('PUT /training-schedule', () => {
  beforeEach(() => {
    api.clock.now = new Date('2026-11-16T09:00:00Z');
  });

  it('ignores past days in a save, and saves the others', async () => {
    const player = await readyPlayer(api);
    const before = (await getWeek(player)).body;
    const routineId = await routineIdByCode(api, player, 'R13');
    api.clock.now = new Date('2026-11-18T09:00:00Z');
    const { status, body } = await edit(player, {
      monday: { type: 'Descanso' },
      tuesday: { type: 'Fuerza', routineId: randomUUID() },
      wednesday: { type: 'Flexibilidad', routineId },
      thursday: { type: 'Descanso' },
    });
    expect(status).toBe(200);
    expect([body.week?.monday, body.week?.tuesday]).toEqual([before.monday, before.tuesday]);
    expect(body.week?.wednesday).toMatchObject({ routineId, edited: true });
    expect(body.week?.thursday).toMatchObject({ type: 'Descanso', edited: true });
  });

  it('edits the days that are named; the others stay', async () => {
    const player = await readyPlayer(api);
    const before = (await getWeek(player)).body;
    const routineId = await routineIdByCode(api, player, 'R13');
    const { status } = await edit(player, { thursday: { type: 'Flexibilidad', routineId } });
    expect(status).toBe(200);
    const after = (await getWeek(player)).body;
    expect(after.thursday).toMatchObject({
      type: 'Flexibilidad',
      routineId,
      edited: true,
      reason: 'El jueves lo has elegido tú.',
    });
    expect(after.thursday.routine?.name).toBe('Movilidad total');
    const { thursday: _before, ...othersBefore } = before;
    const { thursday: _after, ...othersAfter } = after;
    expect(othersAfter).toEqual(othersBefore);
  });

  it('keeps a day that was edited before the profile was complete', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R13');
    expect((await edit(player, { monday: { type: 'Flexibilidad', routineId } })).status).toBe(200);
    await api.call(putProfile, { token: player.token, body: completeProfile });
    const { body } = await getWeek(player);
    expect(body.monday).toMatchObject({ type: 'Flexibilidad', routineId, edited: true });
    expect(body.wednesday.edited).toBe(false);
  });

  it('saves nothing of a request that is refused', async () => {
    const player = await readyPlayer(api);
    const before = (await getWeek(player)).body;
    const { status } = await api.call(contract.putSchedule, {
      token: player.token,
      body: {
        trainingDays: 2,
        currentWeek: { monday: { type: 'Descanso' }, friday: { type: 'Fuerza', routineId: randomUUID() } },
      },
    });
    expect(status).toBe(404);
    expect((await getWeek(player)).body).toEqual(before);
    const schedule = await api.call(contract.getSchedule, { token: player.token });
    expect(schedule.body.trainingDays).toBe(4);
  });

  it('returns the planned week; saving the availability alone plans none', async () => {
    const player = await readyPlayer(api);
    const availability = await api.call(contract.putSchedule, { token: player.token, body: { trainingDays: 3 } });
    expect(availability.body).toMatchObject({ trainingDays: 3, week: null });
    const routineId = await routineIdByCode(api, player, 'R13');
    const { body } = await edit(player, { thursday: { type: 'Flexibilidad', routineId } });
    expect(body.week?.thursday).toMatchObject({ type: 'Flexibilidad', routineId, edited: true });
    expect(body.week?.thursday.routine?.name).toBe('Movilidad total');
    expect(body.week).toEqual((await getWeek(player)).body);
    const newcomer = await newPlayer(api);
    expect((await edit(newcomer, { thursday: { type: 'Descanso' } })).body.week).toBeNull();
  });

  it('survives simultaneous edits, new plans and profile saves', async () => {
    const player = await readyPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R13');
    const replies = await Promise.all(
      Array.from({ length: 7 }, (_, index) => [
        edit(player, { sunday: { type: 'Flexibilidad', routineId }, monday: { type: 'Descanso' } }),
        api.call(contract.generateWeek, { token: player.token }),
        api.call(putProfile, { token: player.token, body: { trainingDays: (index % 4) + 1 } }),
        getWeek(player),
      ]).flat(),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await edit(player, { sunday: { type: 'Flexibilidad', routineId } });
    expect((await getWeek(player)).body.sunday).toMatchObject({ routineId, edited: true });
  });

  it('drops the routine of a rest day', async () => {
    const player = await readyPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R13');
    await edit(player, { friday: { type: 'Descanso', routineId } });
    expect((await getWeek(player)).body.friday).toMatchObject({ type: 'Descanso', routineId: null, routine: null });
  });

  it('refuses unknown routines and types', async () => {
    const player = await readyPlayer(api);
    expect((await edit(player, { friday: { type: 'Fuerza', routineId: randomUUID() } })).status).toBe(404);
    expect((await edit(player, { friday: { type: 'Siesta' } })).status).toBe(400);
    expect((await edit(player, { domingo: { type: 'Descanso' } })).status).toBe(400);
  });

  it('saves the availability, which the profile shows too', async () => {
    const player = await newPlayer(api);
    const availableDays = flags(['tuesday', 'saturday']);
    const { body } = await api.call(contract.putSchedule, {
      token: player.token,
      body: { availableDays, sessionDuration: { min: 60, max: 120 }, trainingDays: 2 },
    });
    expect(body).toMatchObject({ availableDays, sessionDuration: { min: 60, max: 120 }, trainingDays: 2 });
    const profile = await api.call(putProfile, { token: player.token, body: {} });
    expect(profile.body.availableDays).toEqual(availableDays);
    const schedule = await api.call(contract.getSchedule, { token: player.token });
    expect(schedule.body).toEqual({ ...body, week: undefined, advice: [] });
  });
});

describe('a deactivated routine', () => {
  it('stays startable while it is planned, and leaves the lists', async () => {
    api.clock.now = new Date('2026-11-16T09:00:00Z');
    const player = await readyPlayer(api);
    const week = (await getWeek(player)).body;
    const routineId = week.monday.routineId ?? '';
    await deactivateRoutine(api, routineId);
    const next = await api.call(nextSession, { token: player.token });
    expect(next.status).toBe(200);
    expect((await getWeek(player)).body.monday.routineId).toBe(routineId);
    const stranger = await newPlayer(api);
    const params = { id: routineId };
    expect((await api.call(getRoutine, { token: player.token, params })).status).toBe(200);
    expect((await api.call(getRoutine, { token: stranger.token, params })).status).toBe(404);
  });
});
