import type { Routine, RoutineBody } from '@bandeja/domain/routines/contract';
import { useRef, useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { useSaveRoutine } from '#features/routines/admin/api.ts';
import { placed, routineResolver } from '#features/routines/admin/faults.ts';
import { routineAdminTexts } from '#features/routines/admin/texts.ts';
import { emptyValues, type RoutineValues, valuesOf, valuesSchema } from '#features/routines/admin/values.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useFaultFocus } from '#lib/use-fault-focus.ts';
import { useTabDraft } from '#lib/use-tab-draft.ts';

const texts = routineAdminTexts.form;

/**
 * The form of one routine, or of a new one: checked by the contract, kept as a draft in this tab, sent once at a time.
 * What only the server finds stands at its field.
 */
export function useRoutineForm(routine: Routine | null, onSaved: () => void) {
  const [start] = useState(() => (routine === null ? emptyValues : valuesOf(routine)));
  const form = useForm<RoutineValues, unknown, RoutineBody>({
    defaultValues: start,
    resolver: routineResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const draft = useTabDraft(form, {
    key: `bandeja.routine-draft.${routine?._id ?? 'new'}`,
    schema: valuesSchema,
    start,
  });
  const save = useSaveRoutine(routine?._id ?? null);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  useFaultFocus(element, form.formState.submitCount);
  const failedTitle = routine === null ? texts.createFailed : texts.updateFailed;

  const send = form.handleSubmit(async (body) => {
    // two presses may both have been checked before the first is under way
    if (isSending.current) return;
    isSending.current = true;
    try {
      await save.mutateAsync(body);
      draft.forget();
      onSaved();
    } catch (error) {
      console.error(failedTitle, error);
      const values = form.getValues();
      for (const issue of error instanceof HttpError ? error.issues : []) {
        const fault = placed(issue, values);
        form.setError(fault.path as Path<RoutineValues>, { message: fault.message });
      }
      form.setError('root.server', { message: serverMessage(error) ?? texts.failedHint });
    } finally {
      isSending.current = false;
    }
  });

  const reason = form.formState.errors.root?.['server']?.message;
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
    failure: reason === undefined ? null : { title: failedTitle, reason },
    submit: () => void send(),
  };
}
