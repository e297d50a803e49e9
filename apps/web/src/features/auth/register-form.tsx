import { registerBodySchema } from '@bandeja/domain/auth/contract';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useAuth } from '#features/auth/auth-context.tsx';
import { AuthFormShell } from '#features/auth/auth-form-shell.tsx';
import { confirmPasswordSchema, samePasswords } from '#features/auth/model.ts';
import { StorageNotice } from '#features/auth/storage-notice.tsx';
import { authTexts } from '#features/auth/texts.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import { rememberedAddress } from '#lib/form-address.ts';
import * as paths from '#lib/paths.ts';
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

export function RegisterForm() {
  const auth = useAuth();
  const { form, field, ...state } = useAuthForm({
    schema: formSchema,
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
    send: ({ name, email, password }) => auth.register({ name, email, password }),
    fallback: authTexts.registerFailed,
  });
  const { getValues, setValue } = form;
  // after the first render: the server's document has an empty field, and text typed into it comes first
  useEffect(() => {
    const address = rememberedAddress();
    if (address !== '' && getValues('email') === '') setValue('email', address);
  }, [getValues, setValue]);
  return (
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
  );
}
