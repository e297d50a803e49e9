import type { Broadcast } from '@bandeja/domain/broadcasts/contract';
import { advertisingAge } from '@bandeja/domain/broadcasts/rules';
import { type BroadcastKind, broadcastKinds, type Segment, segments } from '@bandeja/domain/broadcasts/vocabulary';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import { toColumns } from '#kit/database/names.ts';

export type Audience = { kind: BroadcastKind; segment: Segment; playerIds: string[] };

/** `id` is the lead's in advertising, the account's in a notice. */
export type Recipient = { id: string; email: string; name: string };

const inactiveDays = 28;

type Who = Pick<Audience, 'segment' | 'playerIds'>;

function accountIs({ segment, playerIds }: Who, now: Date): RawBuilder<SqlBool> {
  if (segment === 'chosen') return sql`u.id = any(${playerIds}::uuid[])`;
  if (segment === 'inactive') {
    return sql`u.last_active_at < ${new Date(now.getTime() - inactiveDays * 86_400_000)}`;
  }
  if (segment === 'players') return sql`true`;
  const paid = sql`select from subscriptions s where s.user_id = u.id and s.plan <> 'free'
    and s.status in ('active', 'past_due') and (s.expires_at is null or s.expires_at > ${now})`;
  return segment === 'free' ? sql`not exists (${paid})` : sql`exists (${paid} and s.plan = ${segment})`;
}

/** Of several forms of an address the oldest stands for it. Whatever the segment: confirmed, and not known to be a minor. */
function advertised(who: Who, now: Date) {
  const { segment } = who;
  const isOldest = sql`not exists (select from leads o
    where lower(o.email) = lower(l.email) and o.marketing = 'confirmed' and ${campaignIs('o', segment)} and o.id < l.id)`;
  const isMinor = sql`(exists (select from leads m where lower(m.email) = lower(l.email) and m.age < ${advertisingAge})
    or exists (select from users y where lower(y.email) = lower(l.email) and y.age < ${advertisingAge}))`;
  const isOfSegment =
    segment === 'newsletter' || segment.startsWith('waiting_')
      ? sql`true`
      : sql`exists (select from users u where lower(u.email) = lower(l.email)
          and u.email_verified_at is not null and u.closed_at is null and ${accountIs(who, now)})`;
  return sql`from leads l where l.marketing = 'confirmed' and ${campaignIs('l', segment)}
    and ${isOldest} and not ${isMinor} and ${isOfSegment}`;
}

function campaignIs(alias: string, segment: Segment): RawBuilder<SqlBool> {
  if (!segment.startsWith('waiting_')) return sql`true`;
  return sql`${sql.ref(`${alias}.campaign`)} = ${segment.replace('waiting_', 'coming_soon_')}`;
}

const noticed = (who: Who, now: Date) =>
  sql`from users u where u.closed_at is null and u.is_demo = false and ${accountIs(who, now)}`;

const fromOf = (audience: Audience, now: Date) =>
  audience.kind === 'advertising' ? advertised(audience, now) : noticed(audience, now);

export async function countRecipients(db: Database, audience: Audience, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${fromOf(audience, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function recipientsAfter(
  db: Database,
  audience: Audience,
  { after, most, now }: { after: string | null; most: number; now: Date },
): Promise<Recipient[]> {
  const isAd = audience.kind === 'advertising';
  const columns = isAd ? sql`l.id, l.email, l.first_name as name` : sql`u.id, u.email, u.name`;
  const id = sql.ref(isAd ? 'l.id' : 'u.id');
  const next = after === null ? sql`` : sql`and ${id} > ${after}`;
  const from = fromOf(audience, now);
  const { rows } = await sql<Recipient>`select ${columns} ${from} ${next} order by ${id} limit ${most}`.execute(db);
  return rows;
}

/** Whether it may still be sent to this recipient; null: no more. */
export async function recipientNow(db: Database, audience: Audience, id: string, now: Date) {
  const isAd = audience.kind === 'advertising';
  const columns = isAd ? sql`l.id, l.email, l.first_name as name` : sql`u.id, u.email, u.name`;
  const from = fromOf(audience, now);
  const { rows } = await sql<Recipient>`
    select ${columns} ${from} and ${sql.ref(isAd ? 'l.id' : 'u.id')} = ${id}`.execute(db);
  return rows[0] ?? null;
}

type NewBroadcast = Audience & {
  id: string;
  createdBy: string;
  subject: string;
  body: string;
  sendAt: Date;
  createdAt: Date;
};

export async function insertBroadcast(tx: Database, broadcast: NewBroadcast): Promise<void> {
  await tx.insertInto('broadcasts').values(toColumns(broadcast)).execute();
}

const stored = (db: Database) =>
  db
    .selectFrom('broadcasts as b')
    .leftJoin('users as u', 'u.id', 'b.created_by')
    .selectAll('b')
    .select('u.name as by_name')
    .select(({ selectFrom }) => [
      selectFrom('mails as m')
        .select(({ fn }) => fn.count<number>('m.sent_at').as('n'))
        .whereRef('m.broadcast_id', '=', 'b.id')
        .as('sent'),
      selectFrom('mails as m')
        .select(({ fn }) => fn.count<number>('m.dropped_at').as('n'))
        .whereRef('m.broadcast_id', '=', 'b.id')
        .as('dropped'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof stored>['executeTakeFirstOrThrow']>>;

const kindSchema = z.enum(broadcastKinds);
const segmentSchema = z.enum(segments);

/** With whom it was meant for, which the wire does not name. */
type StoredBroadcast = Broadcast & Pick<Audience, 'playerIds'>;

function toBroadcast(row: Row): StoredBroadcast {
  return {
    playerIds: row.player_ids,
    _id: row.id,
    kind: kindSchema.parse(row.kind),
    segment: segmentSchema.parse(row.segment),
    subject: row.subject,
    body: row.body,
    sendAt: row.send_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    by: row.by_name,
    state: stateOf(row),
    ordered: row.ordered,
    sent: row.sent ?? 0,
    dropped: row.dropped ?? 0,
  };
}

function stateOf({ cancelled_at: cancelled, ended_at: ended, ordered }: Row): Broadcast['state'] {
  if (cancelled !== null) return 'cancelled';
  if (ended !== null) return 'done';
  return ordered > 0 ? 'running' : 'scheduled';
}

export async function listBroadcasts(
  db: Database,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<Broadcast[]> {
  let query = stored(db).orderBy('b.id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('b.id', '<', before);
  return (await query.execute()).map(toBroadcast);
}

export async function broadcastById(db: Database, id: string): Promise<StoredBroadcast | null> {
  const row = await stored(db).where('b.id', '=', id).executeTakeFirst();
  return row ? toBroadcast(row) : null;
}

/** Locked until the transaction ends, so that a batch is ordered once. Null: ended or cancelled. */
export async function lockRunning(tx: Database, id: string): Promise<(Audience & { cursor: string | null }) | null> {
  const row = await tx
    .selectFrom('broadcasts')
    .select(['kind', 'segment', 'player_ids', 'cursor'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { player_ids: playerIds, cursor } = row;
  return { kind: kindSchema.parse(row.kind), segment: segmentSchema.parse(row.segment), playerIds, cursor };
}

export async function advance(
  tx: Database,
  id: string,
  { cursor, ordered, endedAt }: { cursor: string | null; ordered: number; endedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('broadcasts')
    .set((eb) => ({ ordered: eb('ordered', '+', ordered), ended_at: endedAt, ...(cursor === null ? {} : { cursor }) }))
    .where('id', '=', id)
    .execute();
}

export async function setCancelled(tx: Database, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('broadcasts')
    .set({ cancelled_at: at })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
