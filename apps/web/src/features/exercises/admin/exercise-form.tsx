import type { Exercise } from '@bandeja/domain/exercises/contract';
import { categories, difficulties, materials, muscleGroups } from '@bandeja/domain/exercises/vocabulary';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { asOptions, Choices, Rows } from '#features/exercises/admin/form-parts.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { TrainerFields } from '#features/exercises/admin/trainer-fields.tsx';
import { useExerciseForm } from '#features/exercises/admin/use-exercise-form.ts';
import { VariationsField } from '#features/exercises/admin/variations-field.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Fold } from '#ui/fold.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { UnsavedGuard } from '#ui/unsaved-guard.tsx';

const texts = exerciseAdminTexts.form;
const { unsaved, draft } = exerciseAdminTexts;

type ExerciseFormProps = {
  /** What is edited; null: a new one. */
  exercise: Exercise | null;
  /** The form has just taken the place of another: the page goes to its top, the focus to its title. */
  arrives: boolean;
  onSaved: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
};

/** «Nuevo Ejercicio» or «Editar: …» (spec sections 4 and 5). */
export function ExerciseForm({ exercise, arrives, onSaved, onCancel, onDirty }: ExerciseFormProps) {
  const { form, element, isDirty, isRestored, discard, forgetDraft, isPending, failure, submit } = useExerciseForm(
    exercise,
    onSaved,
  );
  const { control, register, formState } = form;
  const { errors } = formState;
  const [asksToDrop, setAsksToDrop] = useState(false);
  const title = useArrival(arrives);
  useReport(isDirty, onDirty);

  function cancel() {
    forgetDraft();
    onCancel();
  }

  return (
    <form
      ref={element}
      noValidate
      aria-labelledby="exercise-form"
      className="card grid grid-cols-1 gap-5 max-sm:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="exercise-form" ref={title} tabIndex={-1} className="wrap-anywhere">
        {exercise === null ? texts.create : texts.edit(exercise.name)}
      </h2>
      {isRestored && (
        <Alert
          actions={
            <Button variant="line" size="sm" onClick={discard}>
              {draft.discard}
            </Button>
          }
        >
          <p>{draft.restored}</p>
        </Alert>
      )}
      <div className="grid gap-2">
        <TextField label={texts.name} autoComplete="off" error={errors.name?.message} {...register('name')} />
        <TextArea label={texts.description} rows={3} error={errors.description?.message} {...register('description')} />
        <Choices control={control} name="categories" label={texts.categories} options={asOptions(categories)} />
        <Controller
          control={control}
          name="difficulty"
          render={({ field }) => (
            <div className="field [&_.segment]:px-1 [&_.segments]:grid [&_.segments]:grid-cols-3">
              <span aria-hidden="true" className="field-label">
                {texts.difficulty}
              </span>
              <Segmented
                label={texts.difficulty}
                options={asOptions(difficulties)}
                value={field.value}
                onChange={field.onChange}
              />
            </div>
          )}
        />
      </div>
      <Choices control={control} name="muscleGroups" label={texts.muscleGroups} options={asOptions(muscleGroups)} />
      <Rows control={control} name="steps" label={texts.steps} />
      <Rows control={control} name="equipment" label={texts.equipment} suggestions={materials} />
      <div>
        <Fold title={texts.more}>
          <Rows control={control} name="commonMistakes" label={texts.commonMistakes} />
          <Rows control={control} name="tips" label={texts.tips} />
          <VariationsField control={control} ownId={exercise?._id ?? null} />
        </Fold>
        <Fold title={exerciseAdminTexts.trainer.title} startsOpen>
          <TrainerFields form={form} />
        </Fold>
      </div>
      {failure && <Alert kind="err">{failure}</Alert>}
      <div className="flex flex-wrap justify-end gap-2">
        {exercise !== null && (
          <Button variant="ghost" onClick={() => (isDirty ? setAsksToDrop(true) : cancel())}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" pending={isPending} pendingLabel={texts.pending}>
          {exercise === null ? texts.submitCreate : texts.submitEdit}
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
