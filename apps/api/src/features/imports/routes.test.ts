import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { exportAccount } from '@bandeja/domain/account/contract';
import * as contract from '@bandeja/domain/imports/contract';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { logMatch } from '@bandeja/domain/matches/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { erasePulse } from '@bandeja/domain/pulse/contract';
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
    expect((await bring(player, [session({ key: 'last' })], { apart: ['last'] })).status).toBe(201);
    const { status, error } = await bring(player, [session({ key: 'too-many' })], { apart: ['too-many'] });
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
    for (const source of ['gpx', 'tcx', 'fit', 'apple', 'polar'] as const) {
      const { status, error } = await bring(player, [match()], { source });
      expect([status, error.code]).toEqual([403, 'plan.required']);
      expect(error.message).toBe(
        'Importar archivos de un reloj (FIT, TCX, GPX, Apple Health o Polar) es parte del plan Pro. Los CSV los puedes importar siempre.',
      );
    }
    await subscribe(api, player, { plan: 'premium' });
    expect((await bring(player, [match()], { source: 'fit' })).status).toBe(403);
    await subscribe(api, player, { plan: 'pro', expiresAt: new Date('2020-01-01') });
    expect((await bring(player, [match()], { source: 'fit' })).status).toBe(403);
    await subscribe(api, player, { plan: 'pro' });
    const pulseConsent = true as const;
    expect((await bring(player, [match()], { source: 'fit', pulseConsent })).status).toBe(201);
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

  it('keeps the pulse of a file with its consent alone, and gives it up with it', async () => {
    const player = await newPlayer(api);
    const list = { source: 'strava' as const, fileName: 'activities.csv' };
    const pulseOf = async () => {
      const { body } = await api.call(exportAccount, { token: player.token });
      const { sessions } = body as unknown as { sessions: ImportedSession[] };
      return sessions.map(({ averageHeartRate, maxHeartRate }) => [averageHeartRate, maxHeartRate]);
    };
    const later = (hour: number) => {
      const startTime = `2025-05-10T${hour}:00:00.000Z`;
      return match({ key: `watch:${startTime}`, startTime });
    };
    await bring(player, [later(10)], list);
    expect(await pulseOf()).toEqual([[null, null]]);
    await bring(player, [later(13)], { ...list, pulseConsent: true });
    await bring(player, [later(16)], list);
    expect((await pulseOf()).filter(([average]) => average === 142)).toHaveLength(2);
    await api.call(erasePulse, { token: player.token });
    expect(await pulseOf()).toEqual(Array(3).fill([null, null]));
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

describe('the same training once', () => {
  const startTime = '2026-03-02T18:00:00.000Z';
  const fromWatch = (changes: Partial<ImportedSession> = {}) =>
    match({ key: 'watch:2026-03-02T18:04:10', startTime: '2026-03-02T18:04:10.000Z', duration: 5220, ...changes });

  async function playerWithMatch() {
    const player = await newPlayer(api);
    await subscribe(api, player, { plan: 'pro' });
    const _id = randomUUIDv7();
    const logged = { _id, startTime, minutes: 60, rpe: 7, sets: [], side: null, partner: 'Ana', tags: [] };
    expect((await api.call(logMatch, { token: player.token, body: logged })).status).toBe(201);
    return { player, matchId: _id };
  }

  it('is said in the preview, and added only when the player wants it beside', async () => {
    const { player, matchId } = await playerWithMatch();
    const stranger = await newPlayer(api, 'Otra');
    const { key, startTime: at, duration } = fromWatch();
    const late = { key: 'late', startTime: '2026-03-02T19:30:00.000Z', duration: 3600 };
    const body = { keys: [key, late.key], spans: [{ key, startTime: at, duration }, late] };
    const check = async ({ token }: Player) => (await api.call(contract.checkImport, { token, body })).body.same;
    expect(await check(player)).toEqual([
      { key, session: { _id: matchId, name: expect.any(String), type: 'Partido', startTime, duration: 3600 } },
    ]);
    expect(await check(stranger)).toEqual([]);
    expect((await bring(player, [fromWatch()], { source: 'fit' })).body).toMatchObject({
      added: 0,
      joined: 0,
      known: 1,
    });
    expect(await past(player)).toHaveLength(1);
    expect((await bring(player, [fromWatch()], { source: 'fit', apart: [key] })).body).toMatchObject({
      added: 1,
      known: 0,
    });
    expect(await past(player)).toHaveLength(2);
  });

  it('joined, the match takes pulse, metres and minutes; undone, it is as it was', async () => {
    const { player, matchId } = await playerWithMatch();
    const { key } = fromWatch();
    const joins = [{ key, sessionId: matchId }];
    const { body } = await bring(player, [fromWatch()], { source: 'fit', joins, pulseConsent: true });
    expect(body).toMatchObject({ added: 0, joined: 1, known: 0, import: { sessionCount: 0, joinedCount: 1 } });
    const shown = async () => (await api.call(getSession, { token: player.token, params: { id: matchId } })).body;
    expect(await shown()).toMatchObject({
      source: 'match',
      startTime,
      duration: 5220,
      rpe: 7,
      match: { partner: 'Ana' },
      averageHeartRate: 142,
      maxHeartRate: 176,
      distanceMetres: 3100,
    });
    const again = await bring(player, [fromWatch()], { source: 'fit', joins });
    expect(again.body).toMatchObject({ added: 0, joined: 0, known: 1 });
    const keys = { token: player.token, body: { keys: [key] } };
    expect((await api.call(contract.checkImport, keys)).body.known).toEqual([key]);
    await api.call(contract.undoImport, { token: player.token, params: { id: body.import._id } });
    expect(await shown()).toMatchObject({ duration: 3600, averageHeartRate: null, distanceMetres: null });
    expect((await api.call(contract.checkImport, keys)).body.known).toEqual([]);
  });

  it('joins nothing into a session of another training or another player', async () => {
    const { player } = await playerWithMatch();
    const other = await playerWithMatch();
    const { key } = fromWatch();
    const joins = [{ key, sessionId: other.matchId }];
    expect((await bring(player, [fromWatch()], { source: 'fit', joins })).body).toMatchObject({ added: 0, joined: 0 });
    const far = fromWatch({ key: 'watch:far', startTime: '2026-03-05T18:00:00.000Z' });
    const into = [{ key: far.key, sessionId: other.matchId }];
    expect((await bring(other.player, [far], { source: 'fit', joins: into })).body).toMatchObject({
      added: 1,
      joined: 0,
    });
  });

  it('comes once when two files of it arrive at the same moment', async () => {
    const player = await newPlayer(api);
    await subscribe(api, player, { plan: 'pro' });
    const files = [fromWatch(), fromWatch({ key: 'watch:2026-03-02T18:04:12', startTime: '2026-03-02T18:04:12.000Z' })];
    const answers = await Promise.all(files.map((each) => bring(player, [each], { source: 'fit' })));
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(1);
  });

  it('knows a renamed workout, also by the key of a former version', async () => {
    const player = await newPlayer(api);
    const named = 'hevy:2025-07-26T07:06:00:Empuje';
    await bring(player, [session({ key: named })]);
    const body = { keys: ['hevy:2025-07-26T07:06:00', 'hevy:2025-07-26T07:06:00:Otro', named] };
    expect((await api.call(contract.checkImport, { token: player.token, body })).body.known).toEqual(body.keys);
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
