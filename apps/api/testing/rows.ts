import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { StaffRole } from '@bandeja/domain/wire/endpoint';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { endAccess } from '#features/auth/access.service.ts';
import { replacePassword } from '#features/auth/account.queries.ts';
import { refreshOwnSearchText } from '#features/routines/search-text.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { claimKey } from '#kit/database/unique-keys.ts';
import type { LinkOwner } from '#kit/mail/links.ts';
import { addressHash } from '#kit/mail/outbox.ts';
import type { TestApi } from './api.ts';

/** A busy machine is slow, not wrong. */
export const patience = { timeout: 30_000, interval: 50 };

export async function passwordHashOf(api: TestApi, userId: string): Promise<string> {
  const row = await api.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

export async function sealedSecretOf(api: TestApi, userId: string): Promise<Buffer> {
  const rows = api.db.selectFrom('second_factors').select('secret').where('user_id', '=', userId);
  return (await rows.executeTakeFirstOrThrow()).secret;
}

export async function recoveryHashesOf(api: TestApi, userId: string): Promise<Buffer[]> {
  const rows = await api.db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
  return rows.map((row) => row.code_hash);
}

export async function addRecoveryHash(api: TestApi, userId: string, hash: Buffer): Promise<void> {
  await api.db.insertInto('recovery_codes').values({ user_id: userId, code_hash: hash }).execute();
}

export async function promote(api: TestApi, userId: string, more: { is_demo?: boolean } = {}): Promise<void> {
  await api.db
    .updateTable('users')
    .set({ is_admin: true, ...more })
    .where('id', '=', userId)
    .execute();
}

export async function giveRole(api: TestApi, userId: string, role: StaffRole, hasSecondFactor: boolean): Promise<void> {
  await api.db
    .updateTable('users')
    .set({ [`is_${role}`]: true })
    .where('id', '=', userId)
    .execute();
  const strong = { has_second_factor: hasSecondFactor };
  await api.db.updateTable('auth_sessions').set(strong).where('user_id', '=', userId).execute();
}

/** An account of before, whose address the form would write otherwise. */
export async function addressByHand(api: TestApi, userId: string, email: string): Promise<void> {
  await api.db.updateTable('users').set({ email }).where('id', '=', userId).execute();
  await api.db
    .updateTable('unique_keys')
    .set({ value: email })
    .where('kind', '=', 'address')
    .where('user_id', '=', userId)
    .execute();
}

export async function lastActive(api: TestApi, userId: string, at: Date): Promise<void> {
  await api.db.updateTable('users').set({ last_active_at: at }).where('id', '=', userId).execute();
}

export async function demoteAll(api: TestApi): Promise<void> {
  await api.db.updateTable('users').set({ is_admin: false }).execute();
}

export function authSessionsOf(api: TestApi, userId: string) {
  return api.db.selectFrom('auth_sessions').selectAll().where('user_id', '=', userId).execute();
}

export function consentsOf(api: TestApi, userId: string) {
  return api.db.selectFrom('consents').selectAll().where('user_id', '=', userId).execute();
}

export function redFlagConfirmationsOf(api: TestApi, userId: string) {
  return api.db.selectFrom('red_flag_confirmations').selectAll().where('user_id', '=', userId).execute();
}

export function screeningsOf(api: TestApi, userId: string) {
  return api.db.selectFrom('health_screenings').selectAll().where('user_id', '=', userId).execute();
}

export async function countedSessions(api: TestApi, userId: string): Promise<number> {
  const rows = await api.db.selectFrom('usage_sessions').select('session_id').where('user_id', '=', userId).execute();
  return rows.length;
}

export async function ownRoutine(api: TestApi, ownerId: string): Promise<string> {
  const id = randomUUID();
  const texts = {
    name: `Solo mía ${id.slice(0, 8)}`,
    description: '',
    type: 'Físico',
    categories: ['Fuerza'],
    difficulty: 'Principiante',
  };
  await api.db
    .insertInto('own_routines')
    .values({ user_id: ownerId, id, author_name: 'Bandeja', ...texts, duration_minutes: 30 })
    .execute();
  await refreshOwnSearchText(api.db, ownerId, [id]);
  return id;
}

export async function deactivateRoutine(api: TestApi, routineId: string): Promise<void> {
  await api.db.updateTable('routines').set({ is_active: false }).where('id', '=', routineId).execute();
}

export async function exercisesToAvoid(api: TestApi, routineId: string, area: string): Promise<(string | null)[]> {
  const rows = await api.db
    .selectFrom('routine_entries as e')
    .innerJoin('exercises as x', 'x.id', 'e.exercise_id')
    .select(['x.code', 'x.avoid_for'])
    .where('e.routine_id', '=', routineId)
    .execute();
  return rows.filter((row) => row.avoid_for.includes(area)).map((row) => row.code);
}

export function mailRows(api: TestApi, address: string) {
  return api.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient_hash', '=', addressHash(address))
    .orderBy('id')
    .execute();
}

export function mailRowsById(api: TestApi, id: string) {
  return api.db.selectFrom('mails').selectAll().where('id', '=', id).execute();
}

export async function addressConfirmed(api: TestApi, userId: string): Promise<void> {
  await api.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', userId).execute();
}

export async function deleteUser(api: TestApi, userId: string): Promise<void> {
  await api.db.deleteFrom('users').where('id', '=', userId).execute();
}

/** Does something in the middle of a change of password: after the new one is written, before that is committed. */
export async function whilePasswordChanges<T>(api: TestApi, userId: string, act: () => Promise<T>): Promise<T> {
  const acting = await api.db.transaction().execute(async (tx) => {
    await replacePassword(tx, userId, 'changed', new Date());
    await endAccess(tx, userId);
    const started = act();
    await lockWaiter(api.db);
    // in an object: the transaction must end before the act can
    return { started };
  });
  return acting.started;
}

export function lockWaiter(db: Database): Promise<number> {
  return vi.waitFor(async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (!rows[0]) throw new Error('no connection waits for a lock');
    return rows[0].pid;
  }, patience);
}

export async function jobTable(api: TestApi): Promise<string> {
  const { rows } = await sql`select * from pgboss.job`.execute(api.db);
  return JSON.stringify(rows);
}

export async function hastenJobs(db: Database): Promise<void> {
  await vi.waitFor(async () => {
    const due = await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
    if (due.numAffectedRows === 0n) throw new Error('no job waits for another try');
  }, patience);
}

export async function exhaustJobs(api: TestApi): Promise<void> {
  await sql`
    update pgboss.job set start_after = now(), retry_count = retry_limit - 1 where state = 'retry'`.execute(api.db);
}

export async function idempotencyKeysOf(api: TestApi, userId: string): Promise<string[]> {
  const rows = await api.db.selectFrom('idempotency_keys').select('key').where('user_id', '=', userId).execute();
  return rows.map(({ key }) => key);
}

export async function takenChangesOf(api: TestApi, userId: string): Promise<string[]> {
  const rows = await api.db.selectFrom('session_changes').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

export async function storeExpiredLimits(api: TestApi, count: number): Promise<void> {
  await sql`insert into rate_limits (key, points, expire) select 'alt-' || n, 1, n from generate_series(1, ${count}::int) n`.execute(
    api.db,
  );
}

export async function expiredLimits(api: TestApi): Promise<number> {
  const rows = api.db.selectFrom('rate_limits').select('key').where('key', 'like', 'alt-%');
  return (await rows.execute()).length;
}

export async function newLead(api: TestApi, email: string): Promise<string> {
  const id = randomUUID();
  const origin = { channel: 'web', source: 'test', medium: 'form', campaign: 'test' };
  await api.db
    .insertInto('leads')
    .values({ id, email, ...origin })
    .execute();
  return id;
}

export function linkRows(api: TestApi, owner: LinkOwner) {
  const rows = api.db.selectFrom('mail_links').selectAll();
  const owned = 'userId' in owner ? rows.where('user_id', '=', owner.userId) : rows.where('lead_id', '=', owner.leadId);
  return owned.execute();
}

export async function silenceJobs(db: Database): Promise<void> {
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`.execute(db);
}

/** The server of a running job counts as alive for an hour: until then only its successor gives the job back. */
export async function leaveJobsUnmissed(db: Database): Promise<void> {
  const prolonged = await sql`update pgboss.job set heartbeat_seconds = 3600 where state = 'active'`.execute(db);
  if (prolonged.numAffectedRows === 0n) throw new Error('no job is under way');
}

export async function allMailsEnded(db: Database): Promise<void> {
  await vi.waitFor(async () => {
    const open = db.selectFrom('mails').select('id').where('sent_at', 'is', null).where('dropped_at', 'is', null);
    if ((await open.execute()).length > 0) throw new Error('mails are still owed');
  }, patience);
}

export async function loseJobs(db: Database): Promise<void> {
  await sql`delete from pgboss.job where name = 'mail'`.execute(db);
}

export async function failJobs(db: Database, name: string, seconds: number): Promise<void> {
  await sql`update pgboss.job set state = 'failed', completed_on = started_on + make_interval(secs => ${seconds})
    where name = ${name} and state = 'completed'`.execute(db);
}

export async function forgetMails(db: Database): Promise<void> {
  await loseJobs(db);
  await db.deleteFrom('mails').execute();
}

/** Runs `act`, and ends the connection that then marks a mail as sent. */
export async function cutMark(db: Database, act: () => void): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('mails').select('id').forUpdate().execute();
    act();
    const pid = await lockWaiter(db);
    await sql`select pg_terminate_backend(${pid})`.execute(tx);
  });
}

export async function planDayCount(api: TestApi, userId: string): Promise<number> {
  const rows = await api.db.selectFrom('plan_days').select('date').where('user_id', '=', userId).execute();
  return rows.length;
}

export async function setTimeZoneByHand(api: TestApi, userId: string, timeZone: string): Promise<void> {
  await api.db.updateTable('users').set({ time_zone: timeZone }).where('id', '=', userId).execute();
}

export async function leaveAnswering(api: TestApi, conversationId: string): Promise<void> {
  await api.db
    .updateTable('conversations')
    .set({ answering_until: new Date() })
    .where('id', '=', conversationId)
    .execute();
}

/** Lets every write of favourites fail as on a full disk, until the returned function is called. */
export async function diskFull(api: TestApi): Promise<() => Promise<void>> {
  await sql
    .raw(`create function refuse_write() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
    .execute(api.db);
  await sql`create trigger full_disk before insert on favorites execute function refuse_write()`.execute(api.db);
  return async () => {
    await sql`drop function refuse_write cascade`.execute(api.db);
  };
}

export async function copyImportedSession(api: TestApi, userId: string, times: number): Promise<void> {
  await sql`
    insert into training_sessions
    select copy.* from training_sessions s, generate_series(1, ${times}::int) n,
      jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'import_key', n::text)) copy
    where s.user_id = ${userId} and s.import_id is not null`.execute(api.db);
}

/** Stores a state in the form before areas were stored, and migrates it as a new server does. */
export async function bringUpOldState(api: TestApi, conversationId: string, old: object): Promise<void> {
  const migration = new URL('../migrations/0035_felt_areas.sql', import.meta.url);
  await sql`
    update conversation_messages set state = state || ${JSON.stringify(old)}::jsonb
    where conversation_id = ${conversationId}`.execute(api.db);
  await sql.raw(await readFile(migration, 'utf8')).execute(api.db);
}

/** The trainer's answers in other words, as a mistaken client or an older release would have left them. */
export async function rewordAnswers(api: TestApi, conversationId: string, content: string): Promise<void> {
  await api.db
    .updateTable('conversation_messages')
    .set({ content })
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'assistant')
    .execute();
}

export async function storedStravaTokens(api: TestApi, userId: string): Promise<string> {
  const rows = api.db.selectFrom('strava_connections').select(['access_token', 'refresh_token']);
  const row = await rows.where('user_id', '=', userId).executeTakeFirstOrThrow();
  return `${row.access_token?.toString('latin1')} ${row.refresh_token?.toString('latin1')}`;
}

/** A passkey that no device holds. @returns its id */
export async function addPasskeyByHand(api: TestApi, userId: string, name: string): Promise<string> {
  const id = api.deps.newId();
  const key = { credential_id: id, public_key: Buffer.alloc(32), counter: 0, transports: [], name };
  await api.db
    .insertInto('passkeys')
    .values({ user_id: userId, id, ...key, created_at: new Date() })
    .execute();
  return id;
}

export async function pushDevicesOf(api: TestApi, userId: string): Promise<number> {
  return (await api.db.selectFrom('push_devices').select('id').where('user_id', '=', userId).execute()).length;
}

export async function setDeviceKey(api: TestApi, userId: string, publicKey: string): Promise<void> {
  await api.db.updateTable('push_devices').set({ public_key: publicKey }).where('user_id', '=', userId).execute();
}

export async function zoneOfReminders(api: TestApi, userId: string): Promise<string | undefined> {
  const row = await api.db.selectFrom('reminders').select('time_zone').where('user_id', '=', userId).executeTakeFirst();
  return row?.time_zone;
}

export async function setZoneOfReminders(api: TestApi, userId: string, timeZone: string): Promise<void> {
  await api.db.updateTable('reminders').set({ time_zone: timeZone }).where('user_id', '=', userId).execute();
}

export async function weeksMadeLighter(api: { db: Database }, userId: string): Promise<void> {
  await api.db.updateTable('plan_weeks').set({ is_lighter: true }).where('user_id', '=', userId).execute();
}

export async function hurryJobs(db: Database, name: string, seconds: number): Promise<void> {
  await sql`update pgboss.job set expire_seconds = ${seconds} where name = ${name} and state = 'created'`.execute(db);
}

export async function outcomesOf(db: Database, name: string) {
  const { rows } = await sql<{ kind: string; state: string; code: string | null }>`
    select data->>'kind' as kind, state::text, output->>'code' as code from pgboss.job where name = ${name} order by 1`.execute(
    db,
  );
  return rows;
}

/** A season saved as a template, of a player whose plan may have ended since. */
export async function addTemplateByHand(db: Database, userId: string): Promise<void> {
  await db
    .insertInto('season_templates')
    .values({
      user_id: userId,
      id: randomUUID(),
      name: 'Mi primavera',
      kind: 'net',
      blocks: JSON.stringify([{ kind: 'base', weeks: 3 }]),
      created_at: new Date(),
    })
    .execute();
}

export async function storedPolarToken(api: TestApi, userId: string): Promise<string> {
  const row = await api.db
    .selectFrom('polar_connections')
    .select('access_token')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.access_token?.toString('latin1') ?? '';
}

/** A sign-in from before tokens held their player, as its migration leaves it. */
export async function signedInBefore(api: TestApi, userId: string, tokenHash: Buffer): Promise<void> {
  const expires_at = new Date(Date.now() + 86_400_000);
  await api.db
    .insertInto('auth_sessions')
    .values({ user_id: userId, id: randomUUID(), token_hash: tokenHash, expires_at })
    .execute();
  await claimKey(api.db, 'sign_in', tokenHash.toString('hex'), userId);
}

export function storedKeys(api: TestApi) {
  return api.db.selectFrom('unique_keys').select(['kind', 'value', 'user_id']).execute();
}

/** As the migration finds a database that has none. */
export async function refilledKeys(api: TestApi): Promise<void> {
  const migration = await readFile(new URL('../migrations/0110_unique_keys.sql', import.meta.url), 'utf8');
  const [begin, end] = ['insert into unique_keys', '-- Nothing but'].map((text) => migration.indexOf(text));
  await api.db.deleteFrom('unique_keys').execute();
  await sql.raw(migration.slice(begin, end)).execute(api.db);
}
