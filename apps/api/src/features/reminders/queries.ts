import type { ReminderWishes } from '@bandeja/domain/reminders/contract';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export type Device = { userId: string; id: string; endpoint: string; p256dh: string; auth: string };

/** The key pair of this server; the one that was stored first counts. */
export async function storedKeys(
  db: Database,
  made: { publicKey: string; sealed: Buffer; now: Date } | null,
): Promise<{ publicKey: string; sealed: Buffer } | null> {
  if (made) {
    await db
      .insertInto('push_keys')
      .values({ public_key: made.publicKey, private_key: made.sealed, created_at: made.now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  const row = await db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
  return row ? { publicKey: row.public_key, sealed: row.private_key } : null;
}

/** Forgets a key pair that this server cannot open any more, and the devices that subscribed with it. */
export async function forgetKeys(db: Database, publicKey: string): Promise<void> {
  await db.deleteFrom('push_devices').execute();
  await db.deleteFrom('push_keys').where('public_key', '=', publicKey).execute();
}

export async function wishesOf(db: Database, userId: string): Promise<ReminderWishes | null> {
  const row = await db
    .selectFrom('reminders')
    .select(['today', 'next_week as nextWeek', 'rest', 'hour'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveWishes(
  db: Database,
  userId: string,
  { today, nextWeek, rest, hour }: ReminderWishes,
  timeZone: string,
): Promise<void> {
  const columns = { today, next_week: nextWeek, rest, hour, time_zone: timeZone };
  await db
    .insertInto('reminders')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

const devices = (db: Database) =>
  db.selectFrom('push_devices').select(['user_id as userId', 'id', 'endpoint', 'p256dh', 'auth']);

export function devicesOf(db: Database, userId: string): Promise<Device[]> {
  return devices(db).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
}

/** The device of a job, which names nothing else. */
export async function deviceById(db: Database, id: string): Promise<Device | null> {
  return (await devices(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Adds a device, or gives it to who subscribes with it now; the oldest beyond `most` go. Answers its id. */
export async function addDevice(db: Database, { most, now, ...device }: Device & { most: number; now: Date }) {
  const { userId, id, endpoint, p256dh, auth } = device;
  const row = await db
    .insertInto('push_devices')
    .values({ user_id: userId, id, endpoint, p256dh, auth, created_at: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ user_id: userId, p256dh, auth }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    delete from push_devices where user_id = ${userId} and id in (
      select id from push_devices where user_id = ${userId} order by created_at desc, id desc offset ${most}
    )`.execute(db);
  return row.id;
}

export async function removeDevice(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export type DueReminder = { userId: string; today: boolean; nextWeek: boolean; timeZone: string; day: string };

/**
 * The players whose hour it is and whose reminders of this day were not looked at yet; marks them as looked at. Rows that
 * another server works on are left to it.
 */
export async function takeDue(db: Database, now: Date, most: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    update reminders r set looked_on = due.day
    from (
      select user_id, (${now}::timestamptz at time zone time_zone)::date as day from reminders
      where (today or next_week)
        and extract(hour from ${now}::timestamptz at time zone time_zone) = hour
        and looked_on is distinct from (${now}::timestamptz at time zone time_zone)::date
        and exists (select from push_devices d where d.user_id = reminders.user_id)
      limit ${most} for update skip locked
    ) due
    where r.user_id = due.user_id
    returning r.user_id as "userId", r.today, r.next_week as "nextWeek", r.time_zone as "timeZone", r.looked_on as day`.execute(
    db,
  );
  return rows;
}

/** Whether a session of that day is finished. */
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

/** The id of the player's session under way. */
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

/** Notes the rest that is under way, or none. False where the player does not want that. */
export async function noteRest(db: Database, userId: string, restId: string | null): Promise<boolean> {
  const result = await db
    .updateTable('reminders')
    .set({ rest_id: restId })
    .where('user_id', '=', userId)
    .where('rest', '=', true)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends the rest of a job and answers whose it was; null when it is not the one under way any more. */
export async function endRest(db: Database, restId: string): Promise<string | null> {
  const rest = db.updateTable('reminders').set({ rest_id: null }).where('rest_id', '=', restId);
  return (await rest.returning('user_id').executeTakeFirst())?.user_id ?? null;
}
