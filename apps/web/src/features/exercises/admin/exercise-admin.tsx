import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { exerciseQuery } from '#features/exercises/admin/api.ts';
import { ExerciseDialog } from '#features/exercises/admin/exercise-dialog.tsx';
import { ExerciseForm, exerciseFormId } from '#features/exercises/admin/exercise-form.tsx';
import { ExerciseList, exerciseListId } from '#features/exercises/admin/exercise-list.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import type { Saved } from '#features/exercises/admin/use-exercise-form.ts';
import { loadState } from '#lib/load-state.ts';
import { Button } from '#ui/button.tsx';
import { arriveAt } from '#ui/draft-form.tsx';
import { FormWait } from '#ui/form-wait.tsx';
import { Icon } from '#ui/icon.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFormTurns } from '#ui/use-form-turns.ts';

const texts = exerciseAdminTexts.form;
const savedTexts: Partial<Record<Saved, string>> = { published: texts.published, 'not-published': texts.savedAsDraft };

type ExerciseAdminProps = {
  editedId: string | null;
  onEdit: (id: string | null) => void;
};

const arriveAtList = () => arriveAt(document.getElementById(exerciseListId));

export function ExerciseAdmin({ editedId, onEdit }: ExerciseAdminProps) {
  const [shown, setShown] = useState<ExerciseSummary | null>(null);
  const toast = useToast();
  const forms = useFormTurns(editedId, show);

  function show(id: string | null) {
    setShown(null);
    onEdit(id);
  }

  const begin = () => (editedId === null ? arriveAt(document.getElementById(exerciseFormId)) : forms.edit(null));

  const isOnItsWay = useRef(false);
  /** To the list; on a desktop it is not drawn while an exercise is edited. */
  function goBack() {
    isOnItsWay.current = editedId !== null;
    if (editedId === null) arriveAtList();
    else forms.edit(null);
  }
  useEffect(() => {
    if (editedId === null && isOnItsWay.current) arriveAtList();
    isOnItsWay.current = false;
  }, [editedId]);

  return (
    <div className="grid grid-cols-1 items-start gap-6">
      <ExerciseList editedId={editedId} onOpen={setShown} onBegin={begin} />
      <div className="@container">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 mb-2 hidden wide:inline-flex"
          icon={<Icon as={ArrowLeftIcon} />}
          onClick={goBack}
        >
          {exerciseAdminTexts.parts.toList}
        </Button>
        {editedId === null ? (
          <ExerciseForm
            key={`new-${forms.turn}`}
            exercise={null}
            arrives={forms.turn > 0}
            onSaved={(saved) => {
              toast(savedTexts[saved] ?? texts.created);
              forms.change(null);
            }}
            onCancel={() => forms.change(null)}
            onDirty={forms.reportDirty}
          />
        ) : (
          <EditForm
            key={`${editedId}-${forms.turn}`}
            id={editedId}
            onDone={(saved) => {
              if (saved !== null) toast(savedTexts[saved] ?? texts.updated);
              forms.change(null);
            }}
            onDirty={forms.reportDirty}
          />
        )}
      </div>
      {shown && (
        <ExerciseDialog
          exercise={shown}
          onClose={() => setShown(null)}
          onEdit={forms.edit}
          onDeleted={(id) => {
            setShown(null);
            if (id === editedId) forms.change(null);
          }}
        />
      )}
    </div>
  );
}

type EditFormProps = { id: string; onDone: (saved: Saved | null) => void; onDirty: (isDirty: boolean) => void };

function EditForm({ id, onDone, onDirty }: EditFormProps) {
  const query = useQuery(exerciseQuery(id));
  const state = loadState(query, (exercise) => ({ exercise }));
  if (state.status !== 'ready') return <FormWait state={state} texts={texts} onCreate={() => onDone(null)} />;
  return (
    <ExerciseForm exercise={state.exercise} arrives onSaved={onDone} onCancel={() => onDone(null)} onDirty={onDirty} />
  );
}
