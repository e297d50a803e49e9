import { todayTexts } from '#features/sessions/today/texts.ts';
import { useDiscard } from '#features/sessions/today/use-discard.ts';
import { useOnce } from '#lib/use-once.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';

const texts = todayTexts.discarding;

type DiscardDialogProps = {
  session: { _id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
  onDiscarded?: () => void;
};

/** Asks before an open session and what was logged in it are thrown away. */
export function DiscardDialog({ session, isOpen, onClose, onDiscarded }: DiscardDialogProps) {
  const discard = useOnce({ mutationFn: useDiscard() });

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
