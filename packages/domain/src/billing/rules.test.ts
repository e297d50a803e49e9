import { describe, expect, it } from 'vitest';
import {
  currentSubscription,
  effectivePlan,
  hasAiAccess,
  hasFeature,
  isActive,
  isFree,
  onePerson,
  planFeatures,
  withdrawalEnd,
} from '#billing/rules.ts';
import type { Subscription } from '#billing/schemas.ts';

const now = new Date('2026-11-20T12:00:00Z');

function subscription(changes: Partial<Subscription>): Subscription {
  return { plan: 'free', status: 'active', features: [], expiresAt: null, renews: false, ...changes };
}

describe('what a subscription allows', () => {
  it('counts no subscription and plan free as free', () => {
    expect(
      [null, 'free', 'premium', 'pro'].map((plan) => {
        const each = plan === null ? null : subscription({ plan: plan as Subscription['plan'] });
        return isFree(each);
      }),
    ).toEqual([true, true, false, false]);
  });

  it('gives AI access to an active premium or pro only', () => {
    expect(hasAiAccess(subscription({ plan: 'premium' }), now)).toBe(true);
    expect(hasAiAccess(subscription({ plan: 'pro', status: 'past_due' }), now)).toBe(false);
    expect(hasAiAccess(subscription({ plan: 'free' }), now)).toBe(false);
    expect(hasAiAccess(null, now)).toBe(false);
  });

  it('keeps a plan that renews for 72 hours past its end, not longer', () => {
    const ending = (expiresAt: string) => subscription({ plan: 'pro', expiresAt, renews: true });
    expect(isActive(ending('2026-11-17T12:00:01.000Z'), now)).toBe(true);
    expect(isActive(ending('2026-11-17T12:00:00.000Z'), now)).toBe(false);
    expect(effectivePlan(ending('2026-11-17T12:00:00.000Z'), now)).toBe('free');
    expect(effectivePlan(ending('2027-01-01T00:00:00.000Z'), now)).toBe('pro');
  });

  it('keeps a plan while its renewal is tried again, as long as the grace', () => {
    const unpaid = (expiresAt: string | null) =>
      subscription({ plan: 'premium', status: 'past_due', expiresAt, renews: true });
    expect(hasAiAccess(unpaid('2026-11-17T12:00:01.000Z'), now)).toBe(true);
    expect(hasAiAccess(unpaid('2026-11-17T12:00:00.000Z'), now)).toBe(false);
  });

  it('ends a plan that an admin gave, or that was cancelled, at its end', () => {
    const ending = (expiresAt: string) => subscription({ plan: 'pro', expiresAt });
    expect(isActive(ending('2026-11-20T12:00:00.001Z'), now)).toBe(true);
    expect(isActive(ending('2026-11-20T12:00:00.000Z'), now)).toBe(false);
  });

  it('shows a plan that has run out as free', () => {
    const stored = { plan: 'pro', status: 'active', expiresAt: '2026-11-20T11:59:59.000Z' } as const;
    const shown = (renews: boolean, at = now) => currentSubscription({ ...stored, renews }, at);
    expect(shown(true)).toMatchObject({ ...stored, features: expect.arrayContaining(['wearable_integration']) });
    const features = ['basic_routines', 'basic_tracking'];
    const free = { plan: 'free', status: 'inactive', expiresAt: null, renews: false, features };
    expect(shown(false)).toEqual(free);
    expect(shown(true, new Date('2026-11-23T12:00:00Z'))).toEqual(free);
    const neverPaid = { plan: 'free', status: 'active', expiresAt: null, renews: false } as const;
    expect(currentSubscription(neverPaid, now)).toMatchObject({ plan: 'free', status: 'active' });
  });

  it('checks a named feature', () => {
    expect(hasFeature(subscription({ features: ['ai_generation'] }), 'ai_generation')).toBe(true);
    expect(hasFeature(subscription({}), 'ai_generation')).toBe(false);
    expect(hasFeature(null, 'basic_tracking')).toBe(false);
  });
});

describe('the plans', () => {
  it('each give everything the smaller one gives', () => {
    expect(planFeatures.premium).toEqual(expect.arrayContaining([...planFeatures.free]));
    expect(planFeatures.pro).toEqual(expect.arrayContaining([...planFeatures.premium]));
    expect(planFeatures.free).not.toContain('ai_generation');
    expect(planFeatures.pro).toEqual([
      'basic_routines',
      'basic_tracking',
      'ai_generation',
      'priority_support',
      'advanced_analysis',
      'wearable_integration',
      'early_access',
      'custom_plans',
      'video_analysis',
      'personal_trainer',
    ]);
  });
});

describe('onePerson', () => {
  it.each([
    ['Ana.Soler@Ejemplo.ES', 'ana.soler@ejemplo.es'],
    [' ana+padel@ejemplo.es', 'ana@ejemplo.es'],
    ['ana+padel+2026@ejemplo.es', 'ana@ejemplo.es'],
    ['a.n.a+x@gmail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'ana@gmail.com'],
    ['+ana@ejemplo.es', '+ana@ejemplo.es'],
    ['"ana@casa"@ejemplo.es', '"ana@casa"@ejemplo.es'],
  ])('%s is %s', (email, person) => {
    expect(onePerson(email)).toBe(person);
  });

  it('tells people apart', () => {
    const people = ['ana@ejemplo.es', 'anasoler@ejemplo.es', 'ana.soler@ejemplo.es', 'ana@otro.es'];
    expect(new Set(people.map(onePerson)).size).toBe(people.length);
  });
});

describe('withdrawalEnd', () => {
  it('is the end of the fourteenth day in Madrid, in winter, in summer and across the change', () => {
    const ends = ['2026-11-20T10:00:00Z', '2026-07-01T22:30:00Z', '2026-10-20T08:00:00Z'].map((start) =>
      withdrawalEnd(new Date(start)).toISOString(),
    );
    expect(ends).toEqual(['2026-12-04T23:00:00.000Z', '2026-07-16T22:00:00.000Z', '2026-11-03T23:00:00.000Z']);
  });
});
