import { randomUUID } from 'node:crypto';
import { exportAccount, exportSessionsCsv } from '@bandeja/domain/account/contract';
import { importSessions } from '@bandeja/domain/imports/contract';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { answerMatchDrills, getMatchDrills, getResults, logMatch } from '@bandeja/domain/matches/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { isAsPlanned } from '@bandeja/domain/schedule/rules';
import {
  correctSession,
  getSession,
  listPast,
  nextSession,
  shareSession,
  startSession,
} from '@bandeja/domain/sessions/contract';
import { getPerformance, getStats } from '@bandeja/domain/stats/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, readyPlayer, routineIdByCode, startedSession } from '#testing/factories.ts';
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
    const lost = { points: 30, tags: { lob: 8, net: 4 } };
    const golden = { won: 3, lost: 1 };
    await log(player, played({ lost, golden, rivals: 'higher', surface: 'turf' }));
    const url = `/api${exportSessionsCsv.path}`;
    const csv = await api.app.inject({ url, headers: { authorization: `Bearer ${player.token}` } });
    const [head = '', line = ''] = csv.payload.split('\r\n');
    const cells = Object.fromEntries(head.split(';').map((name, index) => [name, line.split(';')[index]]));
    expect(cells).toMatchObject({ Tipo: 'Partido', Resultado: '6-4 6-3', Lado: 'Derecha', Pareja: 'Marta' });
    expect(cells).toMatchObject({ 'Puntos perdidos': '30', 'Cómo se perdieron': '"Globo 8, Red 4"' });
    expect(cells).toMatchObject({ Rivales: 'De más nivel', Superficie: 'Césped' });
    expect(cells).toMatchObject({ 'Puntos de oro ganados': '3', 'Puntos de oro perdidos': '1' });

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

describe('GET /matches/results', () => {
  const [won, lost] = [
    [
      { us: 6, them: 4 },
      { us: 7, them: 6 },
    ],
    [
      { us: 5, them: 7 },
      { us: 6, them: 2 },
      { us: 8, them: 10 },
    ],
  ];
  const on = (day: string) => `2026-${day}T18:00:00Z`;

  async function season(): Promise<Player> {
    const player = await newPlayer(api);
    const golden = { won: 3, lost: 1 };
    await log(player, played({ startTime: on('04-02'), sets: lost, side: 'backhand', partner: 'marta', tags: [] }));
    await log(player, played({ startTime: on('05-03'), sets: won, golden, rivals: 'higher', surface: 'turf' }));
    await log(player, played({ startTime: on('05-20'), sets: won, partner: 'Javi', tags: ['Viento', 'Buen globo'] }));
    await log(player, played({ startTime: on('06-01'), sets: [], partner: '' }));
    return player;
  }
  const results = ({ token }: Player, query = {}) => api.call(getResults, { token, query });

  it('counts matches with a winner by month, partner, side, rivals, surface and tag', async () => {
    const player = await season();
    await log(await newPlayer(api), played());
    const { body } = await results(player);
    expect(body).toMatchObject({ played: 4, won: 2, lost: 1, longestWon: 2, streak: { won: true, matches: 2 } });
    expect(body.recent.map(({ localDate, won: isWon }) => [localDate, isWon])).toEqual([
      ['2026-04-02', false],
      ['2026-05-03', true],
      ['2026-05-20', true],
    ]);
    expect(body.months).toEqual([
      { key: '2026-04', won: 0, lost: 1 },
      { key: '2026-05', won: 2, lost: 0 },
    ]);
    // one person, however their name was written; as it was written last
    expect(body.partners).toEqual([
      { key: 'Marta', won: 1, lost: 1 },
      { key: 'Javi', won: 1, lost: 0 },
    ]);
    expect(body.sides).toEqual([
      { key: 'drive', won: 2, lost: 0 },
      { key: 'backhand', won: 0, lost: 1 },
    ]);
    expect([body.rivals, body.surfaces]).toEqual([
      [{ key: 'higher', won: 1, lost: 0 }],
      [{ key: 'turf', won: 1, lost: 0 }],
    ]);
    expect(body.tags[0]).toEqual({ key: 'Buen globo', won: 2, lost: 0 });
    expect([body.sets, body.tieBreaks, body.golden]).toEqual([
      { won: 5, lost: 2 },
      { won: 2, lost: 1 },
      { won: 3, lost: 1 },
    ]);
  });

  it('is asked by period, partner and side; the names to choose from stay', async () => {
    const player = await season();
    const since = await results(player, { from: '2026-05-10' });
    expect(since.body).toMatchObject({ played: 2, won: 1, lost: 0, partnerNames: ['Marta', 'Javi'] });
    expect((await results(player, { partner: 'MARTA', side: 'backhand' })).body).toMatchObject({ won: 0, lost: 1 });
    expect((await results(await newPlayer(api))).body).toMatchObject({
      played: 0,
      streak: null,
      recent: [],
      months: [],
    });
  });

  it('is the player’s own, and refuses what is no side', async () => {
    expect((await api.call(getResults)).status).toBe(401);
    const answer = await results(await newPlayer(api), { side: 'left' });
    expect(answer.status).toBe(400);
  });
});

describe('the drills for what a match cost', () => {
  const lost = { points: 40, tags: { lob: 14, net: 6 } };
  const nextMonday = '2026-06-15';
  const drills = ({ token }: Player, id: string) => api.call(getMatchDrills, { token, params: { id } });
  const answer = ({ token }: Player, id: string, given: 'planned' | 'declined' | null) =>
    api.call(answerMatchDrills, { token, params: { id }, body: { answer: given } });
  const nextWeek = async ({ token }: Player) =>
    Object.values((await api.call(getWeek, { token, query: { from: nextMonday } })).body);
  const courtPlayer = () => readyPlayer(api, { places: ['home', 'court'], fitnessLevel: 'Intermedio' });
  const matchOf = async (player: Player, body: Partial<MatchBody> = { lost }) => {
    const match = played(body);
    await log(player, match);
    return match._id;
  };

  it('are shown with their days and change nothing until they are put in; then the plan says why', async () => {
    const player = await courtPlayer();
    const id = await matchOf(player);
    const before = await nextWeek(player);
    const { body: open } = await drills(player, id);
    expect(open).toMatchObject({ state: 'open', monday: nextMonday, cost: { tag: 'lob', points: 14 } });
    expect(open.drills).toHaveLength(2);
    expect(await nextWeek(player)).toEqual(before);

    const { body: planned } = await answer(player, id, 'planned');
    expect(planned).toEqual({ ...open, state: 'planned' });
    const day = (await nextWeek(player)).find(({ date }) => date === open.drills[0]?.date);
    expect(day?.reason).toContain('Porque 14 puntos se fueron por globo en tu partido.');
    expect(day?.routine?.name).toBe(open.drills[0]?.routine);

    expect((await answer(player, id, null)).body).toEqual(open);
    expect(await nextWeek(player)).toEqual(before);
    expect((await answer(player, id, 'declined')).body).toMatchObject({ state: 'declined', drills: [] });
  });

  it('keep off the day after a hard match on Sunday', async () => {
    api.clock.now = new Date('2026-06-14T20:00:00Z');
    const player = await courtPlayer();
    const id = await matchOf(player, { lost, rpe: 9, startTime: '2026-06-14T16:00:00Z' });
    const { body } = await drills(player, id);
    expect(body.drills).toHaveLength(2);
    for (const { date } of body.drills) expect(date).not.toBe(nextMonday);
  });

  it('put in early, stand in the week when its Monday comes', async () => {
    const player = await courtPlayer();
    await answer(player, await matchOf(player), 'planned');
    api.clock.now = new Date('2026-06-15T08:00:00Z');
    expect((await nextWeek(player)).filter(({ reason }) => reason.includes('por globo'))).toHaveLength(1);
  });

  it('are not known below ten tags, without a court, or a month later', async () => {
    const player = await courtPlayer();
    const few = await matchOf(player, { lost: { points: 40, tags: { lob: 9 } } });
    expect((await drills(player, few)).body).toMatchObject({ state: 'open', cost: null, drills: [] });
    const atHome = await readyPlayer(api, { places: ['home'] });
    expect((await drills(atHome, await matchOf(atHome))).body).toMatchObject({ state: 'open', drills: [] });
    const id = await matchOf(player);
    api.clock.now = new Date('2026-07-10T08:00:00Z');
    expect((await drills(player, id)).body).toMatchObject({ state: 'over', drills: [] });
  });

  it('are the player’s alone, of a count that can be', async () => {
    const player = await courtPlayer();
    const id = await matchOf(player);
    expect((await api.call(getMatchDrills, { params: { id } })).status).toBe(401);
    expect((await answer(await newPlayer(api), id, 'planned')).error.code).toBe('session.not_found');
    expect((await log(player, played({ lost: { points: 3, tags: { lob: 4 } } }))).status).toBe(400);
  });

  it('stay with a match that a client corrects which does not know them', async () => {
    const player = await courtPlayer();
    const id = await matchOf(player);
    const { token } = player;
    const { body: session } = await api.call(getSession, { token, params: { id } });
    const match = { sets: [{ us: 6, them: 2 }], side: null, partner: '', tags: [] };
    const corrected = await api.call(correctSession, {
      token,
      params: { id },
      body: { updatedAt: session.updatedAt, match },
    });
    expect(corrected.body.match).toEqual({ ...match, lost });
  });
});
