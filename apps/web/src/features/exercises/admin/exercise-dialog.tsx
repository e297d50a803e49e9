import type { Exercise, ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  exerciseQuery,
  usageQuery,
  useDeleteExercise,
  usePublishExercise,
  useRetireExercise,
} from '#features/exercises/admin/api.ts';
import { ExerciseFacts } from '#features/exercises/admin/exercise-facts.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { isUsed, UsageNote } from '#features/exercises/admin/usage-note.tsx';
import { loadState } from '#lib/load-state.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = exerciseAdminTexts.dialog;

type ExerciseDialogProps = {
  exercise: ExerciseSummary;
  onClose: () => void;
  onEdit: (id: string) => void;
  onDeleted: (id: string) => void;
};

export function ExerciseDialog({ exercise, onClose, onEdit, onDeleted }: ExerciseDialogProps) {
  const { _id: id } = exercise;
  const query = useQuery(exerciseQuery(id));
  const state = loadState(query, (data) => ({ exercise: data }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={exercise.name}
      size="lg"
      footer={state.status === 'ready' && <Button onClick={() => onEdit(id)}>{texts.edit}</Button>}
    >
      {state.status === 'loading' && <BallLoader label={texts.loading} />}
      {state.status === 'failed' && <ErrorState title={texts.loadFailed} state={state} className="p-4" />}
      {state.status === 'ready' && (
        <>
          <ExerciseFacts exercise={state.exercise} />
          <Lifecycle exercise={state.exercise} onEdit={onEdit} onDeleted={onDeleted} />
        </>
      )}
    </Dialog>
  );
}

type LifecycleProps = { exercise: Exercise; onEdit: (id: string) => void; onDeleted: (id: string) => void };

function Lifecycle({ exercise, onEdit, onDeleted }: LifecycleProps) {
  const { _id: id, isRetired, isDraft } = exercise;
  const usage = useQuery(usageQuery(id));
  const retire = useRetireExercise(id);
  const publish = usePublishExercise(id);
  const remove = useDeleteExercise(id);
  const toast = useToast();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const isFree = usage.data !== undefined && !isUsed(usage.data);
  const failure = retire.error ?? remove.error ?? publish.error;

  function toggle() {
    remove.reset();
    retire.mutate(!isRetired, { onSuccess: () => toast(isRetired ? texts.restored : texts.retired) });
  }
  function destroy() {
    retire.reset();
    remove.mutate(undefined, {
      onSuccess: () => {
        toast(texts.deleted);
        onDeleted(id);
      },
      onError: () => {
        // it may be used in a routine meanwhile
        setAsksToDelete(false);
        void usage.refetch();
      },
    });
  }

  return (
    <section aria-labelledby="exercise-usage" className="grid gap-3 border-t pt-4">
      <h3 id="exercise-usage">{texts.usage}</h3>
      <UsageNote usage={loadState(usage, (data) => ({ usage: data }))} onEdit={onEdit} />
      {failure && <Alert kind="err">{serverMessage(failure) ?? texts.failed}</Alert>}
      {asksToDelete ? (
        <Alert
          kind="warn"
          title={texts.confirmTitle}
          actions={
            <>
              <Button variant="line" size="sm" autoFocus onClick={() => setAsksToDelete(false)}>
                {texts.cancel}
              </Button>
              <Button
                variant="danger"
                size="sm"
                pending={remove.isPending}
                pendingLabel={texts.working}
                onClick={destroy}
              >
                {texts.confirm}
              </Button>
            </>
          }
        >
          <p>{texts.confirmText}</p>
        </Alert>
      ) : (
        <div className="flex flex-wrap gap-2">
          {isDraft && (
            <Button
              size="sm"
              pending={publish.isPending}
              pendingLabel={texts.working}
              onClick={() => publish.mutate(undefined, { onSuccess: () => toast(texts.activated) })}
            >
              {texts.activate}
            </Button>
          )}
          <Button variant="line" size="sm" pending={retire.isPending} pendingLabel={texts.working} onClick={toggle}>
            {isRetired ? texts.restore : texts.retire}
          </Button>
          {isFree && (
            <Button variant="danger" size="sm" onClick={() => setAsksToDelete(true)}>
              {texts.delete}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
