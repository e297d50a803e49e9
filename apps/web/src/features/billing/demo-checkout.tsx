import { planNames } from '@bandeja/domain/billing/vocabulary';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { useState } from 'react';
import { type DemoCheckoutOutcome, demoAnswerMutation } from '#features/billing/api.ts';
import { demoCheckoutTexts as texts } from '#features/billing/texts.ts';
import { useComeBack } from '#features/billing/use-come-back.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { formatPrice, formatShortDate } from '#lib/format.ts';
import { goOutside } from '#lib/leave.ts';
import * as paths from '#lib/paths.ts';
import { useOnce } from '#lib/use-once.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type Checkout = ResponseOf<Calls['GET /test-checkouts/:id']>;

type DemoCheckoutProps = {
  checkout: Checkout;
  onStale: () => void;
};

export function DemoCheckout({ checkout, onStale }: DemoCheckoutProps) {
  const { _id, planId, kind, dueNowCents, monthlyCents, trialEndsAt, status } = checkout;
  const { start, isPending, error, variables } = useOnce(demoAnswerMutation(_id));
  const [message, setMessage] = useState<string | null>(status === 'declined' ? texts.declined : null);
  const [isLeaving, setLeaving] = useState(false);
  useComeBack(() => {
    setLeaving(false);
    onStale();
  });
  const isBusy = (outcome: DemoCheckoutOutcome) => (isPending || isLeaving) && variables === outcome;

  function answer(outcome: DemoCheckoutOutcome) {
    if (isLeaving) return;
    setMessage(null);
    start(outcome, {
      onSuccess: ({ redirectUrl, message: failure }) => {
        if (redirectUrl === null) return setMessage(failure ?? texts.declined);
        // closed in another tab meanwhile: explains that instead of only redirecting
        if (outcome === 'pay' && !isPaidReturn(redirectUrl)) {
          setMessage(texts.closed);
          return onStale();
        }
        setLeaving(true);
        goOutside(redirectUrl);
      },
    });
  }

  if (status === 'complete' || status === 'canceled' || status === 'expired') {
    return (
      <Alert
        kind={status === 'complete' ? 'ok' : 'info'}
        actions={
          <LinkButton size="sm" to={paths.plans}>
            {texts.plans}
          </LinkButton>
        }
      >
        <p>{texts.over[status]}</p>
      </Alert>
    );
  }

  const monthly = formatPrice(monthlyCents / 100);
  return (
    <>
      <section aria-labelledby="demo-checkout" className="card grid gap-4">
        <h2 id="demo-checkout">{texts.kinds[kind](planNames[planId])}</h2>
        <dl className="grid gap-3">
          <Line name={texts.dueNow} value={formatPrice(dueNowCents / 100)} />
          <Line
            name={texts.monthly}
            value={
              trialEndsAt === null ? laterOf(kind, monthly) : texts.monthlyFrom(monthly, formatShortDate(trialEndsAt))
            }
          />
        </dl>
        {kind === 'upgrade' && dueNowCents > 0 && <p className="text-sm text-ink-2">{texts.difference}</p>}
        <p className="text-sm text-ink-2">{texts.terms}</p>
      </section>
      {message !== null && <Alert kind="err">{message}</Alert>}
      {error && (
        <Alert kind="err" title={texts.failed}>
          {failureReason(error, texts.failedStays)}
        </Alert>
      )}
      <div className="grid gap-3">
        <Button
          variant="saque"
          size="lg"
          full
          className="text-balance"
          pending={isBusy('pay')}
          pendingLabel={texts.paying}
          onClick={() => answer('pay')}
        >
          {texts.pay}
        </Button>
        <Button
          variant="line"
          full
          pending={isBusy('decline')}
          pendingLabel={texts.declining}
          onClick={() => answer('decline')}
        >
          {texts.decline}
        </Button>
        <Button
          variant="ghost"
          full
          pending={isBusy('cancel')}
          pendingLabel={texts.cancelling}
          onClick={() => answer('cancel')}
        >
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}

const laterOf = (kind: Checkout['kind'], monthly: string) =>
  kind === 'upgrade' ? texts.monthlyAfter(monthly) : monthly;

/** A provider names the payment in the address only when it is done. */
const isPaidReturn = (address: string) => new URL(address).searchParams.has('session_id');

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t pt-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="num font-strong">{value}</dd>
    </div>
  );
}
