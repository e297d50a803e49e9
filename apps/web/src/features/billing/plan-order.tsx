import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { planPricesCents, trialDays } from '@bandeja/domain/billing/rules';
import { type PaidPlan, planNames } from '@bandeja/domain/billing/vocabulary';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { subscriptionQuery } from '#features/billing/api.ts';
import { type Offer, offerOf } from '#features/billing/standing.ts';
import { plansTexts, chosenTexts as texts } from '#features/billing/texts.ts';
import { type Checkout, useCheckout } from '#features/billing/use-checkout.ts';
import { formatPrice, formatShortDate } from '#lib/format.ts';
import { loginPath } from '#lib/next-path.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** The chosen plan, one tap before its checkout; null when there is none, or it cannot be bought. */
export function usePlanOrder(plan: PaidPlan | null | undefined): ReactNode {
  const navigate = useNavigate();
  const { data } = useQuery({ ...subscriptionQuery, enabled: plan != null });
  const checkout = useCheckout(() => navigate(loginPath(paths.plans)));
  const now = new Date();
  if (plan == null || data === undefined) return null;
  const offer = offerOf(plan, data, now);
  return offer.kind === 'buy' && <PlanOrder offer={offer} payments={data.payments} now={now} checkout={checkout} />;
}

type PlanOrderProps = {
  offer: Extract<Offer, { kind: 'buy' }>;
  payments: SubscriptionDetails['payments'];
  now: Date;
  checkout: Checkout;
};

/** Price, first charge and how to cancel stand above the button. */
function PlanOrder({ offer: { plan, terms }, payments, now, checkout }: PlanOrderProps) {
  const price = formatPrice(planPricesCents[plan] / 100);
  const firstCharge = new Date(now.getTime() + trialDays * 86_400_000).toISOString();
  return (
    <section aria-labelledby="chosen-plan" className="card grid gap-3">
      <h2 id="chosen-plan" className="heading-3">
        {texts.title(planNames[plan])}
      </h2>
      <dl className="grid gap-1.5">
        <Line name={texts.price}>{texts.monthly(price)}</Line>
        <Line name={texts.firstCharge}>
          {terms === 'trial' ? texts.afterTrial(formatShortDate(firstCharge), price) : texts.today[terms]}
        </Line>
        <Line name={texts.cancel}>{texts.howToCancel}</Line>
      </dl>
      {payments === 'test' && <p className="text-sm text-ink-2">{plansTexts.demoPayments}</p>}
      {checkout.failure && (
        <Alert kind="err" title={checkout.failure.words}>
          {checkout.failure.hint && <p>{checkout.failure.hint}</p>}
        </Alert>
      )}
      <Button
        variant="saque"
        size="lg"
        full
        className="px-3 text-balance"
        pending={checkout.opening !== null}
        pendingLabel={plansTexts.opening}
        onClick={() => checkout.open(plan)}
      >
        {plansTexts.buy(plan, terms)}
      </Button>
    </section>
  );
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}
