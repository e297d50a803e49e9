import type { InboxView, OwnThread, Thread, ThreadState } from '@bandeja/domain/support/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { toColumns, toWire } from '#kit/database/names.ts';
import type { Tables } from '#kit/database/tables.ts';
import { userNames } from '#kit/database/user-names.ts';

type NewThread = {
  id: string;
  userId: string | null;
  name: string;
  email: string;
  message: string;
  priority: boolean;
  /** The key of the mail that lists it; null: it has a mail of its own. */
  digest: string | null;
  createdAt: Date;
  waitingSince: Date;
  dueAt: Date;
};

export async function insertThread(db: Database, thread: NewThread): Promise<void> {
  await db.insertInto('threads').values(toColumns(thread)).execute();
}

/** Of the last thread that began with these words from this address. */
export async function referenceOf(
  db: Database,
  { email, message }: Pick<NewThread, 'email' | 'message'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('threads')
    .select('reference')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('message', '=', message)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** What a coach and a player write is not the desk's to read. */
const staff = (db: Database) => db.selectFrom('threads as t').selectAll('t').where('t.kind', '=', 'support');

type StoredThread = Selectable<Tables['threads']>;

async function withAssignees(db: Database, rows: StoredThread[]): Promise<Thread[]> {
  const ids = rows.map((row) => row.assignee_id);
  const names = await userNames(db, ids);
  return rows.map((row) => toThread(row, names));
}

function toThread(row: StoredThread, names: ReadonlyMap<string, string>): Thread {
  return {
    ...toWire(row, ['reference', 'name', 'email', 'message', 'priority']),
    _id: row.id,
    fromPlayer: row.user_id !== null,
    state: stateOf(row),
    waitingSince: row.waiting_since.toISOString(),
    dueAt: row.due_at.toISOString(),
    assignee: row.assignee_id === null ? null : { _id: row.assignee_id, name: names.get(row.assignee_id) ?? '' },
    answeredAt: row.answered_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

function stateOf(row: Pick<StoredThread, 'answered_at' | 'closed_at'>): ThreadState {
  if (row.closed_at !== null) return 'closed';
  return row.answered_at === null ? 'waiting' : 'answered';
}

export async function threadById(db: Database, id: string): Promise<(Thread & { userId: string | null }) | null> {
  const row = await staff(db).where('t.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [thread] = await withAssignees(db, [row]);
  return thread ? { ...thread, userId: row.user_id } : null;
}

export async function lockThread(tx: Database, id: string): Promise<boolean> {
  const row = await tx.selectFrom('threads').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

type InboxPage = { view: InboxView; limit: number; before?: string | undefined };

/** If the `before` row was erased or answered, a page may repeat threads but omits none. */
export function inboxPage(db: Database, actorId: string, { view, limit, before }: InboxPage) {
  if (view === 'waiting') {
    let waiting = staff(db).where('t.answered_at', 'is', null).where('t.closed_at', 'is', null);
    if (before !== undefined) {
      const of = (column: string, otherwise: string) =>
        sql`coalesce((select ${sql.ref(column)} from threads where id = ${before}), ${sql.raw(otherwise)})`;
      const place = sql`(${of('waiting_rank', '0')}, ${of('waiting_since', "'-infinity'")}, ${before}::uuid)`;
      waiting = waiting.where(sql<boolean>`(t.waiting_rank, t.waiting_since, t.id) > ${place}`);
    }
    return waiting.orderBy('t.waiting_rank').orderBy('t.waiting_since').orderBy('t.id').limit(limit);
  }
  let query = staff(db);
  if (view === 'mine') query = query.where('t.assignee_id', '=', actorId);
  if (before !== undefined) query = query.where('t.id', '<', before);
  return query.orderBy('t.id', 'desc').limit(limit);
}

export async function listInbox(db: Database, actorId: string, page: InboxPage): Promise<Thread[]> {
  return withAssignees(db, await inboxPage(db, actorId, page).execute());
}

export async function threadsOfPlayer(db: Database, userId: string, most: number): Promise<Thread[]> {
  const rows = await staff(db).where('t.user_id', '=', userId).orderBy('t.id', 'desc').limit(most).execute();
  return withAssignees(db, rows);
}

export async function inboxFigures(db: Database, now: Date) {
  const { rows } = await sql<{ waiting: number; oldest: Date | null; overdue: number }>`
    select count(*) as waiting, min(waiting_since) as oldest, count(*) filter (where due_at < ${now}) as overdue
    from threads where answered_at is null and closed_at is null and kind = 'support'`.execute(db);
  const { waiting = 0, oldest = null, overdue = 0 } = rows[0] ?? {};
  return { waiting, oldest: oldest?.toISOString() ?? null, overdue };
}

export async function messagesOf(db: Database, threadId: string) {
  const rows = await db
    .selectFrom('thread_messages as m')
    .select(['m.id', 'm.side', 'm.text', 'm.created_at', 'm.author_id'])
    .where('m.thread_id', '=', threadId)
    .orderBy('m.id')
    .$narrowType<{ side: Side }>()
    .execute();
  const ids = rows.map((row) => row.author_id);
  const names = await userNames(db, ids);
  return rows.map(({ id, side, text, created_at, author_id }) => ({
    _id: id,
    side,
    author: names.get(author_id ?? '')?.split(' ')[0] ?? null,
    text,
    createdAt: created_at.toISOString(),
  }));
}

type Side = 'person' | 'team' | 'note';
type NewMessage = { id: string; threadId: string; authorId: string | null; side: Side; text: string; createdAt: Date };

/** Not a second time what the same side said last, within a minute. @returns false then */
export async function insertMessage(tx: Database, message: NewMessage): Promise<boolean> {
  const last = await tx
    .selectFrom('thread_messages')
    .select(['side', 'text', 'created_at'])
    .where('thread_id', '=', message.threadId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isRecent = last !== undefined && message.createdAt.getTime() - last.created_at.getTime() < 60_000;
  if (isRecent && last.side === message.side && last.text === message.text) return false;
  await tx.insertInto('thread_messages').values(toColumns(message)).execute();
  return true;
}

type ThreadChange = Partial<
  Pick<
    Selectable<Tables['threads']>,
    'answered_at' | 'closed_at' | 'waiting_since' | 'due_at' | 'priority' | 'assignee_id'
  >
>;

export async function updateThread(tx: Database, id: string, change: ThreadChange): Promise<void> {
  await tx.updateTable('threads').set(change).where('id', '=', id).execute();
}

export async function playerFacts(db: Database, userId: string) {
  const { rows } = await sql<{ created_at: Date; threads: number }>`
    select u.created_at, (select count(*) from threads t where t.user_id = u.id and t.kind = 'support') as threads
    from users u where u.id = ${userId}`.execute(db);
  const [row] = rows;
  return row ? { createdAt: row.created_at.toISOString(), threads: row.threads } : null;
}

/** The player's own, with the time of the last message that is not a note. */
export function ownThreads(db: Database, userId: string) {
  return db
    .selectFrom('threads as t')
    .select(['t.id', 't.reference', 't.message', 't.created_at', 't.answered_at', 't.read_at'])
    .select(({ selectFrom }) => [
      selectFrom('thread_messages as m')
        .select(({ fn }) => fn.max('m.created_at').as('at'))
        .whereRef('m.thread_id', '=', 't.id')
        .where('m.side', '<>', 'note')
        .as('last_at'),
      selectFrom('thread_messages as m')
        .select(({ fn }) => fn.max('m.created_at').as('at'))
        .whereRef('m.thread_id', '=', 't.id')
        .where('m.side', '=', 'team')
        .as('team_at'),
    ])
    .where('t.user_id', '=', userId)
    .where('t.kind', '=', 'support');
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownThreads>['executeTakeFirstOrThrow']>>;

function toOwn(row: OwnRow): OwnThread {
  return {
    ...toWire(row, ['reference', 'message']),
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    lastAt: (row.last_at ?? row.created_at).toISOString(),
    isAnswered: row.answered_at !== null,
    isUnread: row.team_at !== null && (row.read_at === null || row.read_at < row.team_at),
  };
}

export async function listOwn(
  db: Database,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<OwnThread[]> {
  let query = ownThreads(db, userId).orderBy('t.id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('t.id', '<', before);
  return (await query.execute()).map(toOwn);
}

export async function ownThread(db: Database, userId: string, id: string): Promise<OwnThread | null> {
  const row = await ownThreads(db, userId).where('t.id', '=', id).executeTakeFirst();
  return row ? toOwn(row) : null;
}

export async function setRead(db: Database, userId: string, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('threads')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
