import { loginBodySchema } from '@bandeja/domain/auth/contract';
import type { User } from '@bandeja/domain/profile/contract';
import { type ReactNode, useState } from 'react';
import { useAuth } from '#features/auth/auth-context.tsx';
import { AuthFormShell } from '#features/auth/auth-form-shell.tsx';
import { authTexts } from '#features/auth/texts.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import { HttpError } from '#lib/http.ts';
import { Alert } from '#ui/alert.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = authTexts.login;

type CredentialsFormProps = {
  email?: string;
  submitLabel: string;
  onEntered?: (user: User) => unknown;
  children?: ReactNode;
};

export function CredentialsForm({ email, submitLabel, onEntered, children }: CredentialsFormProps) {
  const auth = useAuth();
  const [asksCode, setAsksCode] = useState(false);
  const { field, ...state } = useAuthForm({
    schema: loginBodySchema,
    defaultValues: { email: email ?? '', password: '', code: '' },
    send: async ({ code, ...body }) => {
      try {
        const user = await auth.login(code ? { ...body, code } : body);
        await onEntered?.(user);
      } catch (error) {
        if (!(error instanceof HttpError && error.code === 'auth.code_required')) throw error;
        setAsksCode(true);
      }
    },
    fallback: authTexts.loginFailed,
  });
  return (
    <AuthFormShell state={state} texts={{ submit: submitLabel, pending: texts.pending }}>
      <EmailField label={texts.email} {...field('email')} />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        autoFocus={email !== undefined}
        {...field('password')}
      />
      {children}
      {asksCode && (
        <>
          <Alert kind="info">{texts.codeAsked}</Alert>
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoFocus
            {...field('code')}
          />
        </>
      )}
    </AuthFormShell>
  );
}
