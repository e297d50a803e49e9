import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { exerciseQuery } from '#features/exercises/admin/api.ts';
import { ExerciseDialog } from '#features/exercises/admin/exercise-dialog.tsx';
import { ExerciseForm } from '#features/exercises/admin/exercise-form.tsx';
import { ExerciseList } from '#features/exercises/admin/exercise-list.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { loadState } from '#lib/load-state.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = exerciseAdminTexts.form;

type ExerciseAdminProps = {
  /** The exercise that is edited; null creates one. The page's address keeps it. */
  editedId: string | null;
  onEdit: (id: string | null) => void;
};

/** The exercises' administration (spec 2.14): the form, and the catalogue as cards. */
export function ExerciseAdmin({ editedId, onEdit }: ExerciseAdminProps) {
  const [shown, setShown] = useState<ExerciseSummary | null>(null);
  // a form that takes another's place is a new one, even for the same exercise
  const [round, setRound] = useState(0);
  const isDirty = useRef(false);
  const toast = useToast();
  const noteDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);

  function change(id: string | null) {
    setShown(null);
    setRound(round + 1);
    onEdit(id);
  }
  function edit(id: string) {
    if (isDirty.current && id !== editedId) toast(exerciseAdminTexts.draft.kept, { seconds: 6 });
    change(id);
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[456px_minmax(0,1fr)]">
      <div>
        {editedId === null ? (
          <ExerciseForm
            key={`new-${round}`}
            exercise={null}
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
      </div>
      <ExerciseList editedId={editedId} onOpen={setShown} />
      {shown && (
        <ExerciseDialog
          exercise={shown}
          onClose={() => setShown(null)}
          onEdit={edit}
          onDeleted={(id) => {
            setShown(null);
            if (id === editedId) change(null);
          }}
        />
      )}
    </div>
  );
}

type EditFormProps = { id: string; onDone: (isSaved: boolean) => void; onDirty: (isDirty: boolean) => void };

/** The form for an exercise that may have to be fetched first. */
function EditForm({ id, onDone, onDirty }: EditFormProps) {
  const query = useQuery(exerciseQuery(id));
  const state = loadState(query, (exercise) => ({ exercise }));
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
        <ExerciseForm
          exercise={state.exercise}
          arrives
          onSaved={() => onDone(true)}
          onCancel={() => onDone(false)}
          onDirty={onDirty}
        />
      );
  }
}
