import { firstNameOf } from '@bandeja/domain/profile/rules';
import type { Database } from '#kit/database/database.ts';

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
    .innerJoin('coach_links as l', (join) =>
      join.onRef('l.user_id', '=', 't.user_id').onRef('l.coach_id', '=', 't.coach_id').on('l.ended_at', 'is', null),
    )
    .innerJoin('users as a', 'a.id', 'm.author_id')
    .select(['m.text', 'm.side', 'a.name', 'l.user_id', 'l.coach_id'])
    .where('m.thread_id', '=', threadId)
    .where('m.id', '=', messageId)
    .executeTakeFirst();
  if (!row) return null;
  const isToPlayer = row.side === 'team';
  if ((isToPlayer ? row.user_id : row.coach_id) !== to) return null;
  return { text: row.text, author: firstNameOf(row.name), playerId: row.user_id, isToPlayer };
}
