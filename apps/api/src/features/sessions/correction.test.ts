import { randomUUID } from 'node:crypto';
import { logMatch } from '@bandeja/domain/matches/contract';
import { addPastSession, correctSession, getSession, listPast } from '@bandeja/domain/sessions/contract';
import { getStats } from '@bandeja/domain/stats/contract';
import { atLeast } from '@bandeja/domain/testing/each';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import {
  finishedSession,
  newPlayer,
  type Player,
  routineIdByCode,
  setChange,
  startedSession,
} from '#testing/factories.ts';
import { countedSessions } from '#testing/rows.ts';

const api = useApi();

beforeEach(() => {
  api.clock.now = new Date('2026-06-10T18:00:00Z');
});

type Correction = BodyInput<typeof correctSession>;

async function trained(player: Player) {
  const session = await startedSession(api, player);
  const params = { id: session._id };
  api.clock.now = new Date('2026-06-10T18:40:00Z');
  await finishedSession(api, player, session._id, { duration: 2400, changes: [setChange(session, 1, 0)] });
  return (await api.call(getSession, { token: player.token, params })).body;
}
const correct = ({ token }: Player, id: string, body: Correction) =>
  api.call(correctSession, { token, params: { id }, body });

describe('PUT /training-sessions/:id/correction', () => {
  it('changes day, minutes, effort and sets, and the statistics follow', async () => {
    const player = await newPlayer(api);
    const session = await trained(player);
    const [, entry] = session.exercises;
    const row = entry?.setRows[0];
    if (!entry || !row) throw new Error('no set');
    const state = { position: 0, reps: 15, seconds: null, metres: null, weight: 12.5, done: true, removed: false };
    const added = { ...state, position: 9, reps: 8, weight: null };
    const corrected = await correct(player, session._id, {
      updatedAt: session.updatedAt,
      startTime: '2026-06-08T17:00:00Z',
      minutes: 55,
      rpe: 6,
      sets: [
        { entryId: entry._id, setId: row._id, ...state },
        { entryId: entry._id, setId: randomUUID(), ...added },
      ],
    });
    expect(corrected.status).toBe(200);
    expect(corrected.body).toMatchObject({ localDate: '2026-06-08', duration: 3300, rpe: 6, isFinished: true });
    const rows = corrected.body.exercises[1]?.setRows ?? [];
    expect(rows[0]).toMatchObject({ reps: 15, weight: 12.5, done: true });
    expect(rows.at(-1)).toMatchObject({ reps: 8, done: true });
    const { body: stats } = await api.call(getStats, { token: player.token });
    expect(stats).toMatchObject({ sessions: 1, minutes: 55, trainedToday: false });
    expect(stats.finishedThisWeek).toMatchObject([{ localDate: '2026-06-08', minutes: 55 }]);
    const { body: past } = await api.call(listPast, { token: player.token });
    expect(past[0]?.exercises[1]?.weight).toBe(12.5);
  });

  it('takes a set away and leaves what it does not name', async () => {
    const player = await newPlayer(api);
    const session = await trained(player);
    const entry = session.exercises[1];
    const row = entry?.setRows[1];
    if (!entry || !row) throw new Error('no set');
    const { _id: setId, ...state } = row;
    const { body } = await correct(player, session._id, {
      updatedAt: session.updatedAt,
      sets: [{ entryId: entry._id, setId, ...state, removed: true }],
    });
    expect(body.exercises[1]?.setRows).toHaveLength(entry.setRows.length - 1);
    expect(body).toMatchObject({ duration: session.duration, startTime: session.startTime, rpe: session.rpe });
  });

  it('counts an exercise that was taken out only while a set of it is done', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const entry = session.exercises[1];
    if (!entry) throw new Error('no exercise');
    const away = {
      id: randomUUID(),
      at: new Date().toISOString(),
      kind: 'exercise' as const,
      entryId: entry._id,
    };
    const changes = [
      setChange(session, 1, 0),
      { ...away, exerciseId: entry.exerciseId, sets: entry.sets, rest: entry.rest, place: 1, removed: true },
    ];
    await finishedSession(api, player, session._id, { changes });
    const count = session.exercises.length;
    const { body: before } = await api.call(getSession, { token: player.token, params: { id: session._id } });
    expect(before.exercises).toHaveLength(count);
    const [row] = before.exercises[1]?.setRows ?? [];
    if (!row) throw new Error('no set');
    const { _id: setId, ...state } = row;
    const sets = [{ entryId: entry._id, setId, ...state, done: false, removed: false }];
    const { body } = await correct(player, session._id, { updatedAt: before.updatedAt, sets });
    expect(body.exercises).toHaveLength(count - 1);
    const { body: past } = await api.call(listPast, { token: player.token });
    expect([before.exerciseCount, past[0]?.exerciseCount]).toEqual([count, count - 1]);
  });

  it('of two tabs the later one learns that the session has changed; nothing of it is written', async () => {
    const player = await newPlayer(api);
    const session = await trained(player);
    const { updatedAt } = session;
    const answers = await Promise.all([
      correct(player, session._id, { updatedAt, minutes: 50 }),
      correct(player, session._id, { updatedAt, minutes: 60 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      code: 'session.changed',
      message: 'La sesión ha cambiado desde que la abriste, quizá en otra pestaña.',
    });
    const winner = answers.find(({ status }) => status === 200)?.body;
    const { body } = await api.call(getSession, { token: player.token, params: { id: session._id } });
    expect(body.duration).toBe(winner?.duration);
    const again = await correct(player, session._id, { updatedAt: body.updatedAt, minutes: 60 });
    expect([again.status, again.body.duration]).toEqual([200, 3600]);
  });

  it('is open for 14 days', async () => {
    const player = await newPlayer(api);
    const session = await trained(player);
    const { updatedAt } = session;
    api.clock.now = new Date('2026-06-24T18:40:00.001Z');
    const late = await correct(player, session._id, { updatedAt, minutes: 50 });
    expect(late.error).toMatchObject({
      code: 'session.locked',
      message: 'Han pasado más de 14 días desde que terminaste la sesión y ya no se puede cambiar.',
    });
    api.clock.now = new Date('2026-06-24T18:40:00Z');
    expect((await correct(player, session._id, { updatedAt, minutes: 50 })).status).toBe(200);
  });

  it('refuses a running session, the future, no minutes, another player and a guest', async () => {
    const player = await newPlayer(api);
    const open = await startedSession(api, player);
    const running = await correct(player, open._id, { updatedAt: '2026-06-10T18:00:00Z', minutes: 50 });
    expect(running.error.code).toBe('session.unfinished');
    await finishedSession(api, player, open._id);
    const params = { id: open._id };
    const { updatedAt } = (await api.call(getSession, { token: player.token, params })).body;
    const future = await correct(player, open._id, { updatedAt, startTime: '2026-06-11T10:00:00Z' });
    expect(future.error.issues).toEqual([
      { path: 'startTime', message: 'Una sesión no puede empezar en el futuro. Revisa la fecha de tu dispositivo.' },
    ]);
    const none = await correct(player, open._id, { updatedAt, minutes: 0 });
    expect(none.error.issues).toEqual([{ path: 'minutes', message: 'Una sesión dura entre 1 minuto y 10 horas' }]);
    const state = { position: 0, reps: 5, seconds: null, metres: null, weight: null, done: true, removed: false };
    const sets = [{ entryId: randomUUID(), setId: randomUUID(), ...state }];
    const unknown = await correct(player, open._id, { updatedAt, sets });
    expect(unknown.error.issues).toEqual([{ path: 'sets', message: 'La sesión no tiene ese ejercicio' }]);
    const other = await newPlayer(api);
    expect((await correct(other, open._id, { updatedAt, minutes: 50 })).error.code).toBe('session.not_found');
    expect((await api.call(correctSession, { params, body: { updatedAt, minutes: 50 } })).status).toBe(401);
  });

  it('corrects the result of a match', async () => {
    const player = await newPlayer(api);
    const _id = randomUUID();
    const match = { sets: [{ us: 6, them: 4 }], side: null, partner: '', tags: [] };
    const body = { _id, startTime: '2026-06-10T16:00:00Z', minutes: 90, rpe: null, ...match };
    await api.call(logMatch, { token: player.token, body });
    const { updatedAt } = (await api.call(getSession, { token: player.token, params: { id: _id } })).body;
    const sets = [
      { us: 6, them: 4 },
      { us: 4, them: 6 },
    ];
    const corrected = await correct(player, _id, { updatedAt, match: { ...match, sets } });
    expect(corrected.body.match?.sets).toEqual(sets);
  });
});

describe('POST /training-sessions/past', () => {
  const past = (player: Player, body: Partial<BodyInput<typeof addPastSession>>) =>
    api.call(addPastSession, {
      token: player.token,
      body: {
        _id: randomUUID(),
        type: 'Fuerza',
        routineId: null,
        withSets: false,
        startTime: '2026-06-01T10:00:00Z',
        minutes: 45,
        rpe: 5,
        ...body,
      },
    });

  it('keeps its old date, counts in the statistics and against no limit without a routine', async () => {
    const player = await newPlayer(api);
    const added = await past(player, {});
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      name: 'Sesión de fuerza',
      source: 'manual',
      localDate: '2026-06-01',
      duration: 2700,
      isFinished: true,
      exercises: [],
    });
    expect((await api.call(getStats, { token: player.token })).body).toMatchObject({ sessions: 1, minutes: 45 });
    expect(await countedSessions(api, player.user._id)).toBe(0);
  });

  it('takes a routine with its sets or without, which counts like a start', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    const { body: bare } = await past(player, { routineId });
    expect(bare.exercises.map(({ completed, setRows }) => [completed, setRows.length])).toEqual(
      bare.exercises.map(() => [true, 0]),
    );
    expect(bare.completedExercises).toHaveLength(bare.exercises.length);
    const { body: created } = await past(player, { routineId, withSets: true });
    const rows = created.exercises.flatMap(({ setRows }) => setRows);
    expect(atLeast(6, rows).every(({ done }) => done)).toBe(true);
    expect(await countedSessions(api, player.user._id)).toBe(2);
  });

  it('sent twice is one session, and unknown or future ones are refused', async () => {
    const player = await newPlayer(api);
    const _id = randomUUID();
    const answers = await Promise.all([past(player, { _id }), past(player, { _id })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await api.call(listPast, { token: player.token })).body).toHaveLength(1);
    expect((await past(player, { routineId: randomUUID() })).error.code).toBe('routine.not_found');
    expect((await past(player, { startTime: '2026-06-20T10:00:00Z' })).status).toBe(400);
    expect((await past(player, { minutes: 601 })).status).toBe(400);
  });

  it('can be corrected for 14 days from when it was added, however old it is', async () => {
    const player = await newPlayer(api);
    const { body } = await past(player, { startTime: '2025-01-10T10:00:00Z' });
    const corrected = await correct(player, body._id, { updatedAt: body.updatedAt, minutes: 30 });
    expect([corrected.status, corrected.body.localDate]).toEqual([200, '2025-01-10']);
  });

  it('leaves a running session alone', async () => {
    const player = await newPlayer(api);
    await startedSession(api, player);
    expect((await past(player, {})).status).toBe(201);
  });
});
