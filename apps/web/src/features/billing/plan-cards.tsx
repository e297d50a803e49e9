import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { plans } from '@bandeja/domain/billing/vocabulary';
import { PlanCard } from '#features/billing/plan-card.tsx';
import { offerOf } from '#features/billing/standing.ts';
import { plansTexts as texts } from '#features/billing/texts.ts';
import type { Checkout } from '#features/billing/use-checkout.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';

type PlanCardsProps = {
  /** null: the sign-in has ended. */
  details: SubscriptionDetails | null;
  now: Date;
  checkout: Checkout;
};

/** The three plans and what can be done with each. */
export function PlanCards({ details, now, checkout }: PlanCardsProps) {
  const offers = plans.map((plan) => ({ plan, offer: offerOf(plan.id, details, now) }));
  const buyable = offers.filter(({ offer }) => offer.kind === 'buy').map(({ plan }) => plan.id);
  // one yellow action a page, unless the subscription waits for a more urgent one
  const nextId = details?.cancelAtPeriodEnd ? null : buyable[0];
  return (
    <section aria-label={texts.plans} className="grid grid-cols-1 gap-5">
      {details?.payments === null && <Alert>{texts.closed}</Alert>}
      {details?.payments === 'test' && buyable.length > 0 && <Alert>{texts.demoPayments}</Alert>}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        {offers.map(({ plan, offer }) => (
          <PlanCard key={plan.id} plan={plan} offer={offer} isNext={plan.id === nextId} checkout={checkout} />
        ))}
      </div>
      {buyable.length > 0 && (
        <p className="text-sm text-ink-2">
          {texts.small.before}
          <Link to={paths.withdrawal}>{texts.small.link}</Link>
          {texts.small.after}
        </p>
      )}
    </section>
  );
}
