import { categories, difficulties } from '@bandeja/domain/exercises/vocabulary';
import type { Routine, RoutineBody } from '@bandeja/domain/routines/contract';
import { estimatedMinutes, withinTenPercent } from '@bandeja/domain/routines/rules';
import { routineTypes } from '@bandeja/domain/routines/vocabulary';
import { useController, useWatch } from 'react-hook-form';
import { RoutineConflict } from '#features/routines/admin/routine-conflict.tsx';
import { routineAdminTexts } from '#features/routines/admin/texts.ts';
import { useRoutineForm } from '#features/routines/admin/use-routine-form.ts';
import type { RoutineForm as FormOf } from '#features/routines/form/entry-fields.tsx';
import { EntryList } from '#features/routines/form/entry-list.tsx';
import { errorAt } from '#features/routines/form/errors.ts';
import { estimateTexts } from '#features/routines/form/texts.ts';
import { ruleEntryOf } from '#features/routines/form/values.ts';
import { asOptions } from '#lib/options.ts';
import { typedInteger } from '#lib/typed-measures.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { DraftForm } from '#ui/draft-form.tsx';
import { ListField } from '#ui/list-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = routineAdminTexts.form;

export const routineFormId = 'routine-form';

type RoutineFormProps = {
  routine: Routine | null;
  /** The form has just taken the place of another: the page goes to its top, the focus to its title. */
  arrives: boolean;
  onSaved: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
};

export function RoutineForm({ routine, arrives, onSaved, onCancel, onDirty }: RoutineFormProps) {
  const state = useRoutineForm(routine, onSaved);
  const { form, field, failure } = state;
  return (
    <DraftForm
      titleId={routineFormId}
      title={routine === null ? texts.create : texts.edit(routine.name)}
      submitLabel={routine === null ? texts.submitCreate : texts.submitEdit}
      state={state}
      texts={texts}
      arrives={arrives}
      onCancel={routine === null ? null : onCancel}
      onDirty={onDirty}
    >
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <Facts form={form} field={field} />
        <EntryList form={form} />
      </div>
      {failure && (
        <Alert kind="err" title={failure.title}>
          {failure.reason}
        </Alert>
      )}
      {state.changed && <RoutineConflict changed={state.changed} state={state} onLeave={onCancel} />}
    </DraftForm>
  );
}

function Facts({ form, field: typed }: Pick<ReturnType<typeof useRoutineForm>, 'form' | 'field'>) {
  const { control, register, formState } = form;
  const { field: chosen } = useController({ control, name: 'categories' });
  const { field: objectives } = useController({ control, name: 'objectives' });
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField label={texts.name} autoComplete="off" maxLength={120} {...typed('name')} />
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
        <Select label={texts.type} options={asOptions(routineTypes)} {...register('type')} />
        <Select label={texts.difficulty} options={asOptions(difficulties)} {...register('difficulty')} />
      </div>
      <NumberField
        label={texts.duration}
        unit="min"
        min={15}
        max={180}
        className="sm:max-w-1/2"
        {...typed('duration')}
      />
      <div className="mb-3">
        <TimeEstimate form={form} />
      </div>
      <TextArea label={texts.description} rows={3} maxLength={2000} {...typed('description')} />
      <ChipGroup
        mode="multi"
        compact
        plain
        label={texts.categories}
        hint={texts.categoriesHint}
        options={asOptions(categories)}
        value={chosen.value}
        onChange={chosen.onChange}
        error={errorAt(formState.errors, 'categories')}
      />
      <ListField
        label={texts.objectives}
        value={objectives.value}
        onChange={objectives.onChange}
        onBlur={objectives.onBlur}
        most={10}
        errors={objectives.value.map((_, row) => errorAt(formState.errors, `objectives.${row}`))}
      />
    </div>
  );
}

const shortest = 15;
const longest = 180;

/** The routine's estimated time (docs/training.md#estimated-time), and whether the typed duration agrees. */
function TimeEstimate({ form }: { form: FormOf<RoutineBody> }) {
  const [entries, typed] = useWatch({ control: form.control, name: ['exercises', 'duration'] });
  const reckoned = entries.map(ruleEntryOf).filter((entry) => entry !== null);
  if (reckoned.length === 0) return <p className="text-sm text-ink-2">{estimateTexts.none}</p>;
  const minutes = estimatedMinutes(reckoned);
  const stated = typedInteger(typed);
  const differs = stated !== undefined && stated > 0 && !withinTenPercent(minutes, stated);
  const canTake = minutes >= shortest && minutes <= longest;
  return (
    <div className="grid gap-2">
      <p className="num text-ui font-strong">{estimateTexts.time(minutes)}</p>
      {reckoned.length < entries.length && <p className="text-sm text-ink-2">{estimateTexts.partly}</p>}
      {differs && (
        <Alert
          kind="warn"
          actions={
            canTake && (
              <Button
                variant="line"
                size="sm"
                onClick={() => form.setValue('duration', String(minutes), { shouldDirty: true, shouldValidate: true })}
              >
                {estimateTexts.take(minutes)}
              </Button>
            )
          }
        >
          <p>{estimateTexts.differs(stated)}</p>
        </Alert>
      )}
    </div>
  );
}
