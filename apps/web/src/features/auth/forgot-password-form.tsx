import { forgotPasswordBodySchema } from '@bandeja/domain/auth/contract';
import { useState } from 'react';
import { AuthFormShell } from '#features/auth/auth-form-shell.tsx';
import { forgotTexts as texts } from '#features/auth/forgot-texts.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import { call, NetworkError } from '#lib/http.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField } from '#ui/email-field.tsx';

export function ForgotPasswordForm() {
  const [isSent, setSent] = useState(false);
  const { field, ...state } = useAuthForm({
    schema: forgotPasswordBodySchema,
    defaultValues: { email: '' },
    send: async (body) => {
      await call('POST /auth/forgot-password', { body }).catch((error) => {
        throw error instanceof NetworkError ? new Error(texts.failed, { cause: error }) : error;
      });
      setSent(true);
    },
    fallback: texts.failed,
  });
  if (isSent) {
    return (
      <div className="grid justify-items-start gap-3">
        <ArrivalHeading level={2}>{texts.sent.title}</ArrivalHeading>
        <p>{texts.sent.sentence}</p>
        <p className="text-sm text-ink-2">{texts.sent.hint}</p>
        <Button variant="line" onClick={() => setSent(false)}>
          {texts.sent.again}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className="text-ink-2">{texts.sentence}</p>
      <AuthFormShell state={state} texts={texts}>
        <EmailField label={texts.email} {...field('email')} />
      </AuthFormShell>
    </>
  );
}
