import { changePasswordBodySchema } from '@bandeja/domain/account/contract';
import { authMessages } from '@bandeja/domain/auth/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useChangePassword } from '#features/account/api.ts';
import { DeviceList } from '#features/account/device-list.tsx';
import { JoinedPart } from '#features/account/joined-part.tsx';
import { SecondFactorPart } from '#features/account/second-factor.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

export function SecurityCard({ email, onSignedOut }: { email: string; onSignedOut: () => void }) {
  return (
    <section aria-labelledby="seguridad" className="card max-sm:p-5">
      <SectionTitle id="seguridad" title={accountTexts.security.title} />
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
        <PasswordForm email={email} />
        <DeviceList onSignedOut={onSignedOut} />
        <SecondFactorPart />
        <JoinedPart />
      </div>
    </section>
  );
}

const texts = accountTexts.password;

/** The contract's rules; the second password is compared here and never sent. */
const formSchema = z.intersection(
  changePasswordBodySchema,
  z
    .object({
      newPassword: z.string(),
      confirmPassword: z.string().check(z.minLength(1, authMessages.confirmRequired)),
    })
    .check(
      z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
        path: ['confirmPassword'],
        error: authMessages.confirmDiffers,
      }),
    ),
);

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
  const [isDone, setDone] = useState(false);
  const { form, field, isPending, failure, submit } = useSendForm({
    start: empty,
    resolver: zodResolver(formSchema),
    mode: 'onTouched',
    send: async ({ currentPassword, newPassword }: typeof empty) => {
      setDone(false);
      await change({ currentPassword, newPassword });
      form.reset(empty);
      setDone(true);
    },
    fieldError: ({ code, message }) => (code === 'auth.wrong_password' ? { path: 'currentPassword', message } : null),
    fallback: failureReason,
  });
  return (
    <Form aria-labelledby="cambiar-contrasena" className="grid max-w-form content-start gap-2.5" onSubmit={submit}>
      <div className="mb-1">
        <h3 id="cambiar-contrasena">{texts.title}</h3>
        <p className="text-sm text-ink-2">{texts.lead}</p>
      </div>
      {/* tells password managers which account's password changes */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={texts.current} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label={texts.fresh}
        autoComplete="new-password"
        {...field('newPassword', { deps: form.formState.touchedFields.confirmPassword ? ['confirmPassword'] : [] })}
      />
      <PasswordField label={texts.confirm} autoComplete="new-password" {...field('confirmPassword')} />
      {failure !== null && (
        <Alert kind="err" title={texts.failed}>
          {failure}
        </Alert>
      )}
      {isDone && <Alert kind="ok">{texts.done}</Alert>}
      <Button
        type="submit"
        variant="line"
        pending={isPending}
        pendingLabel={texts.pending}
        className="mt-1 justify-self-start"
      >
        {texts.submit}
      </Button>
    </Form>
  );
}
