import { getSession, listPast, nextSession } from '@bandeja/domain/sessions/contract';
import { useQueryClient } from '@tanstack/react-query';
import { discardMutation } from '#features/sessions/today/api.ts';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { invalidate } from '#lib/query.ts';
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
  const queryClient = useQueryClient();
  const discard = useOnce(discardMutation);

  function start() {
    const onSuccess = () => {
      void import('#features/sessions/live/device-storage.ts').then(({ forgetSession }) => forgetSession(session._id));
      onClose();
      onDiscarded?.();
      void invalidate(queryClient, listPast, getSession, nextSession);
    };
    discard.start(session._id, { onSuccess });
  }

  return (
    <ConfirmDialog isOpen={isOpen} texts={texts} action={{ ...discard, start }} onClose={onClose}>
      <p className="text-ink-2">{texts.text(session.name)}</p>
    </ConfirmDialog>
  );
}
