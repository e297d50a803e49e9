import { registerBodySchema } from '@bandeja/domain/auth/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useAuth } from '#features/auth/auth-context.tsx';
import { AuthFormShell } from '#features/auth/auth-form-shell.tsx';
import { confirmPasswordSchema, samePasswords } from '#features/auth/model.ts';
import { ProviderButton } from '#features/auth/provider-button.tsx';
import { StorageNotice } from '#features/auth/storage-notice.tsx';
import { authTexts } from '#features/auth/texts.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { EmailField } from '#ui/email-field.tsx';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = authTexts.register;

const formSchema = z
  .extend(registerBodySchema, {
    confirmPassword: confirmPasswordSchema,
  })
  .check(samePasswords);

type RegisterFormProps = {
  /** Of an earlier form: fills what is still empty. */
  known?: { name: string; email: string } | undefined;
  /** What goes along: the plan that was chosen, the token of that form. */
  along?: Pick<BodyInput<Calls['POST /auth/register']>, 'plan' | 'from'>;
  onRegistered?: () => unknown;
};

export function RegisterForm({ known, along = {}, onRegistered }: RegisterFormProps) {
  const auth = useAuth();
  const { form, field, ...state } = useAuthForm({
    schema: formSchema,
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
    send: async ({ name, email, password }) => {
      await auth.register({ name, email, password, ...along });
      await onRegistered?.();
    },
    fallback: authTexts.registerFailed,
  });
  const { getValues, setValue } = form;
  // after the first render: the server's document has an empty field, and text typed into it comes first
  useEffect(() => {
    if (known === undefined) return;
    for (const name of ['name', 'email'] as const) if (getValues(name) === '') setValue(name, known[name]);
  }, [known, getValues, setValue]);
  if (siteFacts().provider?.isOnly) return <ProviderButton />;
  return (
    <>
      <AuthFormShell state={state} texts={texts}>
        <StorageNotice />
        <TextField label={texts.name} autoComplete="name" {...field('name')} />
        <EmailField label={texts.email} {...field('email')} />
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          {...field('password', { deps: form.formState.touchedFields.confirmPassword ? 'confirmPassword' : [] })}
        />
        <PasswordField label={texts.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
        <p className="text-sm text-ink-2">
          {texts.accept} <Link to={paths.terms}>{texts.terms}</Link> {texts.and}{' '}
          <Link to={paths.privacy}>{texts.privacy}</Link>.
        </p>
      </AuthFormShell>
      <ProviderButton />
    </>
  );
}
