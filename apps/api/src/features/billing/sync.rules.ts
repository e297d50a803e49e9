import { isMoreThan } from '@bandeja/domain/billing/rules';
import type { HistoryEntry } from '#features/billing/history.queries.ts';
import { isRunning, type StoredSubscription, type SubscriptionColumns } from '#features/billing/rules.ts';
import type { PaidPlan, ProviderSubscription } from '#ports/payments.ts';

/** A payment older than this is written to the history without a mail. */
const mailedDays = 3;

type Kind = HistoryEntry['kind'];

export type Stored = {
  subscription: StoredSubscription | null;
  isCustomerOfAnother: boolean;
  hadOtherTrial: boolean;
  /** The history's entries that happen once, as {@link entryKey}. */
  knownEntries: ReadonlySet<string>;
};

/** The provider's answer. `sequence` was drawn before the call: a later call has a higher number. */
export type Answer = { provider: string; sequence: number; state: ProviderSubscription };

export type NewEntry = Omit<HistoryEntry, 'id' | 'userId' | 'reason' | 'actorId'> & { isMailed: boolean };

export type Decision =
  | { kind: 'ignore'; why: 'foreign' | 'not_started' | 'no_account' | 'foreign_customer' }
  | { kind: 'outdated' }
  /** The player has a subscription (`besides`), or the person has had a trial: this one is refunded and ended. */
  | { kind: 'refuse'; besides: string | null }
  | {
      kind: 'write';
      /** Null: the row stays, because it holds another subscription. */
      columns: SubscriptionColumns | null;
      entries: NewEntry[];
      startsTrial: boolean;
      completesCheckout: boolean;
      /** All that was paid for the current period was refunded: the subscription is ended at the provider. */
      isRefunded: boolean;
    };

export function entryKey(kind: string, reference: string): string {
  return `${kind} ${reference}`;
}

/** Repeating an answer changes nothing, so events may come in any order and any number of times. */
export function decide(stored: Stored, answer: Answer, now: Date): Decision {
  const { state, provider, sequence } = answer;
  const { plan, phase } = state;
  if (state.userId === null || plan === null) return { kind: 'ignore', why: 'foreign' };
  if (phase === 'pending') return { kind: 'ignore', why: 'not_started' };
  const row = stored.subscription;
  if (row === null) return { kind: 'ignore', why: 'no_account' };
  if (stored.isCustomerOfAnother) return { kind: 'ignore', why: 'foreign_customer' };

  const isStored = row.provider === provider && row.subscriptionId === state.id;
  if (isStored && row.syncSequence > sequence) return { kind: 'outdated' };
  if (!isStored && phase !== 'ended') {
    if (isRunning(row)) return { kind: 'refuse', besides: row.subscriptionId };
    if (state.trialEndsAt !== null && stored.hadOtherTrial) return { kind: 'refuse', besides: null };
  }

  const known = { ...state, plan };
  const entries = newEntries(known, { row: isStored ? row : null, knownEntries: stored.knownEntries, provider, now });
  const startsTrial = state.trialEndsAt !== null && !stored.hadOtherTrial;
  const isOlder = row.contractStartedAt !== null && row.contractStartedAt > state.startedAt;
  if (phase === 'ended' && !isStored && (row.plan !== 'free' || isOlder)) {
    // the player has another subscription: of this one only the money is mailed
    const refunds = entries.filter(({ kind }) => kind === 'refunded');
    const mailed = new Set(mailedOf(refunds, row, now));
    return {
      kind: 'write',
      columns: null,
      startsTrial,
      completesCheckout: false,
      isRefunded: false,
      entries: entries.map((entry) => ({ ...entry, isMailed: mailed.has(entry) })),
    };
  }
  const mailed = new Set(mailedOf(entries, row, now));
  return {
    kind: 'write',
    columns: { ...columnsOf(known), ...marksOf(entries), provider, syncSequence: sequence },
    entries: entries.map((entry) => ({ ...entry, isMailed: mailed.has(entry) })),
    startsTrial,
    completesCheckout: !isStored,
    isRefunded: phase !== 'ended' && state.isRefunded,
  };
}

type Known = ProviderSubscription & { plan: PaidPlan };
type Entry = Omit<NewEntry, 'isMailed'>;

function columnsOf(state: Known): SubscriptionColumns & Pick<HistoryEntry, 'status' | 'expiresAt'> {
  const { id, customerId, startedAt } = state;
  const known = { subscriptionId: id, customerId, contractStartedAt: startedAt };
  if (state.phase === 'ended') {
    return { ...known, plan: 'free', status: 'canceled', expiresAt: null, cancelAtPeriodEnd: false, trialEndsAt: null };
  }
  return {
    ...known,
    plan: state.plan,
    status: state.phase === 'running' ? 'active' : 'past_due',
    expiresAt: state.paidUntil,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    trialEndsAt: state.trialEndsAt,
  };
}

function marksOf(entries: Entry[]): SubscriptionColumns {
  const has = (...kinds: Kind[]) => entries.some(({ kind }) => kinds.includes(kind));
  return {
    ...(has('upgraded') ? { upgradeAskedAt: null } : {}),
    ...(has('withdrawn', 'started', 'trial_started') ? { withdrawalAskedAt: null } : {}),
  };
}

type Before = { row: StoredSubscription | null; knownEntries: ReadonlySet<string>; provider: string; now: Date };

function newEntries(state: Known, { row, knownEntries, provider, now }: Before): Entry[] {
  const { plan, id } = state;
  const { status, expiresAt } = columnsOf(state);
  const keys = new Set(knownEntries);
  const entries: Entry[] = [];
  const add = (kind: Kind, at: Date, { reference = null, amountCents = null }: Partial<Entry> = {}) => {
    if (reference !== null) {
      if (keys.has(entryKey(kind, reference))) return;
      keys.add(entryKey(kind, reference));
    }
    entries.push({ kind, plan, status, expiresAt, provider, at, reference, amountCents });
  };
  add(state.trialEndsAt === null ? 'started' : 'trial_started', state.startedAt, { reference: id });
  for (const { kind, reference, amountCents, at } of state.payments) add(kind, at, { reference, amountCents });
  const wasRunning = row !== null && isRunning(row);
  if (wasRunning && row.plan !== plan) add(isMoreThan(plan, row.plan) ? 'upgraded' : 'downgraded', now);
  if (state.phase === 'ended') {
    if (row === null || wasRunning) add(row?.withdrawalAskedAt ? 'withdrawn' : 'ended', now, { reference: id });
  } else if (state.cancelAtPeriodEnd !== (wasRunning && row.cancelAtPeriodEnd)) {
    add(state.cancelAtPeriodEnd ? 'cancel_requested' : 'resumed', now);
  }
  return entries;
}

/** One mail for what belongs together: the start covers the first payment, the withdrawal its refund. */
function mailedOf(entries: Entry[], { withdrawalAskedAt }: StoredSubscription, now: Date): Entry[] {
  const since = now.getTime() - mailedDays * 86_400_000;
  const has = (...kinds: Kind[]) => entries.some(({ kind }) => kinds.includes(kind));
  return entries.filter(({ kind, at, reference }) => {
    if (at.getTime() < since) return false;
    switch (kind) {
      case 'paid':
        return !has('started', 'upgraded');
      case 'payment_failed':
        return !entries.some((other) => other.kind === 'paid' && other.reference === reference);
      case 'refunded':
        return withdrawalAskedAt === null;
      case 'started':
      case 'trial_started':
        // it may have started and ended since the last answer
        return !has('ended');
      default:
        return true;
    }
  });
}
