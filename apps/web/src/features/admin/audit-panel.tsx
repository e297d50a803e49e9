import { type AuditEntry, auditEntities } from '@bandeja/domain/admin/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actionOf, actorOf, detailsOf } from '#features/admin/audit-words.ts';
import { auditTexts as texts } from '#features/admin/texts.ts';
import { formatMediumDate, formatTime } from '#lib/format.ts';
import { oneOf } from '#lib/options.ts';
import { pagesQuery } from '#lib/query.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Select } from '#ui/select.tsx';

const pageSize = 50;
type Entity = (typeof auditEntities)[number];

const auditQuery = (entity: Entity | null) =>
  pagesQuery('GET /admin/audit', pageSize, entity === null ? {} : { entity }, {
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export function AuditPanel() {
  const [entity, setEntity] = useState<Entity | null>(null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="text-ink-2">{texts.sentence}</p>
        <Select
          bare
          label={texts.entity}
          value={entity ?? ''}
          options={[
            { value: '', label: texts.everything },
            ...auditEntities.map((value) => ({ value, label: texts.entities[value] ?? value })),
          ]}
          onChange={({ target }) => setEntity(oneOf(auditEntities, target.value) ?? null)}
        />
      </div>
      <Entries entity={entity} />
    </div>
  );
}

function Entries({ entity }: { entity: Entity | null }) {
  const query = useInfiniteQuery(auditQuery(entity));
  if (!query.data) return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  const entries = query.data.pages.flat();
  if (entries.length === 0) return <EmptyState level={2} className="card" title={texts.empty} />;
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={query.isPlaceholderData || undefined}>
      <DataTable cards caption={texts.caption} columns={columns} rows={entries} keyOf={({ _id }) => _id} />
      <MoreButton query={query} />
    </div>
  );
}

const columns: [Column<AuditEntry>, ...Column<AuditEntry>[]] = [
  {
    title: texts.columns.at,
    cell: ({ at }) => (
      <time dateTime={at}>
        {formatMediumDate(at)}, {formatTime(at)}
      </time>
    ),
  },
  { title: texts.columns.actor, cell: actorOf },
  { title: texts.columns.action, cell: actionOf },
  { title: texts.columns.entity, cell: ({ entity }) => texts.entities[entity] ?? entity },
  { title: texts.columns.details, cell: (entry) => detailsOf(entry) || '—' },
];
