import { adoptProposal } from '@bandeja/trainer/composer/adopt';
import type { ComposedRoutine, ComposerInput } from '@bandeja/trainer/composer/types';
import { speaksOfHealth } from '@bandeja/trainer/outside/facts';
import { proposalOf, routineQuestion } from '@bandeja/trainer/outside/routine-question';
import { z } from 'zod';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { AiFailure, type AiPort } from '#ports/ai.ts';

/** The schema of an outside model's answer; the checker enforces bounds, because few services respect those of a schema. */
const answerSchema = z.object({
  name: z.string(),
  description: z.string(),
  entries: z.array(
    z.object({
      code: z.string(),
      sets: z.int(),
      reps: z.int(),
      seconds: z.nullable(z.int()),
      metres: z.nullable(z.int()),
      perSide: z.boolean(),
      restSeconds: z.int(),
      notes: z.string(),
      reason: z.string(),
    }),
  ),
});

type Wanted = {
  input: ComposerInput;
  prompt: string;
  healthConsent: boolean;
  builtIn: ComposedRoutine;
};

/** Null: no model, it must not be called, or its answer is unusable. @throws AppError request.cancelled */
export async function modelsRoutine(
  deps: Pick<Deps, 'ai' | 'log'>,
  wanted: Wanted,
  gone: AbortSignal,
): Promise<ComposedRoutine | null> {
  const { ai, log } = deps;
  const words = wordsToSend(wanted);
  if (ai === null || words === 'nothing') return null;
  const startedAt = performance.now();
  const fallBack = (reason: { code: string; status?: number | null }): null => {
    const ms = Math.round(performance.now() - startedAt);
    log.warn({ ...reason, ms }, 'the outside model gave no routine; the built-in trainer answers');
    return null;
  };
  try {
    const adopted = await ask(ai, wanted, words, gone);
    if (adopted === null) return fallBack({ code: 'unusable' });
    if (adopted.repaired) log.info('the outside model’s routine was repaired');
    return adopted.routine;
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    if (error.code === 'cancelled') throw new AppError('request.cancelled');
    return fallBack({ code: error.code, status: error.status });
  }
}

async function ask(ai: AiPort, { input, builtIn }: Wanted, request: string | null, gone: AbortSignal) {
  const question = routineQuestion(input, request, builtIn);
  const answer = await ai.answer({ ...question, schema: answerSchema, schemaName: 'routine' }, gone);
  return adoptProposal(proposalOf(answer, input.catalogue), input);
}

/** Never words about health. With consent the model gets the rest, as it is offered only safe exercises; without, nothing. */
function wordsToSend({ input, prompt, healthConsent }: Wanted): string | null | 'nothing' {
  const { redFlag, injuries, doubt } = input.wish.health;
  const isOfHealth = speaksOfHealth(prompt);
  // a discomfort may come as a chip
  if (redFlag !== null || (!healthConsent && (isOfHealth || doubt !== undefined || injuries.length > 0)))
    return 'nothing';
  return isOfHealth ? null : prompt;
}
