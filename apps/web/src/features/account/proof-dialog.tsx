import { accountMessages } from '@bandeja/domain/account/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { accountTexts } from '#features/account/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
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
  name?: { label: string; hint: string };
  isDanger?: boolean;
  fallback?: string | ((error: unknown) => string);
  send: (password: string, name: string) => Promise<unknown>;
  onClose: () => void;
};

export function ProofDialog({ texts, name, isDanger, fallback, send, onClose }: ProofDialogProps) {
  const { field, ...state } = useSendForm({
    start: { password: '', name: '' },
    resolver: zodResolver(name ? named : unnamed),
    send: (values: { password: string; name: string }) => send(values.password, values.name),
    fieldError: ({ code, message }) => (code === 'auth.wrong_password' ? { path: 'password', message } : null),
    fallback: fallback ?? failureReason,
  });
  return (
    <FormDialog texts={{ ...accountTexts.secondFactor, ...texts }} isDanger={isDanger} state={state} onClose={onClose}>
      <div className="grid gap-2.5">
        <p className="text-ink-2">{texts.text}</p>
        {name && <TextField {...name} {...field('name')} />}
        <PasswordField
          label={accountTexts.secondFactor.password}
          autoComplete="current-password"
          {...field('password')}
        />
      </div>
    </FormDialog>
  );
}
