import type { ContactMessage } from '@bandeja/domain/leads/contract';
import type { Database } from '#kit/database/database.ts';

export async function insertMessage(
  db: Database,
  message: { id: string; userId: string | null; name: string; email: string; message: string; createdAt: Date },
): Promise<void> {
  const { id, userId, name, email, createdAt } = message;
  await db
    .insertInto('contact_messages')
    .values({ id, user_id: userId, name, email, message: message.message, created_at: createdAt })
    .execute();
}

/** One message of the contact page; null when it is not there any more. */
export async function messageById(db: Database, id: string): Promise<ContactMessage | null> {
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toMessage(row) : null;
}

/** Newest first; `before` is the id of the last message already seen. */
export async function listMessages(
  db: Database,
  page: { limit: number; before?: string | undefined },
): Promise<ContactMessage[]> {
  let query = db.selectFrom('contact_messages').selectAll();
  if (page.before !== undefined) query = query.where('id', '<', page.before);
  const rows = await query.orderBy('id', 'desc').limit(page.limit).execute();
  return rows.map(toMessage);
}

function toMessage(row: {
  id: string;
  user_id: string | null;
  name: string;
  email: string;
  message: string;
  created_at: Date;
}): ContactMessage {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    fromPlayer: row.user_id !== null,
    createdAt: row.created_at.toISOString(),
  };
}
