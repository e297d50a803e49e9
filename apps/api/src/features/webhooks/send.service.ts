import { createHmac } from 'node:crypto';
import { failuresMost } from '@bandeja/domain/webhooks/vocabulary';
import { consentsToShow } from '#features/tokens/service.ts';
import { disabledOrder } from '#features/webhooks/mails.ts';
import { payloadOf } from '#features/webhooks/payload.service.ts';
import { sealOwner } from '#features/webhooks/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { queueMail } from '#kit/mail/outbox.ts';
import { unseal } from '#kit/sealed.ts';
import * as queries from '#kit/webhooks/queries.ts';
import { isOutwardAddress, OutwardFailure, openOutward, type PostOutward } from '#ports/outward.ts';

/** Refused for good: the address wants no more. */
const gone = 410;

class DeliveryFailure extends Error {
  code = 'webhook_failed';
}

/** The time is signed too, so that an old delivery cannot be sent again by somebody else. */
export function signatureOf(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** @throws DeliveryFailure for another try */
export function webhookWorker(deps: Deps, post: PostOutward = openOutward()): JobHandler {
  return async ({ data, isLastAttempt, signal }) => {
    const { userId = '', deliveryId: id = '' } = data;
    const ordered = await queries.orderedDelivery(deps.db, userId, id);
    if (ordered === null) return;
    const { event, name, timeZone, webhookId, orderedAt } = ordered;
    const actor: Actor = { userId, name, timeZone, authSessionId: '', isAdmin: false };
    const standing = await consentsToShow(deps, actor);
    const scopes = ordered.scopes.filter((scope) => standing.includes(scope));
    const payload = await payloadOf(deps, actor, { ...ordered, scopes });
    if (payload === null) return queries.dropDelivery(deps.db, userId, id);
    const body = JSON.stringify({ id, event, at: orderedAt.toISOString(), data: payload });
    const outcome = await sent(deps, post, { ...ordered, userId, id, body, signal });
    if (/^2\d\d$/.test(outcome)) {
      await queries.noteAttempt(deps.db, { userId, id, state: 'delivered', outcome });
      return queries.forgetFailures(deps.db, userId, webhookId);
    }
    const isOver = isLastAttempt || outcome === String(gone);
    await queries.noteAttempt(deps.db, { userId, id, state: isOver ? 'failed' : 'waiting', outcome });
    if (!isOver) throw new DeliveryFailure();
    await countFailure(deps, { userId, webhookId, most: outcome === String(gone) ? 1 : failuresMost });
  };
}

type Sending = queries.Ordered & { userId: string; id: string; body: string; signal: AbortSignal };

/** The status, or why there was none. */
async function sent(deps: Deps, post: PostOutward, sending: Sending): Promise<string> {
  const { userId, id, url, event, body, signal } = sending;
  const allowsLoopback = deps.settings.isLocal;
  if (!isOutwardAddress(url, allowsLoopback)) return 'closed';
  const secret = unseal(deps.settings, sealOwner(userId), sending.secret);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Bandeja',
    'bandeja-event': event,
    'bandeja-delivery': id,
    'bandeja-signature': signatureOf(secret, deps.now(), body),
  };
  try {
    return String(await post(new URL(url), { headers, body }, { allowsLoopback, signal }));
  } catch (error) {
    if (error instanceof OutwardFailure) return error.code;
    throw error;
  }
}

async function countFailure(deps: Deps, at: { userId: string; webhookId: string; most: number }): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (!(await queries.countFailure(tx, { ...at, now: deps.now() }))) return;
    const owner = await queries.ownerOf(tx, at.userId);
    if (owner) await queueMail(deps, tx, disabledOrder(at.userId, owner.email));
  });
}
