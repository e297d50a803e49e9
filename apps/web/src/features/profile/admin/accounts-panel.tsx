import { type PlanId, planIds, planNames } from '@bandeja/domain/billing/vocabulary';
import { type Account, playerSorts } from '@bandeja/domain/profile/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { AccountDialog } from '#features/profile/admin/account-dialog.tsx';
import {
  accountsQuery,
  coachesQuery,
  type PlayerFilter,
  type PlayerSort,
  usePlayersExport,
  useResend,
} from '#features/profile/admin/api.ts';
import { accountTexts as texts } from '#features/profile/admin/texts.ts';
import { formatAxisDate, formatLongDate, formatNumber } from '#lib/format.ts';
import { oneOf } from '#lib/options.ts';
import * as paths from '#lib/paths.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { useToast } from '#ui/toast.tsx';

const yesNo = ['yes', 'no'] as const;
const nobody: PlayerFilter = { search: '' };
const isNarrowed = (filter: PlayerFilter) => Object.values(filter).some((value) => value !== undefined && value !== '');

const views = {
  plan: [...planIds, 'paid'],
  joined: ['week'],
  active: ['yes', 'no', 'week'],
  trial: ['week', 'running'],
  payment: ['failed', 'ending'],
} as const;
const coachViews = ['yes', 'no'];

/** A figure of the overview leads to its people by the address. */
export function filterOf(params: URLSearchParams): Partial<PlayerFilter> {
  const wanted = (name: keyof typeof views) => params.get(name) ?? '';
  return {
    plan: oneOf(views.plan, wanted('plan')) ?? undefined,
    joined: oneOf(views.joined, wanted('joined')) ?? undefined,
    active: oneOf(views.active, wanted('active')) ?? undefined,
    trial: oneOf(views.trial, wanted('trial')) ?? undefined,
    payment: oneOf(views.payment, wanted('payment')) ?? undefined,
    coach: params.get('coach') ?? undefined,
  };
}

type AccountsPanelProps = {
  onPlan: (account: Account) => void;
  onWrite: (accounts: readonly Account[]) => void;
  start?: Partial<PlayerFilter>;
};

export function AccountsPanel({ onPlan, onWrite, start }: AccountsPanelProps) {
  const [filter, setFilter] = useState<PlayerFilter>({ ...nobody, ...start });
  const [sort, setSort] = useState<PlayerSort>('newest');
  const search = useDebounced(filter.search);
  const debounced = useMemo(() => ({ ...filter, search }), [filter, search]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Filters filter={filter} sort={sort} onChange={setFilter} onSort={setSort} />
      <Accounts filter={debounced} sort={sort} onPlan={onPlan} onWrite={onWrite} />
    </div>
  );
}

type FiltersProps = {
  filter: PlayerFilter;
  sort: PlayerSort;
  onChange: (filter: PlayerFilter) => void;
  onSort: (sort: PlayerSort) => void;
};

const choices = texts.filters;

function Filters({ filter, sort, onChange, onSort }: FiltersProps) {
  const exporting = usePlayersExport();
  const toast = useToast();
  const coaches = useQuery(coachesQuery).data?.coaches.filter(({ state }) => state === 'approved') ?? [];
  const set = (change: Partial<PlayerFilter>) => onChange({ ...filter, ...change });

  function exportAll() {
    exporting.mutate(filter, {
      onSuccess: (csv) => {
        const day = new Date().toISOString().slice(0, 10);
        saveTextFile(`bandeja-jugadores-${day}.csv`, 'text/csv;charset=utf-8', csv);
      },
      onError: (error) => toast(serverMessage(error) ?? texts.exportFailed, { kind: 'err' }),
    });
  }

  return (
    <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={filter.search}
        maxLength={100}
        onChange={(search) => set({ search })}
      />
      <Choice name="plan" values={views.plan} filter={filter} onChange={set} />
      <Choice name="joined" values={views.joined} filter={filter} onChange={set} />
      <Choice name="active" values={views.active} filter={filter} onChange={set} />
      <Choice name="verified" values={yesNo} filter={filter} onChange={set} />
      <Choice name="trial" values={views.trial} filter={filter} onChange={set} />
      <Choice name="payment" values={views.payment} filter={filter} onChange={set} />
      <Choice
        name="coach"
        values={[...coachViews, ...coaches.map(({ _id }) => _id)]}
        names={Object.fromEntries(coaches.map(({ _id, name }) => [_id, name]))}
        filter={filter}
        onChange={set}
      />
      <Select
        bare
        label={choices.sort}
        value={sort}
        options={playerSorts.map((value) => ({ value, label: choices.sorts[value] }))}
        onChange={({ target }) => onSort(oneOf(playerSorts, target.value) ?? 'newest')}
      />
      <Button variant="line" pending={exporting.isPending} pendingLabel={texts.exporting} onClick={exportAll}>
        {texts.export}
      </Button>
    </div>
  );
}

type ChoiceProps<Name extends Exclude<keyof PlayerFilter, 'search'>> = {
  name: Name;
  values: readonly NonNullable<PlayerFilter[Name]>[];
  /** Of values that have no text of their own. */
  names?: Record<string, string>;
  filter: PlayerFilter;
  onChange: (change: Partial<PlayerFilter>) => void;
};

function Choice<Name extends Exclude<keyof PlayerFilter, 'search'>>(props: ChoiceProps<Name>) {
  const { name, values, names, filter, onChange } = props;
  const labels: Record<string, string> = { ...choices.values[name], ...names };
  return (
    <Select
      bare
      label={choices.names[name]}
      value={filter[name] ?? ''}
      options={[
        { value: '', label: choices.all },
        ...values.map((value) => ({ value, label: labels[value] ?? value })),
      ]}
      onChange={({ target }) => onChange({ [name]: oneOf(values, target.value) ?? undefined })}
    />
  );
}

type AccountsProps = Pick<AccountsPanelProps, 'onPlan' | 'onWrite'> & { filter: PlayerFilter; sort: PlayerSort };

function Accounts({ filter, sort, onPlan, onWrite }: AccountsProps) {
  const [managed, setManaged] = useState<Account | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = useInfiniteQuery(accountsQuery(filter, sort));
  if (!query.data) return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  const accounts = query.data.pages.flat();
  if (accounts.length === 0) {
    return isNarrowed(filter) ? (
      <EmptyState level={2} className="card" flight="bounces" title={texts.nothingFound} />
    ) : (
      <EmptyState level={2} className="card" title={texts.empty} />
    );
  }
  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  return (
    <div className="grid gap-4" aria-busy={query.isPlaceholderData || undefined}>
      <DataTable
        cards
        caption={texts.caption}
        columns={columnsWith({ onPlan, onManage: setManaged, chosen, onChoose: choose })}
        rows={accounts}
        keyOf={(account) => account._id}
      />
      <MoreButton query={query} />
      <Bulk
        accounts={accounts.filter(({ _id }) => chosen.has(_id))}
        onWrite={onWrite}
        onClear={() => setChosen(new Set())}
      />
      <AccountDialog account={managed} onClose={() => setManaged(null)} />
    </div>
  );
}

type BulkProps = Pick<AccountsPanelProps, 'onWrite'> & { accounts: readonly Account[]; onClear: () => void };

function Bulk({ accounts, onWrite, onClear }: BulkProps) {
  const resend = useResend();
  const toast = useToast();
  if (accounts.length === 0) return null;
  const unverified = accounts.filter(({ emailVerified }) => !emailVerified).map(({ _id }) => _id);

  function send() {
    resend.mutate(unverified.slice(0, 200), {
      onSuccess: ({ sent }) => {
        toast(texts.bulk.resent(sent));
        onClear();
      },
      onError: (error) => toast(serverMessage(error) ?? texts.bulk.failed, { kind: 'err', seconds: 6 }),
    });
  }

  return (
    <section
      aria-label={texts.bulk.label}
      className="card card-tight sticky bottom-4 z-10 flex flex-wrap items-center justify-end gap-2.5"
    >
      <p role="status" className="mr-auto font-strong">
        {texts.bulk.chosen(accounts.length)}
      </p>
      <Button variant="ghost" onClick={onClear}>
        {texts.bulk.clear}
      </Button>
      <Button variant="line" onClick={() => onWrite(accounts.slice(0, 200))}>
        {texts.bulk.write(accounts.length)}
      </Button>
      <Button
        variant="line"
        disabled={unverified.length === 0}
        pending={resend.isPending}
        pendingLabel={texts.bulk.sending}
        onClick={send}
      >
        {texts.bulk.resend(unverified.length)}
      </Button>
    </section>
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
type Columns = {
  onPlan: OnAccount;
  onManage: OnAccount;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
};

const columnsWith = ({ onPlan, onManage, chosen, onChoose }: Columns): [Column<Account>, ...Column<Account>[]] => [
  {
    title: texts.columns.name,
    cell: ({ _id, name, isAdmin, roles }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Link to={paths.player(_id)}>{name}</Link>
        {isAdmin && <Badge tone="otr">{texts.admin}</Badge>}
        {roles.map((role) => (
          <Badge key={role} tone="otr">
            {texts.roles[role]}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    title: texts.columns.choose,
    cell: ({ _id, name }) => (
      <input
        type="checkbox"
        className="tick-box"
        aria-label={texts.choose(name)}
        checked={chosen.has(_id)}
        onChange={({ target }) => onChoose(_id, target.checked)}
      />
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
