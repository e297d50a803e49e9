import * as z from 'zod/mini';

export const planIds = ['free', 'premium', 'pro'] as const;
export const planIdSchema = z.enum(planIds);
export type PlanId = z.infer<typeof planIdSchema>;

export const subscriptionStatuses = ['active', 'inactive', 'past_due', 'canceled'] as const;
export const subscriptionStatusSchema = z.enum(subscriptionStatuses);

export const subscriptionSchema = z.object({
  plan: planIdSchema,
  status: subscriptionStatusSchema,
  features: z.array(z.string()),
  expiresAt: z.nullable(z.iso.datetime()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
