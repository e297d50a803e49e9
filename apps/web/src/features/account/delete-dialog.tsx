import { deleteAccountBodySchema } from '@bandeja/domain/account/contract';
import { isFree } from '@bandeja/domain/billing/rules';
import type { User } from '@bandeja/domain/profile/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { sendDeletion } from '#features/account/api.ts';
import { sayGoodbye } from '#features/account/farewell.ts';
import { accountTexts } from '#features/account/texts.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
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
  const isSending = useRef(false);
  const form = useForm({
    resolver: zodResolver(deleteAccountBodySchema),
    // the word is typed, so it begins as something else
    defaultValues: { confirmation: '' as 'ELIMINAR', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const failure = errors.root?.['server']?.message;

  const submit = form.handleSubmit(async (body) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await sendDeletion(body);
      sayGoodbye();
      onDeleted();
    } catch (error) {
      if (error instanceof HttpError && error.code === 'auth.wrong_password') {
        form.setError('password', { message: error.message }, { shouldFocus: true });
      } else {
        form.setError('root.server', { message: serverMessage(error) ?? accountTexts.failedHint });
      }
    } finally {
      isSending.current = false;
    }
  });

  function close() {
    if (isSending.current) return;
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
          <Button variant="ghost" disabled={isSubmitting} onClick={close}>
            {accountTexts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={isSubmitting} pendingLabel={texts.pending}>
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
          void submit();
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
      {failure !== undefined && (
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
