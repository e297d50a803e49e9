import { useState } from 'react';
import { verifyTexts as texts } from '#features/auth/verify-texts.ts';
import { useVisitorState } from '#features/auth/visitor-context.ts';
import { chosenPlan } from '#features/billing/chosen-plan.ts';
import { call } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTask } from '#ui/link-task.tsx';

type Sending = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; message: string };

const verifyResendTexts = texts.resend;

function ResendVerification() {
  const [sending, setSending] = useState<Sending>({ status: 'idle' });

  async function send() {
    setSending({ status: 'sending' });
    try {
      await call('POST /auth/resend-verification');
      setSending({ status: 'sent' });
    } catch (error) {
      setSending({ status: 'failed', message: serverMessage(error) ?? verifyResendTexts.failed });
    }
  }

  if (sending.status === 'sent') {
    return (
      <Alert kind="ok" className="w-full">
        {verifyResendTexts.sent}
      </Alert>
    );
  }
  return (
    <>
      {sending.status === 'failed' && (
        <Alert kind="err" className="w-full">
          {sending.message}
        </Alert>
      )}
      <Button
        pending={sending.status === 'sending'}
        pendingLabel={verifyResendTexts.pending}
        onClick={() => void send()}
      >
        {verifyResendTexts.button}
      </Button>
    </>
  );
}

const confirmAddress = (token: string) => call('POST /auth/verify-email', { body: { token } });

/** `/verify-email?token=`, the link in the mail to a new account. The mail is often opened in a browser without a sign-in, so no account is needed. */
export function VerifyEmailPage() {
  const isPlayer = useVisitorState().status === 'player';
  const isHydrated = useHydrated();
  // the mail of an account that began on the price page names its plan
  const plan = isHydrated ? chosenPlan(new URLSearchParams(window.location.search)) : null;
  const toDashboard = (
    <>
      {plan && <LinkButton to={paths.orderPlan(plan)}>{texts.toPlan}</LinkButton>}
      <LinkButton to={paths.dashboard} variant={plan ? 'line' : undefined}>
        {texts.toDashboard}
      </LinkButton>
    </>
  );
  return (
    <LinkTask
      path={paths.verifyEmail}
      send={confirmAddress}
      texts={texts}
      failed={texts.failed}
      afterDone={toDashboard}
      afterInvalid={isPlayer ? <ResendVerification /> : toDashboard}
    />
  );
}
