import { generateWeek, getSchedule, getWeek, previewWeek, putSchedule } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { each } from '@bandeja/domain/testing/each';
import { beforeEach, describe, expect, it } from 'vitest';
import { planComingWeeks } from '#features/schedule/plan.service.ts';
import { useApi } from '#testing/api.ts';
import { statementsOf } from '#testing/exercises.ts';
import {
  finishedSession,
  newPlayer,
  type Player,
  readyPlayer,
  routineIdByCode,
  startedSession,
} from '#testing/factories.ts';
import { planDayCount, setTimeZoneByHand } from '#testing/rows.ts';

const api = useApi();
const preview = (player: Player, variant = 0) => api.call(previewWeek, { token: player.token, body: { variant } });
const generate = (player: Player, body?: { variant: number; token: string }) =>
  api.call(generateWeek, { token: player.token, ...(body ? { body } : {}) });
const read = async (player: Player, from?: string) =>
  (await api.call(getWeek, { token: player.token, ...(from ? { query: { from } } : {}) })).body;

beforeEach(() => {
  api.clock.now = new Date('2026-11-16T09:00:00Z');
});

describe('POST /training-schedule/preview', () => {
  it('shows each day that would change with its reason, and stores nothing', async () => {
    const player = await readyPlayer(api);
    const planned = await read(player);
    const routineId = await routineIdByCode(api, player, 'R13');
    await api.call(putSchedule, {
      token: player.token,
      body: { currentWeek: { friday: { type: 'Flexibilidad', routineId } } },
    });
    const edited = await read(player);
    const { status, body } = await preview(player);
    expect(status).toBe(200);
    expect(body.changed).toEqual([{ before: edited.friday, after: planned.friday }]);
    expect(body.changed[0]?.after.reason).not.toBe('');
    expect(body.same.map(({ date }) => date)).toEqual(
      weekdays.map((weekday) => planned[weekday].date).filter((date) => date !== planned.friday.date),
    );
    expect(await read(player)).toEqual(edited);
    const { status: done, body: week } = await generate(player, { variant: body.variant, token: body.token });
    expect(done).toBe(200);
    expect(week).toEqual(planned);
  });

  it('changes nothing where nothing better exists, and then offers another week of equal worth', async () => {
    const player = await readyPlayer(api);
    const planned = await read(player);
    expect((await preview(player)).body.changed).toEqual([]);
    const { body } = await preview(player, 1);
    expect(body.variant).toBeGreaterThanOrEqual(1);
    expect(body.changed.length).toBeGreaterThan(0);
    const trains = ({ routineId }: { routineId: string | null }) => routineId !== null;
    each(body.changed, 1, ({ before, after }) => expect(trains(after)).toBe(trains(before)));
    expect(await read(player)).toEqual(planned);
    const week = (await generate(player, { variant: body.variant, token: body.token })).body;
    each(body.changed, 1, ({ after }) => {
      expect(weekdays.map((weekday) => week[weekday])).toContainEqual(after);
    });
    expect(new Set(weekdays.map((weekday) => week[weekday].reason)).size).toBe(7);
  });

  it('is refused where the plan would be another one by now', async () => {
    const player = await readyPlayer(api);
    const planned = await read(player);
    const { body } = await preview(player, 1);
    const { status, error } = await generate(player, { variant: body.variant, token: 'otra-semana' });
    expect([status, error.code]).toEqual([409, 'schedule.changed']);
    expect(await read(player)).toEqual(planned);
  });

  it('leaves past days and trained ones alone', async () => {
    const player = await readyPlayer(api);
    const session = await startedSession(api, player, 'R13');
    await finishedSession(api, player, session._id);
    api.clock.now = new Date('2026-11-19T09:00:00Z');
    const { body } = await preview(player, 1);
    const dates = [...body.changed.map(({ after }) => after.date), ...body.same.map(({ date }) => date)].sort();
    expect(dates).toEqual(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']);
  });

  it('needs a complete profile, a variant and a token', async () => {
    const player = await newPlayer(api);
    expect((await preview(player)).error.code).toBe('profile.incomplete');
    expect((await preview(await readyPlayer(api), -1)).status).toBe(400);
    expect((await api.call(previewWeek, { body: { variant: 0 } })).status).toBe(401);
  });
});

describe('next week', () => {
  const nextMonday = '2026-11-23';

  it('is drafted on Friday and adapted when Monday begins, and says with numbers what changed', async () => {
    const player = await readyPlayer(api);
    await read(player);
    api.clock.now = new Date('2026-11-19T02:10:00Z');
    await planComingWeeks(api.deps);
    expect(await planDayCount(api, player.user._id)).toBe(7);
    api.clock.now = new Date('2026-11-20T02:10:00Z');
    await planComingWeeks(api.deps);
    expect(await planDayCount(api, player.user._id)).toBe(14);
    const draft = await read(player, nextMonday);
    api.clock.now = new Date('2026-11-20T18:00:00Z');
    const session = await startedSession(api, player, 'R13');
    api.clock.now = new Date('2026-11-20T18:25:00Z');
    await finishedSession(api, player, session._id, { duration: 1500, rpe: 3 });
    api.clock.now = new Date('2026-11-23T02:10:00Z');
    await planComingWeeks(api.deps);
    const { changes } = (await api.call(getSchedule, { token: player.token })).body;
    expect(changes[0]).toBe('La semana pasada hiciste 1 de 4 sesiones, 25 min.');
    expect(changes.length).toBeGreaterThan(1);
    expect(changes.length).toBeLessThanOrEqual(3);
    const adapted = await read(player, nextMonday);
    expect(adapted.monday.date).toBe(draft.monday.date);
    api.clock.now = new Date('2026-11-24T12:00:00Z');
    await planComingWeeks(api.deps);
    expect(await read(player)).toEqual(adapted);
  });

  it('is looked at once: players whose weeks stand are not even read', async () => {
    await read(await readyPlayer(api));
    const statements = (now: string) => {
      api.clock.now = new Date(now);
      return statementsOf(api, (db) => planComingWeeks({ ...api.deps, db }));
    };
    for (const day of ['2026-11-20', '2026-11-23']) {
      expect(await statements(`${day}T02:10:00Z`)).toBeGreaterThan(3);
      expect(await statements(`${day}T02:11:00Z`)).toBe(1);
    }
    expect(await statements('2026-11-26T02:10:00Z')).toBe(1);
    expect(await statements('2026-11-27T02:10:00Z')).toBeGreaterThan(3);
  });

  it('is drafted for all others when it fails for one', async () => {
    const [broken, player] = [await readyPlayer(api), await readyPlayer(api)];
    for (const each of [broken, player]) await read(each);
    await setTimeZoneByHand(api, broken.user._id, 'Nada/Nada');
    api.clock.now = new Date('2026-11-20T02:10:00Z');
    await planComingWeeks(api.deps);
    expect(await planDayCount(api, player.user._id)).toBe(14);
  });

  it('keeps the days that were edited in the draft', async () => {
    api.clock.now = new Date('2026-11-20T09:00:00Z');
    const player = await readyPlayer(api);
    const body = { from: nextMonday, currentWeek: { tuesday: { type: 'Descanso' as const } } };
    await api.call(putSchedule, { token: player.token, body });
    api.clock.now = new Date('2026-11-23T09:00:00Z');
    expect((await read(player)).tuesday).toMatchObject({ date: '2026-11-24', type: 'Descanso', edited: true });
  });
});
