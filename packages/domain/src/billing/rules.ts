import { type Plan, type PlanId, planIds, plans, type Subscription } from '#billing/vocabulary.ts';
import { addDays, localDateIn } from '#calendar/dates.ts';

/** Hours a paid plan stays usable while its renewal is unresolved (docs/product.md#active-subscription). */
export const graceHours = 72;

/** Days after its start in which the contract can be withdrawn from (Spanish consumer law, TRLGDCU art. 104). */
export const withdrawalDays = 14;

/** Days of the trial, once per person (docs/product.md#trial). */
export const trialDays = 7;

/** A table by plan id. */
export function byPlan<T>(read: (plan: Plan) => T): Record<PlanId, T> {
  // fromEntries cannot know that the table names every plan
  return Object.fromEntries(plans.map((plan) => [plan.id, read(plan)])) as Record<PlanId, T>;
}

/** Price of a month in euro cents, taxes included. */
export const planPricesCents = byPlan(({ priceCents }) => priceCents);

/** The features of each plan, as stable names (docs/product.md#what-a-plan-gives). */
export const planFeatures: Record<PlanId, readonly string[]> = byPlan((plan) => {
  const given = plans.slice(0, plans.indexOf(plan) + 1).flatMap(({ features }) => features);
  return [...new Set(given.flatMap(({ id, available }) => (available ? [id] : [])))];
});

/** Whether `plan` is bigger than `other`. */
export function isMoreThan(plan: PlanId, other: PlanId): boolean {
  return planIds.indexOf(plan) > planIds.indexOf(other);
}

type PlanState = Pick<Subscription, 'plan' | 'status' | 'expiresAt'>;

/** No subscription, or plan free. */
export function isFree(subscription: PlanState | null): boolean {
  return subscription === null || subscription.plan === 'free';
}

/**
 * Status active and not past its end, with {@link graceHours} of grace. While a renewal that
 * failed is tried again (`past_due`) the grace alone counts.
 */
export function isActive(subscription: PlanState | null, now: Date): boolean {
  if (subscription?.status !== 'active' && subscription?.status !== 'past_due') return false;
  if (subscription.expiresAt === null) return subscription.status === 'active';
  return now.getTime() < Date.parse(subscription.expiresAt) + graceHours * 3_600_000;
}

/** The plan whose limits and features count now: an ended paid plan counts as free; nothing is deleted. */
export function effectivePlan(subscription: PlanState | null, now: Date): PlanId {
  return subscription !== null && isActive(subscription, now) ? subscription.plan : 'free';
}

/** Whether the plan includes AI, which needs an active subscription; the table of plans decides. */
export function hasAiAccess(subscription: PlanState | null, now: Date): boolean {
  return planFeatures[effectivePlan(subscription, now)].includes('ai_generation');
}

/**
 * The subscription as the API returns it. A plan that has run out is shown as free even before the daily job has written
 * it; a cancelled one has no grace.
 */
export function currentSubscription(stored: PlanState & { cancelAtPeriodEnd: boolean }, now: Date): Subscription {
  const { plan, status, expiresAt, cancelAtPeriodEnd } = stored;
  const isOver = cancelAtPeriodEnd && expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  const state = { plan, status, expiresAt };
  const isRunning = status === 'active' || status === 'past_due';
  const hasRunOut = plan !== 'free' && isRunning && (isOver || !isActive(state, now));
  const shown: PlanState = hasRunOut ? { plan: 'free', status: 'inactive', expiresAt: null } : state;
  return { ...shown, features: [...planFeatures[effectivePlan(shown, now)]] };
}

/** Whether the player's current plan includes a feature. */
export function hasFeature(subscription: Pick<Subscription, 'features'> | null, feature: string): boolean {
  return subscription?.features.includes(feature) ?? false;
}

/**
 * The address that identifies a person for the trial (docs/product.md#trial): lower case, without labels
 * (`ana+padel@…`), at Gmail without dots. Mails go to the address as it was typed.
 */
export function onePerson(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name, host] = [lower.slice(0, at), lower.slice(at + 1)];
  const bare = name.replace(/(?<=.)\+.*$/s, '');
  if (host !== 'gmail.com' && host !== 'googlemail.com') return `${bare}@${host}`;
  return `${bare.replaceAll('.', '')}@gmail.com`;
}

const zone = 'Europe/Madrid';

/** End of the right of withdrawal: {@link withdrawalDays} whole days of Madrid after the day of the contract. */
export function withdrawalEnd(contractStartedAt: Date): Date {
  const next = addDays(localDateIn(zone, contractStartedAt), withdrawalDays + 1);
  const midnightUtc = Date.parse(`${next}T00:00:00Z`);
  const [inSummer, inWinter] = [new Date(midnightUtc - 2 * 3_600_000), new Date(midnightUtc - 3_600_000)];
  return localDateIn(zone, inSummer) === next ? inSummer : inWinter;
}
