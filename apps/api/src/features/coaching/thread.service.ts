import type { getCoachedComments, getMyThread } from '@bandeja/domain/coaching/contract';
import type { Commented, Discussed } from '@bandeja/domain/coaching/schemas';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { asCoach, type Coached } from '#features/coach-access/access.service.ts';
import { standingLink } from '#features/coaching/link.queries.ts';
import { ownerOfAccount } from '#features/coaching/notice.queries.ts';
import {
  type CommentBody,
  commentedLately,
  messagesBetween,
  type Pair,
  readAbout,
  setReadBy,
  unreadBy,
  writeBetween,
} from '#features/support/coaching.service.ts';
import { threadMailKey } from '#features/support/contact.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { found } from '#kit/errors.ts';
import { queueMail } from '#kit/mail/outbox.ts';

export const messageMailKind = 'coach_message';
export const publishedMailKind = 'coach_published';

type Thread = ResponseOf<typeof getMyThread>;

/** @throws AppError coaching.not_found */
export function coachedThread(deps: Deps, actor: Actor, playerId: string): Promise<Thread> {
  const pair = { userId: playerId, coachId: actor.userId };
  return asCoach(deps, actor, playerId, { action: 'read_thread' }, (inTx) => readThread(inTx, pair, 'team'));
}

/** @throws AppError coaching.not_found */
export function writeToPlayer(deps: Deps, actor: Actor, playerId: string, body: CommentBody): Promise<Thread> {
  const pair = { userId: playerId, coachId: actor.userId };
  const action = body.about === null ? 'wrote' : 'commented';
  const demand = { action, ...(body.aboutId !== null && { subject: body.aboutId }) } as const;
  return asCoach(deps, actor, playerId, demand, async (inTx, coached) => {
    const written = await writeBetween(inTx, pair, actor, body);
    if (written !== null) await tellPlayer(inTx, coached, { kind: 'message', ...written });
    return readThread(inTx, pair, 'team');
  });
}

/** What was said stays the player's to read, also when the link sleeps. @throws AppError coaching.none */
export async function myThread(deps: Deps, actor: Actor): Promise<Thread> {
  const link = found(await standingLink(deps.db, actor.userId), 'coaching.none');
  return readThread(deps, { userId: actor.userId, coachId: found(link.coach_id, 'coaching.none') }, 'person');
}

/** @throws AppError coaching.none */
export async function writeToCoach(deps: Deps, actor: Actor, body: CommentBody): Promise<Thread> {
  return inTransaction(deps, async (_tx, inTx) => {
    const link = found(await standingLink(inTx.db, actor.userId), 'coaching.none');
    const pair = { userId: actor.userId, coachId: found(link.coach_id, 'coaching.none') };
    const written = await writeBetween(inTx, pair, actor, body);
    if (written !== null) {
      await tell(inTx, {
        to: pair.coachId,
        side: 'toCoach',
        ...written,
        mails: link.mails_coach,
        pushes: link.pushes_coach,
      });
    }
    return readThread(inTx, pair, 'person');
  });
}

type Comments = ResponseOf<typeof getCoachedComments>;

export async function myComments(deps: Deps, actor: Actor, subject: Discussed): Promise<Comments | null> {
  const link = await standingLink(deps.db, actor.userId);
  if (link === null || link.coach_id === null) return null;
  return { messages: await readAbout(deps, { userId: actor.userId, coachId: link.coach_id }, 'person', subject) };
}

export async function myCommented(deps: Deps, actor: Actor): Promise<Commented[]> {
  const link = await standingLink(deps.db, actor.userId);
  if (link === null || link.coach_id === null) return [];
  return commentedLately(deps, { userId: actor.userId, coachId: link.coach_id }, 'person');
}

/** @throws AppError coaching.not_found */
export function coachedComments(deps: Deps, actor: Actor, playerId: string, subject: Discussed): Promise<Comments> {
  const pair = { userId: playerId, coachId: actor.userId };
  return asCoach(deps, actor, playerId, { action: 'read_thread' }, async (inTx) => ({
    messages: await readAbout(inTx, pair, 'team', subject),
  }));
}

async function readThread(deps: Deps, pair: Pair, side: 'person' | 'team'): Promise<Thread> {
  const messages = await messagesBetween(deps, pair, side);
  const unread = await unreadBy(deps, pair, side);
  if (unread > 0) await setReadBy(deps, pair, side);
  return { messages, unread };
}

type News = { kind: 'published' } | { kind: 'message'; threadId: string; messageId: string };

/** By mail and push, each where the player wants it. */
export async function tellPlayer(inTx: Deps, { player }: Coached, news: News): Promise<void> {
  const link = await standingLink(inTx.db, player.userId);
  if (link === null) return;
  const { mails_player: mails, pushes_player: pushes } = link;
  if (news.kind === 'message') {
    const { threadId, messageId } = news;
    await tell(inTx, { to: player.userId, side: 'toPlayer', threadId, messageId, mails, pushes });
    return;
  }
  if (pushes) {
    await inTx.jobs.send(inTx.db, 'push', { kind: 'published', userId: player.userId }, { group: player.userId });
  }
  if (mails) await mailPublished(inTx, player.userId, link.id);
}

const hourMs = 3_600_000;

/** Whoever publishes day by day sends one an hour. */
async function mailPublished(inTx: Deps, userId: string, linkId: string): Promise<void> {
  const owner = await ownerOfAccount(inTx.db, userId);
  if (owner === null || !owner.isVerified) return;
  const dedupeKey = `coach-published:${linkId}:${Math.floor(inTx.now().getTime() / hourMs)}`;
  await queueMail(inTx, inTx.db, { kind: publishedMailKind, to: owner.email, payload: { userId }, dedupeKey });
}

type Notice = {
  to: string;
  side: 'toPlayer' | 'toCoach';
  threadId: string;
  messageId: string;
  mails: boolean;
  pushes: boolean;
};

async function tell(inTx: Deps, { to, side, threadId, messageId, mails, pushes }: Notice): Promise<void> {
  if (pushes) await inTx.jobs.send(inTx.db, 'push', { kind: side, userId: to }, { group: to });
  if (!mails) return;
  const owner = await ownerOfAccount(inTx.db, to);
  if (owner === null || !owner.isVerified) return;
  const payload = { to, threadId, messageId };
  const dedupeKey = threadMailKey(threadId, messageId);
  await queueMail(inTx, inTx.db, { kind: messageMailKind, to: owner.email, payload, dedupeKey, isPatient: true });
}
