import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { routineQuery } from '#features/routines/admin/api.ts';
import { RoutineForm } from '#features/routines/admin/routine-form.tsx';
import { RoutineTable } from '#features/routines/admin/routine-table.tsx';
import { routineAdminTexts } from '#features/routines/admin/texts.ts';
import { loadState } from '#lib/load-state.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = routineAdminTexts.form;

type RoutineAdminProps = {
  /** The routine that is edited; null creates one. The page's address keeps it. */
  editedId: string | null;
  onEdit: (id: string | null) => void;
};

/** The library's administration (spec 2.13): the form, and all routines as a table. */
export function RoutineAdmin({ editedId, onEdit }: RoutineAdminProps) {
  // a form that takes another's place is a new one, even for the same routine
  const [round, setRound] = useState(0);
  const isDirty = useRef(false);
  const toast = useToast();
  const noteDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);

  function change(id: string | null) {
    setRound((before) => before + 1);
    onEdit(id);
  }
  function edit(id: string) {
    if (isDirty.current && id !== editedId) toast(routineAdminTexts.draft.kept, { seconds: 6 });
    change(id);
  }

  return (
    <div className="grid grid-cols-1 gap-10">
      {editedId === null ? (
        <RoutineForm
          key={`new-${round}`}
          routine={null}
          arrives={round > 0}
          onSaved={() => {
            toast(texts.created);
            change(null);
          }}
          onCancel={() => change(null)}
          onDirty={noteDirty}
        />
      ) : (
        <EditForm
          key={`${editedId}-${round}`}
          id={editedId}
          onDone={(isSaved) => {
            if (isSaved) toast(texts.updated);
            change(null);
          }}
          onDirty={noteDirty}
        />
      )}
      <RoutineTable onEdit={edit} />
    </div>
  );
}

type EditFormProps = { id: string; onDone: (isSaved: boolean) => void; onDirty: (isDirty: boolean) => void };

/** The form for a routine that may have to be fetched first. */
function EditForm({ id, onDone, onDirty }: EditFormProps) {
  const query = useQuery(routineQuery(id));
  const state = loadState(query, (routine) => ({ routine }));
  switch (state.status) {
    case 'loading':
      return (
        <div className="card">
          <BallLoader label={texts.loading} />
        </div>
      );
    case 'failed':
      return (
        <div className="card grid justify-items-center">
          <ErrorState level={2} title={texts.loadFailed} retrying={state.isRetrying} onRetry={state.retry} />
          <Button variant="ghost" onClick={() => onDone(false)}>
            {texts.toCreate}
          </Button>
        </div>
      );
    case 'ready':
      return (
        <RoutineForm
          routine={state.routine}
          arrives
          onSaved={() => onDone(true)}
          onCancel={() => onDone(false)}
          onDirty={onDirty}
        />
      );
  }
}
