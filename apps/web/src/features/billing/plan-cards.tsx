import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { plans } from '@bandeja/domain/billing/vocabulary';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { PlanCard, PlanMark } from '#features/billing/plan-card.tsx';
import { type Offer, offerOf } from '#features/billing/standing.ts';
import { plansTexts as texts } from '#features/billing/texts.ts';
import type { Checkout } from '#features/billing/use-checkout.ts';
import { formatPrice } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

type PlanCardsProps = {
  /** null: the sign-in has ended. */
  details: SubscriptionDetails | null;
  now: Date;
  /** Above them stands the order of a chosen plan: the one yellow action. */
  hasOrder?: boolean;
  checkout: Checkout;
};

export function PlanCards({ details, now, hasOrder = false, checkout }: PlanCardsProps) {
  const { sellsPlans } = siteFacts();
  const offers = plans.map((plan) => ({ plan, offer: offerOf(plan.id, details, now, sellsPlans) }));
  const buyable = offers.filter(({ offer }) => offer.kind === 'buy').map(({ plan }) => plan.id);
  // one yellow action a page, unless the subscription waits for a more urgent one
  const nextId = details?.cancelAtPeriodEnd || hasOrder ? null : buyable[0];
  return (
    <section aria-label={texts.plans} className="grid grid-cols-1 gap-5">
      {(details === null ? !sellsPlans : details.payments === null) && <Alert>{texts.closed}</Alert>}
      {details?.payments === 'test' && buyable.length > 0 && <Alert>{texts.demoPayments}</Alert>}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        {offers.map(({ plan, offer }) => (
          <PlanCard key={plan.id} plan={plan}>
            <Standing offer={offer} priceCents={plan.priceCents} isNext={plan.id === nextId} checkout={checkout} />
            {/* of a plan that turns out to be theirs already nothing has failed */}
            {checkout.failure?.plan === plan.id && offer.kind !== 'current' && (
              <Alert kind="err" title={checkout.failure.words} className="mt-3">
                {checkout.failure.hint && <p>{checkout.failure.hint}</p>}
              </Alert>
            )}
          </PlanCard>
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

type StandingProps = {
  offer: Offer;
  priceCents: number;
  isNext: boolean;
  checkout: Checkout;
};

function Standing({ offer, priceCents, isNext, checkout }: StandingProps) {
  if (offer.kind !== 'buy') {
    return (
      <PlanMark>
        {offer.kind === 'current' && <Icon as={CheckIcon} className="size-4.5" />}
        {texts.marks[offer.kind === 'closed' ? 'unavailable' : offer.kind]}
      </PlanMark>
    );
  }
  const { plan, terms } = offer;
  const termsId = `terms-${plan}`;
  return (
    <>
      <Button
        variant={isNext ? 'saque' : 'line'}
        size="lg"
        full
        className="px-3 text-balance"
        aria-describedby={termsId}
        pending={checkout.opening === plan}
        pendingLabel={texts.opening}
        disabled={checkout.opening !== null && checkout.opening !== plan}
        onClick={() => checkout.open(plan)}
      >
        {texts.buy(plan, terms)}
      </Button>
      <p id={termsId} className="mt-2.5 text-sm text-ink-2 lg:min-h-[3lh]">
        {texts.terms[terms](formatPrice(priceCents / 100))}
      </p>
    </>
  );
}
