import type { Broadcast, createBroadcast as createContract } from '@bandeja/domain/broadcasts/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import * as queries from '#features/broadcasts/queries.ts';
import { loadUser } from '#features/profile/service.ts';
import { recordChange } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { found } from '#kit/errors.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { addressHash, queueMail } from '#kit/mail/outbox.ts';

const batchSize = 200;

type Order = Parsed<typeof createContract>['body'];

export async function createBroadcast(deps: Deps, actor: Actor, order: Order): Promise<Broadcast> {
  const id = deps.newId();
  const now = deps.now();
  const sendAt = order.sendAt === null ? now : new Date(order.sendAt);
  await inTransaction(deps, async (tx) => {
    const { kind, segment, playerIds, subject, body } = order;
    await queries.insertBroadcast(tx, {
      id,
      createdBy: actor.userId,
      kind,
      segment,
      playerIds: segment === 'chosen' ? playerIds : [],
      subject,
      body,
      sendAt,
      createdAt: now,
    });
    await note(deps, tx, actor, { id, action: 'schedule', details: { kind, segment, subject } });
    const afterSeconds = Math.max(0, Math.ceil((sendAt.getTime() - now.getTime()) / 1000));
    await deps.jobs.send(tx, 'broadcasts', { broadcastId: id }, { afterSeconds });
  });
  return found(await queries.broadcastById(deps.db, id), 'broadcast.not_found');
}

/** @throws AppError broadcast.not_found */
export async function cancelBroadcast(deps: Deps, actor: Actor, id: string): Promise<Broadcast> {
  await inTransaction(deps, async (tx) => {
    found(await queries.broadcastById(tx, id), 'broadcast.not_found');
    if (await queries.setCancelled(tx, id, deps.now())) await note(deps, tx, actor, { id, action: 'cancel' });
  });
  return found(await queries.broadcastById(deps.db, id), 'broadcast.not_found');
}

type Note = { id: string; action: string; details?: Record<string, unknown> };

const note = (deps: Deps, tx: Database, actor: Actor, { id, ...rest }: Note) =>
  recordChange(tx, {
    ...rest,
    id: deps.newId(),
    actorId: actor.userId,
    at: deps.now(),
    entity: 'broadcast',
    entityId: id,
  });

export async function testBroadcast(deps: Deps, actor: Actor, text: { subject: string; body: string }): Promise<void> {
  const { email, name } = await loadUser(deps, actor.userId);
  await inTransaction(deps, (tx) =>
    queueMail(deps, tx, { kind: 'broadcast_test', to: email, payload: { ...text, name } }).then(() => {}),
  );
}

/** Orders the mails of a broadcast batch by batch, each in a transaction with the place it got to: a job that breaks off goes on there, and an address gets one. */
export function broadcastWorker(deps: Deps): JobHandler {
  return async ({ data: { broadcastId = '' }, signal }) => {
    while (!signal.aborted && (await orderBatch(deps, broadcastId)));
    signal.throwIfAborted();
  };
}

/** @returns whether more are left */
async function orderBatch(deps: Deps, id: string): Promise<boolean> {
  return inTransaction(deps, async (tx) => {
    const running = await queries.lockRunning(tx, id);
    if (running === null) return false;
    const now = deps.now();
    const recipients = await queries.recipientsAfter(tx, running, { after: running.cursor, most: batchSize, now });
    let ordered = 0;
    for (const { id: recipientId, email } of recipients) {
      const mail = { kind: 'broadcast', to: email, payload: { broadcastId: id, recipientId } };
      const dedupeKey = `broadcast:${id}:${addressHash(email).toString('base64url')}`;
      const outcome = await queueMail(deps, tx, { ...mail, dedupeKey, isPatient: true, broadcastId: id });
      if (outcome === 'queued') ordered += 1;
    }
    const isLast = recipients.length < batchSize;
    await queries.advance(tx, id, { cursor: recipients.at(-1)?.id ?? null, ordered, endedAt: isLast ? now : null });
    return !isLast;
  });
}
