import {
  type GeneratedExercise,
  type GeneratedRoutine,
  generatedExerciseSchema,
  generatedRoutineSchema,
} from '@bandeja/domain/generator/contract';
import { dangerTopics } from '@bandeja/domain/profile/vocabulary';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { localKey } from '#lib/query.ts';
import { readTabDraft, writeTabDraft } from '#lib/tab-draft.ts';

export type RoutineEntry = GeneratedRoutine['exercises'][number];
export type RoutinePart = RoutineEntry['part'];

const resultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('routine'),
    routine: generatedRoutineSchema,
    exercises: z.array(generatedExerciseSchema),
    /** The id of the first proposal's routine: a regeneration leaves it. */
    proposal: z.string(),
    /** The text for which the calm question was answered with «No, nada de eso»; null for none. */
    cleared: z.nullable(z.string()),
  }),
  /** A sentence instead; `mayBeMisread`: the help for a crisis, and the player may have meant something else. */
  z.object({ kind: z.literal('answer'), message: z.string(), mayBeMisread: z.boolean() }),
  z.object({
    kind: z.literal('question'),
    prompt: z.string(),
    topic: z._default(z.enum(dangerTopics), 'general'),
  }),
]);
export type GeneratorResult = z.infer<typeof resultSchema>;
export type RoutineResult = Extract<GeneratorResult, { kind: 'routine' }>;

export type Answered =
  | {
      kind: 'complete';
      routine: GeneratedRoutine;
      exercises: GeneratedExercise[];
      cleared: string | null;
      /** Perhaps a crisis in the request; it is shown with this answer and not stored. */
      soft?: true | undefined;
    }
  | { kind: 'routine'; routine: GeneratedRoutine; cleared: string | null }
  | Exclude<GeneratorResult, { kind: 'routine' }>;

export function afterAnswer(before: GeneratorResult | null, answered: Answered): GeneratorResult {
  switch (answered.kind) {
    case 'answer':
    case 'question':
      return answered;
    case 'complete':
      return {
        kind: 'routine',
        routine: answered.routine,
        exercises: answered.exercises,
        proposal: answered.routine._id,
        cleared: answered.cleared,
      };
    case 'routine': {
      const { routine, cleared } = answered;
      const former = before?.kind === 'routine' ? before : { exercises: [], proposal: routine._id };
      return { kind: 'routine', routine, exercises: former.exercises, proposal: former.proposal, cleared };
    }
  }
}

const keyOf = (userId: string) => `bandeja.generator.${userId}.made`;

/** In the cache, which belongs to one player, and in the tab's storage for a reload. */
export function resultQuery(userId: string) {
  const read = () => readTabDraft(keyOf(userId), resultSchema);
  return queryOptions({
    queryKey: localKey('generated', userId),
    queryFn: read,
    initialData: read,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function updateResult(
  client: QueryClient,
  userId: string,
  change: (before: GeneratorResult | null) => GeneratorResult | null,
): void {
  const { queryKey } = resultQuery(userId);
  const result = change(client.getQueryData<GeneratorResult | null>(queryKey) ?? null);
  client.setQueryData(queryKey, result);
  writeTabDraft(keyOf(userId), result);
}
