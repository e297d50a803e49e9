import type { CoachMessage, Commented, Discussed } from '@bandeja/domain/coaching/schemas';
import type { CommentSubject } from '@bandeja/domain/coaching/vocabulary';
import { firstNameOf } from '@bandeja/domain/profile/rules';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { userNames } from '#kit/database/user-names.ts';

export type Pair = { userId: string; coachId: string };
export type Side = 'person' | 'team';

const readAt = { person: 't.read_at', team: 't.coach_read_at' } as const;

/** By somebody else than `side`, since `side` looked. */
const isUnread = (side: Side) => sql<boolean>`(m.side <> ${side} and m.created_at > ${sql.ref(readAt[side])})`;

/** Of a session are its exercises, too, whose names begin with it. */
const isOf = ({ about, aboutId }: Discussed) =>
  about === 'session'
    ? sql<boolean>`(m.about in ('session', 'exercise') and split_part(m.about_id, '/', 1) = ${aboutId})`
    : sql<boolean>`(m.about = ${about} and m.about_id = ${aboutId})`;

/** New is what `reader` has not seen; to a guardian nothing is. */
export async function messagesBetween(
  db: Database,
  pair: Pair,
  { reader, subject }: { reader?: Side; subject?: Discussed } = {},
): Promise<CoachMessage[]> {
  let query = db
    .selectFrom('threads as t')
    .innerJoin('thread_messages as m', 'm.thread_id', 't.id')
    .select(['m.id', 'm.side', 'm.text', 'm.about', 'm.about_id', 'm.at_ms', 'm.created_at', 'm.author_id'])
    .select((reader === undefined ? sql<boolean>`false` : isUnread(reader)).as('is_new'))
    .where('t.user_id', '=', pair.userId)
    .where('t.coach_id', '=', pair.coachId)
    .where('t.kind', '=', 'coaching');
  if (subject) query = query.where(isOf(subject));
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
    isNew: row.is_new,
  }));
}

/** Days and sessions with comments since then. */
export async function commentedSince(db: Database, pair: Pair, side: Side, since: Date): Promise<Commented[]> {
  const rows = await db
    .selectFrom('threads as t')
    .innerJoin('thread_messages as m', 'm.thread_id', 't.id')
    .select([
      sql<Commented['about']>`case m.about when 'day' then 'day' else 'session' end`.as('about'),
      sql<string>`split_part(m.about_id, '/', 1)`.as('aboutId'),
      sql<number>`count(*)::int`.as('comments'),
      sql<number>`(count(*) filter (where ${isUnread(side)}))::int`.as('unread'),
    ])
    .where('t.user_id', '=', pair.userId)
    .where('t.coach_id', '=', pair.coachId)
    .where('t.kind', '=', 'coaching')
    .where('m.about', 'in', ['day', 'session', 'exercise'])
    .where('m.created_at', '>', since)
    .groupBy(sql`1, 2`)
    .execute();
  return rows;
}

/** The one thread of a player and a coach, made when somebody writes first; it is locked. */
export async function threadBetween(
  tx: Database,
  pair: Pair,
  made: { id: string; name: string; email: string; at: Date },
): Promise<string> {
  const { at, ...person } = made;
  const before = new Date(at.getTime() - 1);
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
      // the first words are unread, too
      read_at: before,
      coach_read_at: before,
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

export async function setReadBy(db: Database, pair: Pair, side: Side, at: Date): Promise<void> {
  await db
    .updateTable('threads')
    .set(side === 'person' ? { read_at: at } : { coach_read_at: at })
    .where('user_id', '=', pair.userId)
    .where('coach_id', '=', pair.coachId)
    .where('kind', '=', 'coaching')
    .execute();
}

/** What was written elsewhere before stays unread: looking at one thing passes over nothing else. */
export async function setReadAbout(
  db: Database,
  pair: Pair,
  side: Side,
  { subject, at }: { subject: Discussed; at: Date },
): Promise<void> {
  const column = sql.ref(readAt[side]);
  const read = sql<Date>`greatest(${column}, coalesce((
    select min(m.created_at) - interval '1 millisecond' from thread_messages m
    where m.thread_id = t.id and ${isUnread(side)} and not coalesce(${isOf(subject)}, false)
  ), ${at}))`;
  await db
    .updateTable('threads as t')
    .set(side === 'person' ? { read_at: read } : { coach_read_at: read })
    .where('t.user_id', '=', pair.userId)
    .where('t.coach_id', '=', pair.coachId)
    .where('t.kind', '=', 'coaching')
    .execute();
}

/** What the other one wrote since `side` looked. */
export async function unreadBy(db: Database, pair: Pair, side: Side): Promise<number> {
  const row = await db
    .selectFrom('threads as t')
    .innerJoin('thread_messages as m', 'm.thread_id', 't.id')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('t.user_id', '=', pair.userId)
    .where('t.coach_id', '=', pair.coachId)
    .where('t.kind', '=', 'coaching')
    .where(isUnread(side))
    .executeTakeFirstOrThrow();
  return row.unread;
}

export async function insertComment(
  tx: Database,
  message: {
    id: string;
    threadId: string;
    authorId: string;
    side: Side;
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
