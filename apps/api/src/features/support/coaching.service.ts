import type { CoachMessage, Commented, Discussed } from '@bandeja/domain/coaching/schemas';
import type { CommentSubject } from '@bandeja/domain/coaching/vocabulary';
import { loadUser } from '#features/profile/service.ts';
import * as queries from '#features/support/coaching.queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';

/* The threads of a coach and a player, in the table of the desk. Who may is decided by `coaching` alone. */

export type { Pair } from '#features/support/coaching.queries.ts';
export type CommentBody = { text: string; about: CommentSubject | null; aboutId: string | null; atMs: number | null };
type Side = queries.Side;

/** New is what `reader` has not seen; to a guardian, who is no side, nothing is. */
export const messagesBetween = ({ db }: Pick<Deps, 'db'>, pair: queries.Pair, reader?: Side): Promise<CoachMessage[]> =>
  queries.messagesBetween(db, pair, reader === undefined ? {} : { reader });

/** What stands under a day or a session, which is read with that. */
export async function readAbout(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  pair: queries.Pair,
  reader: Side,
  subject: Discussed,
): Promise<CoachMessage[]> {
  const messages = await queries.messagesBetween(db, pair, { reader, subject });
  if (messages.some(({ isNew }) => isNew)) await queries.setReadAbout(db, pair, reader, { subject, at: now() });
  return messages;
}

const commentedDays = 90;
const dayMs = 86_400_000;

export const commentedLately = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  pair: queries.Pair,
  side: Side,
): Promise<Commented[]> => queries.commentedSince(db, pair, side, new Date(now().getTime() - commentedDays * dayMs));

export const unreadBy = ({ db }: Pick<Deps, 'db'>, pair: queries.Pair, side: Side): Promise<number> =>
  queries.unreadBy(db, pair, side);

export const setReadBy = ({ db, now }: Pick<Deps, 'db' | 'now'>, pair: queries.Pair, side: Side): Promise<void> =>
  queries.setReadBy(db, pair, side, now());

const repeatedMs = 60_000;

/** In the caller's transaction. @returns null: these words were just said */
export async function writeBetween(
  inTx: Deps,
  pair: queries.Pair,
  author: Pick<Actor, 'userId'>,
  body: CommentBody,
): Promise<{ threadId: string; messageId: string } | null> {
  const { db: tx } = inTx;
  const at = inTx.now();
  const { name, email } = await loadUser(inTx, pair.userId);
  const threadId = await queries.threadBetween(tx, pair, { id: inTx.newId(), name, email, at });
  const side: Side = author.userId === pair.userId ? 'person' : 'team';
  const since = new Date(at.getTime() - repeatedMs);
  if (await queries.wasJustSaid(tx, threadId, { side, text: body.text, since })) return null;
  const message = { id: inTx.newId(), threadId, authorId: author.userId, side, createdAt: at };
  await queries.insertComment(tx, { ...message, ...body });
  await queries.setWaiting(tx, threadId, side === 'person' ? at : null, at);
  await queries.setReadBy(tx, pair, side, at);
  return { threadId, messageId: message.id };
}
