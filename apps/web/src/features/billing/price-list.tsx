import { type Plan, plans } from '@bandeja/domain/billing/vocabulary';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { PlanCard, PlanMark } from '#features/billing/plan-card.tsx';
import { plansTexts, pricesTexts as texts } from '#features/billing/texts.ts';
import { formatPrice } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Where plans cannot be bought it offers the free one alone. */
export function PriceList({ isPlayer }: { isPlayer: boolean }) {
  const { sellsPlans } = siteFacts();
  const isBegun = (plan: Plan) => !isPlayer && (sellsPlans || plan.id === 'free');
  return (
    <section aria-label={plansTexts.plans} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan}>
            {isPlayer && (
              <LinkButton to={paths.plans} variant="line" size="lg" className="w-full">
                {texts.toPlan}
              </LinkButton>
            )}
            {isBegun(plan) && <Beginning plan={plan} terms={sellsPlans ? termsOf(plan) : null} />}
            {!isPlayer && !isBegun(plan) && <PlanMark>{texts.closed.mark}</PlanMark>}
          </PlanCard>
        ))}
      </div>
      {sellsPlans && (
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-ui text-ink-2">
          {texts.promises.map((promise) => (
            <li key={promise} className="flex items-center gap-2">
              <Icon as={CheckIcon} className="size-4" />
              {promise}
            </li>
          ))}
        </ul>
      )}
      {sellsPlans && (
        <p className="text-sm text-ink-2">
          {plansTexts.small.before}
          <Link to={paths.withdrawal}>{plansTexts.small.link}</Link>
          {plansTexts.small.after}
        </p>
      )}
    </section>
  );
}

const termsOf = ({ id, priceCents }: Plan): string =>
  id === 'free' ? texts.freeTerms : plansTexts.terms.trial(formatPrice(priceCents / 100));

function Beginning({ plan: { id }, terms }: { plan: Plan; terms: string | null }) {
  const termsId = `terms-${id}`;
  return (
    <>
      <LinkButton
        to={id === 'free' ? paths.register : paths.registerWithPlan(id)}
        variant={id === (terms === null ? 'free' : 'premium') ? 'saque' : 'line'}
        size="lg"
        className="w-full px-3 text-balance"
        aria-describedby={terms === null ? undefined : termsId}
      >
        {id === 'free' ? texts.register : plansTexts.buy(id, 'trial')}
      </LinkButton>
      {terms !== null && (
        <p id={termsId} className="mt-2.5 text-sm text-ink-2 lg:min-h-[3lh]">
          {terms}
        </p>
      )}
    </>
  );
}
