import type { Exercise, ExerciseBody } from '@bandeja/domain/exercises/contract';
import { useRef } from 'react';
import { useSaveExercise } from '#features/exercises/admin/api.ts';
import { exerciseResolver, placed } from '#features/exercises/admin/errors.ts';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { emptyValues, valuesOf, valuesSchema } from '#features/exercises/admin/values.ts';
import { useDraftForm } from '#lib/use-draft-form.ts';

const texts = exerciseAdminTexts.form;

/** What has happened to the exercise that was sent. */
export type Saved = 'saved' | 'published' | 'not-published';

/** The form of one exercise, or of a new one; `publish` saves it and publishes the draft. */
export function useExerciseForm(exercise: Exercise | null, onSaved: (saved: Saved) => void) {
  const id = exercise?._id ?? null;
  const save = useSaveExercise(id);
  const publish = useRef(false);
  const state = useRef<Saved>('saved');
  const form = useDraftForm({
    start: () => (exercise === null ? emptyValues : valuesOf(exercise)),
    resolver: exerciseResolver,
    draft: { key: `bandeja.exercise-draft.${id ?? 'new'}`, schema: valuesSchema },
    save: {
      isPending: save.isPending,
      mutateAsync: async (body: ExerciseBody) => {
        const stored = await save.mutateAsync({ body, publish: publish.current });
        state.current = !publish.current ? 'saved' : stored.isDraft ? 'not-published' : 'published';
      },
    },
    placed,
    failed: { title: texts.failed, reason: texts.failed },
    onSaved: () => onSaved(state.current),
  });
  const submit = (wantsPublish: boolean) => {
    publish.current = wantsPublish;
    form.submit();
  };
  return { ...form, submit: () => submit(false), publish: () => submit(true) };
}
