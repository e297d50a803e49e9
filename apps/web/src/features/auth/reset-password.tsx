import { resetPasswordBodySchema } from '@bandeja/domain/auth/contract';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { useAuth } from '#features/auth/auth-context.tsx';
import { AuthFormShell } from '#features/auth/auth-form-shell.tsx';
import { resetTexts as texts } from '#features/auth/forgot-texts.ts';
import { confirmPasswordSchema, samePasswords } from '#features/auth/model.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import { call, HttpError, NetworkError } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PasswordField } from '#ui/password-field.tsx';

type Step = 'form' | 'done' | 'invalid';

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

const formSchema = z
  .object({
    password: resetPasswordBodySchema.shape.password,
    confirmPassword: confirmPasswordSchema,
  })
  .check(samePasswords);

type ResetPasswordFormProps = {
  token: string;
  onDone: () => void;
  onInvalid: () => void;
};

function ResetPasswordForm({ token, onDone, onInvalid }: ResetPasswordFormProps) {
  const { form, field, ...state } = useAuthForm({
    schema: formSchema,
    defaultValues: { password: '', confirmPassword: '' },
    send: async ({ password }) => {
      try {
        await call('POST /auth/reset-password', { body: { token, password } });
      } catch (error) {
        if (error instanceof NetworkError) throw new Error(texts.failed, { cause: error });
        if (!isLinkInvalid(error)) throw error;
        onInvalid();
        return;
      }
      onDone();
    },
    fallback: texts.failed,
  });
  return (
    <AuthFormShell state={state} texts={texts}>
      <PasswordField
        label={texts.password}
        autoComplete="new-password"
        {...field('password', { deps: form.formState.touchedFields.confirmPassword ? 'confirmPassword' : [] })}
      />
      <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
    </AuthFormShell>
  );
}

/** A truncated token is refused for its length, a used one as unknown. */
function isLinkInvalid(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.code === 'mail.link_invalid' || error.issues.some(({ path }) => path === 'token');
}
