import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDuplicateRoutine, useToggleRoutine } from '#features/routines/admin/api.ts';
import { routineAdminTexts } from '#features/routines/admin/texts.ts';
import { routinePages } from '#features/routines/api.ts';
import { HttpError } from '#lib/http.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Badge } from '#ui/badge.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Difficulty } from '#ui/difficulty.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';
import { useFocusOnMore } from '#ui/use-focus-on-more.ts';

const texts = routineAdminTexts.table;

type RoutineTableProps = { onEdit: (id: string) => void };

export function RoutineTable({ onEdit, onBegin }: RoutineTableProps & { onBegin: () => void }) {
  return (
    <section aria-labelledby="routine-table" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="routine-table">{texts.title}</h2>
        <Button variant="line" icon={<Icon as={PlusIcon} />} onClick={onBegin}>
          {routineAdminTexts.form.create}
        </Button>
      </div>
      <Body onEdit={onEdit} />
    </section>
  );
}

function Body({ onEdit }: RoutineTableProps) {
  const [search, setSearch] = useState('');
  const term = useDebounced(search.trim());
  // a player's own routines, an admin's too, are not administered here
  const query = useInfiniteQuery(routinePages({ of: 'library', ...(term === '' ? {} : { search: term }) }));
  const found = query.data?.pages.flat() ?? [];
  const { listRef, expectMore } = useFocusOnMore<HTMLTableSectionElement>(found.length);

  if (!query.data) {
    return (
      <ListWait query={query} failed={texts.loadFailed}>
        <BallLoader label={texts.loading} />
      </ListWait>
    );
  }
  if (found.length === 0 && term === '' && search === '') return <EmptyState className="card" title={texts.empty} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={search}
          className="w-full max-w-form"
          onChange={setSearch}
        />
        <p role="status" className="text-sm text-ink-2">
          {texts.count(found.length, query.hasNextPage)}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState className="card" flight="bounces" title={texts.nothingFound} />
      ) : (
        <DataTable
          caption={texts.caption}
          columns={columns(onEdit)}
          rows={found}
          keyOf={({ _id }) => _id}
          bodyRef={listRef}
          cards
        />
      )}
      <MoreButton query={query} pendingLabel={texts.loading} onPress={expectMore}>
        {texts.more}
      </MoreButton>
    </>
  );
}

const columns = (onEdit: (id: string) => void): [Column<RoutineSummary>, ...Column<RoutineSummary>[]] => [
  { title: texts.columns.name, cell: ({ name }) => name },
  { title: texts.columns.type, cell: ({ type }) => <TypeBadge type={type} /> },
  { title: texts.columns.difficulty, cell: ({ difficulty }) => <Difficulty level={difficulty} /> },
  { title: texts.columns.duration, numeric: true, cell: ({ duration }) => duration },
  {
    title: texts.columns.status,
    cell: ({ isActive, isDraft }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={isActive ? 'ok' : 'otr'}>{isActive ? texts.active : texts.inactive}</Badge>
        {isDraft && <Badge tone="warn">{texts.draft}</Badge>}
      </span>
    ),
  },
  { title: texts.columns.action, cell: (routine) => <RowActions routine={routine} onEdit={onEdit} /> },
];

const reasonOf = (error: Error) =>
  error instanceof HttpError && error.code === 'routine.unpublishable' ? error.message : null;

function RowActions({ routine, onEdit }: { routine: RoutineSummary; onEdit: (id: string) => void }) {
  const { _id: id, name, isActive } = routine;
  const toggle = useToggleRoutine(id);
  const duplicate = useDuplicateRoutine(id);
  const toast = useToast();

  function switchState() {
    toggle.mutate(!isActive, {
      onSuccess: () => toast(isActive ? texts.deactivated(name) : texts.activated(name)),
      // a draft is refused with its reasons
      onError: (error) => toast(reasonOf(error) ?? texts.toggleFailed, { kind: 'err', seconds: 6 }),
    });
  }
  function copy() {
    duplicate.mutate(undefined, {
      onSuccess: (copied) => {
        toast(texts.duplicated, { seconds: 6 });
        onEdit(copied._id);
      },
      onError: () => toast(texts.duplicateFailed, { kind: 'err', seconds: 6 }),
    });
  }

  return (
    // the buttons are taller than the row's words
    <span className="-my-2.5 flex gap-1.5 max-md:my-0 max-md:flex-wrap">
      <Button
        variant="line"
        size="sm"
        aria-label={`${isActive ? texts.deactivate : texts.activate} ${name}`}
        pending={toggle.isPending}
        onClick={switchState}
      >
        {isActive ? texts.deactivate : texts.activate}
      </Button>
      <Button variant="ghost" size="sm" aria-label={`${texts.edit} ${name}`} onClick={() => onEdit(id)}>
        {texts.edit}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${texts.duplicate} ${name}`}
        pending={duplicate.isPending}
        onClick={copy}
      >
        {texts.duplicate}
      </Button>
    </span>
  );
}
