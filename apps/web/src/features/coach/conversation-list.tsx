import type { ConversationSummary } from '@bandeja/domain/coach/contract';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { conversationsQuery, deleteMutation } from '#features/coach/api.ts';
import { historyTexts as texts } from '#features/coach/texts.ts';
import { formatMediumDate, formatTime } from '#lib/format.ts';
import { invalidate } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { useFocusOnMore } from '#ui/use-focus-on-more.ts';

const deleteConversationTexts = texts.confirm;

type DeleteConversationProps = {
  conversation: ConversationSummary;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

function DeleteConversation({ conversation, onClose, onDeleted }: DeleteConversationProps) {
  const client = useQueryClient();
  const removal = useOnce(deleteMutation);

  function remove() {
    const id = conversation._id;
    removal.start(id, {
      onSuccess: () => {
        client.setQueryData(
          conversationsQuery.queryKey,
          (data) => data && { ...data, pages: data.pages.map((page) => page.filter(({ _id }) => _id !== id)) },
        );
        void invalidate(client, 'GET /chatbot/conversations');
        onDeleted(id);
      },
    });
  }

  return (
    <ConfirmDialog isOpen texts={deleteConversationTexts} action={{ ...removal, start: remove }} onClose={onClose}>
      <p className="wrap-anywhere">{deleteConversationTexts.text(conversation.title)}</p>
    </ConfirmDialog>
  );
}

type ConversationListProps = {
  currentId: string | null;
  onOpen: (id: string | null) => void;
  onDeleted: (id: string) => void;
};

export function ConversationList({ currentId, onOpen, onDeleted }: ConversationListProps) {
  const query = useInfiniteQuery(conversationsQuery);
  const list = query.data?.pages.flat() ?? [];
  const { listRef, expectMore } = useFocusOnMore<HTMLUListElement>(list.length);
  const [doomed, setDoomed] = useState<ConversationSummary | null>(null);
  const [deleted, setDeleted] = useState(0);
  const place = useFirstButton(deleted);

  return (
    <div ref={place} className="grid min-h-0 content-start gap-3 overflow-y-auto overscroll-contain bg-bg p-4">
      <Button variant="line" full className="bg-surface" icon={<Icon as={PlusIcon} />} onClick={() => onOpen(null)}>
        {texts.fresh}
      </Button>
      {query.data ? (
        list.length === 0 && <p className="py-4 text-center text-ui text-ink-2">{texts.empty}</p>
      ) : (
        <ListWait
          query={query}
          failed={texts.failed}
          loading={texts.loading}
          bars={['h-14 w-full', 'h-14 w-full', 'h-14 w-full']}
        />
      )}
      {list.length > 0 && (
        <ul ref={listRef} className="grid overflow-hidden rounded-3 border bg-surface">
          {list.map((conversation) => (
            <li key={conversation._id} className="flex items-center border-t first:border-t-0">
              <button
                type="button"
                aria-current={conversation._id === currentId || undefined}
                className="grid min-h-14 min-w-0 flex-1 content-center gap-0.5 py-2 pl-3.5 text-left -outline-offset-3 hover:bg-hover aria-[current]:font-strong"
                onClick={() => onOpen(conversation._id)}
              >
                <span className="truncate text-ui">{conversation.title}</span>
                <span className="num text-xs text-ink-3">{when(conversation.lastMessageAt)}</span>
              </button>
              <IconButton
                icon={TrashIcon}
                weight="regular"
                label={texts.remove(conversation.title)}
                className="mx-1"
                onClick={() => setDoomed(conversation)}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query} pendingLabel={texts.loadingMore} onPress={expectMore}>
        {texts.more}
      </MoreButton>
      {doomed && (
        <DeleteConversation
          conversation={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={(id) => {
            setDoomed(null);
            setDeleted((count) => count + 1);
            onDeleted(id);
          }}
        />
      )}
    </div>
  );
}

/** Focuses the first button after a deletion, because the pressed one is gone. */
function useFirstButton(deletions: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deletions === 0) return;
    // the dialog returns the focus in the next frame, to a button that is gone
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, [deletions]);
  return place;
}

function when(instant: string): string {
  const isToday = new Date(instant).toDateString() === new Date().toDateString();
  return isToday ? formatTime(instant) : formatMediumDate(instant);
}
