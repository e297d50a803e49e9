import { describe, expect, it } from 'vitest';
import type { StoredSubscription } from '#features/billing/rules.ts';
import { type Decision, decide, type Stored } from '#features/billing/sync.rules.ts';
import type { ProviderSubscription } from '#ports/payments.ts';

const now = new Date('2026-12-01T10:00:00Z');
const start = new Date('2026-11-20T10:00:00Z');
const end = new Date('2026-12-20T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const free: StoredSubscription = {
  userId: 'user-1',
  email: 'ana@ejemplo.es',
  plan: 'free',
  status: 'inactive',
  expiresAt: null,
  provider: null,
  customerId: null,
  subscriptionId: null,
  cancelAtPeriodEnd: false,
  trialEndsAt: null,
  contractStartedAt: null,
  syncSequence: 0,
  upgradeAskedAt: null,
  withdrawalAskedAt: null,
};
const premium: StoredSubscription = {
  ...free,
  plan: 'premium',
  status: 'active',
  expiresAt: end,
  provider: 'stripe',
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  contractStartedAt: start,
  syncSequence: 5,
};

const paid = { reference: 'in_1', kind: 'paid', amountCents: 999, at: start } as const;
const running: ProviderSubscription = {
  id: 'sub_1',
  customerId: 'cus_1',
  userId: 'user-1',
  plan: 'premium',
  phase: 'running',
  paidUntil: end,
  cancelAtPeriodEnd: false,
  trialEndsAt: null,
  startedAt: start,
  isRefunded: false,
  payments: [paid],
};
const known = ['started sub_1', 'paid in_1'];

type Setup = {
  row?: StoredSubscription | null;
  stored?: Partial<Stored>;
  known?: string[];
  state?: Partial<ProviderSubscription>;
  sequence?: number;
};

function decided({ row = free, stored = {}, known: keys = [], state = {}, sequence = 9 }: Setup): Decision {
  const before: Stored = {
    subscription: row,
    isCustomerOfAnother: false,
    hadOtherTrial: false,
    knownEntries: new Set(keys),
  };
  return decide({ ...before, ...stored }, { provider: 'stripe', sequence, state: { ...running, ...state } }, now);
}

function inShort(decision: Decision) {
  if (decision.kind === 'ignore') return `ignore ${decision.why}`;
  if (decision.kind === 'refuse') return `refuse besides ${decision.besides}`;
  if (decision.kind === 'outdated') return 'outdated';
  const { columns, entries } = decision;
  const row = columns === null ? 'row stays' : `${columns.plan} ${columns.status}`;
  return [row, ...entries.map(({ kind, isMailed }) => (isMailed ? `${kind}*` : kind))].join(', ');
}

const failed = { reference: 'in_2', kind: 'payment_failed', amountCents: 999, at: now } as const;
const renewed = { ...paid, reference: 'in_2', at: now };
const refunded = { reference: 're_1', kind: 'refunded', amountCents: 999, at: now } as const;
const trial = { trialEndsAt: end, payments: [] };
const onPro = { plan: 'pro' } as const;
const other = { ...premium, subscriptionId: 'sub_2' };

describe('decide', () => {
  it.each<[string, Setup, string]>([
    ['ignores a subscription without a player', { state: { userId: null } }, 'ignore foreign'],
    ['ignores a price that is not sold here', { state: { plan: null } }, 'ignore foreign'],
    ['ignores a first payment that is not through', { state: { phase: 'pending' } }, 'ignore not_started'],
    ['ignores a deleted account', { row: null }, 'ignore no_account'],
    ['ignores a customer of another player', { stored: { isCustomerOfAnother: true } }, 'ignore foreign_customer'],
    ['keeps the answer of a later call', { row: premium, sequence: 4 }, 'outdated'],
    ['refuses a second running subscription', { row: other }, 'refuse besides sub_2'],
    ['refuses a second trial of one person', { state: trial, stored: { hadOtherTrial: true } }, 'refuse besides null'],
    [
      'accepts the end of a refused trial',
      { state: { ...trial, phase: 'ended' }, stored: { hadOtherTrial: true } },
      'free canceled, trial_started, ended*',
    ],

    [
      'starts a subscription that was paid now, with one mail',
      { state: { startedAt: now, payments: [renewed] } },
      'premium active, started*, paid',
    ],
    ['writes old news without a mail', {}, 'premium active, started, paid'],
    ['starts a trial', { state: { ...trial, startedAt: now } }, 'premium active, trial_started*'],
    ['changes nothing the second time', { row: premium, known }, 'premium active'],
    ['lists a payment once', { row: premium, known, state: { payments: [renewed, renewed] } }, 'premium active, paid*'],
    ['starts over a plan given by hand', { row: { ...free, ...onPro, status: 'active' }, known }, 'premium active'],
    [
      'replaces a subscription that has ended',
      {
        row: { ...other, plan: 'free', status: 'canceled', contractStartedAt: daysAgo(90) },
        state: { startedAt: now },
      },
      'premium active, started*, paid',
    ],

    [
      'marks a failed renewal',
      { row: premium, known, state: { phase: 'unpaid', payments: [paid, failed] } },
      'premium past_due, payment_failed*',
    ],
    [
      'mails only the payment when a failed one came through meanwhile',
      { row: premium, known, state: { payments: [paid, failed, renewed] } },
      'premium active, payment_failed, paid*',
    ],
    [
      'upgrades, with one mail for plan and payment',
      { row: premium, known, state: { ...onPro, payments: [paid, renewed] } },
      'pro active, paid, upgraded*',
    ],
    ['downgrades', { row: { ...premium, ...onPro }, known }, 'premium active, downgraded*'],
    [
      'notes a cancellation',
      { row: premium, known, state: { cancelAtPeriodEnd: true } },
      'premium active, cancel_requested*',
    ],
    ['notes that it goes on', { row: { ...premium, cancelAtPeriodEnd: true }, known }, 'premium active, resumed*'],
    ['notes a refund', { row: premium, known, state: { payments: [paid, refunded] } }, 'premium active, refunded*'],

    ['ends a subscription', { row: premium, known, state: { phase: 'ended' } }, 'free canceled, ended*'],
    [
      'ends it once',
      {
        row: { ...premium, plan: 'free', status: 'canceled' },
        known: [...known, 'ended sub_1'],
        state: { phase: 'ended' },
      },
      'free canceled',
    ],
    [
      'mails a withdrawal without its refund',
      { row: { ...premium, withdrawalAskedAt: now }, known, state: { phase: 'ended', payments: [paid, refunded] } },
      'free canceled, refunded, withdrawn*',
    ],
    [
      'mails only the end of one that started and ended since the last answer',
      { state: { phase: 'ended', startedAt: now } },
      'free canceled, started, paid, ended*',
    ],
    [
      'leaves the row when another subscription ends, and mails its refund',
      { row: other, state: { phase: 'ended', startedAt: now, payments: [renewed, refunded] } },
      'row stays, started, paid, refunded*, ended',
    ],
    [
      'leaves the row when an older subscription has ended',
      { row: { ...other, plan: 'free', status: 'canceled', contractStartedAt: now }, state: { phase: 'ended' } },
      'row stays, started, paid, ended',
    ],
  ])('%s', (_what, setup, expected) => {
    expect(inShort(decided(setup))).toBe(expected);
  });

  it('writes what the provider says, with the number of the call', () => {
    expect(decided({ state: { trialEndsAt: end, cancelAtPeriodEnd: true } })).toMatchObject({
      columns: {
        provider: 'stripe',
        subscriptionId: 'sub_1',
        customerId: 'cus_1',
        plan: 'premium',
        status: 'active',
        expiresAt: end,
        cancelAtPeriodEnd: true,
        trialEndsAt: end,
        contractStartedAt: start,
        syncSequence: 9,
      },
    });
  });

  it.each<[string, Setup, Partial<Extract<Decision, { kind: 'write' }>>]>([
    ['a new subscription completes the checkout', {}, { completesCheckout: true, startsTrial: false }],
    ['the stored one does not', { row: premium, known }, { completesCheckout: false }],
    ['a trial is stored', { state: trial }, { startsTrial: true }],
    ['not a second time', { row: premium, state: trial, stored: { hadOtherTrial: true } }, { startsTrial: false }],
    ['a refunded period is to be ended', { row: premium, known, state: { isRefunded: true } }, { isRefunded: true }],
    [
      'unless it has ended',
      { row: premium, known, state: { isRefunded: true, phase: 'ended' } },
      { isRefunded: false },
    ],
  ])('%s', (_what, setup, expected) => {
    expect(decided(setup)).toMatchObject(expected);
  });

  it.each<[string, Setup, object]>([
    ['an upgrade', { row: premium, known, state: onPro }, { upgradeAskedAt: null }],
    [
      'a withdrawal',
      { row: { ...premium, withdrawalAskedAt: now }, known, state: { phase: 'ended' } },
      { withdrawalAskedAt: null },
    ],
    ['a new start', {}, { withdrawalAskedAt: null }],
  ])('%s clears what was asked', (_what, setup, expected) => {
    expect(decided(setup)).toMatchObject({ columns: expected });
  });

  it('leaves a pending request while nothing has happened', () => {
    const decision = decided({ row: { ...premium, upgradeAskedAt: now, withdrawalAskedAt: now }, known });
    expect(decision).not.toHaveProperty('columns.upgradeAskedAt');
    expect(decision).not.toHaveProperty('columns.withdrawalAskedAt');
  });
});
