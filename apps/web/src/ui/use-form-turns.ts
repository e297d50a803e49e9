import { useCallback, useRef, useState } from 'react';
import { useToast } from '#ui/toast.tsx';

/** `turn` is its React key: each switch mounts a new form. `edit` shows a message if it leaves a draft behind. */
export function useFormTurns(editedId: string | null, onEdit: (id: string | null) => void) {
  const [turn, setTurn] = useState(0);
  const isDirty = useRef(false);
  const toast = useToast();
  const reportDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);

  function change(id: string | null) {
    setTurn((before) => before + 1);
    onEdit(id);
  }
  function edit(id: string | null) {
    if (isDirty.current && id !== editedId)
      toast('Tus cambios sin guardar quedan como borrador en esta pestaña.', { seconds: 6 });
    change(id);
  }
  return { turn, reportDirty, change, edit };
}
