import { useQueryClient } from '@tanstack/react-query';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { useOnce } from '#lib/use-once.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = todayTexts.discarding;

type DiscardDialogProps = {
  session: { _id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
  onDiscarded?: () => void;
};

/** Asks before an open session with its log is discarded. */
export function DiscardDialog({ session, isOpen, onClose, onDiscarded }: DiscardDialogProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const discard = useOnce({
    mutationFn: async (sessionId: string) => {
      const { discardWithUndo } = await import('#features/sessions/today/discard-with-undo.ts');
      await discardWithUndo({ sessionId, queryClient, toast });
    },
  });

  function start() {
    const onSuccess = () => {
      onClose();
      onDiscarded?.();
    };
    discard.start(session._id, { onSuccess });
  }

  return (
    <ConfirmDialog isOpen={isOpen} texts={texts} action={{ ...discard, start }} onClose={onClose}>
      <p className="text-ink-2">{texts.text(session.name)}</p>
    </ConfirmDialog>
  );
}
