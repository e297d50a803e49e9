import { randomBytes } from 'node:crypto';
import { consentKinds } from '@bandeja/domain/tokens/rules';
import type { createWebhook as createContract, Webhooks } from '@bandeja/domain/webhooks/contract';
import { webhookMessages } from '@bandeja/domain/webhooks/messages';
import { mostWebhooks } from '@bandeja/domain/webhooks/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { verifiedAccount } from '#features/account/service.ts';
import { notifyOwner } from '#features/auth/second-factor.service.ts';
import { giveConsent, lockProfile } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { seal } from '#kit/sealed.ts';
import * as queries from '#kit/webhooks/queries.ts';
import { isOutwardAddress } from '#ports/outward.ts';

export const sealOwner = (userId: string) => `webhook ${userId}`;

export function webhooksOf(deps: Deps, actor: Actor): Promise<Webhooks> {
  return queries.webhooksOf(deps.db, actor.userId);
}

/** @throws AppError request.invalid for an address in a closed network, auth.wrong_password, webhook.full */
export async function createWebhook(
  deps: Deps,
  actor: Actor,
  { url, events, scopes, password }: Parsed<typeof createContract>['body'],
): Promise<Webhooks & { secret: string }> {
  if (!isOutwardAddress(url, deps.settings.isLocal)) {
    throw new AppError('request.invalid', [{ path: 'url', message: webhookMessages.badAddress }]);
  }
  await verifiedAccount(deps, actor, password);
  const { userId } = actor;
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  await inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    for (const scope of scopes) await giveConsent(inTx, actor, consentKinds[scope]);
    const sealed = seal(deps.settings, sealOwner(userId), secret);
    const hook = { userId, id: deps.newId(), url, events, scopes, secret: sealed, createdAt: deps.now() };
    if (!(await queries.insertWebhook(tx, hook, mostWebhooks))) throw new AppError('webhook.full');
    await notifyOwner(inTx, tx, userId, 'webhook');
  });
  return { secret, ...(await webhooksOf(deps, actor)) };
}

/** @throws AppError webhook.not_found */
export async function deleteWebhook(deps: Deps, actor: Actor, id: string): Promise<Webhooks> {
  if (!(await queries.deleteWebhook(deps.db, actor.userId, id))) throw new AppError('webhook.not_found');
  return webhooksOf(deps, actor);
}

/** @throws AppError webhook.not_found */
export async function testWebhook(deps: Deps, actor: Actor, webhookId: string): Promise<Webhooks> {
  const { userId } = actor;
  await inTransaction(deps, async (tx) => {
    const test = { userId, webhookId, id: deps.newId(), at: deps.now() };
    const deliveryId = found(await queries.insertTest(tx, test), 'webhook.not_found');
    await deps.jobs.send(tx, 'webhooks', { userId, deliveryId }, { group: userId });
  });
  return webhooksOf(deps, actor);
}
