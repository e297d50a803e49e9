import type { SubscriptionDetails } from '@bandeja/domain/subscriptions/contract';
import { effectivePlan, planLimits } from '@bandeja/domain/subscriptions/rules';
import { planNames } from '@bandeja/domain/subscriptions/vocabulary';
import type { ReactNode } from 'react';
import { usageTexts } from '#features/subscriptions/limit-texts.ts';
import type { Usage } from '#features/subscriptions/limits.ts';
import { PlanNote } from '#features/subscriptions/plan-note.tsx';
import { statusWord } from '#features/subscriptions/standing.ts';
import { plansTexts } from '#features/subscriptions/texts.ts';
import { formatDate } from '#lib/format.ts';

const texts = plansTexts.now;

type CurrentPlanProps = {
  details: SubscriptionDetails;
  usage: Usage;
  now: Date;
  /** What can be done with it. */
  children?: ReactNode;
};

/** The plan one has: its state, until when, and what of the month is used. */
export function CurrentPlan({ details, usage, now, children }: CurrentPlanProps) {
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
          <span className="num">{usageOf(details, usage, now)}</span>
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

function usageOf(details: SubscriptionDetails, usage: Usage, now: Date): string {
  const limits = planLimits[effectivePlan(details, now)];
  const used = [
    usageTexts.routines(usage.routines, limits.routines),
    usageTexts.sessions(usage.sessions, limits.sessions),
  ];
  return limits.sessions === null ? `${used.join(', ')}, ${usageTexts.unlimited}` : used.join(', ');
}
