import type { Lead } from '@bandeja/domain/leads/contract';
import { type Campaign, campaigns, type MarketingState, marketingStates } from '@bandeja/domain/leads/vocabulary';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { deleteLeadMutation, type LeadFilter, leadsQuery, useLeadsExport } from '#features/leads/admin/api.ts';
import { answerNames, campaignNames, marketingNames, leadAdminTexts as texts } from '#features/leads/admin/texts.ts';
import { formatAxisDate, formatLongDate } from '#lib/format.ts';
import { oneOf } from '#lib/options.ts';
import { invalidate } from '#lib/query.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useOnce } from '#lib/use-once.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFocusOnMore } from '#ui/use-focus-on-more.ts';

const everything: LeadFilter = { search: '', campaign: '', marketing: '' };

export function LeadsPanel() {
  const [filter, setFilter] = useState(everything);
  const search = useDebounced(filter.search.trim());
  const debounced = useMemo<LeadFilter>(
    () => ({ search, campaign: filter.campaign, marketing: filter.marketing }),
    [search, filter.campaign, filter.marketing],
  );
  const exporting = useLeadsExport();
  const toast = useToast();

  function exportAll() {
    exporting.mutate(
      { ...filter, search: filter.search.trim() },
      {
        onSuccess: (csv) => {
          saveTextFile(`bandeja-contactos-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csv);
        },
        onError: (error) => toast(serverMessage(error) ?? texts.exportFailed, { kind: 'err' }),
      },
    );
  }

  return (
    <div className="grid gap-5">
      <LeadFilters
        filter={filter}
        onChange={setFilter}
        action={
          <Button variant="line" pending={exporting.isPending} pendingLabel={texts.exporting} onClick={exportAll}>
            {texts.export}
          </Button>
        }
      />
      <LeadList filter={debounced} />
    </div>
  );
}

function LeadList({ filter }: { filter: LeadFilter }) {
  const query = useInfiniteQuery(leadsQuery(filter));
  const [toDelete, setToDelete] = useState<Lead | null>(null);
  const leads = query.data?.pages.flat() ?? [];
  const { listRef, expectMore } = useFocusOnMore<HTMLTableSectionElement>(leads.length);
  if (!query.data) return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  const isNarrowed = filter.search !== '' || filter.campaign !== '' || filter.marketing !== '';
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={query.isPlaceholderData || undefined}>
      <p role="status" className={leads.length === 0 ? 'sr-only' : 'text-sm text-ink-2'}>
        {leads.length === 0 && isNarrowed ? texts.nothingFound : texts.count(leads.length, query.hasNextPage)}
      </p>
      {leads.length > 0 && (
        <DataTable
          cards
          caption={texts.caption}
          columns={columnsWith(setToDelete)}
          rows={leads}
          keyOf={(lead) => lead._id}
          bodyRef={listRef}
        />
      )}
      {leads.length === 0 && isNarrowed && (
        <EmptyState level={2} className="card" flight="bounces" title={texts.nothingFound} />
      )}
      {leads.length === 0 && !isNarrowed && (
        <EmptyState level={2} className="card" title={texts.empty}>
          {texts.emptyHint}
        </EmptyState>
      )}
      <MoreButton query={query} onPress={expectMore} />
      {query.isFetchNextPageError && <Alert kind="err">{texts.moreFailed}</Alert>}
      {toDelete && <DeleteLead key={toDelete._id} lead={toDelete} onClose={() => setToDelete(null)} />}
    </div>
  );
}

function DeleteLead({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const removal = useOnce(deleteLeadMutation);

  function remove() {
    removal.start(lead._id, {
      onSuccess: () => {
        void invalidate(client, 'GET /admin/leads');
        toast(texts.deleted);
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog isOpen texts={texts.confirm} action={{ ...removal, start: remove }} onClose={onClose}>
      <p className="wrap-anywhere">{texts.confirm.text(lead.email)}</p>
    </ConfirmDialog>
  );
}

const nameOf = (lead: Lead) => `${lead.firstName} ${lead.lastName}`.trim() || texts.noName;

const marketingTones: Record<MarketingState, BadgeTone> = {
  none: 'otr',
  pending: 'warn',
  confirmed: 'ok',
  withdrawn: 'err',
};

const inWords = (value: string | null) => (value === null ? '—' : (answerNames[value] ?? value));

const columnsWith = (onDelete: (lead: Lead) => void): [Column<Lead>, ...Column<Lead>[]] => [
  { title: texts.columns.name, cell: nameOf },
  { title: texts.columns.email, cell: (lead) => <a href={`mailto:${lead.email}`}>{lead.email}</a> },
  { title: texts.columns.campaign, cell: (lead) => campaignNames[lead.campaign as Campaign] ?? lead.campaign }, // a former one has no name
  { title: texts.columns.level, cell: (lead) => inWords(lead.paddleLevel) },
  { title: texts.columns.frequency, cell: (lead) => inWords(lead.playingFrequency) },
  { title: texts.columns.goals, cell: (lead) => lead.goals.map(inWords).join(', ') || '—' },
  {
    title: texts.columns.marketing,
    cell: (lead) => <Badge tone={marketingTones[lead.marketing]}>{marketingNames[lead.marketing]}</Badge>,
  },
  {
    title: texts.columns.date,
    cell: (lead) => (
      <time dateTime={lead.createdAt} title={formatLongDate(lead.createdAt)} className="whitespace-nowrap">
        {formatAxisDate(lead.createdAt)}
      </time>
    ),
  },
  {
    title: texts.columns.action,
    cell: (lead) => (
      <Button variant="quiet" size="sm" aria-label={texts.deleteOf(nameOf(lead))} onClick={() => onDelete(lead)}>
        {texts.delete}
      </Button>
    ),
  },
];

type LeadFiltersProps = { filter: LeadFilter; onChange: (filter: LeadFilter) => void; action: ReactNode };

function LeadFilters({ filter, onChange, action }: LeadFiltersProps) {
  return (
    <div className="grid items-end gap-3 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={filter.search}
        maxLength={100}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <Select
        label={texts.campaign}
        hideLabel
        bare
        value={filter.campaign}
        options={[
          { value: '', label: texts.allCampaigns },
          ...campaigns.map((value) => ({ value, label: campaignNames[value] })),
        ]}
        onChange={(event) => onChange({ ...filter, campaign: oneOf(campaigns, event.target.value) ?? '' })}
      />
      <Select
        label={texts.marketing}
        hideLabel
        bare
        value={filter.marketing}
        options={[
          { value: '', label: texts.allMarketing },
          ...marketingStates.map((value) => ({ value, label: marketingNames[value] })),
        ]}
        onChange={(event) => onChange({ ...filter, marketing: oneOf(marketingStates, event.target.value) ?? '' })}
      />
      {action}
    </div>
  );
}
