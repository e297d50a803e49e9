import { type PaidPlan, paidPlans } from '@bandeja/domain/billing/vocabulary';
import { siteFacts } from '#lib/site-facts.ts';

/** The plan of the price page's link; none where plans cannot be bought. */
export function chosenPlan(params: URLSearchParams): PaidPlan | null {
  const named = params.get('plan');
  return siteFacts().sellsPlans ? (paidPlans.find((plan) => plan === named) ?? null) : null;
}
