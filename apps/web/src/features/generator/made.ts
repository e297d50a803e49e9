import {
  type GeneratedExercise,
  type GeneratedRoutine,
  generatedExerciseSchema,
  generatedRoutineSchema,
} from '@bandeja/domain/generator/contract';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { generatorKeys } from '#lib/storage.ts';
import { keepTabDraft, readTabDraft } from '#lib/tab-draft.ts';

export type RoutineEntry = GeneratedRoutine['exercises'][number];
export type RoutinePart = RoutineEntry['part'];

/** What the trainer answered last: a routine, or why there is none. */
const madeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('routine'),
    routine: generatedRoutineSchema,
    /** Of the tab «Ejercicios»: those of the first proposal. */
    exercises: z.array(generatedExerciseSchema),
    /** The id of the first proposal's routine: a regeneration leaves it. */
    proposal: z.string(),
  }),
  z.object({ kind: z.literal('answer'), message: z.string() }),
]);
export type Made = z.infer<typeof madeSchema>;
export type MadeRoutine = Extract<Made, { kind: 'routine' }>;

/** What a request brought: everything, a routine alone (regeneration), or a sentence in its place. */
export type Answered =
  | { kind: 'whole'; routine: GeneratedRoutine; exercises: GeneratedExercise[] }
  | { kind: 'routine'; routine: GeneratedRoutine }
  | { kind: 'answer'; message: string };

/** What is shown after an answer. A regeneration replaces the routine and nothing else. */
export function afterAnswer(before: Made | null, answered: Answered): Made {
  switch (answered.kind) {
    case 'answer':
      return answered;
    case 'whole':
      return {
        kind: 'routine',
        routine: answered.routine,
        exercises: answered.exercises,
        proposal: answered.routine._id,
      };
    case 'routine': {
      const { routine } = answered;
      const former = before?.kind === 'routine' ? before : { exercises: [], proposal: routine._id };
      return { kind: 'routine', routine, exercises: former.exercises, proposal: former.proposal };
    }
  }
}

const keyOf = (userId: string) => `${generatorKeys}${userId}.made`;

/**
 * The player's last answer: in the cache, which belongs to one person, and for a reload in the tab's storage. No server
 * is asked.
 */
export function madeQuery(userId: string) {
  const read = () => readTabDraft(keyOf(userId), madeSchema);
  return queryOptions({
    queryKey: ['generator', 'made', userId],
    queryFn: read,
    initialData: read,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function keepMade(client: QueryClient, userId: string, change: (before: Made | null) => Made | null): void {
  const { queryKey } = madeQuery(userId);
  const made = change(client.getQueryData<Made | null>(queryKey) ?? null);
  client.setQueryData(queryKey, made);
  keepTabDraft(keyOf(userId), made);
}
