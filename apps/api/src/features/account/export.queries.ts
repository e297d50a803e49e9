import { type Selection, sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { toWire } from '#kit/database/names.ts';
import { routineOf } from '#kit/database/routines.ts';
import type { Tables } from '#kit/database/tables.ts';
import { addressHash } from '#kit/mail/outbox.ts';

export type Page = { limit: number; after: string | undefined };

export async function accountAndProfile(db: Database, userId: string) {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!row) return null;
  const { session_min: min, session_max: max } = row;
  return {
    account: {
      _id: row.id,
      ...toWire(row, [
        'email',
        'email_verified_at',
        'name',
        'is_admin',
        'created_at',
        'updated_at',
        'chosen_plan',
        'early_access',
      ]),
    },
    profile: {
      height: row.height_cm,
      weight: row.weight_kg,
      ...toWire(row, ['age', 'dominant_hand', 'fitness_level', 'experience', 'goals', 'injuries', 'equipment']),
      ...toWire(row, ['injuries_written_at', 'places', 'time_zone', 'training_days', 'available_days', 'match_days']),
      sessionDuration: min === null || max === null ? null : { min, max },
    },
  };
}

type Owned = { [T in keyof Tables]: Tables[T] extends { user_id: unknown } ? T : never }[keyof Tables];

async function rowsOf<T extends Owned, C extends keyof Tables[T] & string>(
  db: Database,
  userId: string,
  table: T,
  columns: readonly C[],
  ...order: (keyof Tables[T] & string)[]
) {
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  // the builder cannot type a table that is a parameter
  const { rows } = await sql<Selection<Tables, T, C>>`
    select ${refs(columns)} from ${sql.table(table)} where user_id = ${userId}
    ${order.length > 0 ? sql`order by ${refs(order)}` : sql``}`.execute(db);
  return rows.map((row) => toWire(row));
}

async function rowOf<T extends Owned, C extends keyof Tables[T] & string>(
  db: Database,
  userId: string,
  table: T,
  columns: readonly C[],
) {
  const [row] = await rowsOf(db, userId, table, columns);
  return row ?? null;
}

export const consentsOf = (db: Database, userId: string) =>
  rowsOf(db, userId, 'consents', ['kind', 'text_version', 'given_at', 'withdrawn_at'], 'given_at', 'kind');

/** To the terms and the privacy policy, by their version. */
export const agreementsOf = (db: Database, userId: string) =>
  rowsOf(db, userId, 'legal_agreements', ['kind', 'version', 'agreed_at'], 'agreed_at', 'kind');

/** Without the films themselves, which are on the player's device. */
export async function sharedFilmsOf(db: Database, userId: string) {
  const columns = ['title', 'filmed_at', 'size_bytes', 'seconds', 'declared_at', 'declaration_version'] as const;
  const times = ['shared_at', 'arrived_at', 'watched_at', 'expires_at'] as const;
  return {
    films: await rowsOf(db, userId, 'shared_films', [...columns, ...times], 'shared_at', 'id'),
    pieces: await rowsOf(db, userId, 'shared_film_pieces', ['begins_at', 'size_bytes'], 'film_id', 'begins_at'),
  };
}

export async function checkInsOf(db: Database, userId: string) {
  return {
    sent: await rowsOf(db, userId, 'check_ins', ['monday', 'answers', 'sent_at'], 'monday'),
    questions: await rowsOf(db, userId, 'check_in_questions', ['questions', 'chosen_at'], 'chosen_at'),
    nudges: await rowsOf(db, userId, 'check_in_nudges', ['monday', 'nudged_at'], 'monday'),
  };
}

export const factsOf = (db: Database, userId: string) =>
  rowsOf(db, userId, 'coach_facts', ['value', 'sentence', 'said_at'], 'said_at', 'id');

export const redFlagConfirmationsOf = (db: Database, userId: string) =>
  rowsOf(db, userId, 'red_flag_confirmations', ['source', 'words', 'confirmed_at'], 'source');

export async function screeningOf(db: Database, userId: string) {
  const row = await rowOf(db, userId, 'health_screenings', ['yes_answers', 'answered_at']);
  return row && { yes: row.yesAnswers, answeredAt: row.answeredAt };
}

export async function bodyOf(db: Database, userId: string) {
  const columns = [
    'region',
    'side',
    'level',
    'at_night',
    'acute',
    'cares',
    'seen',
    'source',
    'since',
    'reported_at',
  ] as const;
  const discomforts = await rowsOf(db, userId, 'discomforts', columns, 'reported_at', 'id');
  return { discomforts, weights: await rowsOf(db, userId, 'body_weights', ['date', 'kilograms'], 'date') };
}

export async function strokesOf(db: Database, userId: string) {
  const columns = ['stroke', 'level', 'rated_on'] as const;
  const ratings = await rowsOf(db, userId, 'stroke_ratings', columns, 'rated_on', 'stroke');
  const reminder = await rowOf(db, userId, 'stroke_reminders', ['skipped_on']);
  return { ratings, reminderSkippedOn: reminder?.skippedOn ?? null };
}

export async function remindersOf(db: Database, userId: string) {
  const wishes = await rowOf(db, userId, 'reminders', [
    ...(['today', 'next_week', 'rest', 'hour', 'time_zone', 'looked_on'] as const),
    ...(['recap_page', 'recap_push', 'recap_mail', 'recap_week', 'nudged_on'] as const),
  ]);
  const devices = await rowsOf(db, userId, 'push_devices', ['endpoint', 'created_at'], 'created_at');
  return { wishes, devices };
}

export async function palasOf(db: Database, userId: string) {
  const palas = await rowsOf(db, userId, 'palas', ['since', 'name'], 'since');
  return { palas, overgrips: await rowsOf(db, userId, 'overgrips', ['changed_on'], 'changed_on') };
}

export const checksOf = (db: Database, userId: string) =>
  rowsOf(db, userId, 'movement_checks', ['date', 'kind', 'side', 'value'], 'date', 'kind', 'side');

export const filmedStrokesOf = (db: Database, userId: string) =>
  rowsOf(
    db,
    userId,
    'filmed_strokes',
    [
      ...(['id', 'date', 'kind', 'hand', 'contact_percent', 'elbow_degrees', 'ahead_percent'] as const),
      ...(['other_arm_up', 'side_on', 'stance_percent', 'knee_degrees'] as const),
    ],
    'date',
    'id',
  );

export const pulseLimitsOf = (db: Database, userId: string) => rowOf(db, userId, 'pulse_limits', ['limits']);

export function pulsesPage(db: Database, userId: string, page: Page) {
  let query = db
    .selectFrom('session_pulses')
    .select(['session_id as sessionId', 'started_at as startedAt', 'average', 'most', 'load', 'beats', 'marks'])
    .where('user_id', '=', userId);
  if (page.after !== undefined) query = query.where('session_id', '>', page.after);
  return query.orderBy('session_id').limit(page.limit).execute();
}

export async function stravaOf(db: Database, userId: string) {
  const row = await rowOf(db, userId, 'strava_connections', ['connected_at', 'state_expires_at']);
  const uploads = await rowsOf(db, userId, 'strava_uploads', ['session_id', 'activity_id', 'begun_at'], 'begun_at');
  return { connection: row && { connectedAt: row.connectedAt, askedUntil: row.stateExpiresAt }, uploads };
}

export async function polarOf(db: Database, userId: string) {
  const row = await rowOf(db, userId, 'polar_connections', ['connected_at', 'state_expires_at', 'polar_user']);
  const exercises = await rowsOf(db, userId, 'polar_exercises', ['polar_id', 'exercise', 'received_at'], 'received_at');
  const { stateExpiresAt: askedUntil = null, ...connection } = row ?? {};
  return { connection: row && { ...connection, askedUntil }, exercises };
}

export const tokensOf = (db: Database, userId: string) =>
  rowsOf(
    db,
    userId,
    'personal_tokens',
    ['name', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'conversation_id'],
    'created_at',
  );

export async function webhooksOf(db: Database, userId: string) {
  const addresses = await rowsOf(
    db,
    userId,
    'webhooks',
    ['url', 'events', 'scopes', 'created_at', 'disabled_at'],
    'created_at',
  );
  const sent = ['event', 'subject', 'state', 'attempts', 'outcome', 'ordered_at'] as const;
  return { addresses, deliveries: await rowsOf(db, userId, 'webhook_deliveries', [...sent], 'ordered_at') };
}

/** What stands between the player and their coaches, the coaches' notes and marks included; and what they are as one. */
export async function coachingOf(db: Database, userId: string) {
  const own = ['qualification', 'about', 'languages', 'capacity', 'state', 'certificate_on', 'applied_at'] as const;
  const linked = ['id', 'accepted_at', 'ended_at', 'ended_by', 'guardian_email', 'guardian_confirmed_at'] as const;
  const drafted = ['date', 'type', 'routine_id', 'minutes', 'note', 'updated_at'] as const;
  return {
    asCoach: await rowOf(db, userId, 'coaches', [...own]),
    invites: await rowsOf(db, userId, 'coach_invites', ['created_at', 'expires_at', 'used_at'], 'created_at'),
    templates: await rowsOf(db, userId, 'coach_templates', ['name', 'weeks', 'created_at'], 'created_at'),
    links: await rowsOf(db, userId, 'coach_links', [...linked], 'accepted_at'),
    access: await rowsOf(db, userId, 'coach_access', ['action', 'subject', 'times', 'at'], 'at'),
    drafts: await rowsOf(db, userId, 'coach_drafts', [...drafted], 'date'),
    marks: await rowsOf(db, userId, 'coach_marks', ['stroke', 'level', 'rated_on'], 'stroke'),
    notes: await rowsOf(db, userId, 'coach_notes', ['text', 'updated_at'], 'updated_at'),
    blocks: await rowsOf(db, userId, 'coach_blocks', ['blocked_at'], 'blocked_at'),
    reports: await rowsOf(db, userId, 'coach_reports', ['reason', 'reported_at', 'resolved_at'], 'reported_at'),
  };
}

export const joinedAccountsOf = (db: Database, userId: string) =>
  rowsOf(db, userId, 'oidc_identities', ['issuer', 'subject', 'joined_at'], 'joined_at');

export const subscriptionOf = (db: Database, userId: string) =>
  rowOf(db, userId, 'subscriptions', [
    ...(['plan', 'status', 'expires_at', 'provider', 'updated_at', 'cancel_at_period_end', 'trial_ends_at'] as const),
    ...(['contract_started_at', 'provider_customer_id', 'provider_subscription_id'] as const),
  ]);

export async function paymentsOf(db: Database, userId: string) {
  const changed = [
    ...(['kind', 'plan', 'status', 'expires_at', 'amount_cents', 'provider'] as const),
    ...(['provider_reference', 'reason', 'created_at'] as const),
  ];
  const history = await rowsOf(db, userId, 'subscription_history', changed, 'created_at');
  const begun = ['plan', 'provider', 'trial', 'created_at', 'expires_at', 'completed_at', 'closed_at'] as const;
  return { history, checkouts: await rowsOf(db, userId, 'checkouts', begun, 'created_at') };
}

export async function usageOf(db: Database, userId: string) {
  const sessions = await rowsOf(db, userId, 'usage_sessions', ['month', 'session_id'], 'month');
  const routines = await db
    .selectFrom('usage_routines as u')
    .leftJoinLateral(routineOf(userId, 'u.routine_id'), (join) => join.onTrue())
    .select(['u.month', 'u.routine_id as routineId', 'r.code as routineCode', 'u.exercise_ids as exerciseIds'])
    .where('u.user_id', '=', userId)
    .orderBy('u.month')
    .execute();
  return { sessions, routines };
}

export const planWeeksOf = (db: Database, userId: string) =>
  rowsOf(db, userId, 'plan_weeks', ['monday', 'advice', 'planned_at'], 'monday');

export const absencesOf = (db: Database, userId: string) =>
  rowsOf(db, userId, 'absences', ['kind', 'first_day', 'last_day', 'has_kit', 'asks_on'], 'first_day', 'id');

export async function seasonOf(db: Database, userId: string) {
  const goals = await rowsOf(
    db,
    userId,
    'season_goals',
    ['id', 'kind', 'name', 'date', 'created_at'],
    'created_at',
    'id',
  );
  const blocks = await rowsOf(
    db,
    userId,
    'season_blocks',
    ['goal_id', 'kind', 'first_monday', 'weeks'],
    'first_monday',
  );
  const own = ['name', 'kind', 'blocks', 'created_at'] as const;
  const templates = await rowsOf(db, userId, 'season_templates', [...own], 'created_at', 'id');
  const before = await rowsOf(db, userId, 'season_undo', ['goals', 'blocks', 'changed_at'], 'changed_at');
  return { goals, blocks, templates, before };
}

export const matchDrillsOf = (db: Database, userId: string) =>
  rowsOf(db, userId, 'match_drills', ['session_id', 'monday', 'state', 'answered_at'], 'monday', 'session_id');

export function planDaysPage(db: Database, userId: string, page: Page) {
  let query = db
    .selectFrom('plan_days as p')
    .leftJoinLateral(routineOf(userId, 'p.routine_id'), (join) => join.onTrue())
    .select(['p.date', 'p.type', 'p.routine_id as routineId', 'r.code as routineCode', 'r.name as routineName'])
    .select(['p.source', 'p.reason', 'p.edited', 'p.updated_at as updatedAt', 'p.own_type as ownType', 'p.minutes'])
    .select('p.own_minutes as ownMinutes')
    .where('p.user_id', '=', userId);
  if (page.after !== undefined) query = query.where('p.date', '>', page.after);
  return query.orderBy('p.date').limit(page.limit).execute();
}

export function favoritesOf(db: Database, userId: string) {
  return db
    .selectFrom('favorites as f')
    .innerJoinLateral(routineOf(userId, 'f.routine_id'), (join) => join.onTrue())
    .select(['r.id as routineId', 'r.code as routineCode', 'r.name', 'f.created_at as createdAt'])
    .where('f.user_id', '=', userId)
    .orderBy('f.created_at')
    .execute();
}

export async function ownRoutinesPage(db: Database, userId: string, page: Page) {
  let query = db
    .selectFrom('own_routines as r')
    .leftJoin('generated_routines as g', (join) =>
      join.onRef('g.routine_id', '=', 'r.id').onRef('g.user_id', '=', 'r.user_id'),
    )
    .select(['r.id as _id', 'r.name', 'r.description', 'r.type', 'r.categories', 'r.difficulty', 'r.objectives'])
    .select([
      'r.duration_minutes as duration',
      'r.equipment',
      sql<boolean>`true`.as('isActive'),
      'r.retired_at as retiredAt',
    ])
    .select(['r.author_name as authorName', 'r.created_at as createdAt', 'r.updated_at as updatedAt'])
    .select(['g.made_by as madeBy', 'g.created_at as generatedAt', 'r.folder', 'r.trial_until as trialUntil'])
    .where('r.user_id', '=', userId);
  if (page.after !== undefined) query = query.where('r.id', '>', page.after);
  const routines = await query.orderBy('r.id').limit(page.limit).execute();
  const entries = await db
    .selectFrom('own_routine_entries as e')
    .innerJoin('exercises as x', 'x.id', 'e.exercise_id')
    .select(['e.routine_id', 'x.code', 'x.name', 'e.sets', 'e.reps', 'e.duration_seconds as duration', 'e.metres'])
    .select(['e.per_side as perSide', 'e.rest_seconds as rest', 'e.notes', 'e.part', 'e.reason'])
    .where('e.user_id', '=', userId)
    .where('e.routine_id', '=', sql<string>`any(${routines.map(({ _id }) => _id)}::uuid[])`)
    .orderBy('e.position')
    .execute();
  const byRoutine = Map.groupBy(entries, (entry) => entry.routine_id);
  return routines.map((routine) => ({
    ...routine,
    exercises: (byRoutine.get(routine._id) ?? []).map(({ routine_id: _, ...entry }) => entry),
  }));
}

export function conversationsPage(db: Database, userId: string, page: Page) {
  let query = db
    .selectFrom('conversations')
    .select(['id as _id', 'title', 'created_at as createdAt', 'last_message_at as lastMessageAt'])
    .where('user_id', '=', userId);
  if (page.after !== undefined) query = query.where('id', '>', page.after);
  return query.orderBy('id').limit(page.limit).execute();
}

export function messagesPage(db: Database, userId: string, conversationId: string, page: Page) {
  let query = db
    .selectFrom('conversation_messages as m')
    .select(['m.id as _id', 'm.role', 'm.content', 'm.created_at as timestamp', 'm.action', 'm.metadata', 'm.upsell'])
    .where('m.user_id', '=', userId)
    .where('m.conversation_id', '=', conversationId);
  if (page.after !== undefined) {
    // compared in the database: its instants are finer than ours
    query = query.where(
      sql<boolean>`(m.created_at, m.id) > (
        select a.created_at, a.id from conversation_messages a
        where a.user_id = ${userId} and a.conversation_id = ${conversationId} and a.id = ${page.after})`,
    );
  }
  return query.orderBy('m.created_at').orderBy('m.id').limit(page.limit).execute();
}

export async function importsOf(db: Database, userId: string) {
  const imports = await rowsOf(db, userId, 'imports', ['id', 'source', 'file_name', 'created_at'], 'created_at');
  const joins = await rowsOf(
    db,
    userId,
    'import_joins',
    ['import_id', 'import_key', 'session_id', 'before', 'created_at'],
    'created_at',
  );
  return imports.map(({ id, ...columns }) => ({
    _id: id,
    ...columns,
    joined: joins.filter(({ importId }) => importId === id).map(({ importId: _, ...join }) => join),
  }));
}

export const sharesOf = (db: Database, userId: string) =>
  rowsOf(db, userId, 'session_shares', ['session_id', 'token', 'created_at'], 'created_at');

export const calendarOf = (db: Database, userId: string) =>
  rowOf(db, userId, 'calendar_feeds', ['token', 'created_at', 'last_read_at']);

export async function mailsTo(db: Database, email: string) {
  const hash = addressHash(email);
  const sent = await db
    .selectFrom('mails')
    .select(['kind', 'created_at', 'sent_at', 'dropped_at'])
    .where('recipient_hash', '=', hash)
    .orderBy('created_at')
    .execute();
  const suppression = await db
    .selectFrom('mail_suppressions')
    .select('created_at')
    .where('email_hash', '=', hash)
    .executeTakeFirst();
  return { sent: sent.map((mail) => toWire(mail)), noMarketingSince: suppression?.created_at ?? null };
}

export async function adminActionsOf(db: Database, userId: string) {
  const actions = await db
    .selectFrom('audit_log')
    .select(['action', 'entity', 'entity_id', 'details', 'created_at'])
    .where((where) =>
      where.or([
        where('actor_id', '=', userId),
        where.and([where('entity', '=', 'user'), where('entity_id', '=', userId)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
  return actions.map((action) => toWire(action));
}

export async function protectionOf(db: Database, userId: string) {
  return {
    secondFactors: await rowsOf(db, userId, 'second_factors', ['created_at', 'confirmed_at']),
    recoveryCodes: await rowsOf(db, userId, 'recovery_codes', ['used_at']),
    passkeys: await rowsOf(db, userId, 'passkeys', ['name', 'created_at', 'last_used_at']),
    knownDevices: await rowsOf(db, userId, 'known_devices', ['last_seen_at']),
  };
}

export async function tracesOf(db: Database, userId: string) {
  return {
    requests: await rowsOf(db, userId, 'idempotency_keys', ['key', 'session_id', 'created_at']),
    links: await rowsOf(db, userId, 'mail_links', ['purpose', 'created_at', 'expires_at', 'used_at']),
  };
}
