import type { Routine } from '@bandeja/domain/routines/contract';
import { useSaveRoutine } from '#features/routines/admin/api.ts';
import { routineAdminTexts } from '#features/routines/admin/texts.ts';
import { placed, routineResolver } from '#features/routines/form/errors.ts';
import { emptyValues, valuesOf, valuesSchema } from '#features/routines/form/values.ts';
import { ownDraftKey } from '#lib/device-storage.ts';
import { useDraftForm } from '#lib/use-draft-form.ts';

const texts = routineAdminTexts.form;

export function useRoutineForm(routine: Routine | null, onSaved: () => void) {
  const id = routine?._id ?? null;
  return useDraftForm({
    start: () => (routine === null ? emptyValues : valuesOf(routine)),
    resolver: routineResolver,
    draft: { key: ownDraftKey('routine', id), schema: valuesSchema },
    save: useSaveRoutine(id),
    placed,
    failed: { title: routine === null ? texts.createFailed : texts.updateFailed, reason: texts.failedHint },
    onSaved,
  });
}
