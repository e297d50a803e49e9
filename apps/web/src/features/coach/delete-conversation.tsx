import type { ConversationSummary } from '@bandeja/domain/coach/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { conversationsQuery, deleteMutation } from '#features/coach/api.ts';
import { historyTexts } from '#features/coach/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useOnce } from '#lib/use-once.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

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
    removal.start(conversation._id, {
      onSuccess: (id) => {
        client.setQueryData<InfiniteData<ConversationSummary[], string | null>>(
          conversationsQuery.queryKey,
          (data) => data && { ...data, pages: data.pages.map((page) => page.filter(({ _id }) => _id !== id)) },
        );
        void client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
        onDeleted(id);
      },
    });
  }

  return (
    <Dialog
      isOpen
      isAlert
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" pending={removal.isPending} pendingLabel={texts.pending} onClick={remove}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{texts.text(conversation.title)}</p>
      {removal.error && (
        <Alert kind="err" title={texts.failed}>
          {serverMessage(removal.error)}
        </Alert>
      )}
    </Dialog>
  );
}
