import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { useDeleteRoutine } from '#features/routines/shelf/api.ts';
import { shelfTexts as texts } from '#features/routines/shelf/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

type DeleteRoutineProps = {
  routine: { _id: string; name: string };
  onDeleted?: () => void;
  size?: 'sm' | 'md';
};

/** The owner's «Eliminar», which asks first. */
export function DeleteRoutine({ routine, onDeleted, size = 'sm' }: DeleteRoutineProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteRoutine(routine._id, () => {
    setAsking(false);
    onDeleted?.();
  });
  function close() {
    setAsking(false);
    remove.reset();
  }
  return (
    <>
      <Button
        variant="ghost"
        size={size}
        icon={<Icon as={TrashIcon} className="size-4" />}
        aria-label={texts.removeOf(routine.name)}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={texts.confirmTitle}
        isAlert
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              {texts.keep}
            </Button>
            <Button
              variant="danger"
              pending={remove.isPending}
              pendingLabel={texts.removing}
              onClick={() => remove.mutate()}
            >
              {texts.remove}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{texts.confirmText(routine.name)}</p>
        {remove.isError && (
          <Alert kind="err">
            <p>{serverMessage(remove.error) ?? texts.removeFailed}</p>
          </Alert>
        )}
      </Dialog>
    </>
  );
}
