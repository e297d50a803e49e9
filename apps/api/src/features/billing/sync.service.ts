import { isMoreThan, trialDays } from '@bandeja/domain/billing/rules';
import { endCheckout, openCheckoutOf } from '#features/billing/checkout.queries.ts';
import { type Change, noteHistory } from '#features/billing/history.queries.ts';
import { changeOrder } from '#features/billing/mails.ts';
import { callProvider, isRunning } from '#features/billing/provider.service.ts';
import * as queries from '#features/billing/queries.ts';
import { hasHadTrial, noteTrial } from '#features/billing/trial.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import { queueMail } from '#kit/mail/outbox.ts';
import type { PaymentsPort, ProviderSubscription } from '#ports/payments.ts';

/** Payments that long ago are history, not news. */
const newsDays = 3;
const dayMs = 86_400_000;

type Kind = Change['kind'];
type Settled =
  | { kind: 'written' | 'unknown' | 'given_back' }
  /** A second subscription of one player (`besides` the one that is stored), or a second trial of one person. */
  | { kind: 'refused'; besides: string | null };

/**
 * Asks the provider how a subscription stands now and writes that, whatever brought the question up: an event, a
 * confirmation, a click. So events may come in any order and any number of times. Of answers that overtake each other
 * the one that was asked for last stays: whatever happened later comes with a question of its own.
 * @returns `unknown` when it is none of ours, or has not begun
 * @throws AppError payments.provider_failed
 */
export async function syncSubscription(
  deps: Deps,
  payments: PaymentsPort,
  subscriptionId: string,
  { tells = true }: { tells?: boolean } = {},
): Promise<'written' | 'unknown'> {
  const ask = async (id: string): Promise<Settled> => {
    const question = await queries.nextSyncSequence(deps.db);
    const state = await callProvider(deps, payments.subscriptionState(id));
    if (state === null) return { kind: 'unknown' };
    return inTransaction(deps.db, (tx) =>
      write({ ...deps, db: tx }, { provider: payments.kind, question, tells }, state),
    );
  };
  let settled = await ask(subscriptionId);
  if (settled.kind === 'refused' && settled.besides !== null) {
    // the one we hold may have ended without a word
    await ask(settled.besides);
    settled = await ask(subscriptionId);
  }
  if (settled.kind === 'refused') {
    deps.log.warn({ subscriptionId }, 'a second subscription or trial of one person is ended and given back');
    await callProvider(deps, payments.refundAndEnd(subscriptionId));
    settled = await ask(subscriptionId);
  } else if (settled.kind === 'given_back') {
    await callProvider(deps, payments.cancelNow(subscriptionId));
    settled = await ask(subscriptionId);
  }
  return settled.kind === 'unknown' ? 'unknown' : 'written';
}

type Asked = { provider: string; question: number; tells: boolean };

async function write(deps: Deps, asked: Asked, state: ProviderSubscription): Promise<Settled> {
  const { userId, plan, phase } = state;
  if (userId === null || plan === null) {
    deps.log.warn({ subscriptionId: state.id }, 'a subscription that is none of ours');
    return { kind: 'unknown' };
  }
  // its first payment is not through: nothing has begun
  if (phase === 'pending') return { kind: 'unknown' };
  const stored = await queries.lockSubscription(deps.db, userId);
  if (stored === null) {
    deps.log.warn({ subscriptionId: state.id }, 'a subscription of an account that is gone');
    return { kind: 'unknown' };
  }
  if (await queries.isCustomerOfAnother(deps.db, userId, { ...asked, customerId: state.customerId })) {
    deps.log.warn({ subscriptionId: state.id }, 'a subscription that names another player than its customer');
    return { kind: 'unknown' };
  }
  const isHeld = stored.provider === asked.provider && stored.subscriptionId === state.id;
  if (isHeld && stored.question > asked.question) return { kind: 'written' };
  if (!isHeld && phase !== 'ended' && isRunning(stored)) return { kind: 'refused', besides: stored.subscriptionId };
  const isOlder = stored.contractStartedAt !== null && stored.contractStartedAt > state.startedAt;
  const isOver = phase === 'ended' && !isHeld && (stored.plan !== 'free' || isOlder);
  if (state.trialEndsAt !== null) {
    const isFirst = await noteTrial(deps.db, stored.email, { reference: state.id, at: state.startedAt });
    if (!isFirst && !isHeld && phase !== 'ended') return { kind: 'refused', besides: null };
  }
  const noted = await noteChanges(deps, { ...state, userId, plan }, isHeld ? stored : null, asked);
  if (isOver) {
    // of one that was ended because there is another, only the money is news
    const refunds = noted.filter(({ kind }) => kind === 'refunded');
    if (asked.tells) await tell(deps, stored, refunds);
    return { kind: 'written' };
  }
  await queries.saveSubscription(
    deps.db,
    userId,
    { ...columnsOf({ ...state, plan }), ...marksOf(asked, noted) },
    deps.now(),
  );
  if (!isHeld) await completeCheckout(deps, userId);
  if (asked.tells) await tell(deps, stored, noted);
  return { kind: phase !== 'ended' && state.isGivenBack ? 'given_back' : 'written' };
}

type Known = ProviderSubscription & { userId: string; plan: NonNullable<ProviderSubscription['plan']> };

function columnsOf(state: Pick<Known, 'plan'> & ProviderSubscription): queries.SubscriptionColumns {
  const { id, customerId, startedAt } = state;
  const own = { subscriptionId: id, customerId, contractStartedAt: startedAt };
  if (state.phase === 'ended') {
    return { ...own, plan: 'free', status: 'canceled', expiresAt: null, cancelAtPeriodEnd: false, trialEndsAt: null };
  }
  return {
    ...own,
    plan: state.plan,
    status: state.phase === 'running' ? 'active' : 'past_due',
    expiresAt: state.paidUntil,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    trialEndsAt: state.trialEndsAt,
  };
}

function marksOf({ provider, question }: Asked, noted: Change[]): queries.SubscriptionColumns {
  const has = (kind: Kind) => noted.some((change) => change.kind === kind);
  return {
    provider,
    question,
    ...(has('upgraded') ? { upgradeAskedAt: null } : {}),
    ...(has('withdrawn') || has('started') || has('trial_started') ? { withdrawalAskedAt: null } : {}),
  };
}

/** Notes what differs from what is stored, each thing once; answers what was new. */
async function noteChanges(
  deps: Deps,
  state: Known,
  stored: queries.StoredSubscription | null,
  { provider }: Asked,
): Promise<Change[]> {
  const now = deps.now();
  const { userId, id, startedAt } = state;
  const { plan, status, expiresAt } = { ...columnsOf(state), plan: state.plan };
  const noted: Change[] = [];
  const note = async (kind: Kind, at: Date, details: { reference?: string; amountCents?: number } = {}) => {
    const standing = { plan, status: status ?? 'inactive', expiresAt: expiresAt ?? null };
    const change: Change = { id: deps.newId(), userId, kind, ...standing, provider, at, ...details };
    if (await noteHistory(deps.db, change)) noted.push(change);
  };
  await note(state.trialEndsAt === null ? 'started' : 'trial_started', startedAt, { reference: id });
  for (const { kind, reference, amountCents, at } of state.payments) await note(kind, at, { reference, amountCents });
  const wasRunning = stored !== null && isRunning(stored);
  if (wasRunning && stored.plan !== plan) await note(isMoreThan(plan, stored.plan) ? 'upgraded' : 'downgraded', now);
  const willEnd = wasRunning && stored.cancelAtPeriodEnd;
  if (state.phase === 'ended') {
    if (stored === null || wasRunning) {
      await note(stored?.withdrawalAskedAt ? 'withdrawn' : 'ended', now, { reference: id });
    }
  } else if (state.cancelAtPeriodEnd !== willEnd) {
    await note(state.cancelAtPeriodEnd ? 'cancel_requested' : 'resumed', now);
  }
  return noted;
}

async function completeCheckout(deps: Deps, userId: string): Promise<void> {
  const open = await openCheckoutOf(deps.db, userId);
  if (open) await endCheckout(deps.db, open, 'completed', deps.now());
}

/** One mail for what belongs together: the first payment is told with the start, the refund with the withdrawal. */
async function tell(
  deps: Deps,
  { email, withdrawalAskedAt }: Pick<queries.StoredSubscription, 'email' | 'withdrawalAskedAt'>,
  noted: Change[],
): Promise<void> {
  const since = deps.now().getTime() - newsDays * dayMs;
  const has = (...kinds: Kind[]) => noted.some(({ kind }) => kinds.includes(kind));
  for (const { id, kind, at, reference } of noted) {
    const isPaidSince = noted.some((other) => other.kind === 'paid' && other.reference === reference);
    const isOldNews =
      at.getTime() < since ||
      (kind === 'paid' && has('started', 'upgraded')) ||
      (kind === 'payment_failed' && isPaidSince) ||
      (kind === 'refunded' && withdrawalAskedAt !== null) ||
      // it came and went before we heard of it
      ((kind === 'started' || kind === 'trial_started') && has('ended'));
    if (!isOldNews) await queueMail(deps, deps.db, changeOrder(email, id));
  }
}

/** The free days a checkout would begin with now: none for whoever had them (docs/product.md#trial). */
export async function freeDays(db: Database, email: string): Promise<number> {
  return (await hasHadTrial(db, email)) ? 0 : trialDays;
}
