import type { ContactMessage } from '@bandeja/domain/leads/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { toColumns, toWire } from '#kit/database/names.ts';
import type { Tables } from '#kit/database/tables.ts';

type NewMessage = {
  id: string;
  userId: string | null;
  name: string;
  email: string;
  message: string;
  priority: boolean;
  /** The key of the mail that lists it; null: it has a mail of its own. */
  digest: string | null;
  createdAt: Date;
};

export async function insertMessage(db: Database, message: NewMessage): Promise<void> {
  await db.insertInto('contact_messages').values(toColumns(message)).execute();
}

export async function messagesOfDigest(
  db: Database,
  digest: string,
  most: number,
): Promise<{ first: ContactMessage[]; count: number }> {
  const listed = db.selectFrom('contact_messages').where('digest', '=', digest);
  const rows = await listed.selectAll().orderBy('priority', 'desc').orderBy('id').limit(most).execute();
  const all = await listed.select((column) => column.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { first: rows.map(toMessage), count: all.count };
}

export async function sentDigestsOf(db: Database, messageIds: string[]): Promise<string[]> {
  if (messageIds.length === 0) return [];
  const rows = await db
    .selectFrom('contact_messages as c')
    .innerJoin('mails as m', 'm.dedupe_key', 'c.digest')
    .select('c.digest')
    .distinct()
    .where('c.id', 'in', messageIds)
    .where('m.sent_at', 'is not', null)
    .execute();
  return rows.flatMap(({ digest }) => digest ?? []);
}

export async function messageById(db: Database, id: string): Promise<ContactMessage | null> {
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toMessage(row) : null;
}

type Page = { limit: number; before?: string | undefined };

/** Unanswered first, those with priority before, then newest. If the `before` row was erased, a page may repeat messages but omits none. */
export function inboxPage(db: Database, { limit, before }: Page) {
  let query = db.selectFrom('contact_messages').selectAll();
  if (before !== undefined) {
    const rank = sql`coalesce((select inbox_rank from contact_messages where id = ${before}), 2)`;
    query = query.where(sql<boolean>`(inbox_rank, id) < (${rank}, ${before}::uuid)`);
  }
  return query.orderBy('inbox_rank', 'desc').orderBy('id', 'desc').limit(limit);
}

export async function listMessages(db: Database, page: Page): Promise<ContactMessage[]> {
  const rows = await inboxPage(db, page).execute();
  return rows.map(toMessage);
}

/** An answered message keeps its time. */
export async function setAnswered(tx: Database, id: string, answeredAt: Date | null): Promise<boolean> {
  const row = await tx
    .updateTable('contact_messages')
    .set({ answered_at: answeredAt })
    .where('id', '=', id)
    .where('answered_at', answeredAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function toMessage(row: Selectable<Tables['contact_messages']>): ContactMessage {
  return {
    ...toWire(row, ['name', 'email', 'message', 'priority']),
    _id: row.id,
    fromPlayer: row.user_id !== null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
