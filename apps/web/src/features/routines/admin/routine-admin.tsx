import { useQuery } from '@tanstack/react-query';
import { routineQuery } from '#features/routines/admin/api.ts';
import { RoutineForm, routineFormId } from '#features/routines/admin/routine-form.tsx';
import { RoutineTable } from '#features/routines/admin/routine-table.tsx';
import { routineAdminTexts } from '#features/routines/admin/texts.ts';
import { loadState } from '#lib/load-state.ts';
import { arriveAt } from '#ui/draft-form.tsx';
import { FormWait } from '#ui/form-wait.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFormTurns } from '#ui/use-form-turns.ts';

const texts = routineAdminTexts.form;

type RoutineAdminProps = {
  editedId: string | null;
  onEdit: (id: string | null) => void;
};

export function RoutineAdmin({ editedId, onEdit }: RoutineAdminProps) {
  const toast = useToast();
  const forms = useFormTurns(editedId, onEdit);

  const begin = () => (editedId === null ? arriveAt(document.getElementById(routineFormId)) : forms.edit(null));

  return (
    <div className="grid grid-cols-1 gap-10">
      <RoutineTable onEdit={forms.edit} onBegin={begin} />
      {editedId === null ? (
        <RoutineForm
          key={`new-${forms.turn}`}
          routine={null}
          arrives={forms.turn > 0}
          onSaved={() => {
            toast(texts.created);
            forms.change(null);
          }}
          onCancel={() => forms.change(null)}
          onDirty={forms.reportDirty}
        />
      ) : (
        <EditForm
          key={`${editedId}-${forms.turn}`}
          id={editedId}
          onDone={(isSaved) => {
            if (isSaved) toast(texts.updated);
            forms.change(null);
          }}
          onDirty={forms.reportDirty}
        />
      )}
    </div>
  );
}

type EditFormProps = { id: string; onDone: (isSaved: boolean) => void; onDirty: (isDirty: boolean) => void };

function EditForm({ id, onDone, onDirty }: EditFormProps) {
  const query = useQuery(routineQuery(id));
  const state = loadState(query, (routine) => ({ routine }));
  if (state.status !== 'ready') return <FormWait state={state} texts={texts} onCreate={() => onDone(false)} />;
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
