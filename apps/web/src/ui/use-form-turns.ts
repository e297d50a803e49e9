import { useCallback, useRef, useState } from 'react';
import { useToast } from '#ui/toast.tsx';

/**
 * One form after the other in one place: null is the form of a new thing. `turn` counts them, because a form that takes
 * another's place is a new one, even for the same thing. `edit` says so when it leaves changes behind as a draft.
 */
export function useFormTurns(editedId: string | null, onEdit: (id: string | null) => void) {
  const [turn, setTurn] = useState(0);
  const isDirty = useRef(false);
  const toast = useToast();
  const noteDirty = useCallback((dirty: boolean) => {
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
  return { turn, noteDirty, change, edit };
}
