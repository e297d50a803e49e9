import type { Frame } from '@bandeja/reader/understand/frame';
import { frameQuestion, readingOf } from '@bandeja/reader/understand/frame-question';
import { type Door, understand } from '@bandeja/reader/understand/understand';
import { withoutName } from '@bandeja/trainer/outside/chat-question';
import { speaksOfHealth } from '@bandeja/trainer/outside/facts';
import { z } from 'zod';
import type { Deps } from '#kit/deps.ts';
import { AiFailure } from '#ports/ai.ts';

const answerSchema = z.object({
  intents: z.array(z.string()),
  danger: z.string(),
  found: z.array(z.object({ label: z.string(), words: z.string() })),
});
type Written = { text: string; name: string };

/** Words about health or a suspected danger never leave; when the outside model fails or is late, our reading is used. */
export async function readText(
  { ai, log }: Pick<Deps, 'ai' | 'log'>,
  { text, name }: Written,
  door: Door,
  gone: AbortSignal,
): Promise<Frame> {
  const builtIn = understand(text, door);
  if (ai === null || builtIn.danger !== null || builtIn.body.length > 0 || speaksOfHealth(text, builtIn))
    return builtIn;
  try {
    const question = {
      ...frameQuestion(withoutName(builtIn.text, name), door.channel),
      schema: answerSchema,
      schemaName: 'reading',
    };
    const answer = await ai.answer(question, AbortSignal.any([gone, AbortSignal.timeout(ai.readingMs)]));
    return understand(text, door, readingOf(answer, builtIn.text));
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    log.info({ code: error.code, status: error.status }, 'the outside model read nothing; our own reading stands');
    return builtIn;
  }
}
