import { accountMessages } from '@bandeja/domain/account/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import * as z from 'zod/mini';
import { accountTexts } from '#features/account/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

const password = z.string().check(z.minLength(1, accountMessages.currentPasswordRequired));
const unnamed = z.object({ password, name: z.string() });
const named = z.object({
  password,
  name: z
    .string()
    .check(z.trim(), z.minLength(1, accountMessages.passkeyName), z.maxLength(60, accountMessages.passkeyName)),
});

type ProofDialogProps = {
  texts: { title: string; text: string; confirm: string };
  /** Asks for a name too. */
  name?: { label: string; hint: string };
  isDanger?: boolean;
  /** What is said of a failure that is not the server's. */
  fallback?: string;
  send: (password: string, name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password before the protection of the account changes. It stands as long as it is rendered. */
export function ProofDialog({ texts, name, isDanger, fallback, send, onClose }: ProofDialogProps) {
  const formId = useId();
  const { form, errors, isPending, failure, submit } = useSendForm({
    start: { password: '', name: '' },
    resolver: zodResolver(name ? named : unnamed),
    send: (values: { password: string; name: string }) => send(values.password, values.name),
    fieldError: ({ code, message }) => (code === 'auth.wrong_password' ? { path: 'password', message } : null),
    failureOf: (error) => serverMessage(error),
    fallback: fallback ?? failureReason,
  });
  const close = () => isPending || onClose();

  return (
    <Dialog
      isOpen
      isAlert
      onClose={close}
      title={texts.title}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={close}>
            {accountTexts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'solid'}
            pending={isPending}
            pendingLabel={accountTexts.secondFactor.pending}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-ink-2">{texts.text}</p>
        {name && (
          <TextField label={name.label} hint={name.hint} error={errors.name?.message} {...form.register('name')} />
        )}
        <PasswordField
          label={accountTexts.secondFactor.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {failure !== null && (
          <Alert kind="err" title={accountTexts.secondFactor.failed}>
            <p>{failure}</p>
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
