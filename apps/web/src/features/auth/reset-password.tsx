import { type ReactNode, useState } from 'react';
import { useAuth } from '#features/auth/auth-context.tsx';
import { resetTexts as texts } from '#features/auth/forgot-texts.ts';
import { ResetPasswordForm } from '#features/auth/reset-password-form.tsx';
import * as paths from '#lib/paths.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type Step = 'form' | 'done' | 'invalid';

/** The form behind a mail's link, and what came of it. Without a token there is nothing to fill in. */
export function ResetPassword({ token }: { token: string }) {
  const { reload } = useAuth();
  const [step, setStep] = useState<Step>(token === '' ? 'invalid' : 'form');

  function finish() {
    setStep('done');
    // the server ended every sign-in of that account: this browser's may have been one of them
    void reload();
  }

  if (step === 'done')
    return <Outcome {...texts.done} way={<LinkButton to={paths.login}>{texts.done.toLogin}</LinkButton>} />;
  if (step === 'invalid') {
    return (
      <Outcome {...texts.invalid} way={<LinkButton to={paths.forgotPassword}>{texts.invalid.again}</LinkButton>} />
    );
  }
  return (
    <>
      <p className="text-ink-2">{texts.sentence}</p>
      <ResetPasswordForm token={token} onDone={finish} onInvalid={() => setStep('invalid')} />
    </>
  );
}

function Outcome({ title, sentence, way }: { title: string; sentence: string; way: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      <ArrivalHeading level={2}>{title}</ArrivalHeading>
      <p className="text-ink-2">{sentence}</p>
      {way}
    </div>
  );
}
