import { type deleteAccount, deleteAccountBodySchema } from '@bandeja/domain/account/contract';
import { isFree } from '@bandeja/domain/billing/rules';
import type { User } from '@bandeja/domain/profile/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { sendDeletion } from '#features/account/api.ts';
import { FormDialog } from '#features/account/form-dialog.tsx';
import { sayGoodbye } from '#features/account/goodbye.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = accountTexts.deletion;

type DeleteDialogProps = { user: User; onClose: () => void; onDeleted: () => void };

/** What goes and what stays, then a typed word and the password. */
export function DeleteDialog({ user, onClose, onDeleted }: DeleteDialogProps) {
  const { field, ...state } = useSendForm({
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

  return (
    <FormDialog texts={texts} isDanger state={state} onClose={onClose}>
      <Part title={texts.goesTitle}>
        <p>{texts.goes}</p>
        <p>{user.emailVerified ? texts.forms : texts.formsUnverified}</p>
        {!isFree(user.subscription) && <p>{texts.subscription}</p>}
      </Part>
      <Part title={texts.staysTitle}>
        <p>{texts.stays}</p>
      </Part>
      <p className="text-ui font-strong">{texts.end}</p>
      <div className="grid gap-2.5">
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <TextField
          label={texts.confirmation}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('confirmation', { setValueAs: (typed: string) => typed.trim() })}
        />
        <PasswordField label={texts.password} autoComplete="current-password" {...field('password')} />
      </div>
    </FormDialog>
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
