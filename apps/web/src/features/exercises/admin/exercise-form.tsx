import type { Exercise } from '@bandeja/domain/exercises/contract';
import { categories, difficulties, materials, muscleGroups } from '@bandeja/domain/exercises/vocabulary';
import { Controller } from 'react-hook-form';
import { asOptions, Choices, Rows } from '#features/exercises/admin/form-parts.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { TrainerFields } from '#features/exercises/admin/trainer-fields.tsx';
import { useExerciseForm } from '#features/exercises/admin/use-exercise-form.ts';
import { VariationsField } from '#features/exercises/admin/variations-field.tsx';
import { Alert } from '#ui/alert.tsx';
import { Fold } from '#ui/fold.tsx';
import { KeptForm } from '#ui/kept-form.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = exerciseAdminTexts.form;

type ExerciseFormProps = {
  /** What is edited; null: a new one. */
  exercise: Exercise | null;
  /** The form has just taken the place of another: the page goes to its top, the focus to its title. */
  arrives: boolean;
  onSaved: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
};

/** «Nuevo Ejercicio» or «Editar: …». */
export function ExerciseForm({ exercise, arrives, onSaved, onCancel, onDirty }: ExerciseFormProps) {
  const state = useExerciseForm(exercise, onSaved);
  const { form, failure } = state;
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <KeptForm
      titleId="exercise-form"
      title={exercise === null ? texts.create : texts.edit(exercise.name)}
      submitLabel={exercise === null ? texts.submitCreate : texts.submitEdit}
      state={state}
      texts={texts}
      arrives={arrives}
      onCancel={exercise === null ? null : onCancel}
      onDirty={onDirty}
    >
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
      {failure && <Alert kind="err">{failure.reason}</Alert>}
    </KeptForm>
  );
}
