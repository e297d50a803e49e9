import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { planIds } from '@bandeja/domain/billing/vocabulary';
import { describe, expect, test } from 'vitest';
import { offerOf, statusWord } from '#features/billing/standing.ts';

const now = new Date('2025-11-20T12:00:00Z');

function details(overrides: Partial<SubscriptionDetails> = {}): SubscriptionDetails {
  return {
    plan: 'free',
    status: 'inactive',
    features: [],
    expiresAt: null,
    hasContract: false,
    renews: false,
    cancelAtPeriodEnd: false,
    trialEndsAt: null,
    trialAvailable: false,
    withdrawalUntil: null,
    payments: 'stripe',
    hasPortal: false,
    history: [],
    ...overrides,
  };
}
const premium = { plan: 'premium', status: 'active' } as const;
const contract = { hasContract: true, renews: true };
const yesterday = '2025-11-19T12:00:00.000Z';
const kinds = (of: SubscriptionDetails | null) =>
  planIds.map((plan) => {
    const offer = offerOf(plan, of, now);
    return offer.kind === 'buy' ? offer.terms : offer.kind;
  });

describe('what the three cards say', () => {
  test.each<[string, SubscriptionDetails | null, string[]]>([
    ['a visitor', null, ['included', 'trial', 'trial']],
    ['free, never tried', details({ trialAvailable: true }), ['current', 'trial', 'trial']],
    ['free, has tried', details(), ['current', 'plain', 'plain']],
    ['premium', details({ ...premium, ...contract }), ['included', 'current', 'upgrade']],
    ['premium by hand: a subscription begins', details(premium), ['included', 'current', 'plain']],
    ['pro', details({ plan: 'pro', status: 'active', ...contract }), ['included', 'unavailable', 'current']],
    ['a failed renewal', details({ ...premium, status: 'past_due' }), ['included', 'current', 'unavailable']],
    ['no payments are taken', details({ payments: null }), ['current', 'closed', 'closed']],
    ['over for a day, given by hand', details({ ...premium, expiresAt: yesterday }), ['current', 'plain', 'plain']],
    [
      'a renewal is awaited',
      details({ ...premium, ...contract, expiresAt: yesterday }),
      ['included', 'current', 'upgrade'],
    ],
  ])('%s', (_who, of, expected) => {
    expect(kinds(of)).toEqual(expected);
  });

  test('a visitor of a server that sells none', () => {
    expect(planIds.map((plan) => offerOf(plan, null, now, false).kind)).toEqual(['included', 'closed', 'closed']);
  });
});

test('only a plan that renews waits for its renewal', () => {
  expect(statusWord(details({ ...premium, ...contract, expiresAt: yesterday }), now)).toBe('renewing');
  expect(statusWord(details({ ...premium, expiresAt: yesterday }), now)).toBe('ended');
});
