import { type AccountChange, type changeAccount, changeAccountBodySchema } from '@bandeja/domain/account/contract';
import type { Account } from '@bandeja/domain/profile/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import { useChangeAccount } from '#features/profile/admin/api.ts';
import { accountTexts } from '#features/profile/admin/texts.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = accountTexts.dialog;

type AccountDialogProps = {
  /** Null: closed. */
  account: Account | null;
  onClose: () => void;
};

/** For admins: ends an account or its sign-ins, makes it an admin or takes that back, with a reason that is stored. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  return (
    <Dialog isOpen={account !== null} onClose={onClose} title={texts.title(account?.name ?? '')} isAlert>
      {account && <ChangeForm key={account._id} account={account} onClose={onClose} />}
    </Dialog>
  );
}

function ChangeForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const toast = useToast();
  const change = useChangeAccount(account._id);
  const { form, field, isPending, failure, submit } = useSendForm({
    start: { change: 'end_sign_ins' as AccountChange, reason: '' },
    resolver: zodResolver(changeAccountBodySchema),
    send: async (body: BodyInput<typeof changeAccount>) => {
      await change(body);
      toast(body.change === 'end_account' ? texts.ended : texts.done);
      onClose();
    },
    fallback: texts.failedHint,
  });
  const chosen = form.watch('change');
  const role: AccountChange = account.isAdmin ? 'demote_admin' : 'promote_admin';
  const changes: AccountChange[] = ['end_sign_ins', role, 'end_account'];

  return (
    <Form aria-label={texts.title(account.name)} className="grid gap-2.5" onSubmit={submit}>
      <p className="text-sm wrap-anywhere text-ink-2">{account.email}</p>
      <Select
        label={texts.change}
        hint={texts.effects[chosen]}
        options={changes.map((value) => ({ value, label: texts.changes[value] }))}
        {...field('change')}
      />
      {failure !== null && (
        <Alert kind="err" title={texts.failed}>
          {failure}
        </Alert>
      )}
      <TextArea rows={2} label={texts.reason} maxLength={500} hint={texts.reasonHint} {...field('reason')} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant={chosen === 'end_account' ? 'danger' : 'solid'}
          pending={isPending}
          pendingLabel={texts.pending}
        >
          {texts.changes[chosen]}
        </Button>
      </div>
    </Form>
  );
}
