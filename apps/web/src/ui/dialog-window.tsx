import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { failureReason } from '#lib/failure-reason.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'md' | 'lg';
  /** A question that must be answered: no press outside closes it, and it is announced as an alert dialog. */
  isAlert?: boolean;
  isCourt?: boolean;
};

export type ConfirmDialogProps = {
  isOpen: boolean;
  /** `failed`: over the reason when it fails; `failedHint`: the reason when the server gives none, else whether it is the connection. */
  texts: Record<'title' | 'confirm' | 'pending', string> & {
    keep?: string;
    failed?: string;
    failedHint?: string;
    text?: string | ((...of: never[]) => string);
  };
  action: { start: () => void; isPending: boolean; error: Error | null; reset: () => void };
  onClose: () => void;
  children?: ReactNode;
};

const widths = { md: 'max-w-form', lg: 'max-w-reading' };

export function DialogWindow({
  isOpen,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  isAlert = false,
  isCourt = false,
}: DialogProps) {
  useBackCloses(isOpen, onClose);
  const closePlace = isCourt ? '-my-1.5 -mr-4' : '-mr-2.5';
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isAlert}
      className={classNames(
        'scrim fixed inset-0 z-dialog flex items-end justify-center sm:items-center sm:p-6',
        !isCourt && 'p-3',
      )}
    >
      <Modal
        className={classNames(
          'landing flex max-h-full w-full',
          widths[size],
          isCourt
            ? 'on-court in-session border-t-2 border-white bg-court-deep text-ink sm:rounded-3 sm:border-2'
            : 'floating rounded-4',
        )}
      >
        <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'} className="flex min-h-0 w-full flex-col outline-none">
          <div className="flex items-start justify-between gap-3 px-6 pt-5 pb-3">
            <Heading slot="title" className="min-w-0 pt-2 text-h2 wrap-anywhere">
              {title}
            </Heading>
            <IconButton icon={XIcon} label="Cerrar" className={closePlace} onClick={onClose} />
          </div>
          <div className="grid min-h-0 content-start gap-4 overflow-y-auto px-6 pb-6">{children}</div>
          {footer && <div className="flex flex-wrap items-center justify-end gap-2.5 px-6 pt-1 pb-6">{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export function ConfirmWindow({ isOpen, texts, action, onClose, children }: ConfirmDialogProps) {
  const reason = action.error && (serverMessage(action.error) ?? texts.failedHint ?? failureReason(action.error));

  function close() {
    onClose();
    // a running action continues: a reopened dialog still shows it
    if (!action.isPending) action.reset();
  }

  return (
    <DialogWindow
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      isAlert
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {texts.keep ?? 'Cancelar'}
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
      {children ?? (typeof texts.text === 'string' && <p>{texts.text}</p>)}
      {action.error && (
        <Alert kind="err" title={texts.failed}>
          {reason && <p>{reason}</p>}
        </Alert>
      )}
    </DialogWindow>
  );
}
