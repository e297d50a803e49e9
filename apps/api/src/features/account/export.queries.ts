import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { addressHash } from '#kit/mail/outbox.ts';

/* What an account holds, in the words of the wire. Dates become ISO texts when the export is written. */

export async function accountAndProfile(db: Database, userId: string) {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!row) return null;
  const { session_min: min, session_max: max } = row;
  return {
    account: {
      _id: row.id,
      email: row.email,
      emailVerifiedAt: row.email_verified_at,
      name: row.name,
      isAdmin: row.is_admin,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    },
    profile: {
      height: row.height_cm,
      weight: row.weight_kg,
      age: row.age,
      dominantHand: row.dominant_hand,
      fitnessLevel: row.fitness_level,
      experience: row.experience,
      goals: row.goals,
      injuries: row.injuries,
      equipment: row.equipment,
      places: row.places,
      timeZone: row.time_zone,
      trainingDays: row.training_days,
      tournament: row.tournament_date,
      sessionDuration: min === null || max === null ? null : { min, max },
      availableDays: row.available_days,
    },
  };
}

export function consentsOf(db: Database, userId: string) {
  return db
    .selectFrom('consents')
    .select(['kind', 'text_version as textVersion', 'given_at as givenAt', 'withdrawn_at as withdrawnAt'])
    .where('user_id', '=', userId)
    .orderBy('given_at')
    .orderBy('kind')
    .execute();
}

export function redFlagConfirmationsOf(db: Database, userId: string) {
  return db
    .selectFrom('red_flag_confirmations')
    .select(['source', 'words', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .orderBy('source')
    .execute();
}

/** Null when the health questions were not answered. */
export async function screeningOf(db: Database, userId: string) {
  const row = await db
    .selectFrom('health_screenings')
    .select(['yes_answers as yes', 'answered_at as answeredAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Reports of discomforts, oldest first, and body weight by day. */
export async function bodyOf(db: Database, userId: string) {
  const discomforts = await db
    .selectFrom('discomforts')
    .select(['region', 'side', 'level', 'at_night as atNight', 'reported_at as reportedAt'])
    .where('user_id', '=', userId)
    .orderBy('reported_at')
    .orderBy('id')
    .execute();
  const weights = await db
    .selectFrom('body_weights')
    .select(['date', 'kilograms'])
    .where('user_id', '=', userId)
    .orderBy('date')
    .execute();
  return { discomforts, weights };
}

/** Ratings of strokes, oldest first, and when the reminder was put off. */
export async function strokesOf(db: Database, userId: string) {
  const ratings = await db
    .selectFrom('stroke_ratings')
    .select(['stroke', 'level', 'rated_on as ratedOn'])
    .where('user_id', '=', userId)
    .orderBy('rated_on')
    .orderBy('stroke')
    .execute();
  const reminder = await db
    .selectFrom('stroke_reminders')
    .select('skipped_on as skippedOn')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { ratings, reminderSkippedOn: reminder?.skippedOn ?? null };
}

/** What the player is reminded of, and the devices; the keys of a device would let others write to it. */
export async function remindersOf(db: Database, userId: string) {
  const wishes = await db
    .selectFrom('reminders')
    .select(['today', 'next_week as nextWeek', 'rest', 'hour', 'time_zone as timeZone', 'looked_on as lookedOn'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const devices = await db
    .selectFrom('push_devices')
    .select(['endpoint', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return { wishes: wishes ?? null, devices };
}

/** Palas and overgrips by the day they began. */
export async function palasOf(db: Database, userId: string) {
  const palas = await db
    .selectFrom('palas')
    .select(['since', 'name'])
    .where('user_id', '=', userId)
    .orderBy('since')
    .execute();
  const overgrips = await db
    .selectFrom('overgrips')
    .select('changed_on as changedOn')
    .where('user_id', '=', userId)
    .orderBy('changed_on')
    .execute();
  return { palas, overgrips };
}

/** When Strava was authorised, and what was handed over; the tokens are secrets. */
export async function stravaOf(db: Database, userId: string) {
  const connection = await db
    .selectFrom('strava_connections')
    .select(['connected_at as connectedAt', 'state_expires_at as askedUntil'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const uploads = await db
    .selectFrom('strava_uploads')
    .select(['session_id as sessionId', 'activity_id as activityId', 'begun_at as begunAt'])
    .where('user_id', '=', userId)
    .orderBy('begun_at')
    .execute();
  return { connection: connection ?? null, uploads };
}

export async function subscriptionOf(db: Database, userId: string) {
  const row = await db
    .selectFrom('subscriptions')
    .select(['plan', 'status', 'expires_at as expiresAt', 'provider', 'updated_at as updatedAt'])
    .select(['cancel_at_period_end as cancelAtPeriodEnd', 'trial_ends_at as trialEndsAt'])
    .select(['contract_started_at as contractStartedAt'])
    .select(['provider_customer_id as providerCustomerId', 'provider_subscription_id as providerSubscriptionId'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** What changed the subscription, and the checkouts that were begun. */
export async function paymentsOf(db: Database, userId: string) {
  const history = await db
    .selectFrom('subscription_history')
    .select(['kind', 'plan', 'status', 'expires_at as expiresAt', 'amount_cents as amountCents', 'provider'])
    .select(['provider_reference as providerReference', 'reason', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const checkouts = await db
    .selectFrom('checkouts')
    .select(['plan', 'provider', 'trial', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select(['completed_at as completedAt', 'closed_at as closedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return { history, checkouts };
}

/** What was counted against the limits of each month. */
export async function usageOf(db: Database, userId: string) {
  const sessions = await db
    .selectFrom('usage_sessions')
    .select(['month', 'session_id as sessionId'])
    .where('user_id', '=', userId)
    .orderBy('month')
    .execute();
  const routines = await db
    .selectFrom('usage_routines as u')
    .leftJoin('routines as r', 'r.id', 'u.routine_id')
    .select(['u.month', 'u.routine_id as routineId', 'r.code as routineCode'])
    .where('u.user_id', '=', userId)
    .orderBy('u.month')
    .execute();
  return { sessions, routines };
}

export function planWeeksOf(db: Database, userId: string) {
  return db
    .selectFrom('plan_weeks')
    .select(['monday', 'advice', 'planned_at as plannedAt'])
    .where('user_id', '=', userId)
    .orderBy('monday')
    .execute();
}

/** Planned days by date; `after` is the last date already seen. */
export function planDaysPage(db: Database, userId: string, page: { limit: number; after: string | undefined }) {
  let query = db
    .selectFrom('plan_days as p')
    .leftJoin('routines as r', 'r.id', 'p.routine_id')
    .select(['p.date', 'p.type', 'p.routine_id as routineId', 'r.code as routineCode', 'r.name as routineName'])
    .select(['p.source', 'p.reason', 'p.edited', 'p.updated_at as updatedAt'])
    .where('p.user_id', '=', userId);
  if (page.after !== undefined) query = query.where('p.date', '>', page.after);
  return query.orderBy('p.date').limit(page.limit).execute();
}

export function favoritesOf(db: Database, userId: string) {
  return db
    .selectFrom('favorites as f')
    .innerJoin('routines as r', 'r.id', 'f.routine_id')
    .select(['r.id as routineId', 'r.code as routineCode', 'r.name', 'f.created_at as createdAt'])
    .where('f.user_id', '=', userId)
    .orderBy('f.created_at')
    .execute();
}

/** The player's own routines with their exercises, also those taken off the shelf; `after` is the last id seen. */
export async function ownRoutinesPage(
  db: Database,
  userId: string,
  page: { limit: number; after: string | undefined },
) {
  let query = db
    .selectFrom('routines as r')
    .leftJoin('generated_routines as g', (join) =>
      join.onRef('g.routine_id', '=', 'r.id').onRef('g.user_id', '=', 'r.owner_id'),
    )
    .select(['r.id as _id', 'r.name', 'r.description', 'r.type', 'r.categories', 'r.difficulty', 'r.objectives'])
    .select(['r.duration_minutes as duration', 'r.equipment', 'r.is_active as isActive', 'r.retired_at as retiredAt'])
    .select(['r.author_name as authorName', 'r.created_at as createdAt', 'r.updated_at as updatedAt'])
    .select(['g.made_by as madeBy', 'g.created_at as generatedAt'])
    .where('r.owner_id', '=', userId);
  if (page.after !== undefined) query = query.where('r.id', '>', page.after);
  const routines = await query.orderBy('r.id').limit(page.limit).execute();
  const entries = await db
    .selectFrom('routine_entries as e')
    .innerJoin('exercises as x', 'x.id', 'e.exercise_id')
    .select(['e.routine_id', 'x.code', 'x.name', 'e.sets', 'e.reps', 'e.duration_seconds as duration', 'e.metres'])
    .select(['e.per_side as perSide', 'e.rest_seconds as rest', 'e.notes', 'e.part', 'e.reason'])
    .where('e.routine_id', '=', sql<string>`any(${routines.map(({ _id }) => _id)}::uuid[])`)
    .orderBy('e.position')
    .execute();
  const byRoutine = Map.groupBy(entries, (entry) => entry.routine_id);
  return routines.map((routine) => ({
    ...routine,
    exercises: (byRoutine.get(routine._id) ?? []).map(({ routine_id: _, ...entry }) => entry),
  }));
}

/** Conversations without their messages; `after` is the last id seen. */
export function conversationsPage(db: Database, userId: string, page: { limit: number; after: string | undefined }) {
  let query = db
    .selectFrom('conversations')
    .select(['id as _id', 'title', 'created_at as createdAt', 'last_message_at as lastMessageAt'])
    .where('user_id', '=', userId);
  if (page.after !== undefined) query = query.where('id', '>', page.after);
  return query.orderBy('id').limit(page.limit).execute();
}

/** Messages in the order they were said; `after` is the id of the last one seen. */
export function messagesPage(
  db: Database,
  userId: string,
  conversationId: string,
  page: { limit: number; after: string | undefined },
) {
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

export function importsOf(db: Database, userId: string) {
  return db
    .selectFrom('imports')
    .select(['id as _id', 'source', 'file_name as fileName', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export function sharesOf(db: Database, userId: string) {
  return db
    .selectFrom('session_shares')
    .select(['session_id as sessionId', 'token', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function calendarOf(db: Database, userId: string) {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['token', 'created_at as createdAt', 'last_read_at as lastReadAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** What is left of the mails to an address, and since when it wants no marketing mail. */
export async function mailsTo(db: Database, email: string) {
  const hash = addressHash(email);
  const sent = await db
    .selectFrom('mails')
    .select(['kind', 'created_at as createdAt', 'sent_at as sentAt', 'dropped_at as droppedAt'])
    .where('recipient_hash', '=', hash)
    .orderBy('created_at')
    .execute();
  const suppression = await db
    .selectFrom('mail_suppressions')
    .select('created_at')
    .where('email_hash', '=', hash)
    .executeTakeFirst();
  return { sent, noMarketingSince: suppression?.created_at ?? null };
}

/** What an admin did. */
export function adminActionsOf(db: Database, userId: string) {
  return db
    .selectFrom('audit_log')
    .select(['action', 'entity', 'entity_id as entityId', 'details', 'created_at as createdAt'])
    .where((where) =>
      where.or([
        where('actor_id', '=', userId),
        where.and([where('entity', '=', 'user'), where('entity_id', '=', userId)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
}

/** What besides the password protects the account; secrets and hashes stay here. */
export async function protectionOf(db: Database, userId: string) {
  return {
    secondFactors: await db
      .selectFrom('second_factors')
      .select(['created_at as createdAt', 'confirmed_at as confirmedAt'])
      .where('user_id', '=', userId)
      .execute(),
    recoveryCodes: await db
      .selectFrom('recovery_codes')
      .select('used_at as usedAt')
      .where('user_id', '=', userId)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', userId)
      .execute(),
    knownDevices: await db
      .selectFrom('known_devices')
      .select('last_seen_at as lastSeenAt')
      .where('user_id', '=', userId)
      .execute(),
  };
}

/** What keeps a request from being done twice and a link from being used twice. */
export async function tracesOf(db: Database, userId: string) {
  const requests = await db
    .selectFrom('idempotency_keys')
    .select(['key', 'session_id as sessionId', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .execute();
  const links = await db
    .selectFrom('mail_links')
    .select(['purpose', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .execute();
  return { requests, links };
}
