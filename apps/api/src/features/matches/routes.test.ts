import { randomUUID } from 'node:crypto';
import { exportAccount, exportSessionsCsv } from '@bandeja/domain/account/contract';
import { importSessions } from '@bandeja/domain/imports/contract';
import type { ImportedSession } from '@bandeja/domain/imports/vocabulary';
import { logMatch } from '@bandeja/domain/matches/contract';
import { isAsPlanned } from '@bandeja/domain/schedule/rules';
import { getSession, listPast, nextSession, shareSession, startSession } from '@bandeja/domain/sessions/contract';
import { getPerformance, getStats } from '@bandeja/domain/stats/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, routineIdByCode, startedSession } from '#testing/factories.ts';
import { countedSessions } from '#testing/rows.ts';

const api = useApi();

beforeEach(() => {
  api.clock.now = new Date('2026-06-10T20:00:00Z');
});

type MatchBody = BodyInput<typeof logMatch>;

const played = (body: Partial<MatchBody> = {}): MatchBody => ({
  _id: randomUUID(),
  startTime: '2026-06-10T18:30:00Z',
  minutes: 90,
  rpe: 7,
  sets: [
    { us: 6, them: 4 },
    { us: 6, them: 3 },
  ],
  side: 'drive',
  partner: 'Marta',
  tags: ['Buen globo'],
  ...body,
});
const log = ({ token }: Player, body: MatchBody) => api.call(logMatch, { token, body });

describe('POST /matches', () => {
  it('stores a finished session with the match, without a live session of sets', async () => {
    const player = await newPlayer(api);
    const body = played();
    const logged = await log(player, body);
    expect(logged.status).toBe(201);
    expect(logged.body).toMatchObject({
      _id: body._id,
      type: 'Partido',
      name: 'Partido',
      localDate: '2026-06-10',
      startTime: '2026-06-10T18:30:00.000Z',
      duration: 5400,
      isFinished: true,
      rpe: 7,
      exercises: [],
      match: { sets: body.sets, side: 'drive', partner: 'Marta', tags: ['Buen globo'] },
    });
    const { body: session } = await api.call(getSession, { token: player.token, params: { id: body._id } });
    expect([session.source, session.routineId, session.match?.sets]).toEqual(['match', null, body.sets]);
  });

  it('needs no result, and yesterday is yesterday', async () => {
    const player = await newPlayer(api);
    const bare = played({ startTime: '2026-06-09T12:00:00Z', sets: [], side: null, partner: '', tags: [], rpe: null });
    expect((await log(player, bare)).body).toMatchObject({ localDate: '2026-06-09', match: { sets: [] }, rpe: null });
  });

  it('sent three times, twice at once, is one match', async () => {
    const player = await newPlayer(api);
    const body = played();
    const answers = [...(await Promise.all([log(player, body), log(player, body)])), await log(player, body)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { body: past } = await api.call(listPast, { token: player.token });
    expect(past.map(({ _id }) => _id)).toEqual([body._id]);
  });

  it('refuses what cannot be: a future day, sets without games, four tags, no length', async () => {
    const player = await newPlayer(api);
    const wrong: Partial<MatchBody>[] = [
      { startTime: '2026-06-11T18:00:00Z' },
      { sets: [{ us: 0, them: 0 }] },
      { tags: ['Viento', 'Sol', 'Nervios', 'Piernas'] },
      { minutes: 0 },
      { minutes: 361 },
      { rpe: 11 },
    ];
    const answers = await Promise.all(wrong.map((each) => log(player, played(each))));
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 400));
    expect(answers[0]?.error.issues).toEqual([
      { path: 'startTime', message: 'Una sesión no puede empezar en el futuro. Revisa la fecha de tu dispositivo.' },
    ]);
    expect(answers[3]?.error.issues?.[0]?.message).toBe('Un partido dura entre 1 minuto y 6 horas');
  });

  it('asks who it is, and another player’s match is not found', async () => {
    const player = await newPlayer(api);
    const body = played();
    expect((await api.call(logMatch, { body })).status).toBe(401);
    await log(player, body);
    const other = await newPlayer(api);
    expect((await api.call(getSession, { token: other.token, params: { id: body._id } })).status).toBe(404);
    expect((await log(other, body)).status).toBe(201);
  });

  it('does not answer a training session under its id', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    expect((await log(player, played({ _id: session._id }))).error.code).toBe('session.id_taken');
  });
});

describe('a logged match is a session like any other', () => {
  it('counts in the statistics, closes a planned match, and leaves a running session alone', async () => {
    const player = await newPlayer(api);
    const open = await startedSession(api, player);
    await log(player, played());
    const { body: stats } = await api.call(getStats, { token: player.token });
    expect(stats).toMatchObject({ sessions: 1, minutes: 90, trainedToday: true });
    const [finished] = stats.finishedThisWeek;
    expect(finished && isAsPlanned({ type: 'Partido', routineId: randomUUID() }, finished)).toBe(true);
    const { body: next } = await api.call(nextSession, { token: player.token });
    expect(next.open?._id).toBe(open._id);
    const { body: weeks } = await api.call(getPerformance, { token: player.token });
    expect(weeks.at(-1)).toMatchObject({ sessions: 1, minutes: 90, load: 630 });
  });

  it('does not count against the plan and needs no clearance', async () => {
    const player = await newPlayer(api);
    for (let index = 0; index < 12; index += 1) await log(player, played());
    expect(await countedSessions(api, player.user._id)).toBe(0);
    const routineId = await routineIdByCode(api, player, 'R02');
    const start = await api.call(startSession, { token: player.token, body: { routineId, type: 'Fuerza' } });
    expect(start.status).toBe(201);
  });

  it('can be shared with type and minutes alone', async () => {
    const player = await newPlayer(api);
    const body = played();
    await log(player, body);
    const shared = await api.call(shareSession, { token: player.token, params: { id: body._id } });
    expect(shared.status).toBe(200);
  });

  it('is a line of the CSV and comes back from the export', async () => {
    const player = await newPlayer(api);
    const body = played();
    await log(player, body);
    const url = `/api${exportSessionsCsv.path}`;
    const csv = await api.app.inject({ url, headers: { authorization: `Bearer ${player.token}` } });
    const [head = '', line = ''] = csv.payload.split('\r\n');
    const cells = Object.fromEntries(head.split(';').map((name, index) => [name, line.split(';')[index]]));
    expect(cells).toMatchObject({ Tipo: 'Partido', Resultado: '6-4 6-3', Lado: 'Derecha', Pareja: 'Marta' });

    const exported = (await api.call(exportAccount, { token: player.token })).body as unknown;
    const { sessions } = exported as { sessions: ImportedSession[] };
    const other = await newPlayer(api);
    const file = { _id: randomUUID(), source: 'bandeja' as const, fileName: 'datos.json', sessions };
    await api.call(importSessions, { token: other.token, body: file });
    const { body: past } = await api.call(listPast, { token: other.token });
    const { body: before } = await api.call(listPast, { token: player.token });
    expect(past).toEqual(before);
  });
});
