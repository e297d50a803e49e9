import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps, DialogProps } from '#ui/dialog-window.tsx';

/** Fetches the code of dialogs ahead, where one may be needed without a network. */
export const loadDialog = () => import('#ui/dialog-window.tsx');

const DialogWindow = lazy(async () => ({ default: (await loadDialog()).DialogWindow }));
const ConfirmWindow = lazy(async () => ({ default: (await loadDialog()).ConfirmWindow }));

/** Its code is a fifth of a page's and most visits open none, so it loads with the first one. */
export function Dialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmWindow {...props} />
    </Suspense>
  );
}
