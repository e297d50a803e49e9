import * as z from 'zod/mini';
import { paidPlans, planIds, subscriptionStatuses } from '#billing/vocabulary.ts';
import * as unit from '#wire/units.ts';

export const planIdSchema = z.enum(planIds);
export const paidPlanSchema = z.enum(paidPlans);
export const subscriptionStatusSchema = z.enum(subscriptionStatuses);

export const subscriptionSchema = z.object({
  plan: planIdSchema,
  status: subscriptionStatusSchema,
  features: z.array(z.string()),
  expiresAt: z.nullable(unit.instant()),
  /** Whether a contract with the payment provider renews itself with a payment after the current paid or free period. */
  renews: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
