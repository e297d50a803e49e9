import { addHistory } from '#features/billing/history.queries.ts';
import { changeOrder } from '#features/billing/mails.ts';
import { callProvider } from '#features/billing/provider.service.ts';
import {
  findSubscription,
  lapsedSubscribers,
  lockSubscription,
  saveSubscription,
  subscribersOf,
} from '#features/billing/queries.ts';
import { currentPlan, isRunning, type RunningSubscription, type StoredSubscription } from '#features/billing/rules.ts';
import { syncSubscription } from '#features/billing/sync.service.ts';
import { deleteEvents } from '#features/billing/webhook.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import { codeOf } from '#kit/jobs.ts';
import { queueMail } from '#kit/mail/outbox.ts';
import type { PaymentsPort } from '#ports/payments.ts';

/** Longer than a provider repeats an event, and than a signature is valid. */
const eventDays = 90;
const batchPlayers = 500;
const firstId = '00000000-0000-0000-0000-000000000000';

/** They count as free already; this updates the row and mails the player. Runs daily and is idempotent. */
export async function endLapsed(deps: Deps): Promise<void> {
  const now = deps.now();
  let after = firstId;
  for (;;) {
    const batch = await lapsedSubscribers(deps.db, { by: now, after, limit: batchPlayers });
    for (const userId of batch) {
      try {
        await endOne(deps, userId);
      } catch (error) {
        deps.log.warn({ code: codeOf(error) }, 'a lapsed subscription could not be ended');
      }
    }
    if (batch.length < batchPlayers) break;
    after = batch.at(-1) ?? after;
  }
  await deleteEvents(deps.db, new Date(now.getTime() - eventDays * 86_400_000));
}

/** Ends demo subscriptions on a server without the demo provider, for example one that became public. */
export async function endDemoSubscriptions(deps: Deps): Promise<void> {
  if (deps.payments?.kind === 'test') return;
  for (const userId of await subscribersOf(deps.db, 'test')) {
    await inTransaction(deps, async (tx) => {
      const locked = await lockSubscription(tx, userId);
      if (locked !== null && locked.provider === 'test' && isRunning(locked)) await writeEnd(deps, tx, locked);
    });
  }
}

async function endOne(deps: Deps, userId: string): Promise<void> {
  const stored = await findSubscription(deps.db, userId);
  if (stored === null) return;
  const { payments } = deps;
  if (isRunning(stored) && payments !== null && stored.provider === payments.kind) {
    await endIfLapsed(deps, payments, stored);
    return;
  }
  await inTransaction(deps, async (tx) => {
    const locked = await lockSubscription(tx, userId);
    if (locked === null || locked.plan === 'free' || currentPlan(locked, deps.now()) !== 'free') return;
    await writeEnd(deps, tx, locked);
  });
}

async function writeEnd(
  deps: Deps,
  tx: Database,
  { userId, email, plan, provider, expiresAt }: StoredSubscription,
): Promise<void> {
  const now = deps.now();
  await saveSubscription(
    tx,
    userId,
    { plan: 'free', status: 'inactive', expiresAt: null, cancelAtPeriodEnd: false },
    now,
  );
  const id = deps.newId();
  await addHistory(tx, [{ id, userId, kind: 'ended', plan, status: 'inactive', expiresAt, provider, at: now }]);
  await queueMail(deps, tx, changeOrder(email, id));
}

export async function endIfLapsed(deps: Deps, payments: PaymentsPort, stored: RunningSubscription): Promise<void> {
  await syncSubscription(deps, payments, stored.subscriptionId);
  const after = await findSubscription(deps.db, stored.userId);
  if (after === null || !isRunning(after) || currentPlan(after, deps.now()) !== 'free') return;
  await callProvider(deps, payments.cancelNow(after.subscriptionId));
  await syncSubscription(deps, payments, after.subscriptionId);
}
