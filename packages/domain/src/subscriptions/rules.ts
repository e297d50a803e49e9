import type { PlanId, Subscription } from '#subscriptions/vocabulary.ts';

/** Hours a paid plan stays usable while its renewal is unresolved (decisions.md, «Active subscription»). */
export const graceHours = 72;

/** Monthly limits of a plan in Europe/Madrid months; null means none (spec section 6, decisions «Plan limits»). */
export const planLimits: Record<PlanId, { sessions: number | null; routines: number | null }> = {
  free: { sessions: 10, routines: 3 },
  premium: { sessions: 100, routines: 20 },
  pro: { sessions: null, routines: null },
};

/** What each plan really gives, as stable names (decisions.md, «What a plan really gives»). */
export const planFeatures: Record<PlanId, readonly string[]> = {
  free: ['basic_routines', 'basic_tracking'],
  premium: ['basic_routines', 'basic_tracking', 'ai_generation', 'advanced_analysis', 'priority_support'],
  pro: [
    'basic_routines',
    'basic_tracking',
    'ai_generation',
    'advanced_analysis',
    'priority_support',
    'wearable_integration',
    'early_access',
  ],
};

type PlanState = Pick<Subscription, 'plan' | 'status' | 'expiresAt'>;

/** Spec section 4: plan premium or pro. */
export function isPremium(subscription: PlanState | null): boolean {
  return subscription?.plan === 'premium' || subscription?.plan === 'pro';
}

/** Spec section 4: plan pro. */
export function isPro(subscription: PlanState | null): boolean {
  return subscription?.plan === 'pro';
}

/** Spec section 4: no subscription, or plan free. */
export function isFree(subscription: PlanState | null): boolean {
  return subscription === null || subscription.plan === 'free';
}

/** Status active and not past its end, with {@link graceHours} of grace (spec section 4, decisions). */
export function isActive(subscription: PlanState | null, now: Date): boolean {
  if (subscription?.status !== 'active') return false;
  if (subscription.expiresAt === null) return true;
  return now.getTime() < Date.parse(subscription.expiresAt) + graceHours * 3_600_000;
}

/** Spec section 4: AI needs premium or pro and an active subscription. */
export function hasAiAccess(subscription: PlanState | null, now: Date): boolean {
  return isPremium(subscription) && isActive(subscription, now);
}

/** The plan whose limits and features count now: an ended paid plan counts as free; nothing is deleted. */
export function effectivePlan(subscription: PlanState | null, now: Date): PlanId {
  return subscription !== null && isActive(subscription, now) ? subscription.plan : 'free';
}

/** Whether a named feature is part of what the player has now. */
export function hasFeature(subscription: Pick<Subscription, 'features'> | null, feature: string): boolean {
  return subscription?.features.includes(feature) ?? false;
}

const madridDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid', dateStyle: 'short' });

/** First day (`YYYY-MM-01`) of the calendar month in Europe/Madrid, by which the limits are counted. */
export function usageMonth(now: Date): string {
  return `${madridDate.format(now).slice(0, 7)}-01`;
}
