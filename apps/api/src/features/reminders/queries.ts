import type { ReminderWishes } from '@bandeja/domain/reminders/contract';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import { moveKey, releaseKeys } from '#kit/database/unique-keys.ts';

/** `publicKey`: the server's key it subscribed with; null for older subscriptions without it. */
export type Device = {
  userId: string;
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  publicKey: string | null;
};

export async function storedKeys(
  db: Database,
  newKeys: { publicKey: string; sealed: Buffer; now: Date } | null,
): Promise<{ publicKey: string; sealed: Buffer } | null> {
  if (newKeys) {
    await db
      .insertInto('push_keys')
      .values({ public_key: newKeys.publicKey, private_key: newKeys.sealed, created_at: newKeys.now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  const row = await db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
  return row ? { publicKey: row.public_key, sealed: row.private_key } : null;
}

/** Deletes a key pair that this server can no longer decrypt, and the devices that subscribed with it; a newer pair stays. */
export async function forgetKeys(db: Database, publicKey: string): Promise<void> {
  await sql`
    with forgotten as (delete from push_keys where public_key = ${publicKey} returning public_key)
    delete from push_devices d using forgotten f
    where d.public_key = f.public_key or d.public_key is null`.execute(db);
}

export async function wishesOf(db: Database, userId: string): Promise<ReminderWishes | null> {
  const row = await db
    .selectFrom('reminders')
    .select(['today', 'next_week as nextWeek', 'rest', 'hour'])
    .select(['recap_page as recapPage', 'recap_push as recapPush', 'recap_mail as recapMail'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveWishes(
  db: Database,
  userId: string,
  { today, nextWeek, rest, hour, recapPage, recapPush, recapMail }: ReminderWishes,
  timeZone: string,
): Promise<void> {
  const recap = { recap_page: recapPage, recap_push: recapPush, recap_mail: recapMail };
  const columns = { today, next_week: nextWeek, rest, hour, ...recap, time_zone: timeZone };
  await db
    .insertInto('reminders')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

const devices = (db: Database) =>
  db
    .selectFrom('push_devices')
    .select(['user_id as userId', 'id', 'endpoint', 'p256dh', 'auth', 'public_key as publicKey']);

export function devicesOf(db: Database, userId: string): Promise<Device[]> {
  return devices(db).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
}

/** Adds a device, or moves it to the account that subscribes now; deletes the oldest beyond `most`. Returns its id. */
export async function addDevice(db: Database, { most, now, ...device }: Device & { most: number; now: Date }) {
  const { userId, id, endpoint, p256dh, auth, publicKey } = device;
  const columns = { p256dh, auth, public_key: publicKey, created_at: now };
  const former = await moveKey(db, 'push', endpoint, userId);
  if (former !== null) {
    await db.deleteFrom('push_devices').where('user_id', '=', former).where('endpoint', '=', endpoint).execute();
  }
  const row = await db
    .insertInto('push_devices')
    .values({ user_id: userId, id, endpoint, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'endpoint']).doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ endpoint: string }>`
    delete from push_devices where user_id = ${userId} and id in (
      select id from push_devices where user_id = ${userId} order by created_at desc, id desc offset ${most}
    ) returning endpoint`.execute(db);
  await releaseDevices(db, userId, rows);
  return row.id;
}

export async function removeDevice(db: Database, userId: string, id: string): Promise<boolean> {
  return inTransaction({ db }, async (tx) => {
    const device = tx.deleteFrom('push_devices').where('user_id', '=', userId).where('id', '=', id);
    const rows = await device.returning('endpoint').execute();
    await releaseDevices(tx, userId, rows);
    return rows.length === 1;
  });
}

export async function removeDevices(db: Database, userId: string): Promise<void> {
  const rows = await db.deleteFrom('push_devices').where('user_id', '=', userId).returning('endpoint').execute();
  await releaseDevices(db, userId, rows);
}

function releaseDevices(db: Database, userId: string, devices: { endpoint: string }[]): Promise<void> {
  const endpoints = devices.map(({ endpoint }) => endpoint);
  return releaseKeys(db, userId, 'push', endpoints);
}

export async function zonesOfReminders(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('reminders')
    .select('time_zone')
    .distinct()
    .where(({ or, eb }) => or([eb('today', '=', true), eb('next_week', '=', true)]))
    .execute();
  return rows.map((row) => row.time_zone);
}

export type LocalHour = { timeZone: string; day: string; hour: number };

export type DueReminder = { userId: string; today: boolean; nextWeek: boolean; timeZone: string; day: string };

/** Node computes the local hours: PostgreSQL lacks some of its zones, and one would fail the query for all. */
export async function findDue(
  db: Database,
  hours: LocalHour[],
  most: number,
): Promise<Pick<DueReminder, 'userId' | 'day'>[]> {
  const [zones, days] = [hours.map(({ timeZone }) => timeZone), hours.map(({ day }) => day)];
  const { rows } = await sql<Pick<DueReminder, 'userId' | 'day'>>`
    select p.user_id as "userId", now_there.day
    from unnest(${zones}::text[], ${days}::date[], ${hours.map(({ hour }) => hour)}::smallint[])
      as now_there (time_zone, day, hour)
    join reminders p on p.time_zone = now_there.time_zone and p.hour = now_there.hour
    where (p.today or p.next_week) and coalesce(p.looked_on, '-infinity') < now_there.day
      and exists (select from push_devices d where d.user_id = p.user_id)
    limit ${most}`.execute(db);
  return rows;
}

/** Those that no other server has taken meanwhile: a mark that is set already is not set again. */
export async function takeDue(
  tx: Database,
  found: readonly Pick<DueReminder, 'userId' | 'day'>[],
): Promise<DueReminder[]> {
  const [ids, days] = [found.map(({ userId }) => userId), found.map(({ day }) => day)];
  const { rows } = await sql<DueReminder>`
    update reminders r set looked_on = due.day
    from unnest(${ids}::uuid[], ${days}::date[]) as due (user_id, day)
    where r.user_id = due.user_id and coalesce(r.looked_on, '-infinity') < due.day
    returning r.user_id as "userId", r.today, r.next_week as "nextWeek", r.time_zone as "timeZone", r.looked_on as day`.execute(
    tx,
  );
  return rows;
}

export async function hasTrained(db: Database, userId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('training_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('local_date', '=', day)
    .where('finished_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function openSession(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('training_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Stores the running rest, or none. False if the player does not want its reminder. */
export async function storeRest(db: Database, userId: string, restId: string | null): Promise<boolean> {
  const result = await db
    .updateTable('reminders')
    .set({ rest_id: restId })
    .where('user_id', '=', userId)
    .where('rest', '=', true)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function endRest(db: Database, restId: string): Promise<string | null> {
  const rest = db.updateTable('reminders').set({ rest_id: null }).where('rest_id', '=', restId);
  return (await rest.returning('user_id').executeTakeFirst())?.user_id ?? null;
}
