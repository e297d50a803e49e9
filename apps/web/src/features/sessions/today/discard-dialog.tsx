import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetSession } from '#features/sessions/live/kept.ts';
import { discardMutation } from '#features/sessions/today/api.ts';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const texts = todayTexts.open;

type DiscardDialogProps = {
  session: { _id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
  onDiscarded?: () => void;
};

/** Asks before an open session and what was logged in it are thrown away. */
export function DiscardDialog({ session, isOpen, onClose, onDiscarded }: DiscardDialogProps) {
  const queryClient = useQueryClient();
  const discard = useMutation({
    ...discardMutation,
    onSuccess: () => {
      forgetSession(session._id);
      onClose();
      onDiscarded?.();
      void queryClient.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.confirmTitle}
      isAlert
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button
            variant="danger"
            pending={discard.isPending}
            pendingLabel={texts.discarding}
            onClick={() => discard.mutate(session._id)}
          >
            {texts.discard}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{texts.confirmText(session.name)}</p>
      {discard.isError && (
        <Alert kind="err">
          <p>{serverMessage(discard.error) ?? texts.discardFailed}</p>
        </Alert>
      )}
    </Dialog>
  );
}
