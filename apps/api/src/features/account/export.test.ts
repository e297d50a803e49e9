import * as contract from '@bandeja/domain/account/contract';
import { type ImportedSession, importedSessionSchema } from '@bandeja/domain/imports/schemas';
import { getSession, type Session } from '@bandeja/domain/sessions/contract';
import { getStats } from '@bandeja/domain/stats/contract';
import { each } from '@bandeja/domain/testing/each';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '#features/account/export.service.ts';
import { useApi } from '#testing/api.ts';
import { rowsOfUser, tablesOfUsers } from '#testing/erasure.ts';
import { injuries, manySessions, playerWithEverything } from '#testing/everything.ts';
import { newPlayer, type Player } from '#testing/factories.ts';

const api = useApi();

type Export = {
  sessions: ImportedSession[];
  unfinishedSessions: unknown[];
  ownRoutines: { madeBy: string | null; exercises: unknown[] }[];
  conversations: { messages: unknown[] }[];
  schedule: Record<'weeks' | 'absences' | 'matchDrills' | 'days', unknown[]>;
  usage: Record<'sessions' | 'routines', unknown[]>;
  coaching: { asCoach: unknown } & Record<
    'invites' | 'templates' | 'links' | 'access' | 'drafts' | 'marks' | 'notes' | 'blocks' | 'reports',
    unknown[]
  >;
  protection: Record<'secondFactors' | 'recoveryCodes' | 'passkeys' | 'knownDevices', unknown[]>;
  technical: Record<'requests' | 'links', unknown[]>;
  leads: { consents: { kind: string }[] }[];
  contactMessages: { email: string; message: string }[];
  mails: { sent: unknown[] } | null;
  calendar: unknown;
  payments: Record<'history' | 'checkouts', unknown[]>;
  subscription: unknown;
  account: unknown;
  profile: unknown;
  healthQuestions: unknown;
  body: Record<'discomforts' | 'weights', unknown[]>;
  checks: unknown[];
  filmedStrokes: unknown[];
  palas: Record<'palas' | 'overgrips', unknown[]>;
  polar: { connection: unknown; exercises: unknown[] };
  pulse: { limits: number[] | null; recordings: { beats: number[] }[] };
  season: Record<'goals' | 'blocks' | 'templates' | 'before', unknown[]>;
  reminders: { wishes: unknown; devices: unknown[] };
  strava: { connection: unknown; uploads: unknown[] };
  imports: { joined: unknown[] }[];
  sharedFilms: Record<'films' | 'pieces', unknown[]>;
  checkIns: Record<'sent' | 'questions' | 'nudges', unknown[]>;
  webhooks: Record<'addresses' | 'deliveries', unknown[]>;
  strokes: { ratings: unknown[]; reminderSkippedOn: string | null };
} & Record<
  | 'toldToTheTrainer'
  | 'tokens'
  | 'joinedAccounts'
  | 'adminActions'
  | 'consents'
  | 'legalAgreements'
  | 'devices'
  | 'favorites'
  | 'redFlagConfirmations'
  | 'shares',
  unknown[]
>;

const download = (path: string, token: string) =>
  api.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });

async function exported({ token }: Pick<Player, 'token'>): Promise<Export> {
  return (await download(contract.exportAccount.path, token)).json();
}

function comparable(session: Session) {
  const { shareToken: _, updatedAt: _at, routineType: _type, routineId, exercises, date: _date, ...more } = session;
  const { hasPulse: _pulse, ...rest } = more;
  return {
    ...rest,
    routineId,
    exercises: exercises.map(({ _id, drill, figure, usesBand, move, strokes, setRows, ...entry }) => ({
      ...entry,
      setRows: setRows.map(({ _id: _set, ...set }) => set),
    })),
  };
}

function restored(session: ImportedSession): ReturnType<typeof comparable> {
  const { original, entries } = importedSessionSchema.parse(session);
  if (!original) throw new Error(`${session.key} has no original`);
  return {
    _id: original._id,
    routineId: original.routineId ?? null,
    name: session.name,
    type: session.type,
    localDate: session.localDate ?? '',
    startTime: session.startTime,
    duration: session.duration,
    completedExercises: original.completedExercises,
    exerciseCount: entries.length,
    isFinished: true,
    score: session.score,
    rpe: session.rpe,
    improvements: session.improvements,
    notes: session.notes,
    description: original.description,
    difficulty: original.difficulty,
    objectives: original.objectives,
    equipment: original.equipment,
    plannedMinutes: original.plannedMinutes,
    timeZone: session.timeZone ?? '',
    finishedAt: original.finishedAt,
    currentExercise: original.currentExercise ?? -1,
    source: original.source,
    averageHeartRate: session.averageHeartRate,
    maxHeartRate: session.maxHeartRate,
    distanceMetres: session.distanceMetres,
    exercises: entries.map(({ snapshot, sets, ...entry }) => {
      if (!snapshot) throw new Error(`${entry.name} has no snapshot`);
      const { exerciseId = null, routineNotes, completed, ...rest } = snapshot;
      const weights = sets.flatMap(({ done, weight }) => (done && weight !== null ? [weight] : []));
      return {
        ...rest,
        exerciseId,
        name: entry.name,
        loadType: entry.loadType,
        notes: routineNotes,
        playerNote: entry.notes,
        weight: weights.length > 0 ? Math.max(...weights) : null,
        completed: completed || (sets.length > 0 && sets.every(({ done }) => done)),
        setRows: sets.map(({ position = 0, ...set }) => ({ position, ...set })),
      };
    }),
  };
}

describe('GET /account/export', () => {
  let player: Awaited<ReturnType<typeof playerWithEverything>>;
  beforeAll(async () => {
    player = await playerWithEverything(api);
  });

  it('is one JSON file to keep, named after the day', async () => {
    api.clock.now = new Date('2026-12-31T23:30:00Z');
    const { token } = await newPlayer(api);
    const { statusCode, headers, body } = await download(contract.exportAccount.path, token);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="bandeja-datos-2027-01-01.json"');
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toMatchObject({
      format: 'bandeja-export',
      version: 1,
      exportedAt: '2026-12-31T23:30:00.000Z',
      sessions: [],
      unfinishedSessions: [],
      conversations: [],
      ownRoutines: [],
      favorites: [],
      calendar: null,
      schedule: { weeks: [], absences: [], matchDrills: [], days: [] },
    });
  });

  it('holds something of every table that can name an account', async () => {
    const parts: Record<string, (data: Export) => unknown[]> = {
      absences: ({ schedule }) => schedule.absences,
      audit_log: ({ adminActions }) => adminActions,
      auth_sessions: ({ devices }) => devices,
      body_weights: ({ body }) => body.weights,
      calendar_feeds: ({ calendar }) => [calendar],
      checkouts: ({ payments }) => payments.checkouts,
      coaches: ({ coaching }) => [coaching.asCoach],
      coach_invites: ({ coaching }) => coaching.invites,
      coach_templates: ({ coaching }) => coaching.templates,
      coach_links: ({ coaching }) => coaching.links,
      coach_access: ({ coaching }) => coaching.access,
      coach_drafts: ({ coaching }) => coaching.drafts,
      coach_marks: ({ coaching }) => coaching.marks,
      coach_notes: ({ coaching }) => coaching.notes,
      coach_blocks: ({ coaching }) => coaching.blocks,
      coach_reports: ({ coaching }) => coaching.reports,
      coach_facts: ({ toldToTheTrainer }) => toldToTheTrainer,
      consents: ({ consents }) => consents,
      legal_agreements: ({ legalAgreements }) => legalAgreements,
      threads: ({ contactMessages }) => contactMessages,
      conversation_messages: ({ conversations }) => conversations.flatMap(({ messages }) => messages),
      conversations: ({ conversations }) => conversations,
      discomforts: ({ body }) => body.discomforts,
      favorites: ({ favorites }) => favorites,
      generated_routines: ({ ownRoutines }) => ownRoutines.filter(({ madeBy }) => madeBy !== null),
      idempotency_keys: ({ technical }) => technical.requests,
      imports: ({ imports }) => imports,
      match_drills: ({ schedule }) => schedule.matchDrills,
      known_devices: ({ protection }) => protection.knownDevices,
      mail_links: ({ technical }) => technical.links,
      passkeys: ({ protection }) => protection.passkeys,
      personal_tokens: ({ tokens }) => tokens,
      plan_days: ({ schedule }) => schedule.days,
      import_joins: ({ imports }) => imports.flatMap(({ joined }) => joined),
      plan_weeks: ({ schedule }) => schedule.weeks,
      recovery_codes: ({ protection }) => protection.recoveryCodes,
      second_factors: ({ protection }) => protection.secondFactors,
      session_entries: ({ sessions }) => sessions.flatMap(({ entries }) => entries),
      session_sets: ({ sessions }) => sessions.flatMap(({ entries }) => entries.flatMap(({ sets }) => sets)),
      health_screenings: ({ healthQuestions }) => [healthQuestions],
      red_flag_confirmations: ({ redFlagConfirmations }) => redFlagConfirmations,
      season_blocks: ({ season }) => season.blocks,
      season_goals: ({ season }) => season.goals,
      season_templates: ({ season }) => season.templates,
      season_undo: ({ season }) => season.before,
      session_shares: ({ shares }) => shares,
      oidc_identities: ({ joinedAccounts }) => joinedAccounts,
      movement_checks: ({ checks }) => checks,
      filmed_strokes: ({ filmedStrokes }) => filmedStrokes,
      overgrips: ({ palas }) => palas.overgrips,
      own_routine_entries: ({ ownRoutines }) => ownRoutines.flatMap(({ exercises }) => exercises),
      own_routines: ({ ownRoutines }) => ownRoutines,
      palas: ({ palas }) => palas.palas,
      pulse_limits: ({ pulse }) => [pulse.limits],
      session_pulses: ({ pulse }) => pulse.recordings,
      push_devices: ({ reminders }) => reminders.devices,
      reminders: ({ reminders }) => [reminders.wishes],
      polar_connections: ({ polar }) => [polar.connection],
      polar_exercises: ({ polar }) => polar.exercises,
      strava_connections: ({ strava }) => [strava.connection],
      strava_uploads: ({ strava }) => strava.uploads,
      stroke_ratings: ({ strokes }) => strokes.ratings,
      stroke_reminders: ({ strokes }) => [strokes.reminderSkippedOn],
      subscription_history: ({ payments }) => payments.history,
      subscriptions: ({ subscription }) => [subscription],
      training_sessions: ({ sessions, unfinishedSessions }) => [...sessions, ...unfinishedSessions],
      shared_films: ({ sharedFilms }) => sharedFilms.films,
      shared_film_pieces: ({ sharedFilms }) => sharedFilms.pieces,
      check_ins: ({ checkIns }) => checkIns.sent,
      check_in_questions: ({ checkIns }) => checkIns.questions,
      check_in_nudges: ({ checkIns }) => checkIns.nudges,
      webhooks: ({ webhooks }) => webhooks.addresses,
      webhook_deliveries: ({ webhooks }) => webhooks.deliveries,
      // what is unique over all players, here their address
      unique_keys: ({ account }) => [account],
      usage_routines: ({ usage }) => usage.routines,
      usage_sessions: ({ usage }) => usage.sessions,
    };
    // nothing new in these: ids of applied changes, codes of five minutes, what renews a program's token, marks of routines and passkeys in progress, the demo provider's books
    const left = [
      'oauth_codes',
      'oauth_refreshes',
      'session_changes',
      'generation_leases',
      'passkey_challenges',
      'test_payments',
    ];
    const tables = (await tablesOfUsers(api)).map((name) => name.replace('public.', ''));
    expect([...Object.keys(parts), ...left].sort()).toEqual(tables);
    const counts = await rowsOfUser(api, player.user._id);
    const data = await exported(player);
    const lengths = Object.entries(parts).map(([table, part]) => [table, part(data).filter(Boolean).length]);
    expect(lengths.filter(([, length]) => length === 0)).toEqual([]);
    for (const table of ['training_sessions', 'plan_days', 'conversation_messages', 'auth_sessions', 'consents']) {
      expect([table, Object.fromEntries(lengths)[table]]).toEqual([table, counts[`public.${table}`]]);
    }
  });

  it('says what it holds in the words of the wire, health data and forms included', async () => {
    const data = await exported(player);
    expect(data.account).toMatchObject({ _id: player.user._id, email: player.email, name: 'Íñigo Zuazúa Qvist' });
    expect(data.profile).toMatchObject({ height: 170, age: 41, injuries, sessionDuration: { min: 60, max: 120 } });
    expect(data.consents).toMatchObject([
      { kind: 'injuries', withdrawnAt: null },
      { kind: 'screening', withdrawnAt: null },
      { kind: 'discomforts', withdrawnAt: null },
      { kind: 'bodyWeight', withdrawnAt: null },
    ]);
    expect(data.body.discomforts).toMatchObject([{ region: 'rodilla', side: 'left', level: 2, atNight: false }]);
    expect(data.body.weights).toMatchObject([{ date: '2026-03-01' }]);
    expect(data.healthQuestions).toMatchObject({ yes: [] });
    expect(data.redFlagConfirmations).toMatchObject([{ words: 'Me desmayé jugando en Villaquejida' }]);
    expect(data.subscription).toMatchObject({ plan: 'premium', status: 'active', provider: 'test' });
    expect(data.payments.history).toMatchObject([
      { kind: 'granted', reason: 'Zuazúa ganó el torneo' },
      { kind: 'trial_started', plan: 'premium' },
    ]);
    expect(data.devices).toMatchObject([{ name: 'Dispositivo desconocido' }, { name: 'Safari en iPhone' }]);
    expect(data.favorites).toMatchObject([{ routineCode: 'R02' }]);
    expect(data.ownRoutines).toMatchObject([
      {
        name: 'La rutina de Zuazúa',
        madeBy: 'builtin',
        exercises: [{ code: 'F01', reason: 'Porque Zuazúa la quiere' }],
      },
    ]);
    expect(data.conversations).toMatchObject([
      {
        title: 'Hola, soy Zuazúa',
        messages: [{ role: 'user' }, { role: 'assistant', action: { type: 'make_routine' } }],
      },
    ]);
    expect(data.leads).toMatchObject([
      { firstName: 'Zuazúa', consents: [{}, {}, {}] },
      { firstName: 'Íñigo', lastName: 'Zuazúa', leadSource: { campaign: 'training_assessment' } },
    ]);
    const kinds = data.leads.flatMap(({ consents }) => consents.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['email', 'data_processing', 'marketing']));
    const messages = data.contactMessages.map(({ email, message }) => `${email}: ${message}`).sort();
    expect(messages).toEqual(
      [
        `${player.email}: Soy Qvist`,
        `${player.email}: Otra vez Qvist`,
        `${player.email}: Y otra: Qvist`,
        'otra@zuazua.example: Desde otra',
      ].sort(),
    );
    expect(data.contactMessages).toMatchObject(Array(4).fill({ priority: true, answeredAt: null }));
    expect(JSON.stringify(data)).not.toMatch(/"[a-z]+_[a-z_]+":/);
    expect(data.calendar).toMatchObject({ url: expect.stringMatching(/\/api\/calendar\/[\w-]{43}\.ics$/) });
    expect(data.shares).toMatchObject([{ sessionId: player.sessionId, url: expect.stringContaining('/s/') }]);
    expect(data.unfinishedSessions).toMatchObject([{ state: 'discarded' }, { state: 'open' }]);
    expect(data.schedule).toMatchObject({ weeks: [{}] });
    expect(data.mails?.sent.length).toBeGreaterThan(2);
  });

  it('contains no secret of ours and no data of others', async () => {
    const other = await playerWithEverything(api);
    const { body } = await download(contract.exportAccount.path, player.token);
    expect(body).not.toMatch(/argon2|hash/i);
    for (const stranger of [other.email, other.user._id, other.sessionId]) expect(body).not.toContain(stranger);
  });

  it('omits forms of an unconfirmed address', async () => {
    const mine = await newPlayer(api);
    const data = await exported(mine);
    expect([data.leads, data.contactMessages, data.mails]).toEqual([[], [], null]);
  });

  it('holds every finished session in the shape of the imports, whole', async () => {
    const { sessions } = await exported(player);
    expect(sessions).toHaveLength(2);
    await each(sessions, 2, async (session) => {
      expect(importedSessionSchema.parse(session)).toEqual(session);
      const _id = session.key.replace('bandeja:', '');
      const { body } = await api.call(getSession, { token: player.token, params: { id: _id } });
      expect(restored(session)).toEqual(comparable(body));
    });
    const [match, live] = sessions;
    expect(match).toMatchObject({ averageHeartRate: 141, maxHeartRate: 176, distanceMetres: 4210, entries: [] });
    expect(match?.original).toMatchObject({ source: 'import:fit', importKey: 'fit:2026-03-28T23:30:00Z' });
    expect(live?.original).toMatchObject({ routineCode: 'R02', currentExercise: 2 });
    const notes = live?.entries.map(({ notes }) => notes).filter(Boolean);
    expect(notes).toEqual(['Zuazúa: =mejor con goma;']);
    each(live?.entries ?? [], 3, ({ code }) => expect(code).toMatch(/^[A-Z]+\d+$/));
  });

  it('is written page by page, each session once, also those of one instant', { timeout: 120_000 }, async () => {
    const mine = await newPlayer(api);
    await manySessions(api, mine, 260);
    const { json } = await exportAccount(api.deps, {
      userId: mine.user._id,
      authSessionId: '',
      name: '',
      isAdmin: false,
      timeZone: 'Europe/Madrid',
    });
    let text = '';
    let longest = 0;
    for await (const chunk of json as AsyncIterable<Buffer>) {
      longest = Math.max(longest, chunk.length);
      text += chunk.toString();
    }
    expect(longest).toBeLessThan(64 * 1024);
    const { sessions }: Export = JSON.parse(text);
    expect(new Set(sessions.map(({ key }) => key)).size).toBe(260);
    expect(sessions.map(({ startTime }) => startTime)).toEqual(sessions.map(({ startTime }) => startTime).sort());
    const { body: stats } = await api.call(getStats, { token: mine.token });
    const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
    expect(stats).toMatchObject({
      sessions: sessions.length,
      exercises: sum(sessions.map(({ original }) => original?.completedExercises.length ?? 0)),
      minutes: Math.round(sum(sessions.map(({ duration }) => duration)) / 60),
    });
  });

  it('is refused without a token and beyond ten a minute', async () => {
    expect((await api.call(contract.exportAccount)).status).toBe(401);
    const { token } = await newPlayer(api);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const address = '198.51.100.5';
      statuses.push((await api.call(contract.exportAccount, { token, address })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
