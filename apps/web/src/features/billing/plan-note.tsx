import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { graceHours, planPricesCents } from '@bandeja/domain/billing/rules';
import { endedPlan, isTrial, statusWord } from '#features/billing/standing.ts';
import { plansTexts } from '#features/billing/texts.ts';
import { formatPrice, formatShortDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';

const texts = plansTexts.notes;

/** What happens next with the plan, in a sentence; what the player has to do something about stands out. */
export function PlanNote({ details, now }: { details: SubscriptionDetails; now: Date }) {
  const { plan, status, expiresAt } = details;
  if (status === 'past_due') {
    return <Alert kind="warn">{texts.pastDue(expiresAt && graceEnd(expiresAt), details.hasPortal)}</Alert>;
  }
  if (details.cancelAtPeriodEnd && expiresAt !== null) {
    return <Alert kind="warn">{texts.cancelled(plan, formatShortDate(expiresAt))}</Alert>;
  }
  const sentence = sentenceOf(details, now);
  return sentence === null ? null : <p className="text-sm text-ink-2">{sentence}</p>;
}

function sentenceOf(details: SubscriptionDetails, now: Date): string | null {
  const { plan, expiresAt, hasContract } = details;
  const ended = endedPlan(details, now);
  if (ended !== null) return texts.ended(ended);
  if (plan === 'free') return null;
  if (!hasContract) return texts.given(expiresAt && formatShortDate(expiresAt));
  if (expiresAt === null) return null;
  // the period is over and the provider has not said yet that the next one is paid
  if (statusWord(details, now) === 'renewing') return texts.renewing(plan);
  const price = formatPrice(planPricesCents[plan] / 100);
  return texts[isTrial(details, now) ? 'trial' : 'renews'](formatShortDate(expiresAt), price);
}

function graceEnd(expiresAt: string): string {
  return formatShortDate(new Date(Date.parse(expiresAt) + graceHours * 3_600_000));
}
