import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { graceHours, planPricesCents } from '@bandeja/domain/billing/rules';
import { planNames } from '@bandeja/domain/billing/vocabulary';
import type { ReactNode } from 'react';
import { endedPlan, isTrial, statusWord } from '#features/billing/standing.ts';
import { plansTexts } from '#features/billing/texts.ts';
import { formatDate, formatPrice, formatShortDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';

const texts = plansTexts.now;

type CurrentPlanProps = {
  details: SubscriptionDetails;
  usedThisMonth: string;
  now: Date;
  children?: ReactNode;
};

export function CurrentPlan({ details, usedThisMonth, now, children }: CurrentPlanProps) {
  const { plan, status, expiresAt } = details;
  const word = statusWord(details, now);
  return (
    <section aria-label={texts.title} className="grid gap-4">
      <dl className="court-rules grid grid-cols-2 lg:grid-cols-[1fr_1.2fr_1.4fr_1.8fr]">
        <Fact name={texts.plan}>
          <span className="text-h2 font-head voice-display">{planNames[plan]}</span>
        </Fact>
        <Fact name={texts.status}>
          <span className="inline-flex items-center gap-2">
            {word === 'active' && <i aria-hidden="true" className="size-2.25 flex-none rounded-full bg-score-hi" />}
            {texts.statuses[word]}
          </span>
        </Fact>
        {status === 'active' && expiresAt !== null && (
          <Fact name={texts.until}>
            <time dateTime={expiresAt} className="num">
              {formatDate(expiresAt)}
            </time>
          </Fact>
        )}
        <Fact name={texts.month}>
          <span className="num">{usedThisMonth}</span>
        </Fact>
      </dl>
      <PlanNote details={details} now={now} />
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-between gap-1 py-3 pr-4 last:odd:col-span-2 even:border-l even:pl-4 nth-[n+3]:border-t lg:py-4 lg:pr-6 lg:last:odd:col-span-1 lg:not-first:border-l lg:not-first:pl-6 lg:nth-[n+3]:border-t-0">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}

const noteTexts = plansTexts.notes;

function PlanNote({ details, now }: { details: SubscriptionDetails; now: Date }) {
  const { plan, status, expiresAt } = details;
  if (status === 'past_due') {
    return <Alert kind="warn">{noteTexts.pastDue(expiresAt && graceEnd(expiresAt), details.hasPortal)}</Alert>;
  }
  if (details.cancelAtPeriodEnd && expiresAt !== null) {
    return <Alert kind="warn">{noteTexts.cancelled(plan, formatShortDate(expiresAt))}</Alert>;
  }
  const sentence = sentenceOf(details, now);
  return sentence === null ? null : <p className="text-sm text-ink-2">{sentence}</p>;
}

function sentenceOf(details: SubscriptionDetails, now: Date): string | null {
  const { plan, expiresAt, hasContract } = details;
  const ended = endedPlan(details, now);
  if (ended !== null) return noteTexts.ended(ended);
  if (plan === 'free') return null;
  if (!hasContract) return noteTexts.given(expiresAt && formatShortDate(expiresAt));
  if (expiresAt === null) return null;
  // the period is over and the provider has not confirmed the next payment yet
  if (statusWord(details, now) === 'renewing') return noteTexts.renewing(plan);
  const price = formatPrice(planPricesCents[plan] / 100);
  return noteTexts[isTrial(details, now) ? 'trial' : 'renews'](formatShortDate(expiresAt), price);
}

function graceEnd(expiresAt: string): string {
  return formatShortDate(new Date(Date.parse(expiresAt) + graceHours * 3_600_000));
}
