import type { ContactMessage } from '@bandeja/domain/leads/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messagesQuery, useMarkMessage } from '#features/leads/admin/api.ts';
import { leadAdminTexts } from '#features/leads/admin/texts.ts';
import { formatLongDate, formatTime } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = leadAdminTexts.messages;

export function MessagesPanel() {
  const query = useInfiniteQuery(messagesQuery);
  const messages = query.data?.pages.flat() ?? [];
  const marking = useMarkMessage();
  const toast = useToast();
  const { listRef, expectMove } = useFocusAfterMove(query.data);
  if (!query.data) return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  if (messages.length === 0) {
    return (
      <EmptyState level={2} className="card" title={texts.empty}>
        {texts.emptyHint}
      </EmptyState>
    );
  }

  function mark(index: number, id: string, answered: boolean) {
    expectMove(index);
    marking.mutate(
      { id, answered },
      {
        onSuccess: () => toast(answered ? texts.markedAnswered : texts.markedOpen),
        onError: (error) => {
          expectMove(null);
          toast(serverMessage(error) ?? texts.markFailed, { kind: 'err', seconds: 6 });
        },
      },
    );
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">{texts.order}</p>
      <ul ref={listRef} className="grid grid-cols-1 gap-3">
        {messages.map((message, index) => (
          <MessageCard
            key={message._id}
            message={message}
            pending={marking.isPending && marking.variables.id === message._id}
            onMark={(answered) => mark(index, message._id, answered)}
          />
        ))}
      </ul>
      <MoreButton query={query} />
    </div>
  );
}

/** A handled message moves in the list with its button: the focus goes to the message in its place. */
function useFocusAfterMove(entries: unknown) {
  const listRef = useRef<HTMLUListElement>(null);
  const moving = useRef<{ index: number; card: Element | undefined } | null>(null);
  useEffect(() => {
    const cards = listRef.current?.children;
    // the data comes again when nothing has moved as well
    if (!entries || !cards || moving.current === null) return;
    const { index, card } = moving.current;
    const next = cards[Math.min(index, cards.length - 1)];
    if (next === card) return;
    moving.current = null;
    const { activeElement } = document;
    if (activeElement === document.body || card?.contains(activeElement)) next?.querySelector('button')?.focus();
  }, [entries]);
  return {
    listRef,
    expectMove: (index: number | null) => {
      moving.current = index === null ? null : { index, card: listRef.current?.children[index] };
    },
  };
}

type MessageCardProps = { message: ContactMessage; pending: boolean; onMark: (answered: boolean) => void };

function MessageCard({ message, pending, onMark }: MessageCardProps) {
  const isAnswered = message.answeredAt !== null;
  const action = isAnswered ? texts.markOpen : texts.markAnswered;
  return (
    <li className="card card-tight grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="heading-3 flex min-w-0 flex-wrap items-center gap-2">
          <span className="min-w-0 wrap-anywhere">{message.name}</span>
          {message.priority && <Badge tone="par">{texts.priority}</Badge>}
          {message.fromPlayer && <Badge tone="fis">{texts.player}</Badge>}
          {isAnswered && <Badge tone="ok">{texts.answered}</Badge>}
        </h2>
        <time dateTime={message.createdAt} className="text-sm text-ink-2">
          {formatLongDate(message.createdAt)}, {formatTime(message.createdAt)}
        </time>
      </div>
      <p className="max-w-reading wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <a href={`mailto:${message.email}`}>
            {texts.answer} ({message.email})
          </a>
        </p>
        <Button
          variant="line"
          size="sm"
          aria-label={texts.markLabel(action, message.name)}
          pending={pending}
          pendingLabel={texts.marking}
          onClick={() => onMark(!isAnswered)}
        >
          {action}
        </Button>
      </div>
    </li>
  );
}
