import { randomUUID } from 'node:crypto';
import * as contract from '@bandeja/domain/imports/contract';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { getMe } from '@bandeja/domain/profile/contract';
import { getSession, listPast } from '@bandeja/domain/sessions/contract';
import { getStats } from '@bandeja/domain/stats/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { copyImportedSession } from '#testing/rows.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

function session(changes: Partial<ImportedSession> = {}): ImportedSession {
  return {
    key: 'hevy:2025-07-26T05:06:00.000Z:Empuje',
    name: 'Empuje',
    type: 'Fuerza',
    startTime: '2025-07-26T22:30:00.000Z',
    duration: 3900,
    notes: 'Con prisa',
    score: null,
    rpe: null,
    improvements: [],
    averageHeartRate: null,
    maxHeartRate: null,
    distanceMetres: null,
    entries: [
      {
        name: 'Push Up',
        code: 'F17',
        loadType: 'reps',
        notes: 'codos cerca',
        sets: [
          { reps: 12, seconds: null, metres: null, weight: null, done: true },
          { reps: 10, seconds: null, metres: null, weight: null, done: true },
        ],
      },
      {
        name: 'Shoulder Press (Dumbbell)',
        code: null,
        loadType: 'reps',
        notes: '',
        sets: [{ reps: 8, seconds: null, metres: null, weight: 14.5, done: true }],
      },
    ],
    ...changes,
  };
}

const match = (changes: Partial<ImportedSession> = {}) =>
  session({
    key: 'watch:2025-05-10T17:00:00',
    name: 'Partido de pádel',
    type: 'Partido',
    averageHeartRate: 142,
    maxHeartRate: 176,
    distanceMetres: 3100,
    entries: [],
    ...changes,
  });

const bring = (player: Player, sessions: ImportedSession[], more: Partial<contract.ImportBody> = {}) =>
  api.call(contract.importSessions, {
    token: player.token,
    body: { _id: randomUUID(), source: 'hevy', fileName: 'workouts.csv', sessions, ...more },
  });

const past = async (player: Player) => (await api.call(listPast, { token: player.token })).body;

describe('POST /imports', () => {
  it('refuses an import beyond an account’s maximum as a whole', async () => {
    const player = await newPlayer(api);
    await bring(player, [session({ key: 'first' })]);
    await copyImportedSession(api, player.user._id, 9_998);
    expect((await bring(player, [session({ key: 'last' })])).status).toBe(201);
    const { status, error } = await bring(player, [session({ key: 'too-many' })]);
    const message = 'Tu cuenta ya guarda el máximo de sesiones importadas.';
    expect([status, error]).toEqual([403, { code: 'import.full', message }]);
    expect(
      (await api.call(contract.checkImport, { token: player.token, body: { keys: ['too-many'] } })).body.known,
    ).toEqual([]);
  });

  it('adds finished sessions with exercises and sets; they count in the statistics, not against the plan', async () => {
    const player = await newPlayer(api);
    const { status, body } = await bring(player, [session()]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      added: 1,
      known: 0,
      import: { source: 'hevy', fileName: 'workouts.csv', sessionCount: 1 },
    });
    const [listed] = await past(player);
    expect(listed).toMatchObject({
      name: 'Empuje',
      type: 'Fuerza',
      localDate: '2025-07-27',
      duration: 3900,
      isFinished: true,
    });
    const detail = await api.call(getSession, { token: player.token, params: { id: listed?._id ?? '' } });
    expect(detail.body).toMatchObject({ source: 'import:hevy', notes: 'Con prisa', completedExercises: [0, 1] });
    expect(
      detail.body.exercises.map(({ name, usesWeight, playerNote, setRows }) => [
        name,
        usesWeight,
        playerNote,
        setRows.length,
      ]),
    ).toEqual([
      ['Push Up', false, 'codos cerca', 2],
      ['Shoulder Press (Dumbbell)', true, '', 1],
    ]);
    expect(detail.body.exercises[0]?.exerciseId).not.toBeNull();
    expect(detail.body.exercises[0]?.steps.length).toBeGreaterThan(0);
    const stats = await api.call(getStats, { token: player.token });
    expect(JSON.stringify(stats.body)).toContain('65');
    const me = await api.call(getMe, { token: player.token });
    expect(me.body.usage).toEqual({ sessions: 0, routines: 0 });
  });

  it('counts an exercise as done once, whatever the file', async () => {
    const player = await newPlayer(api);
    const original = {
      _id: randomUUID(),
      routineCode: null,
      description: '',
      difficulty: '',
      objectives: [],
      equipment: [],
      plannedMinutes: 0,
      finishedAt: '2025-07-26T23:35:00.000Z',
      source: 'live',
      completedExercises: [1, 1, 0, 1, 99, 0],
    };
    await bring(player, [session({ original })], { source: 'bandeja' });
    const [listed] = await past(player);
    expect(listed?.completedExercises).toEqual([1, 0]);
    const stats = await api.call(getStats, { token: player.token });
    expect(stats.body.exercises).toBe(2);
  });

  it('skips existing sessions, in the same request or a later one', async () => {
    const player = await newPlayer(api);
    expect((await bring(player, [session(), session()])).body).toMatchObject({ added: 1, known: 1 });
    expect((await bring(player, [session({ name: 'Otro nombre' })])).body).toMatchObject({ added: 0, known: 1 });
    expect(await past(player)).toHaveLength(1);
    expect((await api.call(contract.listImports, { token: player.token })).body).toHaveLength(1);
  });

  it('adds once when the same file comes twice at the same moment', async () => {
    const player = await newPlayer(api);
    const sessions = Array.from({ length: 20 }, (_, index) => session({ key: `hevy:${index}` }));
    const answers = await Promise.all([1, 2, 3].map(() => bring(player, sessions)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(20);
    expect(await past(player)).toHaveLength(20);
  });

  it('takes a long file in several requests as one import', async () => {
    const player = await newPlayer(api);
    const _id = randomUUID();
    await bring(player, [session({ key: 'a' })], { _id });
    const { body } = await bring(player, [session({ key: 'b' })], { _id });
    expect(body.import).toMatchObject({ _id, sessionCount: 2 });
  });

  it('accepts watches’ files only from pro, and logs from every plan', async () => {
    const player = await newPlayer(api);
    for (const source of ['gpx', 'tcx', 'fit'] as const) {
      const { status, error } = await bring(player, [match()], { source });
      expect([status, error.code]).toEqual([403, 'plan.required']);
      expect(error.message).toBe(
        'Importar archivos de un reloj (GPX, TCX o FIT) es parte del plan Pro. Los CSV los puedes importar siempre.',
      );
    }
    await subscribe(api, player, { plan: 'premium' });
    expect((await bring(player, [match()], { source: 'fit' })).status).toBe(403);
    await subscribe(api, player, { plan: 'pro', expiresAt: new Date('2020-01-01') });
    expect((await bring(player, [match()], { source: 'fit' })).status).toBe(403);
    await subscribe(api, player, { plan: 'pro' });
    expect((await bring(player, [match()], { source: 'fit' })).status).toBe(201);
    const [listed] = await past(player);
    const detail = await api.call(getSession, { token: player.token, params: { id: listed?._id ?? '' } });
    expect(detail.body).toMatchObject({
      type: 'Partido',
      source: 'import:fit',
      averageHeartRate: 142,
      maxHeartRate: 176,
      distanceMetres: 3100,
    });
  });

  it.for<[string, ImportedSession]>([
    ['the future', session({ startTime: '2999-01-01T00:00:00Z' })],
    ['before any app', session({ startTime: '1980-01-01T00:00:00Z' })],
  ])('refuses %s', async ([, impossible]) => {
    const player = await newPlayer(api);
    const { status, error } = await bring(player, [session(), impossible]);
    expect(status).toBe(400);
    expect(error.issues).toEqual([
      {
        path: 'sessions.1.startTime',
        message: expect.stringMatching(/^La fecha tiene que estar entre el 1 de enero de 1990 y el /),
      },
    ]);
    expect(await past(player)).toEqual([]);
  });

  it('refuses a session of later today, and a day that is not its own: none gets another date', async () => {
    const player = await newPlayer(api);
    const later = session({ startTime: new Date(Date.now() + 3_600_000).toISOString() });
    const otherDay = session({ localDate: '2025-07-20' });
    expect((await bring(player, [later])).error.issues).toEqual([
      { path: 'sessions.0.startTime', message: 'La sesión tiene una fecha imposible' },
    ]);
    expect((await bring(player, [otherDay])).error.issues).toEqual([
      { path: 'sessions.0.localDate', message: 'El día de la sesión no es el de su hora de inicio' },
    ]);
    expect(await past(player)).toEqual([]);
  });

  it('refuses invalid sessions, visitors, and too many at once', async () => {
    const player = await newPlayer(api);
    expect((await bring(player, [session({ duration: -1 })])).status).toBe(400);
    expect((await bring(player, [])).status).toBe(400);
    expect((await bring({ ...player, token: '' }, [session()])).status).toBe(401);
    const heavy = Array.from({ length: 90 }, (_, index) =>
      session({
        key: `k${index}`,
        entries: Array.from({ length: 6 }, () => ({ ...session().entries[0], notes: 'x'.repeat(2000) })) as never,
      }),
    );
    expect((await bring(player, heavy)).status).toBe(413);
  });
});

describe('POST /imports/check', () => {
  it('names the keys that are here, also those of sessions that were never away', async () => {
    const player = await newPlayer(api);
    await bring(player, [session()]);
    const [listed] = await past(player);
    const keys = [session().key, 'hevy:other', `bandeja:${listed?._id}`, `bandeja:${randomUUID()}`, 'bandeja:x'];
    const { body } = await api.call(contract.checkImport, { token: player.token, body: { keys } });
    expect(body.known).toEqual([session().key, `bandeja:${listed?._id}`]);
    const stranger = await newPlayer(api, 'Otra');
    expect((await api.call(contract.checkImport, { token: stranger.token, body: { keys } })).body.known).toEqual([]);
  });
});

describe('undoing an import', () => {
  it('takes its sessions out, and the same file can come again', async () => {
    const player = await newPlayer(api);
    const { body } = await bring(player, [session(), session({ key: 'b' })]);
    const params = { id: body.import._id };
    expect((await api.call(contract.undoImport, { token: player.token, params })).status).toBe(204);
    expect(await past(player)).toEqual([]);
    expect((await api.call(contract.listImports, { token: player.token })).body).toEqual([]);
    expect((await api.call(contract.undoImport, { token: player.token, params })).status).toBe(404);
    expect((await bring(player, [session()])).body.added).toBe(1);
  });

  it('is for the player alone, for thirty days', async () => {
    const player = await newPlayer(api);
    const stranger = await newPlayer(api, 'Otra');
    const { body } = await bring(player, [session()]);
    const params = { id: body.import._id };
    expect((await api.call(contract.undoImport, { token: stranger.token, params })).status).toBe(404);
    api.clock.now = new Date(Date.now() + 31 * 86_400_000);
    const late = await api.call(contract.undoImport, { token: player.token, params });
    expect([late.status, late.error.code]).toEqual([409, 'import.locked']);
    expect(await past(player)).toHaveLength(1);
  });
});
