import { isActive } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import { type PlanId, planIds, planNames, plans } from '@bandeja/domain/billing/vocabulary';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode } from 'react';
import { currentPlan, statusWord } from '#features/billing/standing.ts';
import { limitLines, plansTexts, successTexts as texts } from '#features/billing/texts.ts';
import * as paths from '#lib/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { FinishScene } from '#ui/court/scenes.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type SuccessProps = {
  email: string;
  subscription: Subscription;
  trialEnd: string | null;
  now: Date;
  /** For who has not trained yet, before the other ways on. */
  first?: ReactNode;
};

export function Success({ email, subscription, trialEnd, now, first }: SuccessProps) {
  const current = currentPlan(subscription, now);
  const isPaid = current !== 'free' && isActive(subscription, now);
  const isConfirmed = isPaid && statusWord(subscription, now) === 'active';
  const openLead = isPaid ? texts.pendingLead : texts.freeLead;
  return (
    <div className="grid gap-6">
      <section
        className={classNames(
          'on-court court grid gap-4 p-6 lg:p-14',
          isPaid && 'pt-60 lg:min-h-100 lg:content-center',
        )}
      >
        {isPaid && (
          <FinishScene
            whiteBall
            className="fade-below-soft absolute inset-x-0 top-0 -z-1 h-72.5 w-full lg:inset-y-0 lg:right-0 lg:left-auto lg:h-full lg:w-[52%] lg:fade-left"
          />
        )}
        <h1 tabIndex={-1} className="heading-1">
          {isPaid ? texts.title(current) : texts.freeTitle}
        </h1>
        <p className="max-w-sentence text-lead text-ink-2">{isConfirmed ? texts.lead : openLead}</p>
        {isPaid && trialEnd !== null && <p className="max-w-sentence text-ink-2">{texts.trial(trialEnd)}</p>}
        <div className="flex flex-wrap gap-3">
          {first}
          <LinkButton
            to={isConfirmed ? paths.generator : paths.plans}
            variant={first ? 'line' : 'saque'}
            size="lg"
            className="max-sm:w-full"
          >
            {isConfirmed ? texts.ai : texts.plans}
          </LinkButton>
          <LinkButton to={paths.dashboard} variant="line" size="lg" className="max-sm:w-full">
            {texts.goDashboard}
          </LinkButton>
          <LinkButton to={paths.profile} variant="line" size="lg" className="max-sm:w-full">
            {texts.profile}
          </LinkButton>
        </div>
      </section>
      <div className="grid gap-6 lg:grid-cols-2">
        <section aria-labelledby="incluye" className="card grid content-start gap-4">
          <h2 id="incluye">{texts.benefits}</h2>
          <ul className="grid gap-2.5">
            {benefitsOf(current).map((text) => (
              <li key={text} className="flex gap-2.5 leading-[1.4]">
                <Icon as={CheckIcon} className="mt-1 size-4.25 flex-none text-ink-3" />
                {text}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="cuenta" className="card grid content-start gap-4">
          <h2 id="cuenta">{texts.account}</h2>
          <dl className="grid gap-3">
            <Fact name={texts.email}>{email}</Fact>
            <Fact name={texts.plan}>{planNames[subscription.plan]}</Fact>
            <Fact name={texts.status}>{plansTexts.now.statuses[statusWord(subscription, now)]}</Fact>
          </dl>
        </section>
      </div>
    </div>
  );
}

function benefitsOf(current: PlanId): string[] {
  const given = plans.slice(current === 'free' ? 0 : 1, planIds.indexOf(current) + 1);
  const features = given.flatMap((plan) => plan.features.filter(({ available }) => available));
  return [...given.slice(-1).flatMap(limitLines), ...new Map(features.map(({ id, text }) => [id, text])).values()];
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t pt-3 first:border-t-0 first:pt-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-strong wrap-anywhere">{children}</dd>
    </div>
  );
}
