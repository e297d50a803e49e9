import { createHash } from 'node:crypto';
import { currentSubscription, hasFeature } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import { paidPlanSchema, planIdSchema, subscriptionStatusSchema } from '@bandeja/domain/billing/schemas';
import { type DiscomfortReport, isSevere, standingDiscomforts } from '@bandeja/domain/body/rules';
import { bodyRegionSchema, bodySideSchema, discomfortSourceSchema } from '@bandeja/domain/body/schemas';
import { areaOfRegion } from '@bandeja/domain/body/vocabulary';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import { difficultySchema, materialSchema, placeSchema } from '@bandeja/domain/exercises/schemas';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import {
  dominantHandSchema,
  experienceSchema,
  type ProfileBody,
  type putProfile,
  type Suspicion,
  type User,
} from '@bandeja/domain/profile/contract';
import { healthQuestionSchema } from '@bandeja/domain/profile/schemas';
import { type EarlyFeature, earlyFeatures, type HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import { goalSchema } from '@bandeja/domain/schedule/schemas';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { type ResponseOf, staffRoles } from '@bandeja/domain/wire/endpoint';
import { recordOf } from '@bandeja/domain/wire/records';
import { topicOf } from '@bandeja/reader/safety/danger-topic';
import { isConfirmed, type RedFlagReading, readRedFlag } from '@bandeja/reader/safety/red-flag';
import { textsFor, theirDangerIn } from '@bandeja/reader/safety/somebody-else';
import { type WrittenPlace, writtenPlaces } from '@bandeja/reader/safety/written-places';
import { writtenText } from '@bandeja/reader/safety/written-text';
import { suspicionOf } from '@bandeja/reader/understand/decisions';
import { understand } from '@bandeja/reader/understand/understand';
import { type Selectable, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import { type OrNull, toColumns } from '#kit/database/names.ts';
import type { Tables } from '#kit/database/tables.ts';

/** A player who notes one every day has a year of them. */
const reportsRead = 400;
type StoredReport = Record<keyof DiscomfortReport, unknown>;

type UserRow = Selectable<Tables['users']> &
  OrNull<Pick<Selectable<Tables['health_screenings']>, 'yes_answers' | 'answered_at'>> &
  OrNull<Pick<Selectable<Tables['red_flag_confirmations']>, 'confirmed_at'>> &
  OrNull<
    Pick<
      Selectable<Tables['subscriptions']>,
      'plan' | 'status' | 'expires_at' | 'cancel_at_period_end' | 'provider_subscription_id'
    >
  > & {
    confirmed_words: string | null;
    usage_sessions: number;
    usage_routines: number;
    injuries_consent: boolean;
    is_coach: boolean;
    discomforts: StoredReport[] | null;
    tournaments: string[] | null;
  };

/**
 * In SQL as it is sent, because most calls ask it: building it from parts costs more than the driver's work. Discomforts
 * are written by `body`; they are read with the player, because whatever is offered depends on them.
 */
async function userRow(db: Database, userId: string, month: string, now: Date): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select u.*, h.yes_answers, h.answered_at, f.words as confirmed_words, f.confirmed_at,
      s.plan, s.status, s.expires_at, s.cancel_at_period_end, s.provider_subscription_id,
      (select count(*) from usage_sessions where user_id = ${userId} and month = ${month}) as usage_sessions,
      (select count(*) from usage_routines where user_id = ${userId} and month = ${month}) as usage_routines,
      exists (select from consents where user_id = ${userId} and kind = 'injuries' and withdrawn_at is null)
        as injuries_consent,
      exists (select from coaches where user_id = ${userId} and state = 'approved') as is_coach,
      (select jsonb_agg(jsonb_build_object('_id', id, 'region', region, 'side', side, 'level', level,
          'atNight', at_night, 'acute', acute, 'cares', cares, 'seen', seen, 'source', source, 'since', since,
          'reportedAt', reported_at))
        from (
          select * from discomforts where user_id = ${userId} order by reported_at desc, id desc limit ${reportsRead}
        ) latest) as discomforts,
      (select jsonb_agg(date order by date) from season_goals where user_id = ${userId} and kind = 'tournament'
        and date >= ${now}::date - 2) as tournaments
    from users u
    left join subscriptions s on s.user_id = u.id
    left join red_flag_confirmations f on f.user_id = u.id and f.source = 'injuries'
    left join health_screenings h on h.user_id = u.id
    where u.id = ${userId}`.execute(db);
  return rows[0];
}

// a schema that is built costs more than what it reads
const answersSchema = z.array(healthQuestionSchema);
const equipmentSchema = z.nullable(z.array(materialSchema));
const placesSchema = z.nullable(z.array(placeSchema));
const goalsSchema = z.array(goalSchema);
const levelSchema = z.nullable(difficultySchema);
const handSchema = z.nullable(dominantHandSchema);
const yearsSchema = z.nullable(experienceSchema);
const storedReportSchema = z.object({
  _id: z.string(),
  region: bodyRegionSchema,
  side: bodySideSchema,
  level: z.nullable(z.number()),
  atNight: z.boolean(),
  acute: z.boolean(),
  cares: z.boolean(),
  seen: z.boolean(),
  source: discomfortSourceSchema,
  since: z.nullable(z.string()),
  reportedAt: z.string(),
});

const chosenPlanDays = 30;

function chosenPlanOf(row: { chosen_plan: string | null; created_at: Date }, now: Date): Pick<User, 'chosenPlan'> {
  if (row.chosen_plan === null) return {};
  const isOver = now.getTime() - row.created_at.getTime() > chosenPlanDays * 86_400_000;
  return isOver ? {} : { chosenPlan: paidPlanSchema.parse(row.chosen_plan) };
}

/** The choice of another plan waits. */
function earlyAccessOf(row: { early_access: string[] }, subscription: Subscription): Pick<User, 'earlyAccess'> {
  const chosen = earlyFeatures.filter((feature) => row.early_access.includes(feature));
  return chosen.length > 0 && hasFeature(subscription, 'early_access') ? { earlyAccess: chosen } : {};
}

/** @returns those that are chosen now */
export async function setEarlyAccess(
  db: Database,
  userId: string,
  { feature, isChosen }: { feature: EarlyFeature; isChosen: boolean },
): Promise<EarlyFeature[]> {
  const without = sql<string[]>`array_remove(early_access, ${feature})`;
  const row = await db
    .updateTable('users')
    .set({ early_access: isChosen ? sql<string[]>`${without} || ${feature}::text` : without })
    .where('id', '=', userId)
    .returning('early_access')
    .executeTakeFirstOrThrow();
  return earlyFeatures.filter((each) => row.early_access.includes(each));
}

/** On the player's own calendar: the query looks from two days earlier on. */
function nextTournament({ tournaments, time_zone }: Pick<UserRow, 'tournaments' | 'time_zone'>, now: Date) {
  const today = localDateIn(time_zone, now);
  return tournaments?.find((date) => date >= today) ?? null;
}

export async function userById(db: Database, userId: string, month: string, now: Date): Promise<User | null> {
  const row = await userRow(db, userId, month, now);
  if (!row) return null;
  const state = {
    plan: planIdSchema.parse(row.plan ?? 'free'),
    status: subscriptionStatusSchema.parse(row.status ?? 'inactive'),
    expiresAt: row.expires_at?.toISOString() ?? null,
    renews: row.provider_subscription_id !== null && !row.cancel_at_period_end,
  };
  const subscription = currentSubscription(state, now);
  const screening =
    row.answered_at === null
      ? null
      : { yes: answersSchema.parse(row.yes_answers), answeredAt: row.answered_at.toISOString() };
  const { suspicion, redFlag, places } = readOf({
    injuries: row.injuries,
    age: row.age,
    screening: screening?.yes,
    isUnanswered: row.injuries_unanswered,
  });
  const written = writtenReports(places, row.injuries_written_at ?? row.updated_at);
  const listed = standingDiscomforts([...(row.discomforts ?? []).map(toReport), ...written]);
  const level = levelSchema.parse(row.fitness_level);
  return {
    _id: row.id,
    email: row.email,
    name: row.name,
    isAdmin: row.is_admin,
    ...(row.is_editor || row.is_support ? { roles: staffRoles.filter((role) => row[`is_${role}`]) } : {}),
    ...(row.is_coach ? { isCoach: true as const } : {}),
    emailVerified: row.email_verified_at !== null,
    subscription,
    ...chosenPlanOf(row, now),
    ...earlyAccessOf(row, subscription),
    usage: { sessions: row.usage_sessions ?? 0, routines: row.usage_routines ?? 0 },
    height: row.height_cm,
    weight: row.weight_kg,
    age: row.age,
    dominantHand: handSchema.parse(row.dominant_hand),
    fitnessLevel: level,
    experience: yearsSchema.parse(row.experience),
    sessionDuration:
      row.session_min !== null && row.session_max !== null ? { min: row.session_min, max: row.session_max } : null,
    trainingDays: row.training_days,
    equipment: equipmentSchema.parse(row.equipment),
    places: placesSchema.parse(row.places),
    tournament: nextTournament(row, now),
    availableDays: recordOf(weekdays, (day) => row.available_days.includes(day)),
    matchDays: weekdays.filter((day) => row.match_days.includes(day)),
    goals: goalsSchema.parse(row.goals),
    injuries: row.injuries,
    injuriesConsent: Boolean(row.injuries_consent),
    screening,
    redFlag: redFlag && {
      ...redFlag,
      confirmedAt: isConfirmed(redFlag.words, row.confirmed_words ?? '')
        ? (row.confirmed_at?.toISOString() ?? null)
        : null,
    },
    // the trainer reads the text itself; its entry adds the figure alone
    discomforts: listed
      .filter(({ cares, source, level }) => !cares && (source !== 'profile' || level !== null))
      .map((each) => ({ area: areaOfRegion[each.region], level: each.level, isSevere: isSevere(each) })),
    hasDiscomforts: listed.length > 0 || (row.discomforts ?? []).length > 0,
    healed: healedAreas(written, listed),
    suspicion,
    timeZone: row.time_zone,
    profile: { height: row.height_cm, weight: row.weight_kg, fitnessLevel: level },
  };
}

function toReport(row: StoredReport): DiscomfortReport {
  const { since, reportedAt, ...rest } = storedReportSchema.parse(row);
  return {
    ...rest,
    since: since === null ? null : new Date(since).toISOString(),
    reportedAt: new Date(reportedAt).toISOString(),
  };
}

const lastingDays = 14;
const dayMs = 86_400_000;

/** The injuries text as an entry of the one list, as old as the text; its id belongs to no row. */
function writtenReports(places: readonly WrittenPlace[], writtenAt: Date): DiscomfortReport[] {
  return places.map(({ lasts, cares, ...place }) => ({
    ...place,
    _id: 'profile',
    cares,
    level: cares ? 0 : place.level,
    atNight: false,
    seen: false,
    source: 'profile',
    since: lasts ? new Date(writtenAt.getTime() - lastingDays * dayMs).toISOString() : null,
    reportedAt: writtenAt.toISOString(),
  }));
}

/** Areas of the text that were said to be well since. */
function healedAreas(
  written: readonly DiscomfortReport[],
  listed: readonly Pick<DiscomfortReport, 'region' | 'source' | 'cares'>[],
): BodyArea[] {
  const areas = [...new Set(written.map(({ region }) => areaOfRegion[region]))];
  return areas.filter((area) =>
    listed.every(({ region, source, cares }) => areaOfRegion[region] !== area || (cares && source !== 'profile')),
  );
}

/** The entries of the list that the injuries text makes. */
export async function writtenDiscomforts(db: Database, userId: string): Promise<DiscomfortReport[]> {
  const row = await db
    .selectFrom('users')
    .select(['injuries', 'age', 'injuries_unanswered', 'injuries_written_at', 'updated_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { injuries, age, injuries_unanswered: isUnanswered } = row;
  const { places } = readOf({ injuries, age, screening: undefined, isUnanswered });
  return writtenReports(places, row.injuries_written_at ?? row.updated_at);
}

type HealthInput = {
  injuries: string;
  age: number | null;
  screening: HealthQuestion[] | undefined;
  isUnanswered: boolean;
};

/** Of the text and the answers alone, as `openRedFlag` says it of a player. */
export function hasOpenFlag({
  confirmed,
  screening,
  ...input
}: Omit<HealthInput, 'screening'> & { screening: readonly string[]; confirmed: string | null }): boolean {
  const { redFlag } = readOf({ ...input, screening: answersSchema.parse(screening) });
  return redFlag !== null && redFlag.kind !== 'prof' && !isConfirmed(redFlag.words, confirmed ?? '');
}

type Read = { suspicion: Suspicion | null; redFlag: RedFlagReading | null; places: WrittenPlace[] };

/** Readings of this process, by a hash of their input: health data, so each is dropped after a minute. */
const recentReadings = new LRUCache<string, Read, HealthInput>({
  max: 500,
  ttl: 60_000,
  ttlAutopurge: true,
  memoMethod: (_key, _stale, { context }) => readUncached(context),
});

/** Read when it is asked for, so that a better reader also reads stored texts; cached because reading takes milliseconds and most calls load the player. */
function readOf(input: HealthInput): Read {
  if (input.injuries.trim() === '' && (input.screening ?? []).length === 0)
    return { suspicion: null, redFlag: null, places: [] };
  const key = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  return recentReadings.memo(key, { context: input });
}

function readUncached({ injuries, age, screening, isUnanswered }: HealthInput): Read {
  const raised = isUnanswered ? raisedBy(injuries) : null;
  const suspicion = raised === null || raised === 'crisis' ? null : { topic: raised };
  const waved = raised === null;
  const redFlag = readRedFlag({ injuries, age, screening, waved });
  return { suspicion, redFlag, places: writtenPlaces(injuries, waved) };
}

/** What the player may take back: the topic of the calm question, or a crisis. */
function raisedBy(injuries: string): Suspicion['topic'] | 'crisis' | null {
  if (injuries.trim() === '') return null;
  const frame = understand(injuries, { channel: 'wish', field: 'injuries' });
  if (suspicionOf(frame.danger) === 'question') return topicOf(frame.text, frame);
  return frame.health.redFlag === 'crisis' ? 'crisis' : null;
}

/** What is said of a text this once: its safety text, or that it is perhaps a crisis. A crisis stands as its red flag. */
export function saidOf(injuries: string, reader: { age: number | null; today: string }): Said {
  const frame = understand(injuries, { channel: 'wish', field: 'injuries' });
  const theirs = theirDangerIn(injuries, frame);
  if (theirs !== null && theirs !== 'unclear') return { warning: (textsFor(theirs, reader.age) ?? []).join(' ') };
  const warning = frame.health.redFlag === 'crisis' ? null : writtenText(frame, reader);
  const soft = suspicionOf(frame.danger) === 'soft' ? ({ soft: true } as const) : {};
  return warning === null ? soft : { warning, ...soft };
}
type Said = Pick<ResponseOf<typeof putProfile>, 'soft' | 'warning'>;

export async function lockUser(db: Database, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export type ProfileColumns = Omit<
  ProfileBody,
  'injuriesConsent' | 'guardianConsent' | 'screening' | 'trainingPlan' | 'tournament'
>;

export async function updateProfile(db: Database, userId: string, profile: ProfileColumns, now: Date): Promise<void> {
  const { sessionDuration, availableDays } = profile;
  const columns = {
    ...toColumns(profile, ['name', 'age', 'dominantHand', 'fitnessLevel', 'experience', 'goals', 'injuries']),
    ...toColumns(profile, ['equipment', 'places', 'timeZone', 'trainingDays']),
    height_cm: profile.height,
    weight_kg: profile.weight,
    match_days: profile.matchDays && weekdays.filter((day) => profile.matchDays?.includes(day)),
    available_days: availableDays && weekdays.filter((day) => availableDays[day]),
    // the text is an entry of the list of discomforts, as old as its words
    injuries_written_at:
      profile.injuries === undefined
        ? undefined
        : sql<Date | null>`case when injuries = ${profile.injuries} then injuries_written_at else ${now} end`,
    // another text is read anew; of the same one an answer stands
    injuries_unanswered:
      profile.injuries === undefined
        ? undefined
        : sql<boolean>`${raisedBy(profile.injuries) !== null} and (injuries_unanswered or injuries <> ${profile.injuries})`,
    ...(sessionDuration === undefined
      ? {}
      : { session_min: sessionDuration?.min ?? null, session_max: sessionDuration?.max ?? null }),
  };
  const present = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  await db
    .updateTable('users')
    .set({ ...present, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

export async function giveConsent(
  db: Database,
  consent: { userId: string; id: string; kind: string; textVersion: string; givenAt: Date },
): Promise<void> {
  await db
    .insertInto('consents')
    .values({
      user_id: consent.userId,
      id: consent.id,
      kind: consent.kind,
      text_version: consent.textVersion,
      given_at: consent.givenAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).where('withdrawn_at', 'is', null).doNothing())
    .execute();
}

export async function withdrawConsent(db: Database, userId: string, kind: string, now: Date): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function standingConsents(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('consents')
    .select('kind')
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.kind));
}

export async function createdAt(db: Database, userId: string): Promise<Date> {
  const row = await db.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.created_at;
}

export async function confirmRedFlag(db: Database, userId: string, words: string, now: Date): Promise<void> {
  await db
    .insertInto('red_flag_confirmations')
    .values({ user_id: userId, source: 'injuries', words, confirmed_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'source']).doUpdateSet({ words, confirmed_at: now }))
    .execute();
}

export async function dropSuspicion(db: Database, userId: string): Promise<void> {
  await db.updateTable('users').set({ injuries_unanswered: false }).where('id', '=', userId).execute();
}

export async function forgetRedFlag(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('red_flag_confirmations')
    .where('user_id', '=', userId)
    .where('source', '=', 'injuries')
    .execute();
}

export async function storeScreening(db: Database, userId: string, yes: HealthQuestion[], now: Date): Promise<void> {
  const answers = { yes_answers: yes, answered_at: now };
  await db
    .insertInto('health_screenings')
    .values({ user_id: userId, ...answers })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(answers))
    .execute();
}

export async function eraseScreening(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('health_screenings').where('user_id', '=', userId).execute();
}
