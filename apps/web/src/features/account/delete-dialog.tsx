import { type deleteAccount, deleteAccountBodySchema } from '@bandeja/domain/account/contract';
import { isFree } from '@bandeja/domain/billing/rules';
import type { User } from '@bandeja/domain/profile/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { sendDeletion } from '#features/account/api.ts';
import { sayGoodbye } from '#features/account/goodbye.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = accountTexts.deletion;

type DeleteDialogProps = { user: User; isOpen: boolean; onClose: () => void; onDeleted: () => void };

/** What goes and what stays, then a typed word and the password. */
export function DeleteDialog({ user, isOpen, onClose, onDeleted }: DeleteDialogProps) {
  const formId = useId();
  const { form, errors, isPending, failure, submit } = useSendForm({
    // the word is typed, so it begins as something else
    start: { confirmation: '' as 'ELIMINAR', password: '' },
    resolver: zodResolver(deleteAccountBodySchema),
    send: async (body: BodyInput<typeof deleteAccount>) => {
      await sendDeletion(body);
      sayGoodbye();
      onDeleted();
    },
    fieldError: ({ code, message }) => (code === 'auth.wrong_password' ? { path: 'password', message } : null),
    fallback: failureReason,
  });

  function close() {
    if (isPending) return;
    form.reset();
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      isAlert
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={close}>
            {accountTexts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={isPending} pendingLabel={texts.pending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Part title={texts.goesTitle}>
        <p>{texts.goes}</p>
        <p>{user.emailVerified ? texts.forms : texts.formsUnverified}</p>
        {!isFree(user.subscription) && <p>{texts.subscription}</p>}
      </Part>
      <Part title={texts.staysTitle}>
        <p>{texts.stays}</p>
      </Part>
      <p className="text-ui font-strong">{texts.end}</p>
      <form
        id={formId}
        noValidate
        className="grid gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          // a form in a dialog is still inside the page's tree: its submit goes no further
          event.stopPropagation();
          submit();
        }}
      >
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <TextField
          label={texts.confirmation}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.confirmation?.message}
          {...form.register('confirmation', { setValueAs: (typed: string) => typed.trim() })}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </form>
      {failure !== null && (
        <Alert kind="err" title={texts.failed}>
          <p>{failure}</p>
        </Alert>
      )}
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5 text-ui text-ink-2">
      <h3 className="text-ink">{title}</h3>
      {children}
    </div>
  );
}
