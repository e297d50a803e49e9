import { loginBodySchema } from '@bandeja/domain/auth/contract';
import type { User } from '@bandeja/domain/profile/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { AuthFormShell } from '#features/auth/auth-form-shell.tsx';
import { authTexts } from '#features/auth/texts.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = authTexts.relogin;

/**
 * The login over a running session whose token has died; the screen below stays as it is. It may be put
 * off: training goes on, and a button keeps the way back in.
 */
export function ReloginDialog({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {!isOpen && (
        <div className="pointer-events-none fixed inset-x-4 top-16 z-toast grid justify-items-center">
          <Button variant="white" size="sm" className="pointer-events-auto shadow-2" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        </div>
      )}
      <Dialog isOpen={isOpen} isAlert onClose={() => setOpen(false)} title={texts.title}>
        <p className="text-ink-2">{texts.sentence}</p>
        <ReloginForm user={user} />
      </Dialog>
    </>
  );
}

function ReloginForm({ user }: { user: User }) {
  const auth = useAuth();
  const navigate = useNavigate();
  const { form, failure, submit } = useAuthForm({
    schema: loginBodySchema,
    defaultValues: { email: user.email, password: '' },
    send: async (body) => {
      const entered = await auth.login(body);
      // the session below belongs to another account
      if (entered._id !== user._id) await navigate(paths.dashboard, { replace: true });
    },
    fallback: authTexts.loginFailed,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AuthFormShell
      failure={failure}
      pending={isSubmitting}
      submit={texts.submit}
      gerund={authTexts.login.pending}
      onSubmit={submit}
    >
      <TextField
        label={authTexts.login.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={authTexts.login.password}
        autoComplete="current-password"
        error={errors.password?.message}
        autoFocus
        {...form.register('password')}
      />
    </AuthFormShell>
  );
}
