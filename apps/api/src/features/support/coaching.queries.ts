import type { CoachMessage } from '@bandeja/domain/coaching/schemas';
import type { CommentSubject } from '@bandeja/domain/coaching/vocabulary';
import { firstNameOf } from '@bandeja/domain/profile/rules';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { userNames } from '#kit/database/user-names.ts';

export type Pair = { userId: string; coachId: string };
type Subject = { about: CommentSubject; aboutId: string };

export async function messagesBetween(db: Database, pair: Pair, subject?: Subject): Promise<CoachMessage[]> {
  let query = db
    .selectFrom('threads as t')
    .innerJoin('thread_messages as m', 'm.thread_id', 't.id')
    .select(['m.id', 'm.side', 'm.text', 'm.about', 'm.about_id', 'm.at_ms', 'm.created_at', 'm.author_id'])
    .where('t.user_id', '=', pair.userId)
    .where('t.coach_id', '=', pair.coachId)
    .where('t.kind', '=', 'coaching');
  if (subject) query = query.where('m.about', '=', subject.about).where('m.about_id', '=', subject.aboutId);
  const rows = await query
    .orderBy('m.id')
    .$narrowType<{ side: CoachMessage['side']; about: CommentSubject | null }>()
    .execute();
  const names = await userNames(
    db,
    rows.map(({ author_id }) => author_id),
  );
  const firstNames = new Map([...names].map(([id, name]) => [id, firstNameOf(name)]));
  return rows.map((row) => ({
    _id: row.id,
    side: row.side,
    author: firstNames.get(row.author_id ?? '') ?? null,
    text: row.text,
    about: row.about,
    aboutId: row.about_id,
    atMs: row.at_ms,
    createdAt: row.created_at.toISOString(),
  }));
}

/** The one thread of a player and a coach, made when somebody writes first; it is locked. */
export async function threadBetween(
  tx: Database,
  pair: Pair,
  made: { id: string; name: string; email: string; at: Date },
): Promise<string> {
  const { at, ...person } = made;
  await tx
    .insertInto('threads')
    .values({
      ...person,
      user_id: pair.userId,
      coach_id: pair.coachId,
      kind: 'coaching',
      message: '',
      priority: false,
      created_at: at,
      waiting_since: at,
      due_at: at,
      answered_at: at,
      read_at: at,
      coach_read_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'coach_id']).where(sql<boolean>`kind = 'coaching'`).doNothing(),
    )
    .execute();
  const row = await tx
    .selectFrom('threads')
    .select('id')
    .where('user_id', '=', pair.userId)
    .where('coach_id', '=', pair.coachId)
    .where('kind', '=', 'coaching')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function setReadBy(db: Database, pair: Pair, side: 'person' | 'team', at: Date): Promise<void> {
  await db
    .updateTable('threads')
    .set(side === 'person' ? { read_at: at } : { coach_read_at: at })
    .where('user_id', '=', pair.userId)
    .where('coach_id', '=', pair.coachId)
    .where('kind', '=', 'coaching')
    .execute();
}

/** What the other one wrote since `side` looked. */
export async function unreadBy(db: Database, pair: Pair, side: 'person' | 'team'): Promise<number> {
  const row = await db
    .selectFrom('threads as t')
    .innerJoin('thread_messages as m', 'm.thread_id', 't.id')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('t.user_id', '=', pair.userId)
    .where('t.coach_id', '=', pair.coachId)
    .where('t.kind', '=', 'coaching')
    .where('m.side', '<>', side)
    .whereRef('m.created_at', '>', side === 'person' ? 't.read_at' : 't.coach_read_at')
    .executeTakeFirstOrThrow();
  return row.unread;
}

export async function insertComment(
  tx: Database,
  message: {
    id: string;
    threadId: string;
    authorId: string;
    side: 'person' | 'team';
    text: string;
    about: CommentSubject | null;
    aboutId: string | null;
    atMs: number | null;
    createdAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('thread_messages')
    .values({
      thread_id: message.threadId,
      id: message.id,
      author_id: message.authorId,
      side: message.side,
      text: message.text,
      about: message.about,
      about_id: message.aboutId,
      at_ms: message.atMs,
      created_at: message.createdAt,
    })
    .execute();
}

/** The same words of the same side about the same, within a minute, are one message. */
export async function wasJustSaid(
  tx: Database,
  threadId: string,
  { side, text, since }: { side: string; text: string; since: Date },
): Promise<boolean> {
  const last = await tx
    .selectFrom('thread_messages')
    .select(['side', 'text', 'created_at'])
    .where('thread_id', '=', threadId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.side === side && last.text === text && last.created_at > since;
}

/** The player waits for the coach, or no longer. */
export async function setWaiting(tx: Database, threadId: string, waitingSince: Date | null, at: Date): Promise<void> {
  const change =
    waitingSince === null
      ? { answered_at: at }
      : {
          answered_at: null,
          waiting_since: sql<Date>`case when answered_at is null then waiting_since else ${at} end`,
        };
  await tx.updateTable('threads').set(change).where('id', '=', threadId).execute();
}
