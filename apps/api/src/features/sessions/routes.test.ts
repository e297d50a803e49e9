import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { SessionChange } from '@bandeja/domain/sessions/changes';
import * as contract from '@bandeja/domain/sessions/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import {
  finishedSession,
  newPlayer,
  type Player,
  routineIdByCode,
  type SetChange,
  setChange,
  startedSession,
} from '#testing/factories.ts';

const api = useApi();

async function reread(player: Player, id: string): Promise<contract.Session> {
  return (await api.call(contract.getSession, { token: player.token, params: { id } })).body;
}

describe('POST /training-sessions', () => {
  it('answers 201 with a snapshot of the routine and prefilled set rows', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    const _id = randomUUIDv7();
    const { status, body } = await api.call(contract.startSession, {
      token: player.token,
      body: { _id, routineId, type: 'Fuerza', date: new Date().toISOString() },
    });
    expect(status).toBe(201);
    expect(body._id).toBe(_id);
    expect(body.session._id).toBe(_id);
    expect(body).toMatchObject({ routineId, type: 'Fuerza', isFinished: false, currentExercise: -1, duration: 0 });
    expect(body.exercises.map((each) => each.name).slice(0, 2)).toEqual([
      'Calentamiento dinámico RAMP',
      'Sentadilla con peso corporal',
    ]);
    const squat = body.exercises[1];
    expect(squat).toMatchObject({ sets: 3, reps: 12, rest: 60, loadType: 'reps', perSide: false, usesWeight: false });
    expect(squat?.setRows).toHaveLength(3);
    expect(squat?.setRows[0]).toMatchObject({ position: 0, reps: 12, seconds: null, weight: null, done: false });
    expect(squat?.steps.length).toBeGreaterThanOrEqual(3);
    expect(body.exercises[0]?.setRows[0]).toMatchObject({ reps: null, seconds: 300 });
  });

  it('repeats with the same _id or the same key answer the same session', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    const body = { _id: randomUUIDv7(), routineId, type: 'Fuerza' as const };
    const first = await api.call(contract.startSession, { token: player.token, body });
    const again = await api.call(contract.startSession, { token: player.token, body });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);

    const other = await newPlayer(api);
    const keyed = {
      token: other.token,
      body: { routineId, type: 'Fuerza' as const },
      headers: { 'idempotency-key': 'k1' },
    };
    const one = await api.call(contract.startSession, keyed);
    const two = await api.call(contract.startSession, keyed);
    expect(two.body._id).toBe(one.body._id);
    const different = await api.call(contract.startSession, { ...keyed, body: { routineId, type: 'Cardio' } });
    expect(different.error.code).toBe('idempotency.mismatch');
  });

  it('keeps one open session per player, also when twenty start at once', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.call(contract.startSession, { token: player.token, body: { routineId, type: 'Fuerza' } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 201).map(({ error }) => error.code))).toEqual(
      new Set(['session.open_exists']),
    );
  });

  it('one _id sent twenty times at once makes one session', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    const body = { _id: randomUUIDv7(), routineId, type: 'Fuerza' as const };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => api.call(contract.startSession, { token: player.token, body })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const { body: list } = await api.call(contract.listPast, { token: player.token });
    expect(list).toHaveLength(1);
  });

  it('prefills from last time', async () => {
    const player = await newPlayer(api);
    const first = await startedSession(api, player, 'R03');
    const index = first.exercises.findIndex((entry) => entry.usesWeight);
    await api.call(contract.putSession, {
      token: player.token,
      params: { id: first._id },
      body: { changes: [setChange(first, index, 0, { reps: 8, weight: 12.5 })] },
    });
    await finishedSession(api, player, first._id);
    const second = await startedSession(api, player, 'R03');
    expect(second.exercises[index]?.setRows.map(({ reps, weight, done }) => ({ reps, weight, done }))).toEqual(
      Array(second.exercises[index]?.sets).fill({ reps: 8, weight: 12.5, done: false }),
    );
  });

  it('stores the day in the zone the browser sent', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    api.clock.now = new Date('2026-03-01T23:30:00Z');
    const start = (zone: string) =>
      api.call(contract.startSession, {
        token: player.token,
        body: { routineId, type: 'Fuerza' },
        headers: { 'x-time-zone': zone },
      });
    const madrid = await start('Europe/Madrid');
    expect(madrid.body).toMatchObject({ localDate: '2026-03-02', timeZone: 'Europe/Madrid' });
    await api.call(contract.discardSession, { token: player.token, params: { id: madrid.body._id } });
    const bogota = await start('America/Bogota');
    expect(bogota.body).toMatchObject({ localDate: '2026-03-01', timeZone: 'America/Bogota' });
  });

  it('keeps the date of an old session and its minutes, sent as date or as startTime', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    api.clock.now = new Date('2026-11-20T10:00:00Z');
    const save = async (when: Record<string, unknown>) => {
      const body = { routineId, type: 'Fuerza', duration: 2700, ...when };
      const reply = await api.call(contract.startSession, { token: player.token, body });
      expect(reply.status).toBe(201);
      await finishedSession(api, player, reply.body._id);
      return reread(player, reply.body._id);
    };
    const startTime = '2025-03-04T18:30:00.000Z';
    const first = await save({ _id: randomUUIDv7(), startTime, date: '2025-03-04T00:00:00Z' });
    expect(first).toMatchObject({ startTime, localDate: '2025-03-04', duration: 2700, isFinished: true });
    const second = await save({ date: '2024-12-01T09:00:00.000Z' });
    expect(second).toMatchObject({ localDate: '2024-12-01', duration: 2700 });
  });

  it('refuses a date in the future and a date that is not the start’s; a clock ahead begins now', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    api.clock.now = new Date('2026-11-20T10:00:00Z');
    const start = (when: Record<string, string>) =>
      api.call(contract.startSession, { token: player.token, body: { routineId, type: 'Fuerza', ...when } });
    const refused = [
      await start({ date: '2026-11-21T10:00:00Z' }),
      await start({ _id: randomUUIDv7(), startTime: '2027-01-01T10:00:00Z' }),
      await start({ _id: randomUUIDv7(), startTime: '2026-11-10T10:00:00Z', date: '2026-11-12T10:00:00Z' }),
    ];
    expect(refused.map(({ status, error }) => [status, error.code, error.issues?.[0]?.path])).toEqual([
      [400, 'request.invalid', 'date'],
      [400, 'request.invalid', 'startTime'],
      [400, 'request.invalid', 'date'],
    ]);
    expect((await api.call(contract.listPast, { token: player.token })).body).toEqual([]);
    const ahead = await start({ date: '2026-11-20T10:20:00Z' });
    expect(ahead.body).toMatchObject({ startTime: '2026-11-20T10:00:00.000Z', localDate: '2026-11-20' });
  });

  it('refuses unknown routines, wrong types and callers without a token', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    const unknown = await api.call(contract.startSession, {
      token: player.token,
      body: { routineId: randomUUID(), type: 'Fuerza' },
    });
    expect([unknown.status, unknown.error.message]).toEqual([404, 'No se encontró la rutina']);
    const wrong = await api.call(contract.startSession, { token: player.token, body: { routineId, type: 'Siesta' } });
    expect([wrong.status, wrong.error.code]).toEqual([400, 'request.invalid']);
    expect((await api.call(contract.startSession, { body: { routineId, type: 'Fuerza' } })).status).toBe(401);
  });
});

describe('PUT /training-sessions/{id}', () => {
  it('applies each change once, in any grouping and however often it is sent', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const put = (changes: SessionChange[]) =>
      api.call(contract.putSession, { token: player.token, params: { id: session._id }, body: { changes } });
    const added: SetChange = { ...setChange(session, 1, 0), setId: randomUUID(), position: 3, reps: 15 };
    const changes: SessionChange[] = [
      setChange(session, 0, 0),
      setChange(session, 1, 0, { reps: 11 }),
      added,
      {
        id: randomUUID(),
        at: new Date().toISOString(),
        kind: 'entry',
        entryId: session.exercises[2]?._id ?? '',
        completed: true,
      },
      { id: randomUUID(), at: new Date().toISOString(), kind: 'position', index: 2 },
      {
        id: randomUUID(),
        at: new Date().toISOString(),
        kind: 'note',
        entryId: session.exercises[1]?._id ?? '',
        note: 'Baja más lento',
      },
    ];
    await put(changes);
    const once = await reread(player, session._id);
    await Promise.all(Array.from({ length: 5 }, () => put(changes)));
    for (const change of [...changes].reverse()) await put([change]);
    expect({ ...(await reread(player, session._id)), updatedAt: once.updatedAt }).toEqual(once);
    expect(once.exercises[1]?.setRows.map((row) => row.reps)).toEqual([11, 12, 12, 15]);
    expect(once.exercises[1]?.playerNote).toBe('Baja más lento');
    expect(once).toMatchObject({ currentExercise: 2, completedExercises: [0, 2] });
  });

  it('lets the later change of a set win, in any order of arrival', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const put = (change: SessionChange) =>
      api.call(contract.putSession, { token: player.token, params: { id: session._id }, body: { changes: [change] } });
    const early = setChange(session, 1, 0, { reps: 9, at: '2026-05-04T10:00:00.000Z' });
    const late = setChange(session, 1, 0, { reps: 10, done: false, at: '2026-05-04T10:00:05.000Z' });
    await put(late);
    await put(early);
    const row = (await reread(player, session._id)).exercises[1]?.setRows[0];
    expect(row).toMatchObject({ reps: 10, done: false });
  });

  it('derives completed exercises from the sets when sets are sent, and takes them as sent otherwise', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const put = (body: contract.ProgressBody) =>
      api.call(contract.putSession, { token: player.token, params: { id: session._id }, body });
    expect((await put({ completedExercises: [0, 1], duration: 60 })).body.completedExercises).toEqual([0, 1]);
    expect((await put({ completedExercises: [0] })).body.completedExercises).toEqual([0]);
    const sets = [0, 1, 2].map((setIndex) => setChange(session, 3, setIndex));
    expect((await put({ changes: sets, completedExercises: [5] })).body.completedExercises).toEqual([0, 3]);
    const unknown = await put({ completedExercises: [0, session.exercises.length] });
    expect([unknown.status, unknown.error.issues]).toEqual([
      400,
      [{ path: 'completedExercises', message: expect.stringMatching(/ejercicio/) }],
    ]);
    expect((await reread(player, session._id)).completedExercises).toEqual([0, 3]);
  });

  it('caps the duration at the time since the start', async () => {
    const player = await newPlayer(api);
    api.clock.now = new Date('2026-05-04T10:00:00Z');
    const session = await startedSession(api, player);
    api.clock.now = new Date('2026-05-04T10:10:00Z');
    const put = (duration: number) =>
      api.call(contract.putSession, { token: player.token, params: { id: session._id }, body: { duration } });
    expect((await put(540)).body.duration).toBe(540);
    expect((await put(5000)).body.duration).toBe(600);
  });

  it('takes the closing answers for fourteen days, then answers session.locked', async () => {
    const player = await newPlayer(api);
    api.clock.now = new Date('2026-05-04T10:00:00Z');
    const session = await startedSession(api, player);
    await finishedSession(api, player, session._id);
    const put = (score: number) =>
      api.call(contract.putSession, {
        token: player.token,
        params: { id: session._id },
        body: { score, rpe: 6.5, improvements: ['Bajar más'], notes: 'Bien' },
      });
    api.clock.now = new Date('2026-05-18T09:59:00Z');
    expect((await put(8)).body).toMatchObject({ score: 8, rpe: 6.5, improvements: ['Bajar más'], notes: 'Bien' });
    api.clock.now = new Date('2026-05-18T10:00:01Z');
    const late = await put(2);
    expect([late.status, late.error.code]).toEqual([409, 'session.locked']);
    expect((await reread(player, session._id)).score).toBe(8);
  });

  it('answers notes about a danger with the safety text, and other notes with none', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    await finishedSession(api, player, session._id);
    const put = (notes: string) =>
      api.call(contract.putSession, { token: player.token, params: { id: session._id }, body: { notes } });
    expect((await put('al final me dio un chungo')).body.warning).toMatch(/^Lo que cuentas puede ser serio\./);
    expect((await put('mi rival se ha desplomado')).body.warning).toMatch(/^Llama al 112 ahora/);
    const theirs = (await put('mi amiga dice que no quiere vivir')).body;
    expect([theirs.warning?.slice(0, 30), theirs.crisis]).toEqual(['Has hecho bien en contarlo. Si', undefined]);
    expect((await put('sigo con muletas')).body.warning).toMatch(/^Soy un entrenador virtual/);
    expect((await put('muy contento con la bandeja')).body.warning).toBeUndefined();
  });

  it('refuses a score of 11 and names the field', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const { status, error } = await api.call(contract.putSession, {
      token: player.token,
      params: { id: session._id },
      body: { score: 11 },
    });
    expect(status).toBe(400);
    expect(error.issues).toEqual([{ path: 'score', message: 'La puntuación va de 0 a 10' }]);
  });
});

describe('PUT /training-sessions/{id}/complete', () => {
  it('finishes once: repeating it changes neither end nor duration, and takes closing answers as PUT does', async () => {
    const player = await newPlayer(api);
    api.clock.now = new Date('2026-05-04T10:00:00Z');
    const session = await startedSession(api, player);
    api.clock.now = new Date('2026-05-04T10:46:00Z');
    const { status, body } = await finishedSession(api, player, session._id, {
      duration: 2700,
      changes: [setChange(session, 0, 0)],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isFinished: true, duration: 2700, completedExercises: [0] });
    api.clock.now = new Date('2026-05-04T11:46:00Z');
    const repeated = await finishedSession(api, player, session._id, { duration: 6000, score: 1 });
    expect(repeated.body).toEqual({ ...body, score: 1 });
  });

  it('lets another session start afterwards', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    await finishedSession(api, player, session._id);
    expect((await startedSession(api, player))._id).not.toBe(session._id);
  });
});

describe('POST /training-sessions/{id}/complete-exercise', () => {
  it('marks one exercise by its index', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const { status, body } = await api.call(contract.completeExercise, {
      token: player.token,
      params: { id: session._id },
      body: { exerciseIndex: 2 },
    });
    expect(status).toBe(200);
    expect(body.completedExercises).toEqual([2]);
  });
});
