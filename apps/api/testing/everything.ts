import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { forgotPassword, register, verifyEmail } from '@bandeja/domain/auth/contract';
import { answerDemoCheckout, createCheckoutSession, processSuccessfulPayment } from '@bandeja/domain/billing/contract';
import { recordWeight, reportDiscomfort } from '@bandeja/domain/body/contract';
import { createCalendarFeed } from '@bandeja/domain/calendar/contract';
import { createLead } from '@bandeja/domain/leads/contract';
import { answerMatchDrills } from '@bandeja/domain/matches/contract';
import { changeOvergrip, putPala } from '@bandeja/domain/palas/contract';
import { confirmRedFlag, putProfile } from '@bandeja/domain/profile/contract';
import { addReminderDevice, putReminders } from '@bandeja/domain/reminders/contract';
import { addFavorite, createRoutine } from '@bandeja/domain/routines/contract';
import { getWeek, putAbsence } from '@bandeja/domain/schedule/contract';
import { putGoal } from '@bandeja/domain/season/contract';
import { completeSession, discardSession, putSession, shareSession } from '@bandeja/domain/sessions/contract';
import { rateStrokes, skipStrokes } from '@bandeja/domain/strokes/contract';
import { addToThread, listThreads, sendContactMessage } from '@bandeja/domain/support/contract';
import { sql } from 'kysely';
import { setAdminByEmail } from '#features/auth/promotion.service.ts';
import { upsertFact } from '#features/coach/facts.queries.ts';
import { refreshOwnSearchText } from '#features/routines/search-text.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { addressHash } from '#kit/mail/outbox.ts';
import type { TestApi } from './api.ts';
import {
  completeProfile,
  finishedSession,
  type Player,
  password,
  routineIdByCode,
  secondToken,
  setChange,
  startedSession,
} from './factories.ts';
import { shownToCoach } from './films.ts';
import { quizForm, routineForm } from './leads.ts';
import { exerciseByCode, routineForm as libraryForm, newExercise, publishRoutineByHand } from './library.ts';
import { addPasskeyByHand, addTemplateByHand } from './rows.ts';

const fainted = 'Me desmayé jugando en Villaquejida';
export const injuries = `Me cruje la rodilla desde el torneo de Villaquejida. ${fainted}`;

let serial = 0;

/** Something of every kind, with a confirmed address and mails sent and owed. `needles` find name, address and id in plain lower-case text. */
export async function playerWithEverything(api: TestApi): Promise<Player & { needles: string[]; sessionId: string }> {
  serial += 1;
  const name = `Íñigo Zuazúa Qvist`;
  const email = `inigo.zuazua${serial}-${process.pid}@qvist.example`;
  const { body } = await api.call(register, {
    body: { name, email, password },
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    },
  });
  const player: Player = { token: body.token, user: body.user, email };
  const { token } = player;
  await confirmAddress(api, player);
  await api.call(putProfile, {
    token,
    body: { ...completeProfile, age: 41, injuries, injuriesConsent: true, screening: { yes: [], consent: true } },
  });
  await api.call(confirmRedFlag, { token, body: { words: fainted } });
  await api.call(getWeek, { token });
  const knee = { region: 'rodilla', side: 'left', level: 2, atNight: false, consent: true } as const;
  await api.call(reportDiscomfort, { token, body: knee });
  const trip = { id: randomUUID(), kind: 'away', from: '2026-04-01', to: '2026-04-03', hasKit: true } as const;
  await api.call(putAbsence, { token, body: trip });
  const goalId = randomUUID();
  await api.call(putGoal, { token, body: { id: goalId, kind: 'net', name: 'La red', date: null } });
  await addTemplateByHand(api.db, player.user._id);
  await shownToCoach(api.db, player.user._id);
  await api.call(rateStrokes, { token, body: { levels: { bandeja: 2, saque: 4 } } });
  await api.call(skipStrokes, { token });
  await api.call(putReminders, { token, body: { today: true, nextWeek: false, rest: false, hour: 7 } });
  const keys = {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  };
  await api.call(addReminderDevice, { token, body: { endpoint: `https://push.example.com/${randomUUIDv7()}`, keys } });
  await api.call(putPala, { token, body: { since: '2026-03-01', name: 'Pala de Zuazúa' } });
  await api.call(changeOvergrip, { token, body: { changedOn: '2026-03-02' } });
  await coached(api, player);
  await askedByProgram(api, player);
  await api.call(recordWeight, { token, body: { date: '2026-03-01', kilograms: 71.5, consent: true } });
  await secondToken(api, player);
  const sessionId = await trained(api, player);
  await handedToStrava(api, player, sessionId);
  await measured(api, player, sessionId);
  await joinedFromWatch(api, player, sessionId);
  await api.call(addFavorite, { token, params: { id: await routineIdByCode(api, player, 'R02') } });
  await api.call(createCalendarFeed, { token });
  await withConversation(api, player);
  await withGeneratedRoutine(api, player);
  await withImport(api, player);
  await withPayments(api, player);
  await withForms(api, player);
  await withProtection(api, player);
  await withAdminDeeds(api, player);
  await api.db
    .insertInto('mail_suppressions')
    .values({ email_hash: addressHash(email) })
    .execute();
  await api.call(answerMatchDrills, { token, params: { id: sessionId }, body: { answer: 'declined' } });
  await api.call(forgotPassword, { body: { email } });
  return { ...player, needles: ['zuazu', 'qvist', player.user._id], sessionId };
}

async function confirmAddress(api: TestApi, player: Player): Promise<void> {
  const mails = await api.mails();
  const mail = mails.find(({ to }) => to?.[0]?.address === player.email);
  const link = /verify-email\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const { status } = await api.call(verifyEmail, { body: { token: link } });
  if (status !== 204) throw new Error(`verify answered ${status}`);
}

async function trained(api: TestApi, player: Player): Promise<string> {
  const { token } = player;
  const session = await startedSession(api, player);
  const params = { id: session._id };
  const at = new Date().toISOString();
  const [first = 0, second = 0] = session.exercises.flatMap(({ setRows }, index) =>
    setRows.length > 2 ? [index] : [],
  );
  const entryId = session.exercises[second]?._id ?? '';
  const changes = [
    setChange(session, first, 0, { reps: 11, weight: 12.5, inReserve: 2 }),
    setChange(session, first, 1, { done: false, weight: 14.25 }),
    setChange(session, second, 0, { removed: true }),
    setChange(session, second, 1),
    { id: randomUUID(), at, kind: 'note' as const, entryId, note: 'Zuazúa: =mejor con goma;' },
    { id: randomUUID(), at, kind: 'entry' as const, entryId, completed: true },
    { id: randomUUID(), at, kind: 'position' as const, index: 2 },
  ];
  await api.call(putSession, { token, params, body: { changes } });
  const closing = { score: 8, rpe: 6.5, improvements: ['Bandeja', 'Remate, x3'], notes: 'Bien.\nCon "Qvist"' };
  await finishedSession(api, player, session._id, { duration: 0, ...closing });
  await api.call(completeSession, { token, params, body: {}, headers: { 'idempotency-key': 'clave-de-zuazua' } });
  await api.call(shareSession, { token, params });
  const discarded = await startedSession(api, player, 'R13');
  await api.call(discardSession, { token, params: { id: discarded._id } });
  await startedSession(api, player, 'R01');
  return session._id;
}

/** By hand, and ended: an account that asks for less still has all of it. */
async function coached(api: TestApi, { user }: Player): Promise<void> {
  const [key, id, at] = [{ user_id: user._id }, randomUUID(), new Date()];
  const terms = { terms_version: '1', terms_agreed_at: at, applied_at: at };
  const told = { qualification: 'Monitor Zuazúa', about: '', languages: ['es'], capacity: 5, feminine: false };
  await api.db
    .insertInto('coaches')
    .values({ ...key, state: 'applied', ...told, ...terms })
    .execute();
  await api.db
    .insertInto('coach_invites')
    .values({ ...key, code_hash: Buffer.from(id), created_at: at, expires_at: at })
    .execute();
  await api.db
    .insertInto('coach_templates')
    .values({ ...key, id, name: 'De Zuazúa', weeks: '[]', created_at: at })
    .execute();
  await api.db
    .insertInto('coach_links')
    .values({ ...key, id, accepted_at: at, ended_at: at, ended_by: 'player' })
    .execute();
  const linked = { ...key, link_id: id };
  await api.db
    .insertInto('coach_access')
    .values({ ...linked, id, action: 'read_player', hour: at, at })
    .execute();
  await api.db
    .insertInto('coach_drafts')
    .values({ ...linked, date: '2026-11-30', type: 'Descanso', note: 'Zuazúa descansa', updated_at: at })
    .execute();
  await api.db
    .insertInto('coach_marks')
    .values({ ...linked, stroke: 'bandeja', level: 3, rated_on: '2026-11-30' })
    .execute();
  await api.db
    .insertInto('coach_notes')
    .values({ ...linked, text: 'Zuazúa rinde', updated_at: at })
    .execute();
  await api.db
    .insertInto('coach_reports')
    .values({ ...key, id, reason: 'Qvist dice', reported_at: at })
    .execute();
  const { id: other } = await api.db.selectFrom('users').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  await api.db
    .insertInto('coach_blocks')
    .values({ ...key, blocked_id: other, blocked_at: at })
    .execute();
}

/** By hand: making them would be announced by mail. */
async function askedByProgram(api: TestApi, { user }: Player): Promise<void> {
  const [id, at] = [randomUUID(), new Date()];
  const key = { user_id: user._id };
  const joined = { issuer: 'https://id.example', subject: `zuazua ${user._id}`, joined_at: at };
  await api.db
    .insertInto('oidc_identities')
    .values({ ...key, ...joined })
    .execute();
  const token = { id, token_hash: Buffer.from(id), name: 'Reloj de Zuazúa', scopes: ['read'], created_at: at };
  await api.db
    .insertInto('personal_tokens')
    .values({ ...key, ...token, expires_at: at })
    .execute();
  await api.db
    .insertInto('oauth_refreshes')
    .values({ ...key, token_id: id, refresh_hash: Buffer.from(id), expires_at: at })
    .execute();
  const hook = { id, url: 'https://hooks.example.com/zuazua', events: ['session.finished'], scopes: [] };
  await api.db
    .insertInto('webhooks')
    .values({ ...key, ...hook, secret: Buffer.alloc(1), created_at: at })
    .execute();
  await api.db
    .insertInto('oauth_clients')
    .values({ id, name: 'Programa', redirect_uris: [], created_at: at })
    .execute();
  const code = { code_hash: Buffer.from(id), client_id: id, redirect_uri: '', challenge: '', scopes: [] };
  await api.db
    .insertInto('oauth_codes')
    .values({ ...key, ...code, expires_at: at })
    .execute();
}

async function joinedFromWatch(api: TestApi, { user }: Player, sessionId: string): Promise<void> {
  const [key, at, id] = [{ user_id: user._id }, new Date(), randomUUID()];
  await api.db
    .insertInto('imports')
    .values({ ...key, id, source: 'fit', file_name: 'zuazua.fit', created_at: at })
    .execute();
  await api.db
    .insertInto('import_joins')
    .values({ ...key, import_id: id, import_key: 'watch:x', session_id: sessionId, before: '{}', created_at: at })
    .execute();
}

async function measured(api: TestApi, { user }: Player, sessionId: string): Promise<void> {
  const [key, at] = [{ user_id: user._id }, new Date()];
  await api.db
    .insertInto('pulse_limits')
    .values({ ...key, limits: [90, 110, 130, 150, 170] })
    .execute();
  const series = {
    beats: deflateRawSync(Buffer.from([101, 0, 103])),
    marks: '[]',
    seconds: 3,
    average: 102,
    most: 103,
  };
  await api.db
    .insertInto('movement_checks')
    .values({ ...key, date: '2026-11-18', kind: 'heelRaise', side: 'L', value: 19 })
    .execute();
  await api.db
    .insertInto('filmed_strokes')
    .values({
      ...key,
      ...{ id: randomUUID(), date: '2026-11-18', kind: 'bandeja', hand: 'R', other_arm_up: true },
      ...{ contact_percent: 110, elbow_degrees: 165, stance_percent: 25, knee_degrees: 150 },
    })
    .execute();
  await api.db
    .insertInto('polar_connections')
    .values({ ...key, connected_at: at, access_token: Buffer.alloc(1), polar_user: user._id })
    .execute();
  await api.db
    .insertInto('polar_exercises')
    .values({ ...key, id: randomUUID(), polar_id: 'x', exercise: '{}', received_at: at })
    .execute();
  await api.db
    .insertInto('session_pulses')
    .values({ ...key, session_id: sessionId, started_at: at, stored_at: at, ...series })
    .execute();
}

async function handedToStrava(api: TestApi, { user }: Player, sessionId: string): Promise<void> {
  const [key, at] = [{ user_id: user._id }, new Date()];
  const tokens = { access_token: Buffer.from('sealed'), refresh_token: Buffer.from('sealed'), token_expires_at: at };
  await api.db
    .insertInto('strava_connections')
    .values({ ...key, connected_at: at, ...tokens })
    .execute();
  await api.db
    .insertInto('strava_uploads')
    .values({ ...key, session_id: sessionId, begun_at: at, activity_id: '1' })
    .execute();
}

async function withConversation(api: TestApi, { user }: Player): Promise<void> {
  const [id, key] = [randomUUIDv7(), { user_id: user._id }];
  await api.db
    .insertInto('conversations')
    .values({ ...key, id, title: 'Hola, soy Zuazúa' })
    .execute();
  const message = { ...key, conversation_id: id };
  const action = JSON.stringify({ type: 'make_routine', data: { prompt: 'Algo para Qvist' } });
  await api.db
    .insertInto('conversation_messages')
    .values([
      {
        ...message,
        id: randomUUIDv7(),
        role: 'user',
        content: 'Soy Íñigo Zuazúa',
        created_at: new Date(1_770_000_000_000),
      },
      { ...message, id: randomUUIDv7(), role: 'assistant', content: 'Hola, Zuazúa.', action },
    ])
    .execute();
  const fact = { kind: 'partner', name: 'Qvist', hand: null, side: null, feminine: false } as const;
  const said = { sentence: 'Mi pareja es Qvist', saidAt: new Date(1_770_000_000_000) };
  await upsertFact(api.db, { userId: user._id, id: randomUUIDv7(), fact, ...said });
}

async function withGeneratedRoutine(api: TestApi, { user }: Player): Promise<void> {
  const id = randomUUIDv7();
  const { id: exerciseId } = await exerciseByCode(api, 'F01');
  const texts = { name: 'La rutina de Zuazúa', description: 'Para Qvist', type: 'Físico', difficulty: 'Intermedio' };
  await api.db
    .insertInto('own_routines')
    .values({ id, user_id: user._id, author_name: user.name, ...texts, categories: ['Fuerza'], duration_minutes: 45 })
    .execute();
  const dose = { sets: 3, reps: 10, rest_seconds: 60, part: 'main', reason: 'Porque Zuazúa la quiere' };
  await api.db
    .insertInto('own_routine_entries')
    .values({ user_id: user._id, routine_id: id, position: 0, exercise_id: exerciseId, ...dose })
    .execute();
  await refreshOwnSearchText(api.db, user._id, [id]);
  await api.db
    .insertInto('generated_routines')
    .values({ user_id: user._id, routine_id: id, made_by: 'builtin' })
    .execute();
  await api.db
    .insertInto('generation_leases')
    .values({ user_id: user._id, id: randomUUID(), expires_at: new Date(Date.now() + 60_000) })
    .execute();
}

async function withImport(api: TestApi, { user }: Player): Promise<void> {
  const [importId, sessionId] = [randomUUIDv7(), randomUUIDv7()];
  const key = { user_id: user._id };
  await api.db
    .insertInto('imports')
    .values({ ...key, id: importId, source: 'fit', file_name: 'zuazua.fit' })
    .execute();
  const start = new Date('2026-03-28T23:30:00.123Z');
  await api.db
    .insertInto('training_sessions')
    .values({
      ...key,
      id: sessionId,
      type: 'Partido',
      source: 'import:fit',
      name: 'Partido de Qvist',
      time_zone: 'Europe/Madrid',
      local_date: '2026-03-29',
      started_at: start,
      finished_at: new Date(start.getTime() + 5_400_000),
      duration_seconds: 5400,
      import_id: importId,
      import_key: 'fit:2026-03-28T23:30:00Z',
      exercise_count: 0,
      average_heart_rate: 141,
      max_heart_rate: 176,
      distance_metres: 4210,
    })
    .execute();
}

async function withPayments(api: TestApi, { token, user }: Player): Promise<void> {
  const id = randomUUIDv7();
  const granted = { kind: 'granted', plan: 'premium', status: 'active', reason: 'Zuazúa ganó el torneo' };
  await api.db
    .insertInto('subscription_history')
    .values({ id, pseudonym: id, user_id: user._id, actor_id: user._id, ...granted })
    .execute();
  const site = api.deps.settings.publicUrl;
  const ways = { successUrl: `${site}/subscription-success`, cancelUrl: `${site}/subscription` };
  const { body } = await api.call(createCheckoutSession, { token, body: { planId: 'premium', ...ways } });
  const sessionId = body.checkoutUrl.split('/').at(-1) ?? '';
  await api.call(answerDemoCheckout, { token, params: { id: sessionId }, body: { outcome: 'pay' } });
  const { status } = await api.call(processSuccessfulPayment, { token, body: { sessionId } });
  if (status !== 200) throw new Error(`payment answered ${status}`);
}

async function withForms(api: TestApi, player: Player): Promise<void> {
  const { email, token } = player;
  const message = (text: string) => ({ name: 'Íñigo Zuazúa', email, message: text });
  await api.call(createLead, {
    body: routineForm({ email: email.toUpperCase(), firstName: 'Zuazúa', marketing: true }),
  });
  await api.call(sendContactMessage, { token, body: message('Soy Qvist') });
  await api.call(sendContactMessage, { body: message('Otra vez Qvist') });
  await api.call(sendContactMessage, { token, body: { ...message('Desde otra'), email: 'otra@zuazua.example' } });
  await api.mails();
  await api.call(createLead, { body: quizForm({ email, name: 'Íñigo Zuazúa' }) });
  await api.call(sendContactMessage, { token, body: message('Y otra: Qvist') });
  const [thread] = (await api.call(listThreads, { token })).body;
  await api.call(addToThread, { token, params: { id: thread?._id ?? '' }, body: { text: 'Qvist, de nuevo' } });
}

async function withProtection(api: TestApi, { user }: Player): Promise<void> {
  const [user_id, at] = [user._id, new Date()];
  const none = Buffer.alloc(32);
  await api.db.insertInto('second_factors').values({ user_id, secret: none, created_at: at }).execute();
  await api.db.insertInto('recovery_codes').values({ user_id, code_hash: none }).execute();
  await addPasskeyByHand(api, user_id, 'Móvil de Zuazúa');
  const challenge = { challenge: randomUUIDv7(), user_id, expires_at: new Date(at.getTime() + 60_000) };
  await api.db.insertInto('passkey_challenges').values(challenge).execute();
}

async function withAdminDeeds(api: TestApi, { token, email, user }: Player): Promise<void> {
  await setAdminByEmail(api.db, { email, isAdmin: true }, { id: randomUUIDv7(), at: new Date() });
  const strong = { has_second_factor: true };
  await api.db.updateTable('auth_sessions').set(strong).where('user_id', '=', user._id).execute();
  const { status, body } = await api.call(createRoutine, { token, body: libraryForm([await newExercise(api)]) });
  if (status !== 201) throw new Error(`routine answered ${status}`);
  await publishRoutineByHand(api, body._id);
}

export async function shareTokenOf(api: TestApi, { user }: Player): Promise<string> {
  const rows = api.db.selectFrom('session_shares').select('token').where('user_id', '=', user._id);
  return (await rows.executeTakeFirstOrThrow()).token;
}

export async function libraryRoutineBy(api: TestApi, { user }: Player): Promise<string> {
  const rows = api.db.selectFrom('audit_log').select('entity_id').where('actor_id', '=', user._id);
  return (await rows.where('action', '=', 'create').where('entity', '=', 'routine').executeTakeFirstOrThrow())
    .entity_id;
}

export async function writeMailFile(api: TestApi, text: string): Promise<void> {
  await api.deps.mail.send({ id: randomUUIDv7(), to: 'x@ejemplo.es', subject: 'Hola', html: `<p>${text}</p>`, text });
}

export async function manySessions(
  api: TestApi,
  { user }: Player,
  count: number,
  notes = '',
  daysApart = 1 / 3,
): Promise<void> {
  const day = sql`floor(n * ${daysApart}::float8 + 1e-9)::int`;
  await sql`
    with made as (
      insert into training_sessions (user_id, id, type, name, local_date, time_zone, started_at, finished_at,
        duration_seconds, completed_exercises, exercise_count, notes)
      select ${user._id}, gen_random_uuid(), 'Fuerza', 'Sesión ' || n, date '2021-01-01' + ${day}, 'Europe/Madrid',
        timestamptz '2021-01-01 18:00:00.000123Z' + ${day} * interval '1 day',
        timestamptz '2021-01-01 19:00:00Z' + ${day} * interval '1 day', 3600 + n, '{0,1,2}', 8, ${notes}
      from generate_series(1, ${count}::int) n
      returning user_id, id
    ), entered as (
      insert into session_entries (user_id, session_id, id, position, exercise_id, name, description, steps, load_type,
        sets, reps, rest_seconds)
      select m.user_id, m.id, gen_random_uuid(), x.n, x.id, x.name, x.description, x.steps, x.load_type, 4, 10, 60
      from made m
      cross join (select row_number() over (order by code) - 1 as n, e.* from exercises e order by code limit 8) x
      returning user_id, session_id, id
    )
    insert into session_sets (user_id, session_id, id, entry_id, position, reps, weight_kg, done)
    select user_id, session_id, gen_random_uuid(), id, n, 10, 20 + n, true from entered, generate_series(0, 3) n
  `.execute(api.db);
}

export async function manyDays(api: TestApi, { user }: Player): Promise<void> {
  await sql`
    with days as (select date '2021-01-01' + n as date, n from generate_series(0, 5 * 365) n), library as (
      select row_number() over (order by id) - 1 as n, id, count(*) over () as size from routines
    ), weighed as (
      insert into body_weights (user_id, date, kilograms) select ${user._id}, date, 70 from days
    ), rated as (
      insert into stroke_ratings (user_id, stroke, rated_on, level)
      select ${user._id}, stroke, date, 3 from days, unnest(array['saque', 'resto', 'bandeja']) stroke where n % 30 = 0
    ), put_off as (
      insert into stroke_reminders (user_id, skipped_on) values (${user._id}, date '2025-12-01')
    )
    insert into plan_days (user_id, date, type, routine_id, source, reason)
    select ${user._id}, d.date, 'Fuerza', l.id, 'planner', 'Fuerza para empezar.'
    from days d join library l on l.n = d.n % l.size`.execute(api.db);
}

export async function analyzeAll(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}
