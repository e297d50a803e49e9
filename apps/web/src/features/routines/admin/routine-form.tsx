import { categories, difficulties } from '@bandeja/domain/exercises/vocabulary';
import type { Routine } from '@bandeja/domain/routines/contract';
import { routineTypes } from '@bandeja/domain/routines/vocabulary';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { RoutineForm as Form } from '#features/routines/admin/entry-fields.tsx';
import { EntryList } from '#features/routines/admin/entry-list.tsx';
import { faultAt } from '#features/routines/admin/faults.ts';
import { routineAdminTexts } from '#features/routines/admin/texts.ts';
import { TimeEstimate } from '#features/routines/admin/time-estimate.tsx';
import { useRoutineForm } from '#features/routines/admin/use-routine-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ListField } from '#ui/list-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { UnsavedGuard } from '#ui/unsaved-guard.tsx';

const texts = routineAdminTexts.form;
const { unsaved, draft } = routineAdminTexts;

type RoutineFormProps = {
  /** What is edited; null: a new one. */
  routine: Routine | null;
  /** The form has just taken the place of another: the page goes to its top, the focus to its title. */
  arrives: boolean;
  onSaved: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
};

/** «Nueva Rutina» or «Editar: …» (spec section 5). */
export function RoutineForm({ routine, arrives, onSaved, onCancel, onDirty }: RoutineFormProps) {
  const state = useRoutineForm(routine, onSaved);
  const { form, isDirty, isPending, failure } = state;
  const [asksToDrop, setAsksToDrop] = useState(false);
  const title = useArrival(arrives);
  useReport(isDirty, onDirty);

  function cancel() {
    state.forgetDraft();
    onCancel();
  }

  return (
    <form
      ref={state.element}
      noValidate
      aria-labelledby="routine-form"
      className="card grid grid-cols-1 gap-5 max-sm:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <h2 id="routine-form" ref={title} tabIndex={-1} className="wrap-anywhere">
        {routine === null ? texts.create : texts.edit(routine.name)}
      </h2>
      {state.isRestored && (
        <Alert
          actions={
            <Button variant="line" size="sm" onClick={state.discard}>
              {draft.discard}
            </Button>
          }
        >
          <p>{draft.restored}</p>
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <Facts form={form} />
        <EntryList form={form} />
      </div>
      {failure && (
        <Alert kind="err" title={failure.title}>
          <p>{failure.reason}</p>
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {routine !== null && (
          <Button variant="ghost" onClick={() => (isDirty ? setAsksToDrop(true) : cancel())}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" pending={isPending} pendingLabel={texts.pending}>
          {routine === null ? texts.submitCreate : texts.submitEdit}
        </Button>
      </div>
      <UnsavedGuard
        isDirty={isDirty && !isPending}
        title={unsaved.title}
        text={unsaved.text}
        stay={unsaved.stay}
        leave={unsaved.leave}
      />
      <Dialog
        isOpen={asksToDrop}
        onClose={() => setAsksToDrop(false)}
        title={unsaved.dropTitle}
        isAlert
        footer={
          <>
            <Button variant="danger" onClick={cancel}>
              {unsaved.drop}
            </Button>
            <Button onClick={() => setAsksToDrop(false)}>{unsaved.stay}</Button>
          </>
        }
      >
        <p>{unsaved.dropText}</p>
      </Dialog>
    </form>
  );
}

const asOptions = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }));

/** Everything of a routine but its lines. */
function Facts({ form }: { form: Form }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        label={texts.name}
        autoComplete="off"
        maxLength={120}
        error={errors.name?.message}
        {...register('name')}
      />
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
        error={errors.duration?.message}
        {...register('duration')}
      />
      <div className="mb-3">
        <TimeEstimate form={form} />
      </div>
      <TextArea
        label={texts.description}
        rows={3}
        maxLength={2000}
        error={errors.description?.message}
        {...register('description')}
      />
      <Controller
        control={control}
        name="categories"
        render={({ field }) => (
          <ChipGroup
            mode="multi"
            compact
            plain
            label={texts.categories}
            hint={texts.categoriesHint}
            options={asOptions(categories)}
            value={field.value}
            onChange={field.onChange}
            error={faultAt(errors, 'categories')}
          />
        )}
      />
      <Controller
        control={control}
        name="objectives"
        render={({ field }) => (
          <ListField
            label={texts.objectives}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            most={10}
            errors={field.value.map((_, row) => faultAt(errors, `objectives.${row}`))}
          />
        )}
      />
    </div>
  );
}

/** To the top of the page, and the focus to the form's title, where readers hear what has come. */
function useArrival(arrives: boolean): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrives) return;
    window.scrollTo({ top: 0 });
    ref.current?.focus({ preventScroll: true });
  }, [arrives]);
  return ref;
}

function useReport(isDirty: boolean, onDirty: (isDirty: boolean) => void) {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
