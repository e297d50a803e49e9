import { accountTexts as texts } from '#features/account/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  text: string;
  confirm: string;
  pendingLabel: string;
  /** What is said over the reason when it fails. */
  failed: string;
  action: { start: () => void; isPending: boolean; error: Error | null; reset: () => void };
  onClose: () => void;
};

/** A question before something that cannot be taken back; it stays open until that is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, confirm, pendingLabel, failed, action, onClose } = props;

  function close() {
    onClose();
    action.reset();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      isAlert
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button variant="danger" pending={action.isPending} pendingLabel={pendingLabel} onClick={action.start}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {action.error && (
        <Alert kind="err" title={failed}>
          <p>{serverMessage(action.error) ?? texts.failedHint}</p>
        </Alert>
      )}
    </Dialog>
  );
}
