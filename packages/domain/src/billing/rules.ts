import type { Subscription } from '#billing/schemas.ts';
import { type Plan, type PlanId, planIds, plans } from '#billing/vocabulary.ts';
import { addDays, localDateIn } from '#calendar/dates.ts';

/** Hours a plan stays usable past its end while the provider's renewal is unresolved (docs/product.md#active-subscription). */
export const graceHours = 72;

/** Days after its start in which the contract can be withdrawn from (Spanish consumer law, TRLGDCU art. 104). */
export const withdrawalDays = 14;

export const trialDays = 7;

export function byPlan<T>(read: (plan: Plan) => T): Record<PlanId, T> {
  // fromEntries cannot know that the table names every plan
  return Object.fromEntries(plans.map((plan) => [plan.id, read(plan)])) as Record<PlanId, T>;
}

export const planPricesCents = byPlan(({ priceCents }) => priceCents);

/** Stable names (docs/product.md#what-a-plan-gives). */
export const planFeatures: Record<PlanId, readonly string[]> = byPlan((plan) => {
  const given = plans.slice(0, plans.indexOf(plan) + 1).flatMap(({ features }) => features);
  return [...new Set(given.flatMap(({ id, available }) => (available ? [id] : [])))];
});

export function isMoreThan(plan: PlanId, other: PlanId): boolean {
  return planIds.indexOf(plan) > planIds.indexOf(other);
}

type PlanState = Omit<Subscription, 'features'>;

export function isFree(subscription: PlanState | null): boolean {
  return subscription === null || subscription.plan === 'free';
}

/**
 * One that renews has {@link graceHours} of grace, the only thing that counts while a renewal is retried (`past_due`).
 */
export function isActive(subscription: PlanState | null, now: Date): boolean {
  if (subscription?.status !== 'active' && subscription?.status !== 'past_due') return false;
  if (subscription.expiresAt === null) return subscription.status === 'active';
  const grace = subscription.renews ? graceHours * 3_600_000 : 0;
  return now.getTime() < Date.parse(subscription.expiresAt) + grace;
}

/** An ended paid plan counts as free; nothing is deleted. */
export function effectivePlan(subscription: PlanState | null, now: Date): PlanId {
  return subscription !== null && isActive(subscription, now) ? subscription.plan : 'free';
}

export function hasAiAccess(subscription: PlanState | null, now: Date): boolean {
  return planFeatures[effectivePlan(subscription, now)].includes('ai_generation');
}

/** A plan that has run out is free, even before the daily job has written it. */
export function currentSubscription({ plan, status, expiresAt, renews }: PlanState, now: Date): Subscription {
  const isRunning = status === 'active' || status === 'past_due';
  const state = { plan, status, expiresAt, renews: renews && isRunning };
  const hasRunOut = plan !== 'free' && isRunning && !isActive(state, now);
  const ended = { plan: 'free', status: 'inactive', expiresAt: null, renews: false } as const;
  const shown: PlanState = hasRunOut ? ended : state;
  return { ...shown, features: [...planFeatures[effectivePlan(shown, now)]] };
}

export function hasFeature(subscription: Pick<Subscription, 'features'> | null, feature: string): boolean {
  return subscription?.features.includes(feature) ?? false;
}

export function onePerson(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name, host] = [lower.slice(0, at), lower.slice(at + 1)];
  const bare = name.replace(/(?<=.)\+.*$/s, '');
  if (host !== 'gmail.com' && host !== 'googlemail.com') return `${bare}@${host}`;
  return `${bare.replaceAll('.', '')}@gmail.com`;
}

const zone = 'Europe/Madrid';

export function withdrawalEnd(contractStartedAt: Date): Date {
  const next = addDays(localDateIn(zone, contractStartedAt), withdrawalDays + 1);
  const midnightUtc = Date.parse(`${next}T00:00:00Z`);
  const [inSummer, inWinter] = [new Date(midnightUtc - 2 * 3_600_000), new Date(midnightUtc - 3_600_000)];
  return localDateIn(zone, inSummer) === next ? inSummer : inWinter;
}
