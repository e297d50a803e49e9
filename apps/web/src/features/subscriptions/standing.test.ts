import type { SubscriptionDetails, SubscriptionHistoryEntry } from '@bandeja/domain/subscriptions/contract';
import { planIds } from '@bandeja/domain/subscriptions/vocabulary';
import { describe, expect, test } from 'vitest';
import { isContracted, offerOf } from '#features/subscriptions/standing.ts';

const now = new Date('2025-11-20T12:00:00Z');
const entry = (kind: SubscriptionHistoryEntry['kind'], createdAt: string): SubscriptionHistoryEntry => ({
  ...{ _id: createdAt, kind, createdAt, plan: 'premium', status: 'active' },
  ...{ expiresAt: null, amountCents: null, reason: null },
});

function details(own: Partial<SubscriptionDetails> = {}): SubscriptionDetails {
  return {
    ...{ plan: 'free', status: 'inactive', features: [], expiresAt: null, cancelAtPeriodEnd: false },
    ...{ trialEndsAt: null, trialAvailable: false, withdrawalUntil: null, payments: 'stripe', hasPortal: false },
    history: [],
    ...own,
  };
}
const premium = { plan: 'premium', status: 'active' } as const;
const started = entry('started', '2025-11-01T10:00:00.000Z');
const granted = entry('granted', '2025-11-02T10:00:00.000Z');
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
    ['premium', details({ ...premium, history: [started] }), ['included', 'current', 'upgrade']],
    [
      'premium by hand: a subscription begins',
      details({ ...premium, history: [granted] }),
      ['included', 'current', 'plain'],
    ],
    ['pro', details({ plan: 'pro', status: 'active', history: [started] }), ['included', 'unavailable', 'current']],
    ['a failed renewal', details({ ...premium, status: 'past_due' }), ['included', 'current', 'unavailable']],
    ['nobody takes payments', details({ payments: null }), ['current', 'closed', 'closed']],
    ['over for a week', details({ ...premium, expiresAt: '2025-11-13T12:00:00.000Z' }), ['current', 'plain', 'plain']],
  ])('%s', (_who, of, expected) => {
    expect(kinds(of)).toEqual(expected);
  });
});

test('a contract runs when the newest change is one of the provider’s', () => {
  expect(isContracted(details({ ...premium, history: [granted, started] }), now)).toBe(false);
  expect(isContracted(details({ ...premium, history: [started] }), now)).toBe(true);
  expect(isContracted(details(premium), now)).toBe(false);
  expect(isContracted(details({ history: [started] }), now)).toBe(false);
});
