import { type AccountChange, changeAccountBodySchema } from '@bandeja/domain/account/contract';
import type { Account } from '@bandeja/domain/profile/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import { type BodyInput, staffRoles } from '@bandeja/domain/wire/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import { useChangeAccount } from '#features/profile/admin/api.ts';
import { accountTexts as texts } from '#features/profile/admin/texts.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';

const dialogTexts = texts.dialog;

export function AccountDialog({ account, onClose }: { account: Account | null; onClose: () => void }) {
  return (
    <Dialog isOpen={account !== null} onClose={onClose} title={dialogTexts.title(account?.name ?? '')} isAlert>
      {account && <ChangeForm key={account._id} account={account} onClose={onClose} />}
    </Dialog>
  );
}

function ChangeForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const toast = useToast();
  const change = useChangeAccount(account._id);
  const { form, field, isPending, failure, submit } = useSendForm({
    start: { change: 'end_sign_ins' as AccountChange, reason: '', password: '' },
    resolver: zodResolver(changeAccountBodySchema),
    send: async (body: BodyInput<Calls['POST /admin/users/:id/changes']>) => {
      await change(body);
      toast(body.change === 'end_account' ? dialogTexts.ended : dialogTexts.done);
      onClose();
    },
    fieldError: ({ code, message }) => (code === 'auth.wrong_password' ? { path: 'password', message } : null),
    fallback: dialogTexts.failedHint,
  });
  const chosen = form.watch('change');
  const role: AccountChange = account.isAdmin ? 'demote_admin' : 'promote_admin';
  const roleChanges = staffRoles.map(
    (each): AccountChange => (account.roles.includes(each) ? `revoke_${each}` : `grant_${each}`),
  );
  const changes: AccountChange[] = ['end_sign_ins', role, ...roleChanges, 'end_account'];

  return (
    <Form aria-label={dialogTexts.title(account.name)} className="grid gap-2.5" onSubmit={submit}>
      <p className="text-sm wrap-anywhere text-ink-2">{account.email}</p>
      <Select
        label={dialogTexts.change}
        hint={dialogTexts.effects[chosen]}
        options={changes.map((value) => ({ value, label: dialogTexts.changes[value] }))}
        {...field('change')}
      />
      {failure !== null && (
        <Alert kind="err" title={dialogTexts.failed}>
          {failure}
        </Alert>
      )}
      <TextArea
        rows={2}
        label={dialogTexts.reason}
        maxLength={500}
        hint={dialogTexts.reasonHint}
        {...field('reason')}
      />
      <PasswordField label={dialogTexts.password} autoComplete="current-password" {...field('password')} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="ghost" onClick={onClose}>
          {dialogTexts.cancel}
        </Button>
        <Button
          type="submit"
          variant={chosen === 'end_account' ? 'danger' : 'solid'}
          pending={isPending}
          pendingLabel={dialogTexts.pending}
        >
          {dialogTexts.changes[chosen]}
        </Button>
      </div>
    </Form>
  );
}
