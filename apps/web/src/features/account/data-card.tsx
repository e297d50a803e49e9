import { deleteAccountBodySchema } from '@bandeja/domain/account/contract';
import { isFree } from '@bandeja/domain/billing/rules';
import type { User } from '@bandeja/domain/profile/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { sendDeletion } from '#features/account/api.ts';
import { Download } from '#features/account/download.tsx';
import { sayGoodbye } from '#features/account/goodbye.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import type { Address } from '#lib/paths.ts';
import * as paths from '#lib/paths.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = accountTexts.data;

type DataCardProps = {
  user: User;
  /** Link to the import page; null while there is none. */
  importPath: Address | null;
  onDeleted: () => void;
};

export function DataCard({ user, importPath, onDeleted }: DataCardProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <section aria-labelledby="tus-datos" className="card max-sm:p-5">
      <SectionTitle id="tus-datos" title={texts.title} sentence={texts.lead} />
      <ul className="border-t">
        <Row {...texts.json} action={<Download kind="json" />} />
        <Row {...texts.csv} action={<Download kind="csv" />} />
        {importPath !== null && (
          <Row
            {...texts.import}
            action={
              <LinkButton to={importPath} variant="line">
                {texts.import.link}
              </LinkButton>
            }
          />
        )}
        <Row
          {...texts.pulse}
          action={
            <LinkButton to={paths.pulse} variant="line">
              {texts.pulse.link}
            </LinkButton>
          }
        />
        <Row
          {...texts.programs}
          action={
            <LinkButton to={paths.connections} variant="line">
              {texts.programs.link}
            </LinkButton>
          }
        />
        <Row
          title={texts.delete.title}
          text={texts.delete.text}
          action={
            <Button variant="danger" onClick={() => setDeleting(true)}>
              {texts.delete.button}
            </Button>
          }
        />
      </ul>
      {isDeleting && <DeleteDialog user={user} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </section>
  );
}

function Row({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4 last:border-b-0 last:pb-0">
      <div className="max-w-sentence min-w-0 flex-[1_1_16rem]">
        <h3>{title}</h3>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      {action}
    </li>
  );
}

const deletionTexts = accountTexts.deletion;

function DeleteDialog({ user, onClose, onDeleted }: { user: User; onClose: () => void; onDeleted: () => void }) {
  const { field, ...state } = useSendForm({
    // the word is typed, so it begins as something else
    start: { confirmation: '' as 'ELIMINAR', password: '' },
    resolver: zodResolver(deleteAccountBodySchema),
    send: async (body: BodyInput<Calls['DELETE /account']>) => {
      await sendDeletion(body);
      sayGoodbye();
      onDeleted();
    },
    fieldError: ({ code, message }) => (code === 'auth.wrong_password' ? { path: 'password', message } : null),
    fallback: failureReason,
  });

  return (
    <FormDialog texts={deletionTexts} isDanger state={state} onClose={onClose}>
      <Part title={deletionTexts.goesTitle}>
        <p>{deletionTexts.goes}</p>
        <p>{user.emailVerified ? deletionTexts.forms : deletionTexts.formsUnverified}</p>
        {!isFree(user.subscription) && <p>{deletionTexts.subscription}</p>}
      </Part>
      <Part title={deletionTexts.staysTitle}>
        <p>{deletionTexts.stays}</p>
      </Part>
      <p className="text-ui font-strong">{deletionTexts.end}</p>
      <div className="grid gap-2.5">
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <TextField
          label={deletionTexts.confirmation}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('confirmation', { setValueAs: (typed: string) => typed.trim() })}
        />
        <PasswordField label={deletionTexts.password} autoComplete="current-password" {...field('password')} />
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
