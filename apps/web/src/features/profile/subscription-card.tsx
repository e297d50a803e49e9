import { effectivePlan, isActive, isFree } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import type { User } from '@bandeja/domain/profile/contract';
import { nextUsageMonth, planLimits } from '@bandeja/domain/usage/rules';
import type { ReactNode } from 'react';
import { subscriptionTexts as texts } from '#features/profile/texts.ts';
import { formatLongDate, formatShortDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

export function SubscriptionCard({ user, now }: { user: Pick<User, 'subscription' | 'usage'>; now: Date }) {
  const { subscription, usage } = user;
  const counted = effectivePlan(subscription, now);
  const limits = planLimits[counted];
  const status = statusOf(subscription, now);
  const isReached = reached(usage.sessions, limits.sessions) || reached(usage.routines, limits.routines);
  return (
    <section aria-labelledby="suscripcion">
      <SectionTitle
        id="suscripcion"
        title={texts.title}
        action={
          <LinkButton to={paths.plans} variant="line">
            {texts.manage}
          </LinkButton>
        }
      />
      <dl className="court-rules grid sm:grid-cols-2 xl:flex">
        <Fact name={texts.plan}>
          <span className="text-h2 font-head">{texts.planNames[subscription.plan]}</span>
        </Fact>
        <Fact name={texts.status}>
          <span className="inline-flex items-center gap-2">
            {status === 'active' && <i aria-hidden="true" className="size-2.25 flex-none rounded-full bg-score-hi" />}
            {texts.statuses[status]}
          </span>
        </Fact>
        {subscription.status === 'active' && subscription.expiresAt !== null && (
          <Fact name={texts.until}>
            <time dateTime={subscription.expiresAt}>{withoutWeekday(subscription.expiresAt)}</time>
          </Fact>
        )}
        <Fact name={texts.month}>
          <span className="num block">{texts.usage.sessions(usage.sessions, limits.sessions)}</span>
          <span className="num block">{texts.usage.routines(usage.routines, limits.routines)}</span>
        </Fact>
      </dl>
      {counted !== subscription.plan && <p className="mt-3 text-sm text-ink-2">{texts.asFree}</p>}
      {isReached && <p className="mt-3 text-sm text-ink-2">{texts.reached(formatShortDate(nextUsageMonth(now)))}</p>}
      {isFree(subscription) && <Upsell />}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-between gap-1 py-4 not-first:border-t sm:not-first:border-t-0 sm:nth-[n+3]:border-t xl:flex-1 xl:border-t-0 xl:not-first:border-l xl:not-first:pl-6">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}

function Upsell() {
  const { title, text, link } = texts.upsell;
  return (
    <div
      className={classNames('mt-5 grid gap-3 rounded-3 bg-brand-tint p-5 text-ink', 'md:grid-cols-[1fr_auto] md:gap-6')}
    >
      <div className="grid gap-1">
        <h3>{title}</h3>
        <p className="max-w-sentence text-ui text-ink-2">{text}</p>
      </div>
      <div className="self-center justify-self-start">
        <LinkButton to={paths.plans}>{link}</LinkButton>
      </div>
    </div>
  );
}

function statusOf(subscription: Subscription, now: Date): keyof typeof texts.statuses {
  const { plan, status, expiresAt } = subscription;
  if (plan === 'free') return 'none';
  if (status !== 'active') return status;
  if (!isActive(subscription, now)) return 'ended';
  return expiresAt !== null && Date.parse(expiresAt) < now.getTime() ? 'renewing' : 'active';
}

const reached = (used: number, limit: number | null) => limit !== null && used >= limit;

const withoutWeekday = (instant: string) => formatLongDate(instant).replace(/^[^,]+, /, '');
