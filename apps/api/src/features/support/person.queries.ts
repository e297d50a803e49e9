import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export type Person = { userId: string; email: string | null };

export function selectThreads(db: Database, { userId, email }: Person) {
  const rows = db
    .selectFrom('threads')
    .select([
      'id as _id',
      'reference',
      'name',
      'email',
      'message',
      'priority',
      'created_at as createdAt',
      'answered_at as answeredAt',
      'closed_at as closedAt',
      'read_at as readAt',
    ]);
  const ofPerson =
    email === null
      ? rows.where('user_id', '=', userId)
      : rows.where((where) =>
          where.or([where('user_id', '=', userId), where(sql`lower(email)`, '=', email.toLowerCase())]),
        );
  return ofPerson.orderBy('created_at').orderBy('id');
}

export async function threadsOfPerson(db: Database, person: Person) {
  const threads = await selectThreads(db, person).execute();
  if (threads.length === 0) return [];
  const messages = await db
    .selectFrom('thread_messages')
    .select(['thread_id', 'side', 'text', 'about', 'about_id', 'at_ms', 'created_at'])
    .where(
      'thread_id',
      'in',
      threads.map(({ _id }) => _id),
    )
    .orderBy('id')
    .execute();
  const byThread = Map.groupBy(messages, (message) => message.thread_id);
  return threads.map((thread) => ({
    ...thread,
    messages: (byThread.get(thread._id) ?? []).map(({ side, text, about, created_at: createdAt, ...message }) => ({
      side,
      text,
      ...(about !== null && { about, aboutId: message.about_id, atMs: message.at_ms }),
      createdAt,
    })),
  }));
}

export async function deleteThreads(tx: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('threads').where('id', 'in', ids).execute();
}

export async function threadsOfDigest(db: Database, digest: string, most: number) {
  const listed = db.selectFrom('threads').where('digest', '=', digest);
  const first = await listed
    .select(['name', 'email', 'message', 'priority'])
    .orderBy('priority', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const all = await listed.select((column) => column.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { first, count: all.count };
}

export async function sentDigestsOf(db: Database, threadIds: string[]): Promise<string[]> {
  if (threadIds.length === 0) return [];
  const rows = await db
    .selectFrom('threads as t')
    .innerJoin('mails as m', 'm.dedupe_key', 't.digest')
    .select('t.digest')
    .distinct()
    .where('t.id', 'in', threadIds)
    .where('m.sent_at', 'is not', null)
    .execute();
  return rows.flatMap(({ digest }) => digest ?? []);
}
