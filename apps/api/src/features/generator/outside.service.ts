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
  /** The player's own words, without the name. */
  prompt: string;
  /** Whether the player consents to the use of health data. */
  healthConsent: boolean;
  /** The composer's own routine, which answers where the model does not. */
  builtIn: ComposedRoutine;
};

/**
 * The outside model's routine after the composer's checker has passed or repaired it; null when there is no model, it
 * must not be called, or its answer is unusable. The log records that without the player's words.
 * @throws AppError request.cancelled when the player has left
 */
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

/**
 * The words to send: never those about health. With consent the model gets the rest, since it is offered only safe
 * exercises; without consent it gets nothing.
 */
function wordsToSend({ input, prompt, healthConsent }: Wanted): string | null | 'nothing' {
  const { redFlag, injuries } = input.wish.health;
  const isOfHealth = speaksOfHealth(prompt);
  // a discomfort may come as a chip
  if (redFlag !== null || (!healthConsent && (isOfHealth || injuries.length > 0))) return 'nothing';
  return isOfHealth ? null : prompt;
}
