import { type Exercise, type ExerciseBody, exerciseBodySchema } from '@bandeja/domain/exercises/contract';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import { useSaveExercise } from '#features/exercises/admin/api.ts';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import {
  bodyOf,
  type ExerciseValues,
  emptyValues,
  rowLists,
  rowPlaces,
  valuesOf,
  valuesSchema,
} from '#features/exercises/admin/values.ts';
import { ownDraftKey } from '#lib/device-storage.ts';
import type { Issue } from '#lib/form-errors.ts';
import { useDraftForm } from '#lib/use-draft-form.ts';
import { contractResolver } from '#lib/use-send-form.ts';

const texts = exerciseAdminTexts.form;

export type Saved = 'saved' | 'published' | 'not-published';

export function useExerciseForm(exercise: Exercise | null, onSaved: (saved: Saved) => void) {
  const id = exercise?._id ?? null;
  const save = useSaveExercise(id);
  const publish = useRef(false);
  const state = useRef<Saved>('saved');
  const form = useDraftForm({
    start: () => (exercise === null ? emptyValues : valuesOf(exercise)),
    resolver: exerciseResolver,
    draft: { key: ownDraftKey('exercise', id), schema: valuesSchema },
    save: {
      isPending: save.isPending,
      mutateAsync: async (body: ExerciseBody) => {
        const stored = await save.mutateAsync({ body, publish: publish.current });
        if (!publish.current) state.current = 'saved';
        else state.current = stored.isDraft ? 'not-published' : 'published';
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

const listFull = exerciseAdminTexts.form.listFull;

/** Sentences for issues that the contract leaves without one: bounds of numbers, lists that are too long. */
const boundTexts: Record<string, string> = {
  'dose.sets': 'De 1 a 20 series',
  'dose.reps': 'De 1 a 500 repeticiones',
  'dose.seconds': 'De 1 a 7200 segundos',
  'dose.metres': 'De 1 a 5000 metros',
  'dose.rest': 'De 0 a 900 segundos',
  videoUrl: 'La dirección puede tener 500 caracteres como máximo',
  variations: exerciseAdminTexts.variations.full,
  steps: listFull,
  equipment: listFull,
  commonMistakes: listFull,
  tips: listFull,
};

function sentence({ path, code, message }: z.core.$ZodIssue): string {
  const isBound = code === 'too_big' || code === 'too_small' || code === 'invalid_type';
  return (isBound && boundTexts[path.join('.')]) || message;
}

function placed({ path, message }: Issue, values: ExerciseValues): Issue {
  const [field = '', place] = path.split('.');
  const list = rowLists.find((name) => name === field);
  // one issue of the picker as a whole: its tags have no place for one
  if (field === 'variations') return { path: field, message };
  if (list === undefined) return { path, message };
  const row = place === undefined ? 0 : (rowPlaces(values[list])[Number(place)] ?? 0);
  return { path: `${list}.${row}`, message };
}

const exerciseResolver = contractResolver<ExerciseValues, ExerciseBody>({
  schema: exerciseBodySchema,
  bodyOf,
  sentence,
  placed,
});
