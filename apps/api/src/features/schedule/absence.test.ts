import { randomUUID } from 'node:crypto';
import { addDays, weekDates } from '@bandeja/domain/calendar/dates';
import { getMe } from '@bandeja/domain/profile/contract';
import * as contract from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { each } from '@bandeja/domain/testing/each';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPastAbsences } from '#features/schedule/absence.service.ts';
import { useApi } from '#testing/api.ts';
import {
  finishedSession,
  newPlayer,
  type Player,
  readyPlayer,
  routineIdByCode,
  startedSession,
} from '#testing/factories.ts';

const api = useApi();
const monday = '2026-11-16';
const [tuesday, wednesday, friday, sunday] = [1, 2, 4, 6].map((days) => addDays(monday, days)) as [
  string,
  string,
  string,
  string,
];

type Body = BodyInput<typeof contract.putAbsence>;
const trip: Body = { id: randomUUID(), kind: 'away', from: wednesday, to: friday, hasKit: false };
const put = ({ token }: Pick<Player, 'token'>, changes: Partial<Body> = {}) =>
  api.call(contract.putAbsence, { token, body: { ...trip, ...changes } });
const remove = ({ token }: Player, id = trip.id) => api.call(contract.deleteAbsence, { token, params: { id } });
const list = async ({ token }: Player) => (await api.call(contract.listAbsences, { token })).body;
const preview = ({ token }: Player, body: BodyInput<typeof contract.previewChange>) =>
  api.call(contract.previewChange, { token, body });
const neverOn = ({ token }: Player, body: BodyInput<typeof contract.putNeverOn>) =>
  api.call(contract.putNeverOn, { token, body });
const read = async ({ token }: Player, from = monday) =>
  (await api.call(contract.getWeek, { token, query: { from } })).body;
const edit = ({ token }: Player, currentWeek: BodyInput<typeof contract.putSchedule>['currentWeek']) =>
  api.call(contract.putSchedule, { token, body: { currentWeek } });
const regenerate = ({ token }: Player) => api.call(contract.generateWeek, { token });
const trained = (week: contract.Week) => weekdays.filter((day) => week[day].type !== 'Descanso');
const consents = (player: Player) =>
  api.db.selectFrom('consents').select(['kind', 'withdrawn_at']).where('user_id', '=', player.user._id).execute();

beforeEach(() => {
  api.clock.now = new Date(`${monday}T09:00:00Z`);
});

describe('an absence', () => {
  it('shows its days before it changes them, survives planning again, and gives the former week back', async () => {
    const player = await readyPlayer(api);
    const before = await read(player);
    const { id: _id, ...data } = trip;
    const shown = await preview(player, { type: 'absence', data });
    expect(await read(player)).toEqual(before);
    expect((await list(player)).absences).toEqual([]);
    const { status, body } = await put(player);
    expect([status, shown.status]).toEqual([200, 200]);
    const { absence, ...change } = body;
    expect(change).toEqual(shown.body);
    expect(absence).toEqual({ ...data, _id: trip.id, asksOn: null });
    const after = await read(player);
    expect(change.changed).toEqual([
      { before: before.wednesday, after: after.wednesday },
      { before: before.friday, after: after.friday },
    ]);
    each(change.changed, 2, (day) => {
      expect(day.after.reason).toMatch(/de viaje/);
      expect(day.after.routine?.duration).toBeLessThanOrEqual(30);
    });
    const minutes = (week: contract.Week) => weekdays.reduce((sum, day) => sum + (week[day].routine?.duration ?? 0), 0);
    expect(change.dropped).toEqual({ sessions: 0, minutes: minutes(before) - minutes(after) });
    expect((await regenerate(player)).body).toEqual(after);
    expect((await put(player)).body.changed).toEqual([]);
    const { status: undone, body: back } = await remove(player);
    expect([undone, back.changed.length, back.dropped]).toEqual([200, 2, { sessions: 0, minutes: 0 }]);
    expect(await read(player)).toEqual(before);
    expect((await remove(player)).error.code).toBe('absence.not_found');
  });

  it('covers a day the player chose, gives it back, and leaves one chosen since', async () => {
    const player = await readyPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R13');
    const own = { type: 'Flexibilidad', routineId } as const;
    await edit(player, { wednesday: own, sunday: { type: 'Descanso' } });
    const before = await read(player);
    await put(player, { kind: 'busy' });
    expect((await put(player, { id: randomUUID(), from: sunday, to: sunday })).body.changed).toEqual([]);
    const other = randomUUID();
    await put(player, { id: other, kind: 'away', from: tuesday, to: wednesday });
    expect(trained(await read(player))).toEqual(['monday']);
    await edit(player, { friday: own });
    await remove(player);
    expect((await read(player)).wednesday).not.toMatchObject(own);
    await remove(player, other);
    const back = await read(player);
    expect(back.friday).toMatchObject({ ...own, edited: true });
    expect(back.wednesday).toEqual(before.wednesday);
    expect(back.wednesday).toMatchObject({ ...own, edited: true });
  });

  it('leaves trained days, the one of a running session and past ones alone', async () => {
    const player = await readyPlayer(api);
    const before = await read(player);
    await finishedSession(api, player, (await startedSession(api, player))._id);
    api.clock.now = new Date(`${wednesday}T09:00:00Z`);
    await startedSession(api, player);
    const { changed } = (await put(player, { kind: 'busy', from: monday, to: sunday })).body;
    expect(changed.map(({ after }) => [after.date, after.type])).toEqual([
      [friday, 'Descanso'],
      [sunday, 'Descanso'],
    ]);
    const after = await read(player);
    each(['monday', 'wednesday'] as const, 2, (day) => expect(after[day]).toEqual(before[day]));
  });

  it('of next week is planned at once; nothing is added to the weeks beside it', async () => {
    const player = await readyPlayer(api);
    const before = await read(player);
    const next = addDays(monday, 7);
    const { body } = await put(player, { kind: 'busy', from: next, to: addDays(next, 6) });
    expect(body.changed.map(({ after }) => after.type)).toEqual(Array(body.dropped.sessions).fill('Descanso'));
    expect(body.dropped.sessions).toBeGreaterThan(2);
    expect(trained(await read(player, next))).toEqual([]);
    expect(await read(player)).toEqual(before);
  });

  it.each<[string, Partial<Body>]>([
    ['an end before its beginning', { to: tuesday }],
    ['no end but of an illness', { to: null }],
    ['more than three months', { to: '2027-03-01' }],
    ['no date', { from: 'mañana' }],
    ['a date far away', { from: '2036-01-01', to: '2036-01-02' }],
  ])('with %s is refused', async (_name, changes) => {
    const player = await newPlayer(api);
    expect((await put(player, changes)).status).toBe(400);
    const { id: _id, ...data } = { ...trip, ...changes };
    expect((await preview(player, { type: 'absence', data })).status).toBe(400);
  });

  it('is its player’s alone, and asks for a token', async () => {
    const [player, other] = [await readyPlayer(api), await readyPlayer(api)];
    await put(player);
    const theirs = await read(other);
    expect((await remove(other)).status).toBe(404);
    await put(other, { to: wednesday });
    expect((await list(player)).absences).toMatchObject([{ _id: trip.id, to: friday }]);
    expect((await remove(other)).status).toBe(200);
    expect(await read(other)).toEqual(theirs);
    const nobody = { token: '' };
    expect((await put(nobody)).status).toBe(401);
    expect((await api.call(contract.listAbsences, nobody)).status).toBe(401);
  });

  it('of a player without a plan is stored for the first one', async () => {
    const player = await newPlayer(api);
    expect((await put(player)).body).toMatchObject({ changed: [], dropped: { sessions: 0, minutes: 0 } });
    expect((await list(player)).absences).toHaveLength(1);
  });
});

describe('an illness', () => {
  const ill = { kind: 'ill', from: monday, to: null, consent: true } as const;

  it('rests until it is over, asks after two days, and comes back with two lighter sessions', async () => {
    const player = await readyPlayer(api);
    const before = await read(player);
    expect((await put(player, ill)).body.absence).toMatchObject({ to: null, asksOn: wednesday });
    expect(trained(await read(player))).toEqual([]);
    api.clock.now = new Date(`${wednesday}T09:00:00Z`);
    expect((await put(player, ill)).body.absence.asksOn).toBe(friday);
    const { absence, changed } = (await put(player, { ...ill, to: tuesday })).body;
    expect(absence.asksOn).toBeNull();
    const back = await read(player);
    expect(trained(back)).toEqual(['wednesday', 'friday', 'sunday']);
    each(changed.slice(0, 2), 2, ({ after }) => expect(after.reason).toMatch(/al 60 %/));
    expect(back.sunday).toMatchObject({ type: before.sunday.type, routineId: before.sunday.routineId });
  });

  it('is stored with its consent alone; without it days of rest say nothing of health', async () => {
    const player = await readyPlayer(api);
    const { absence, changed } = (await put(player, { ...ill, consent: false })).body;
    expect(absence).toMatchObject({ kind: 'busy', from: monday, to: tuesday, asksOn: null });
    each(changed, 1, ({ after }) => expect(after).toMatchObject({ type: 'Descanso', routineId: null }));
    expect(changed.map(({ after }) => after.reason).join()).not.toMatch(/fiebre|enferm/);
    expect(await consents(player)).toEqual([]);
    expect((await list(player)).illnessConsent).toBe(false);
  });

  it('leaves with its consent and its words, by hand and four weeks after it', async () => {
    const words = async (player: Player) =>
      JSON.stringify(await api.db.selectFrom('plan_days').selectAll().where('user_id', '=', player.user._id).execute());
    const [player, other] = [await readyPlayer(api), await readyPlayer(api)];
    const before = await read(player);
    await put(player, ill);
    await read(other);
    await put(other, { ...ill, to: tuesday });
    expect(await words(player)).toMatch(/fiebre/);
    expect(await list(player)).toMatchObject({ illnessConsent: true, absences: [{ kind: 'ill' }] });
    await remove(player);
    expect(await words(player)).not.toMatch(/fiebre|enferm/);
    expect((await consents(player)).map(({ kind, withdrawn_at }) => [kind, withdrawn_at !== null])).toEqual([
      ['illness', true],
    ]);
    expect(trained(await read(player))).toEqual(trained(before));
    api.clock.now = new Date('2026-12-20T09:00:00Z');
    await forgetPastAbsences(api.deps);
    expect(await list(other)).toEqual({ absences: [], illnessConsent: false });
    expect(await words(other)).not.toMatch(/fiebre|enferm/);
  });
});

describe('a weekday without training', () => {
  const wednesdays = { weekday: 'wednesday', isNever: true } as const;

  it('shows what changes, holds in every week, and can be taken back', async () => {
    const player = await readyPlayer(api);
    const before = await read(player);
    const shown = await preview(player, { type: 'never_on', data: wednesdays });
    expect(await read(player)).toEqual(before);
    const { status, body } = await neverOn(player, wednesdays);
    expect(status).toBe(200);
    expect(body).toEqual(shown.body);
    for (const from of [monday, addDays(monday, 7)]) {
      const week = await read(player, from);
      expect(weekDates(from)).toEqual(weekdays.map((day) => week[day].date));
      expect(trained(week)).not.toContain('wednesday');
      expect(trained(week).length).toBeLessThanOrEqual(3);
    }
    await regenerate(player);
    expect((await read(player)).wednesday.type).toBe('Descanso');
    await neverOn(player, { ...wednesdays, isNever: false });
    expect(await read(player)).toEqual(before);
    const { body: user } = await api.call(getMe, { token: player.token });
    expect(user.availableDays.wednesday).toBe(true);
  });

  it('leaves at least one day, and asks for a token', async () => {
    const player = await readyPlayer(api);
    for (const weekday of ['monday', 'wednesday', 'friday'] as const) await neverOn(player, { weekday, isNever: true });
    const last = { weekday: 'sunday', isNever: true } as const;
    expect((await neverOn(player, last)).error.code).toBe('profile.incomplete');
    expect((await preview(player, { type: 'never_on', data: last })).error.code).toBe('profile.incomplete');
    expect((await neverOn({ token: '' } as Player, last)).status).toBe(401);
    expect(
      (await api.call(contract.putNeverOn, { token: player.token, body: { weekday: 'lunes' } as never })).status,
    ).toBe(400);
  });
});

describe('days moved', () => {
  const swap = ({ wednesday: a, thursday: b }: contract.Week) => ({
    wednesday: { type: b.type, routineId: b.routineId },
    thursday: { type: a.type, routineId: a.routineId },
  });

  it('stay where they were put, and go back to the plan that was shown', async () => {
    const player = await readyPlayer(api);
    await read(player);
    const other = (await api.call(contract.previewWeek, { token: player.token, body: { variant: 1 } })).body;
    const week = (
      await api.call(contract.generateWeek, {
        token: player.token,
        body: { variant: other.variant, token: other.token },
      })
    ).body;
    expect(other.changed.length).toBeGreaterThan(0);
    await edit(player, swap(week));
    await put(player, { from: sunday, to: sunday });
    await remove(player);
    expect(await read(player)).toMatchObject(swap(week));
    const { status, body } = await edit(player, { wednesday: null, thursday: null });
    expect([status, body.week]).toEqual([200, week]);
  });
});
