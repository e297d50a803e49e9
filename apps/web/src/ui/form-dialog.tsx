import { type ReactNode, useId } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';

type FormDialogProps = {
  texts: Record<'title' | 'confirm' | 'pending' | 'failed', string>;
  isDanger?: boolean;
  state: { isPending: boolean; failure: string | null; submit: () => void };
  onClose: () => void;
  children: ReactNode;
};

/** A window with one form that changes what an account is open to. It is open while rendered, and cannot be closed while sending. */
export function FormDialog({ texts, isDanger, state, onClose, children }: FormDialogProps) {
  const formId = useId();
  const { isPending, failure, submit } = state;
  const close = () => isPending || onClose();
  return (
    <Dialog
      isOpen
      isAlert
      onClose={close}
      title={texts.title}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={close}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'solid'}
            pending={isPending}
            pendingLabel={texts.pending}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} className="grid gap-4" onSubmit={submit}>
        {children}
        {failure !== null && (
          <Alert kind="err" title={texts.failed}>
            {failure}
          </Alert>
        )}
      </Form>
    </Dialog>
  );
}
