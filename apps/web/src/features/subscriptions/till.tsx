import type { getTestCheckout } from '@bandeja/domain/subscriptions/contract';
import type { Answer } from '@bandeja/domain/wire/endpoint';
import { useState } from 'react';
import { type TillOutcome, testAnswerMutation } from '#features/subscriptions/api.ts';
import { planNames, tillTexts as texts } from '#features/subscriptions/texts.ts';
import { formatPrice, formatShortDate } from '#lib/format.ts';
import { goOutside } from '#lib/leave.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useOnce } from '#lib/use-once.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type TestCheckout = Answer<typeof getTestCheckout>;

/** The till of the test checkout: what is due and when, and the three things that happen at a till. */
export function Till({ checkout }: { checkout: TestCheckout }) {
  const { _id, planId, kind, dueNowCents, monthlyCents, trialEndsAt, status } = checkout;
  const { start, isPending, error, variables } = useOnce(testAnswerMutation(_id));
  const [message, setMessage] = useState<string | null>(status === 'declined' ? texts.declined : null);
  // the page is on its way to another
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = (outcome: TillOutcome) => (isPending || isLeaving) && variables === outcome;

  function answer(outcome: TillOutcome) {
    if (isLeaving) return;
    setMessage(null);
    start(outcome, {
      onSuccess: ({ redirectUrl, message: said }) => {
        if (redirectUrl === null) return setMessage(said ?? texts.declined);
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
          <LinkButton size="sm" to="/subscription">
            {texts.plans}
          </LinkButton>
        }
      >
        {texts.over[status]}
      </Alert>
    );
  }

  const monthly = formatPrice(monthlyCents / 100);
  return (
    <>
      <section aria-labelledby="till" className="card grid gap-4">
        <h2 id="till">{texts.kinds[kind](planNames[planId])}</h2>
        <dl className="grid gap-3">
          <Line name={texts.dueNow} value={formatPrice(dueNowCents / 100)} />
          <Line
            name={texts.monthly}
            value={trialEndsAt === null ? monthly : texts.monthlyFrom(monthly, formatShortDate(trialEndsAt))}
          />
        </dl>
        <p className="text-sm text-ink-2">{texts.terms}</p>
      </section>
      {message !== null && <Alert kind="err">{message}</Alert>}
      {error && (
        <Alert kind="err" title={texts.failed}>
          {serverMessage(error)}
        </Alert>
      )}
      <div className="grid gap-3">
        <Button
          variant="saque"
          size="lg"
          full
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

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t pt-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="num font-strong">{value}</dd>
    </div>
  );
}
