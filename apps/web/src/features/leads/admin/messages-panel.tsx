import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messagesQuery, useMarkMessage } from '#features/leads/admin/api.ts';
import { MessageCard } from '#features/leads/admin/message-card.tsx';
import { leadAdminTexts } from '#features/leads/admin/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = leadAdminTexts.messages;

/** What came in through the contact page: what waits for an answer first, and of that what has priority. */
export function MessagesPanel() {
  const query = useInfiniteQuery(messagesQuery);
  const messages = query.data?.pages.flat() ?? [];
  const marking = useMarkMessage();
  const toast = useToast();
  const { listRef, expectMove } = useFocusAfterMove(query.data);
  if (!query.data) {
    return (
      <ListWait query={query} failed={texts.loadFailed} level={2}>
        <BallLoader label={texts.loading} page />
      </ListWait>
    );
  }
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
      <MoreButton query={query} pendingLabel={leadAdminTexts.moreLoading}>
        {leadAdminTexts.more}
      </MoreButton>
    </div>
  );
}

/** What is marked goes elsewhere in the list, with its button: the focus goes on to the one in its place. */
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
    /** Null: it stays after all. */
    expectMove: (index: number | null) => {
      moving.current = index === null ? null : { index, card: listRef.current?.children[index] };
    },
  };
}
