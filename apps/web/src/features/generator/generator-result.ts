import {
  type GeneratedExercise,
  type GeneratedRoutine,
  generatedExerciseSchema,
  generatedRoutineSchema,
} from '@bandeja/domain/generator/contract';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ownKey } from '#lib/query.ts';
import { readTabDraft, writeTabDraft } from '#lib/tab-draft.ts';

export type RoutineEntry = GeneratedRoutine['exercises'][number];
export type RoutinePart = RoutineEntry['part'];

/** The trainer's last answer: a routine, or why there is none. */
const resultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('routine'),
    routine: generatedRoutineSchema,
    /** Of the tab «Ejercicios»: those of the first proposal. */
    exercises: z.array(generatedExerciseSchema),
    /** The id of the first proposal's routine: a regeneration leaves it. */
    proposal: z.string(),
    /** The text for which the calm question was answered with «No, nada de eso»; null for none. */
    cleared: z.nullable(z.string()),
  }),
  /** A sentence instead; `mayBeMisread`: the player may object to the reading. */
  z.object({ kind: z.literal('answer'), message: z.string(), mayBeMisread: z.boolean() }),
  /** The calm question about health, for this text. */
  z.object({ kind: z.literal('question'), prompt: z.string() }),
]);
export type GeneratorResult = z.infer<typeof resultSchema>;
export type RoutineResult = Extract<GeneratorResult, { kind: 'routine' }>;

/** The result of a request: everything, a routine alone (regeneration), or a sentence instead. */
export type Answered =
  | { kind: 'whole'; routine: GeneratedRoutine; exercises: GeneratedExercise[]; cleared: string | null }
  | { kind: 'routine'; routine: GeneratedRoutine; cleared: string | null }
  | Exclude<GeneratorResult, { kind: 'routine' }>;

/** The result to show after an answer. A regeneration replaces only the routine. */
export function afterAnswer(before: GeneratorResult | null, answered: Answered): GeneratorResult {
  switch (answered.kind) {
    case 'answer':
    case 'question':
      return answered;
    case 'whole':
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

/**
 * The player's last answer: in the cache, which belongs to one player, and in the tab's storage for a reload. No request
 * is sent.
 */
export function resultQuery(userId: string) {
  const read = () => readTabDraft(keyOf(userId), resultSchema);
  return queryOptions({
    queryKey: ownKey('generated', userId),
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
