import { shownPlan } from '#features/billing/details.service.ts';
import { noteHistory } from '#features/billing/history.queries.ts';
import { changeOrder } from '#features/billing/mails.ts';
import { callProvider, isRunning, type RunningSubscription } from '#features/billing/provider.service.ts';
import {
  findSubscription,
  forgetEvents,
  holdersOf,
  lockSubscription,
  runOut,
  type StoredSubscription,
  saveSubscription,
} from '#features/billing/queries.ts';
import { syncSubscription } from '#features/billing/sync.service.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import { codeOf } from '#kit/jobs.ts';
import { queueMail } from '#kit/mail/outbox.ts';
import type { PaymentsPort } from '#ports/payments.ts';

/** Far longer than a provider repeats an event, and than a signature is valid. */
const eventDays = 90;

/**
 * Writes down which plans have run out. They have counted as free since then (`isActive` goes by the time); here it
 * becomes history, and the player is told. Runs every day; running it twice changes nothing.
 */
export async function endLapsed(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const userId of await runOut(deps.db, now)) {
    try {
      await endOne(deps, userId);
    } catch (error) {
      // a provider that fails is asked again tomorrow, and holds up nobody else
      deps.log.warn({ code: codeOf(error) }, 'a lapsed subscription is not written down yet');
    }
  }
  await forgetEvents(deps.db, new Date(now.getTime() - eventDays * 86_400_000));
}

/**
 * Ends what play money bought where no play money is taken (any more): a machine that was somebody's own has become a
 * public one. Plans given by hand stay.
 */
export async function endPlayMoney(deps: Deps): Promise<void> {
  if (deps.payments?.kind === 'test') return;
  for (const userId of await holdersOf(deps.db, 'test')) {
    await inTransaction(deps.db, async (tx) => {
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
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockSubscription(tx, userId);
    if (locked === null || locked.plan === 'free' || shownPlan(locked, deps.now()) !== 'free') return;
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
  await noteHistory(tx, { id, userId, kind: 'ended', plan, status: 'inactive', expiresAt, provider, at: now });
  await queueMail(deps, tx, changeOrder(email, id));
}

/** Asks how it stands, perhaps it was renewed; what stays unpaid beyond the grace ends at the provider too. */
export async function endIfLapsed(deps: Deps, payments: PaymentsPort, stored: RunningSubscription): Promise<void> {
  await syncSubscription(deps, payments, stored.subscriptionId);
  const after = await findSubscription(deps.db, stored.userId);
  if (after === null || !isRunning(after) || shownPlan(after, deps.now()) !== 'free') return;
  await callProvider(deps, payments.cancelNow(after.subscriptionId));
  await syncSubscription(deps, payments, after.subscriptionId);
}
