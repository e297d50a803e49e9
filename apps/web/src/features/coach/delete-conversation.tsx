import { type ConversationSummary, listConversations } from '@bandeja/domain/coach/contract';
import { useQueryClient } from '@tanstack/react-query';
import { conversationsQuery, deleteMutation } from '#features/coach/api.ts';
import { historyTexts } from '#features/coach/texts.ts';
import { invalidate } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';

const texts = historyTexts.confirm;

type DeleteConversationProps = {
  conversation: ConversationSummary;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a conversation and all that was said in it is gone. */
export function DeleteConversation({ conversation, onClose, onDeleted }: DeleteConversationProps) {
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
        void invalidate(client, listConversations);
        onDeleted(id);
      },
    });
  }

  return (
    <ConfirmDialog isOpen texts={texts} action={{ ...removal, start: remove }} onClose={onClose}>
      <p className="wrap-anywhere">{texts.text(conversation.title)}</p>
    </ConfirmDialog>
  );
}
