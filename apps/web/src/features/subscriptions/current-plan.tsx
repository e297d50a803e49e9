import type { SubscriptionDetails } from '@bandeja/domain/subscriptions/contract';
import { effectivePlan, isActive, planLimits, planPricesCents } from '@bandeja/domain/subscriptions/rules';
import type { ReactNode } from 'react';
import { usageTexts } from '#features/subscriptions/limit-texts.ts';
import type { Usage } from '#features/subscriptions/limits.ts';
import { heldPlan, isContracted, isTrial, statusWord } from '#features/subscriptions/standing.ts';
import { planNames, plansTexts } from '#features/subscriptions/texts.ts';
import { formatDate, formatPrice, formatShortDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';

const texts = plansTexts.now;

type CurrentPlanProps = { details: SubscriptionDetails; usage: Usage; now: Date };

/** The plan one has: its state, until when, and what of the month is used (spec 2.11). */
export function CurrentPlan({ details, usage, now }: CurrentPlanProps) {
  const { plan, status, expiresAt } = details;
  const word = statusWord(details, now);
  return (
    <section aria-label={texts.title} className="grid gap-4">
      <dl className="court-rules grid grid-cols-1 lg:grid-cols-[1fr_1.2fr_1.4fr_1.8fr]">
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
          <span className="num">{usageOf(details, usage, now)}</span>
        </Fact>
      </dl>
      <PlanNote details={details} now={now} />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-between gap-1 py-4 pr-6 not-first:border-t lg:not-first:border-t-0 lg:not-first:border-l lg:not-first:pl-6">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}

function usageOf(details: SubscriptionDetails, usage: Usage, now: Date): string {
  const limits = planLimits[effectivePlan(details, now)];
  const used = [
    usageTexts.routines(usage.routines, limits.routines),
    usageTexts.sessions(usage.sessions, limits.sessions),
  ];
  return limits.sessions === null ? `${used.join(', ')}, ${usageTexts.unlimited}` : used.join(', ');
}

/** What happens next with the plan, in a sentence. */
function PlanNote({ details, now }: { details: SubscriptionDetails; now: Date }) {
  const { plan, status, expiresAt } = details;
  const notes = plansTexts.notes;
  const price = formatPrice(planPricesCents[plan] / 100);
  if (plan === 'free') return null;
  if (status === 'past_due') return <Alert kind="warn">{notes.pastDue}</Alert>;
  if (heldPlan(details, now) === 'free') return <Alert>{notes.ended(plan)}</Alert>;
  if (!isActive(details, now) || expiresAt === null || !isContracted(details, now)) return null;
  const date = formatShortDate(expiresAt);
  if (details.cancelAtPeriodEnd) return <Alert kind="warn">{notes.cancelled(plan, date)}</Alert>;
  if (isTrial(details, now)) return <p className="text-sm text-ink-2">{notes.trial(date, price)}</p>;
  return <p className="text-sm text-ink-2">{notes.renews(date, price)}</p>;
}
