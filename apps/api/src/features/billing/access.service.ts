import { billingMessages } from '@bandeja/domain/billing/messages';
import { hasAiAccess, hasFeature } from '@bandeja/domain/billing/rules';
import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import type { User } from '@bandeja/domain/profile/contract';
import {
  findSubscription,
  findSubscriptionByAddress,
  findSubscriptions,
  insertFreeSubscription,
  lockSubscription,
} from '#features/billing/queries.ts';
import { currentPlan, toSubscription } from '#features/billing/rules.ts';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

export async function startFreePlan(tx: Database, userId: string): Promise<void> {
  await insertFreeSubscription(tx, userId);
}

export async function lockCurrentPlan(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<PlanId | null> {
  const stored = await lockSubscription(deps.db, userId);
  return stored && currentPlan(stored, deps.now());
}

/** @throws AppError plan.required unless the player's plan includes AI now */
export function requireAi({ subscription }: Pick<User, 'subscription'>, now: Date): void {
  if (!hasAiAccess(subscription, now)) throw new AppError('plan.required', undefined, billingMessages.aiRequired);
}

/** Whether the player's plan, or that of the account with this confirmed address, includes a feature now. */
export async function hasFeatureNow(
  deps: Pick<Deps, 'db' | 'now'>,
  feature: string,
  { userId, email }: { userId: string | null; email: string },
): Promise<boolean> {
  const byUser = userId === null ? null : await findSubscription(deps.db, userId);
  const candidates = [byUser, await findSubscriptionByAddress(deps.db, email)];
  return candidates.some((stored) => stored !== null && hasFeature(toSubscription(stored, deps.now()), feature));
}

/** In one statement. */
export async function plansNow(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userIds: readonly string[],
): Promise<Map<string, PlanId>> {
  const at = now();
  const stored = await findSubscriptions(db, userIds);
  return new Map(stored.map((each) => [each.userId, currentPlan(each, at)]));
}

export async function planNow({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<PlanId> {
  const stored = await findSubscription(db, userId);
  return stored === null ? 'free' : currentPlan(stored, now());
}
