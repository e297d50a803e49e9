import { type Plan, plans } from '@bandeja/domain/billing/vocabulary';
import { PlanCard } from '#features/billing/plan-card.tsx';
import { plansTexts, pricesTexts as texts } from '#features/billing/texts.ts';
import { formatPrice } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** The public list of the three plans: a guest begins with an account, a player goes to their own plan. */
export function PriceList({ isPlayer }: { isPlayer: boolean }) {
  return (
    <section aria-label={plansTexts.plans} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan}>
            {isPlayer ? (
              <LinkButton to={paths.plans} variant="line" size="lg" className="w-full">
                {texts.ownPlan}
              </LinkButton>
            ) : (
              <Beginning plan={plan} />
            )}
          </PlanCard>
        ))}
      </div>
      <p className="text-sm text-ink-2">
        {plansTexts.small.before}
        <Link to={paths.withdrawal}>{plansTexts.small.link}</Link>
        {plansTexts.small.after}
      </p>
    </section>
  );
}

function Beginning({ plan: { id, priceCents } }: { plan: Plan }) {
  const termsId = `terms-${id}`;
  return (
    <>
      <LinkButton
        to={paths.register}
        variant={id === 'free' ? 'saque' : 'line'}
        size="lg"
        className="w-full px-3 text-balance"
        aria-describedby={termsId}
      >
        {id === 'free' ? texts.register : plansTexts.buy(id, 'trial')}
      </LinkButton>
      <p id={termsId} className="mt-2.5 text-sm text-ink-2 lg:min-h-[3lh]">
        {id === 'free' ? texts.freeTerms : plansTexts.terms.trial(formatPrice(priceCents / 100))}
      </p>
    </>
  );
}
