import { randomUUID } from 'node:crypto';
import { planFeatures } from '@bandeja/domain/billing/rules';
import { addDays } from '@bandeja/domain/calendar/dates';
import { importSessions } from '@bandeja/domain/imports/contract';
import { type Progress, progressQuery } from '@bandeja/domain/progress/contract';
import { completeSession, getSession, listPast, putSession, startSession } from '@bandeja/domain/sessions/contract';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { describe, expect, it } from 'vitest';
import { buildServer } from '#server.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, routineIdByCode, setChange } from '#testing/factories.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();
const thisWeek = { from: '2026-11-16', to: '2026-11-22' };

type Answer = { data: { progress: Progress } | null; errors?: { message: string; extensions: { code: string } }[] };

async function ask(
  token: string | null,
  query: unknown,
  variables: object = thisWeek,
): Promise<{ status: number; body: Answer }> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    payload: { query, variables } as object,
  });
  return { status: response.statusCode, body: response.json() };
}

async function progressOf(player: Player, period: object = thisWeek): Promise<Progress> {
  const { status, body } = await ask(player.token, progressQuery, period);
  if (status !== 200 || body.data === null) throw new Error(`progress answered ${status} ${JSON.stringify(body)}`);
  return body.data.progress;
}

async function trained(
  player: Player,
  startTime: string,
  given: {
    minutes: number;
    rpe?: number;
    score?: number;
    weight?: number;
    reps?: number;
    type?: SessionType;
    code?: string;
  },
): Promise<void> {
  const routineId = await routineIdByCode(api, player, given.code ?? 'R02');
  api.clock.now = new Date(startTime);
  const { body: session } = await api.call(startSession, {
    token: player.token,
    body: { routineId, type: given.type ?? 'Fuerza' },
  });
  const params = { id: session._id };
  api.clock.now = new Date(Date.parse(startTime) + given.minutes * 60_000);
  const at = api.clock.now.toISOString();
  const changes = [setChange(session, 1, 0, { at, reps: given.reps ?? 10, weight: given.weight ?? null })];
  await api.call(putSession, { token: player.token, params, body: { changes } });
  await api.call(completeSession, { token: player.token, params, body: { duration: given.minutes * 60 } });
  const { rpe, score } = given;
  await api.call(putSession, {
    token: player.token,
    params,
    body: { ...(rpe === undefined ? {} : { rpe }), ...(score === undefined ? {} : { score }) },
  });
}

describe('POST /graphql', () => {
  it('compares the days of a running week with the same days before, not with a whole week', async () => {
    const player = await newPlayer(api);
    await trained(player, '2026-11-10T10:00:00Z', { minutes: 50, rpe: 6 });
    await trained(player, '2026-11-14T10:00:00Z', { minutes: 70, rpe: 6 });
    await trained(player, '2026-11-17T10:00:00Z', { minutes: 60, rpe: 6 });
    const { totals, previous } = await progressOf(player);
    expect([totals.minutes, previous?.minutes]).toEqual([60, 50]);
    api.clock.now = new Date('2026-11-22T12:00:00Z');
    expect((await progressOf(player)).previous?.minutes).toBe(120);
  });

  it('shows the week of a player with the load of recorded and assumed efforts', async () => {
    const player = await newPlayer(api);
    await trained(player, '2026-11-10T10:00:00Z', { minutes: 50, rpe: 6, score: 9 });
    await trained(player, '2026-11-16T10:00:00Z', { minutes: 60, rpe: 6, score: 8, weight: 20 });
    await trained(player, '2026-11-18T10:00:00Z', { minutes: 90, type: 'Partido', weight: 30 });
    const progress = await progressOf(player);
    // a match without an effort counts with 6: 60·6 + 90·6
    expect(progress.totals).toEqual({ sessions: 2, minutes: 150, load: 900, averageScore: 8, recordedEfforts: 1 });
    expect(progress.previous).toMatchObject({ sessions: 1, load: 300 });
    expect(progress.weeks).toHaveLength(1);
    expect(progress.weeks[0]).toMatchObject({ monday: '2026-11-16', sessions: 2, load: 900, changePercent: 200 });
    expect(progress.days.map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-11-16', 60],
      ['2026-11-18', 90],
    ]);
    expect(progress.kinds.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['Partido', 90],
      ['Físico', 60],
    ]);
    expect(progress.scores.map(({ score }) => score)).toEqual([8]);
    expect(progress.streak).toEqual({ weeks: 2, best: 2, pausedWeeks: 0 });
    expect(progress.spike).toMatchObject({ load: 540, largestBefore: 360, ratio: 1.5 });
    // Epley: 30 kg · (1 + 10/30) = 40
    expect(progress.bests).toMatchObject([
      { unit: 'kg', value: 40, before: null, points: [{ date: '2026-11-16', value: 40 }] },
    ]);
  });

  it('counts tactical work as tactical, whatever its planned category, and so does the file', async () => {
    const player = await newPlayer(api);
    await trained(player, '2026-11-17T10:00:00Z', { minutes: 40, type: 'Funcionalidad', code: 'R20' });
    const { kinds } = await progressOf(player);
    expect(kinds.map(({ kind, minutes }) => [kind, minutes])).toEqual([['Táctico', 40]]);
    const authorization = `Bearer ${player.token}`;
    const { body } = await api.app.inject({ url: '/api/account/sessions.csv', headers: { authorization } });
    expect(body).toContain(';Táctico;sí;40;');
    // the last column keeps what was stored, for a way back
    expect(body).not.toContain(';Funcionalidad;sí;');
    const { token } = player;
    const { body: past } = await api.call(listPast, { token });
    const named = { type: 'Funcionalidad', routineType: 'Táctico' };
    expect(past).toMatchObject([named]);
    const params = { id: past[0]?._id ?? '' };
    expect((await api.call(getSession, { token, params })).body).toMatchObject(named);
  });

  it('counts as marks only values of which more is better', async () => {
    const player = await newPlayer(api);
    await subscribe(api, player, { plan: 'premium' });
    api.clock.now = new Date('2026-11-17T10:00:00Z');
    const set = { reps: null, seconds: null, metres: null, weight: null, done: true };
    const entry = (code: string, loadType: 'reps' | 'time', ...sets: object[]) => ({
      name: code,
      code,
      loadType,
      notes: '',
      sets: sets.map((given) => ({ ...set, ...given })),
    });
    const entries = [
      entry('F30', 'time', { seconds: 40 }, { seconds: 35 }),
      entry('P02', 'reps', { reps: 6 }),
      entry('C02', 'time', { seconds: 1500 }),
      entry('C04', 'time', { seconds: 10 }, { seconds: 10 }),
      entry('X03', 'reps', { reps: 6, weight: 3 }),
      entry('L06', 'time', { seconds: 30 }),
      entry('U01', 'time', { seconds: 20 }),
      entry('T05', 'reps', { reps: 8 }),
      entry('K05', 'time', { seconds: 1800 }),
    ];
    const session = {
      key: 'hevy:1',
      name: 'Todo',
      type: 'Fuerza' as const,
      startTime: '2026-11-16T18:00:00Z',
      duration: 3600,
      notes: '',
      score: null,
      rpe: null,
      improvements: [],
      entries,
      averageHeartRate: null,
      maxHeartRate: null,
      distanceMetres: null,
    };
    const body = { _id: randomUUID(), source: 'hevy' as const, fileName: 'w.csv', sessions: [session] };
    expect((await api.call(importSessions, { token: player.token, body })).status).toBe(201);
    const { bests } = await progressOf(player);
    expect(bests.map(({ name, unit, value }) => [name, unit, value])).toEqual([
      ['C02', 's', 1500],
      ['F30', 's', 40],
      ['P02', 'reps', 6],
    ]);
  });

  it('estimates one repetition by the published rows of Epley', async () => {
    const player = await newPlayer(api);
    await subscribe(api, player, { plan: 'premium' });
    const rows = { 1: 100, 3: 110, 5: 116.7, 8: 126.7, 10: 133.3, 12: 140 };
    for (const [week, reps] of Object.keys(rows).entries()) {
      await trained(player, `${addDays('2026-10-06', 7 * week)}T18:00:00Z`, {
        minutes: 30,
        weight: 100,
        reps: Number(reps),
      });
    }
    const { bests } = await progressOf(player, { from: '2026-10-01', to: '2026-11-17' });
    expect(bests[0]?.points.map(({ value }) => value)).toEqual(Object.values(rows));
  });

  it('is empty, not broken, for a newcomer', async () => {
    const player = await newPlayer(api);
    api.clock.now = new Date('2026-11-18T10:00:00Z');
    const progress = await progressOf(player);
    expect(progress).toMatchObject({ totals: { sessions: 0 }, previous: null, days: [], bests: [], spike: null });
    expect(progress.weeks).toHaveLength(1);
  });

  it('looks back four weeks on the free plan and marks the answer as limited', async () => {
    const player = await newPlayer(api);
    await trained(player, '2026-06-10T10:00:00Z', { minutes: 60 });
    await trained(player, '2026-11-16T10:00:00Z', { minutes: 60 });
    const wide = { from: '2026-01-01', to: '2026-11-22' };
    expect(await progressOf(player, wide)).toMatchObject({
      from: '2026-10-26',
      isLimited: true,
      hidesEarlier: true,
      totals: { sessions: 1 },
    });
    await subscribe(api, player, { plan: 'premium' });
    const reachesBack = planFeatures.premium.includes('advanced_analysis');
    expect(await progressOf(player, wide)).toMatchObject(
      reachesBack
        ? { from: '2025-12-29', isLimited: false, hidesEarlier: false, totals: { sessions: 2 } }
        : { isLimited: true },
    );
  });

  it('counts an assumed effort the same in every period, a row of weeks whole in every plan', async () => {
    const player = await newPlayer(api);
    for (const day of ['05', '12', '19', '26']) {
      await trained(player, `2026-10-${day}T10:00:00Z`, { minutes: 60, rpe: 9 });
    }
    for (const day of ['02', '09', '16']) await trained(player, `2026-11-${day}T10:00:00Z`, { minutes: 60 });
    const lastWeek = await progressOf(player);
    expect(lastWeek.totals).toMatchObject({ load: 540, recordedEfforts: 0 });
    const month = await progressOf(player, { from: '2026-10-26', to: '2026-11-22' });
    expect(month.weeks.at(-1)?.load).toBe(540);
    expect(month.streak).toEqual({ weeks: 7, best: 7, pausedWeeks: 0 });
  });

  it('shows no other player’s sessions', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    await trained(other, '2026-11-16T10:00:00Z', { minutes: 60, weight: 20 });
    const progress = await progressOf(player);
    expect(progress).toMatchObject({ totals: { sessions: 0 }, bests: [], days: [], streak: { weeks: 0 } });
  });
});

describe('POST /graphql refuses', () => {
  const root = (fields: string) => `{ progress(from: "2026-11-16", to: "2026-11-22") { ${fields} } }`;
  const invalid: [string, unknown][] = [
    [
      'a root field repeated under an alias',
      `{ a: progress(from: "2026-11-16", to: "2026-11-22") { from } b: progress(from: "2026-11-16", to: "2026-11-22") { from } }`,
    ],
    [
      'the same repeated by a fragment',
      `query { ...F } fragment F on Query { a: progress(from: "2026-11-16", to: "2026-11-22") { from } b: progress(from: "2026-11-16", to: "2026-11-22") { from } }`,
    ],
    ['more fields than any page needs', root(Array.from({ length: 130 }, (_, index) => `a${index}: from`).join(' '))],
    [
      'a field multiplied by nested fragments',
      `query { progress(from: "2026-11-16", to: "2026-11-22") { ...A } } ${['A', 'B', 'C', 'D']
        .map(
          (name, index, all) =>
            `fragment ${name} on Progress { ${
              all[index + 1]
                ? Array(5)
                    .fill(`...${all[index + 1]}`)
                    .join(' ')
                : 'from to'
            } }`,
        )
        .join(' ')}`,
    ],
    [
      'a fragment that spreads itself',
      `query { progress(from: "2026-11-16", to: "2026-11-22") { ...A } } fragment A on Progress { from ...A }`,
    ],
    ['more tokens than any page needs', root(Array(600).fill('from').join(' '))],
    ['a field that does not exist', root('password')],
    ['a mutation', 'mutation { progress { from } }'],
    ['what is no query', 'hola'],
    ['no query', undefined],
    ['a list of queries', undefined],
  ];

  it.each(invalid)('%s', async (name, query) => {
    const { token } = await newPlayer(api);
    const payload = name === 'a list of queries' ? [{ query: progressQuery, variables: thisWeek }] : undefined;
    const { status, body } =
      payload === undefined
        ? await ask(token, query)
        : await api.app
            .inject({ method: 'POST', url: '/graphql', headers: { authorization: `Bearer ${token}` }, payload })
            .then((response) => ({ status: response.statusCode, body: response.json() as Answer }));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      data: null,
      errors: [{ message: 'No se entiende la consulta.', extensions: { code: 'graphql.invalid' } }],
    });
  });

  it('with line, field and limit, for whoever writes a client', async () => {
    const { token } = await newPlayer(api);
    const detailsOf = async (query: string) => (await ask(token, query)).body.errors?.[0]?.extensions;
    expect(await detailsOf('{\n  progress(from: "2026-11-16", to: "2026-11-22") { password }\n}')).toMatchObject({
      code: 'graphql.invalid',
      line: 2,
      field: 'password',
    });
    const many = Array.from({ length: 130 }, (_, index) => `a${index}: from`).join(' ');
    expect(await detailsOf(root(many))).toMatchObject({ limit: 'fields', maximum: 120, line: 1 });
  });

  it.each([
    { from: '2026-11-22', to: '2026-11-16' },
    { from: '2026-02-30', to: '2026-03-16' },
    { from: '2010-01-01', to: '2026-11-16' },
    { from: '', to: '2026-11-16' },
  ])('a period from $from to $to', async (period) => {
    const { token } = await newPlayer(api);
    const { status, body } = await ask(token, progressQuery, period);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.extensions.code).toBe('progress.period_invalid');
  });

  it('a caller who is not signed in, before the query is read', async () => {
    for (const token of [null, 'falso']) {
      const { status, body } = await ask(token, 'hola');
      expect([status, body.errors?.[0]?.extensions.code]).toEqual([401, 'auth.required']);
    }
  });

  it('a request that is too large, and any other method', async () => {
    const { token } = await newPlayer(api);
    expect((await ask(token, `# ${'x'.repeat(9_000)}\n${progressQuery}`)).status).toBe(413);
    const read = await api.app.inject({ url: `/graphql?query=${encodeURIComponent(progressQuery)}` });
    expect(read.statusCode).toBe(404);
  });

  it('questions about the schema, but on a server of this machine, where they may be deep', async () => {
    const { token } = await newPlayer(api);
    const schema = '{ __schema { types { name fields { name } } } }';
    expect((await ask(token, schema)).status).toBe(200);
    const nested = Array(8).fill('ofType {').join(' ');
    const deep = `{ __schema { types { fields { type { ${nested} name ${'}'.repeat(8)} } } } } }`;
    expect((await ask(token, deep)).status).toBe(200);
    const settings = { ...api.deps.settings, isLocal: false };
    const app = await buildServer({ deps: { ...api.deps, settings }, logger: false });
    const headers = { authorization: `Bearer ${token}` };
    const payload = { query: schema };
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    await app.close();
    expect(statusCode).toBe(400);
    expect(body).not.toContain('Progress');
  });

  it('says nothing of a failure inside', async () => {
    const { token } = await newPlayer(api);
    let readings = 0;
    const now = () => {
      readings += 1;
      if (readings > 1) throw new Error('a secret of the server');
      return new Date();
    };
    const app = await buildServer({ deps: { ...api.deps, now }, logger: false });
    const headers = { authorization: `Bearer ${token}` };
    const payload = { query: progressQuery, variables: thisWeek };
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    await app.close();
    expect(response.statusCode).toBe(500);
    const message = 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.';
    expect(response.json()).toEqual({ data: null, errors: [{ message, extensions: { code: 'server.unexpected' } }] });
  });

  it('is a page on a server of this machine alone, which asks nothing outside', async () => {
    const { statusCode, headers, body } = await api.app.inject('/graphiql');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy =
      /^default-src 'none'; connect-src 'self'; frame-ancestors 'none'; style-src 'sha256-[^ ]+'; script-src 'sha256-[^ ]+'$/;
    expect(headers['content-security-policy']).toMatch(policy);
    expect(body).toContain('progress(from: $from, to: $to) {');
    expect(body).not.toMatch(/\bsrc=|href=|https?:/);
    const settings = { ...api.deps.settings, isLocal: false };
    const app = await buildServer({ deps: { ...api.deps, settings }, logger: false });
    expect((await app.inject('/graphiql')).statusCode).toBe(404);
    await app.close();
  });
});

it('shows the balls counted in drills by stroke and day', async () => {
  const player = await newPlayer(api);
  const routineId = await routineIdByCode(api, player, 'R17');
  for (const [day, hits] of [
    ['2026-11-16', 9],
    ['2026-11-18', 14],
  ] as const) {
    api.clock.now = new Date(`${day}T18:00:00Z`);
    const { body } = await api.call(startSession, { token: player.token, body: { routineId, type: 'Funcionalidad' } });
    const counted = body.exercises.findIndex(({ strokes }) => strokes?.length);
    const at = api.clock.now.toISOString();
    const changes = [setChange(body, counted, 0, { at, hits, attempts: 20 })];
    await api.call(putSession, { token: player.token, params: { id: body._id }, body: { changes } });
    await api.call(completeSession, { token: player.token, params: { id: body._id }, body: { duration: 60 } });
  }
  const { drills } = await progressOf(player);
  expect(drills.length).toBeGreaterThan(0);
  expect(drills[0]?.points).toEqual([
    { date: '2026-11-16', hits: 9, attempts: 20 },
    { date: '2026-11-18', hits: 14, attempts: 20 },
  ]);
  expect((await progressOf(await newPlayer(api))).drills).toEqual([]);
});
