import type { ReactNode } from 'react';
import { plansTexts } from '#features/subscriptions/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type ChangeDialogProps = {
  isOpen: boolean;
  texts: Record<'title' | 'keep' | 'confirm' | 'pending' | 'failed', string>;
  action: { start: () => void; isPending: boolean; error: Error | null; reset: () => void };
  onClose: () => void;
  /** What happens then, in plain sentences. */
  children: ReactNode;
};

/** The question before a subscription ends; it stays open until that is done. */
export function ChangeDialog({ isOpen, texts, action, onClose, children }: ChangeDialogProps) {
  function close() {
    onClose();
    action.reset();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      isAlert
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {texts.keep}
          </Button>
          <Button
            variant="danger"
            pending={action.isPending}
            pendingLabel={texts.pending}
            onClick={() => action.start()}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      {children}
      {action.error && (
        <Alert kind="err" title={texts.failed}>
          <p>{serverMessage(action.error) ?? plansTexts.manage.failedHint}</p>
        </Alert>
      )}
    </Dialog>
  );
}
