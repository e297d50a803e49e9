import { describe, expect, it } from 'vitest';
import {
  effectivePlan,
  hasAiAccess,
  hasFeature,
  isActive,
  isFree,
  isPremium,
  isPro,
  planFeatures,
  planLimits,
  usageMonth,
} from '#subscriptions/rules.ts';
import type { Subscription } from '#subscriptions/vocabulary.ts';

const now = new Date('2026-11-20T12:00:00Z');

function subscription(changes: Partial<Subscription>): Subscription {
  return { plan: 'free', status: 'active', features: [], expiresAt: null, ...changes };
}

describe('the helpers of section 4', () => {
  it('tell the plans apart: premium means premium or pro, free means no subscription or plan free', () => {
    expect(
      [null, 'free', 'premium', 'pro'].map((plan) => {
        const each = plan === null ? null : subscription({ plan: plan as Subscription['plan'] });
        return [isPremium(each), isPro(each), isFree(each)];
      }),
    ).toEqual([
      [false, false, true],
      [false, false, true],
      [true, false, false],
      [true, true, false],
    ]);
  });

  it('gives AI access to an active premium or pro only', () => {
    expect(hasAiAccess(subscription({ plan: 'premium' }), now)).toBe(true);
    expect(hasAiAccess(subscription({ plan: 'pro', status: 'past_due' }), now)).toBe(false);
    expect(hasAiAccess(subscription({ plan: 'free' }), now)).toBe(false);
    expect(hasAiAccess(null, now)).toBe(false);
  });

  it('keeps a plan for 72 hours past its end, not longer', () => {
    const ending = (expiresAt: string) => subscription({ plan: 'pro', expiresAt });
    expect(isActive(ending('2026-11-17T12:00:01.000Z'), now)).toBe(true);
    expect(isActive(ending('2026-11-17T12:00:00.000Z'), now)).toBe(false);
    expect(effectivePlan(ending('2026-11-17T12:00:00.000Z'), now)).toBe('free');
    expect(effectivePlan(ending('2027-01-01T00:00:00.000Z'), now)).toBe('pro');
  });

  it('checks a named feature', () => {
    expect(hasFeature(subscription({ features: ['ai_generation'] }), 'ai_generation')).toBe(true);
    expect(hasFeature(subscription({}), 'ai_generation')).toBe(false);
    expect(hasFeature(null, 'basic_tracking')).toBe(false);
  });
});

describe('the plans', () => {
  it('have the limits of section 6', () => {
    expect(planLimits).toEqual({
      free: { sessions: 10, routines: 3 },
      premium: { sessions: 100, routines: 20 },
      pro: { sessions: null, routines: null },
    });
  });

  it('each give everything the smaller one gives', () => {
    expect(planFeatures.premium).toEqual(expect.arrayContaining([...planFeatures.free]));
    expect(planFeatures.pro).toEqual(expect.arrayContaining([...planFeatures.premium]));
    expect(planFeatures.free).not.toContain('ai_generation');
  });
});

describe('usageMonth', () => {
  it('is the calendar month in Madrid', () => {
    expect(usageMonth(new Date('2026-10-31T22:59:00Z'))).toBe('2026-10-01');
    expect(usageMonth(new Date('2026-10-31T23:00:00Z'))).toBe('2026-11-01');
    expect(usageMonth(new Date('2026-07-31T22:00:00Z'))).toBe('2026-08-01');
  });
});
