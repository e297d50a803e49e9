import { endCheckout, findOpenCheckout } from '#features/billing/checkout.queries.ts';
import { addHistory, knownEntries } from '#features/billing/history.queries.ts';
import { changeOrder } from '#features/billing/mails.ts';
import { callProvider } from '#features/billing/provider.service.ts';
import * as queries from '#features/billing/queries.ts';
import { type Answer, type Decision, decide, entryKey, type Stored } from '#features/billing/sync.rules.ts';
import { hadOtherTrial, insertTrial } from '#features/billing/trial.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import { queueMail } from '#kit/mail/outbox.ts';
import type { PaymentsPort } from '#ports/payments.ts';

type SyncOptions = { notify?: boolean };

/** The answer to the later call wins. @returns `unknown`: of no player, or not started @throws AppError payments.* */
export async function syncSubscription(
  deps: Deps,
  payments: PaymentsPort,
  subscriptionId: string,
  options: SyncOptions = {},
): Promise<'synced' | 'unknown'> {
  const sync = (id: string) => syncOnce(deps, payments, id, options);
  let decision = await sync(subscriptionId);
  if (decision?.kind === 'refuse' && decision.besides !== null) {
    // the stored one may have ended without an event
    await sync(decision.besides);
    decision = await sync(subscriptionId);
  }
  if (decision?.kind === 'refuse') {
    deps.log.warn({ subscriptionId }, 'a second subscription or trial of one person is refunded and ended');
    await callProvider(deps, payments.refundAndEnd(subscriptionId));
    decision = await sync(subscriptionId);
  } else if (decision?.kind === 'write' && decision.isRefunded) {
    await callProvider(deps, payments.cancelNow(subscriptionId));
    decision = await sync(subscriptionId);
  }
  return decision === null || decision.kind === 'ignore' ? 'unknown' : 'synced';
}

async function syncOnce(
  deps: Deps,
  payments: PaymentsPort,
  subscriptionId: string,
  options: SyncOptions,
): Promise<Decision | null> {
  const sequence = await queries.nextSyncSequence(deps.db);
  const state = await callProvider(deps, payments.subscriptionState(subscriptionId));
  if (state === null) return null;
  const answer = { provider: payments.kind, sequence, state };
  return inTransaction(deps, async (tx, inTx) => {
    const stored = await lockStored(tx, answer);
    const decision = decide(stored, answer, deps.now());
    if (decision.kind === 'ignore' && decision.why !== 'not_started') {
      deps.log.warn({ subscriptionId, why: decision.why }, 'a subscription that is not one of our players');
    }
    if (decision.kind === 'write' && stored.subscription !== null) {
      await write(inTx, stored.subscription, decision, { answer, ...options });
    }
    return decision;
  });
}

async function lockStored(tx: Database, { provider, state }: Answer): Promise<Stored> {
  const { userId, customerId } = state;
  const subscription = userId === null ? null : await queries.lockSubscription(tx, userId);
  if (subscription === null) {
    return { subscription, isCustomerOfAnother: false, hadOtherTrial: false, knownEntries: new Set() };
  }
  const known = await knownEntries(tx, subscription.userId);
  return {
    subscription,
    isCustomerOfAnother: await queries.isCustomerOfAnother(tx, subscription.userId, { provider, customerId }),
    hadOtherTrial: state.trialEndsAt !== null && (await hadOtherTrial(tx, subscription.email, state.id)),
    knownEntries: new Set(known.map(({ kind, reference }) => entryKey(kind, reference))),
  };
}

async function write(
  deps: Deps,
  { userId, email }: { userId: string; email: string },
  { columns, entries, startsTrial, completesCheckout }: Extract<Decision, { kind: 'write' }>,
  { answer: { state }, notify = true }: SyncOptions & { answer: Answer },
): Promise<void> {
  const now = deps.now();
  if (columns !== null) await queries.saveSubscription(deps.db, userId, columns, now);
  const added = entries.map((entry) => ({ ...entry, id: deps.newId(), userId }));
  await addHistory(deps.db, added);
  if (startsTrial) await insertTrial(deps.db, email, { reference: state.id, at: state.startedAt });
  const checkout = completesCheckout ? await findOpenCheckout(deps.db, userId) : null;
  if (checkout) await endCheckout(deps.db, checkout, 'completed', now);
  for (const { id, isMailed } of added) {
    if (notify && isMailed) await queueMail(deps, deps.db, changeOrder(email, id));
  }
}
