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
  createdAt: Date;
};

export async function insertMessage(db: Database, message: NewMessage): Promise<void> {
  await db.insertInto('contact_messages').values(toColumns(message)).execute();
}

/** One message of the contact page; null when it is gone. */
export async function messageById(db: Database, id: string): Promise<ContactMessage | null> {
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toMessage(row) : null;
}

type Page = { limit: number; before?: string | undefined };

/**
 * Unanswered messages first, among them those with priority; then newest first. `before` is the id of the last message
 * already seen; if that was erased meanwhile, a page may repeat messages but omits none.
 */
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

/** Returns whether anything changed: an answered message keeps its time. */
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
