import { loginBodySchema } from '@bandeja/domain/auth/contract';
import { useAuth } from '#features/auth/auth-context.tsx';
import { AuthFormShell } from '#features/auth/auth-form-shell.tsx';
import { forgotTexts } from '#features/auth/forgot-texts.ts';
import { authTexts } from '#features/auth/texts.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = authTexts.login;

/** Email and password. Who gets in is moved on by the page's guard. */
export function LoginForm() {
  const auth = useAuth();
  const { form, failure, submit } = useAuthForm({
    schema: loginBodySchema,
    defaultValues: { email: '', password: '' },
    send: auth.login,
    fallback: authTexts.loginFailed,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AuthFormShell
      failure={failure}
      pending={isSubmitting}
      submit={texts.submit}
      gerund={texts.pending}
      onSubmit={submit}
    >
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <p className="-mt-4 text-sm">
        <Link to={paths.forgotPassword} className="inline-flex min-h-tap items-center">
          {forgotTexts.link}
        </Link>
      </p>
    </AuthFormShell>
  );
}
