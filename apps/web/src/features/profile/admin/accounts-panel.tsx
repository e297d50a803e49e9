import { type AccountChange, changeAccountBodySchema } from '@bandeja/domain/account/contract';
import { type PlanId, planNames } from '@bandeja/domain/billing/vocabulary';
import type { Account } from '@bandeja/domain/profile/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsQuery, useChangeAccount } from '#features/profile/admin/api.ts';
import { accountTexts as texts } from '#features/profile/admin/texts.ts';
import { formatAxisDate, formatLongDate, formatNumber } from '#lib/format.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Form } from '#ui/form.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';

export function AccountsPanel({ onPlan }: { onPlan: (account: Account) => void }) {
  const [search, setSearch] = useState('');
  const term = useDebounced(search);
  return (
    <div className="grid gap-5">
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={search}
        maxLength={100}
        className="max-w-form"
        onChange={setSearch}
      />
      <Accounts search={term} onPlan={onPlan} />
    </div>
  );
}

function Accounts({ search, onPlan }: { search: string; onPlan: (account: Account) => void }) {
  const [managed, setManaged] = useState<Account | null>(null);
  const query = useInfiniteQuery(accountsQuery(search));
  if (!query.data) return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  const accounts = query.data.pages.flat();
  if (accounts.length === 0) {
    return search.trim() === '' ? (
      <EmptyState level={2} className="card" title={texts.empty} />
    ) : (
      <EmptyState level={2} className="card" flight="bounces" title={texts.nothingFound} />
    );
  }
  return (
    <div className="grid gap-4" aria-busy={query.isPlaceholderData || undefined}>
      <DataTable
        cards
        caption={texts.caption}
        columns={columnsWith(onPlan, setManaged)}
        rows={accounts}
        keyOf={(account) => account._id}
      />
      <MoreButton query={query} />
      <AccountDialog account={managed} onClose={() => setManaged(null)} />
    </div>
  );
}

const planTones: Record<PlanId, BadgeTone> = { free: 'otr', premium: 'fis', pro: 'tac' };

function Day({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatLongDate(instant)} className="whitespace-nowrap">
      {formatAxisDate(instant)}
    </time>
  );
}

type OnAccount = (account: Account) => void;

const columnsWith = (onPlan: OnAccount, onManage: OnAccount): [Column<Account>, ...Column<Account>[]] => [
  {
    title: texts.columns.name,
    cell: ({ name, isAdmin }) => (
      <span className="flex flex-wrap items-center gap-2">
        {name}
        {isAdmin && <Badge tone="otr">{texts.admin}</Badge>}
      </span>
    ),
  },
  { title: texts.columns.email, cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
  {
    title: texts.columns.plan,
    cell: (account) => (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={planTones[account.plan]}>{planNames[account.plan]}</Badge>
        <Button variant="quiet" size="sm" aria-label={texts.planOf(account.name)} onClick={() => onPlan(account)}>
          {texts.changePlan}
        </Button>
      </span>
    ),
  },
  { title: texts.columns.verified, cell: ({ emailVerified }) => (emailVerified ? texts.yes : texts.no) },
  {
    title: texts.columns.lastSeen,
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? texts.never : <Day instant={lastSeenAt} />),
  },
  { title: texts.columns.sessions, numeric: true, cell: ({ finishedSessions }) => formatNumber(finishedSessions) },
  { title: texts.columns.since, cell: ({ createdAt }) => <Day instant={createdAt} /> },
  {
    title: texts.columns.account,
    cell: (account) => (
      <Button variant="quiet" size="sm" aria-label={texts.manageOf(account.name)} onClick={() => onManage(account)}>
        {texts.manage}
      </Button>
    ),
  },
];

const dialogTexts = texts.dialog;

function AccountDialog({ account, onClose }: { account: Account | null; onClose: () => void }) {
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
  const changes: AccountChange[] = ['end_sign_ins', role, 'end_account'];

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
