import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { useDeleteRoutine } from '#features/routines/shelf/api.ts';
import { shelfTexts as texts } from '#features/routines/shelf/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

type DeleteRoutineProps = {
  routine: { _id: string; name: string };
  onDeleted?: () => void;
  size?: 'sm' | 'md';
};

export function DeleteRoutine({ routine, onDeleted, size = 'sm' }: DeleteRoutineProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteRoutine(routine._id, () => {
    setAsking(false);
    onDeleted?.();
  });
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
      <ConfirmDialog isOpen={isAsking} texts={texts.removing} action={remove} onClose={() => setAsking(false)}>
        <p className="text-ink-2">{texts.removing.text(routine.name)}</p>
      </ConfirmDialog>
    </>
  );
}
