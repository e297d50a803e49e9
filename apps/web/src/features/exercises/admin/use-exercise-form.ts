import type { Exercise, ExerciseBody } from '@bandeja/domain/exercises/contract';
import { useRef, useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { useSaveExercise } from '#features/exercises/admin/api.ts';
import { exerciseResolver, placed } from '#features/exercises/admin/faults.ts';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { type ExerciseValues, emptyValues, valuesOf, valuesSchema } from '#features/exercises/admin/values.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useFaultFocus } from '#lib/use-fault-focus.ts';
import { useTabDraft } from '#lib/use-tab-draft.ts';

const texts = exerciseAdminTexts.form;

/**
 * The form of one exercise, or of a new one: checked by the contract, kept as a draft in this tab, sent once at a time.
 * What only the server finds stands at its field.
 */
export function useExerciseForm(exercise: Exercise | null, onSaved: () => void) {
  const [start] = useState(() => (exercise === null ? emptyValues : valuesOf(exercise)));
  const form = useForm<ExerciseValues, unknown, ExerciseBody>({
    defaultValues: start,
    resolver: exerciseResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const draft = useTabDraft(form, {
    key: `bandeja.exercise-draft.${exercise?._id ?? 'new'}`,
    schema: valuesSchema,
    start,
  });
  const save = useSaveExercise(exercise?._id ?? null);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  useFaultFocus(element, form.formState.submitCount);

  const send = form.handleSubmit(async (body) => {
    // two presses may both have been checked before the first is under way
    if (isSending.current) return;
    isSending.current = true;
    try {
      await save.mutateAsync(body);
      draft.forget();
      onSaved();
    } catch (error) {
      console.error(texts.failed, error);
      const message = serverMessage(error) ?? texts.failed;
      const values = form.getValues();
      for (const issue of error instanceof HttpError ? error.issues : []) {
        const fault = placed(issue, values);
        form.setError(fault.path as Path<ExerciseValues>, { message: fault.message });
      }
      form.setError('root.server', { message });
    } finally {
      isSending.current = false;
    }
  });

  return {
    form,
    element,
    /** Changes that are not saved. */
    isDirty: form.formState.isDirty,
    isRestored: draft.isRestored,
    /** Back to what was there before. */
    discard: () => {
      form.reset(start);
      draft.forget();
    },
    forgetDraft: draft.forget,
    isPending: save.isPending,
    failure: form.formState.errors.root?.['server']?.message ?? null,
    submit: () => void send(),
  };
}
