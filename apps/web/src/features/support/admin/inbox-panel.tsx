import { type InboxView, inboxViews, type Thread } from '@bandeja/domain/support/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskThreadQuery, figuresQuery, inboxQuery } from '#features/support/admin/api.ts';
import { DeskThreadView } from '#features/support/admin/desk-thread.tsx';
import { inboxTexts as texts } from '#features/support/admin/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Segmented } from '#ui/segmented.tsx';

type InboxPanelProps = { selectedId: string | null; onSelect: (id: string | null) => void };

export function InboxPanel({ selectedId, onSelect }: InboxPanelProps) {
  const [view, setView] = useState<InboxView>('waiting');
  const figures = useQuery(figuresQuery).data;
  const oldest = figures?.oldest ? texts.wait(Date.now() - Date.parse(figures.oldest)) : null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h2>{texts.title(figures?.waiting ?? 0, oldest)}</h2>
        <p className="text-sm text-ink-2">{texts.overdue(figures?.overdue ?? 0)}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_2.6fr]">
        <div className="grid grid-cols-1 gap-3">
          <Segmented
            label={texts.view}
            options={inboxViews.map((value) => ({ value, label: texts.views[value] }))}
            value={view}
            onChange={setView}
          />
          <Threads view={view} selectedId={selectedId} onSelect={onSelect} />
        </div>
        <Chosen id={selectedId} />
      </div>
    </div>
  );
}

function Threads({ view, selectedId, onSelect }: InboxPanelProps & { view: InboxView }) {
  const query = useInfiniteQuery(inboxQuery(view));
  if (!query.data) return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={3} />;
  const threads = query.data.pages.flat();
  if (threads.length === 0) {
    return (
      <EmptyState level={3} className="card" title={texts.empty[view]}>
        {texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3" aria-busy={query.isPlaceholderData || undefined}>
      <ul aria-label={texts.list} className="card grid grid-cols-1 overflow-hidden p-0">
        {threads.map((thread) => (
          <li key={thread._id} className="border-b last:border-b-0">
            <ThreadRow thread={thread} isChosen={thread._id === selectedId} onSelect={() => onSelect(thread._id)} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} />
    </div>
  );
}

type ThreadRowProps = { thread: Thread; isChosen: boolean; onSelect: () => void };

function ThreadRow({ thread, isChosen, onSelect }: ThreadRowProps) {
  const { state, waitingSince, dueAt } = thread;
  const isWaiting = state === 'waiting';
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classNames(
        'grid w-full grid-cols-1 gap-0.5 border-l-4 px-4 py-3 text-left',
        isChosen ? 'border-l-ink bg-otr-tint' : 'border-l-transparent',
      )}
      onClick={onSelect}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-strong wrap-anywhere">{thread.name}</span>
        <span className="text-sm whitespace-nowrap text-ink-2">
          {isWaiting ? texts.wait(Date.now() - Date.parse(waitingSince)) : texts.states[state]}
        </span>
      </span>
      <span className="line-clamp-1 text-sm wrap-anywhere text-ink-2">{thread.message}</span>
      <span className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        {thread.reference}
        {thread.priority && <Badge tone="par">{texts.priority}</Badge>}
        {isWaiting && Date.parse(dueAt) < Date.now() && <Badge tone="err">{texts.late}</Badge>}
      </span>
    </button>
  );
}

function Chosen({ id }: { id: string | null }) {
  const query = useQuery({ ...deskThreadQuery(id ?? ''), enabled: id !== null });
  if (id === null) return <p className="card text-ink-2 max-lg:hidden">{texts.choose}</p>;
  if (!query.data) return <ListWait query={query} failed={texts.threadFailed} loading={texts.loading} level={3} />;
  return <DeskThreadView key={id} thread={query.data} />;
}
