import { firstNameOf } from '@bandeja/domain/profile/rules';
import type { Database } from '#kit/database/database.ts';
import { userNames } from '#kit/database/user-names.ts';

export type Owner = { email: string; name: string; isVerified: boolean };

export async function ownerOfAccount(db: Database, userId: string): Promise<Owner | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'name', 'email_verified_at'])
    .where('id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ? { email: row.email, name: row.name, isVerified: row.email_verified_at !== null } : null;
}

export type Written = { text: string; author: string; playerId: string; isToPlayer: boolean };

/** A message that still stands between a coach and a player whose link does. */
export async function writtenMessage(
  db: Database,
  { threadId, messageId, to }: { threadId: string; messageId: string; to: string },
): Promise<Written | null> {
  const row = await db
    .selectFrom('thread_messages as m')
    .innerJoin('threads as t', 't.id', 'm.thread_id')
    .select(['m.text', 'm.side', 'm.author_id', 't.user_id', 't.coach_id'])
    .where('m.thread_id', '=', threadId)
    .where('m.id', '=', messageId)
    .executeTakeFirst();
  if (!row?.user_id || !row.author_id) return null;
  const isToPlayer = row.side === 'team';
  if ((isToPlayer ? row.user_id : row.coach_id) !== to) return null;
  const link = await db
    .selectFrom('coach_links')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('coach_id', '=', row.coach_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const name = (await userNames(db, [row.author_id])).get(row.author_id);
  if (!link || name === undefined) return null;
  return { text: row.text, author: firstNameOf(name), playerId: row.user_id, isToPlayer };
}
