import type { Exercise } from '@bandeja/domain/exercises/contract';
import { useSaveExercise } from '#features/exercises/admin/api.ts';
import { exerciseResolver, placed } from '#features/exercises/admin/errors.ts';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { emptyValues, valuesOf, valuesSchema } from '#features/exercises/admin/values.ts';
import { useKeptForm } from '#lib/use-kept-form.ts';

const texts = exerciseAdminTexts.form;

/** The form of one exercise, or of a new one. */
export function useExerciseForm(exercise: Exercise | null, onSaved: () => void) {
  const id = exercise?._id ?? null;
  return useKeptForm({
    start: () => (exercise === null ? emptyValues : valuesOf(exercise)),
    resolver: exerciseResolver,
    draft: { key: `bandeja.exercise-draft.${id ?? 'new'}`, schema: valuesSchema },
    save: useSaveExercise(id),
    placed,
    failed: { title: texts.failed, reason: texts.failed },
    onSaved,
  });
}
