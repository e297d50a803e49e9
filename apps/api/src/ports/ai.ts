import type { z } from 'zod';

/** Why an outside model gave nothing that can be used; nothing else of its answer is ever told. */
export type AiErrorCode =
  /** The address refuses connections, or the network failed. */
  | 'unreachable'
  /** Too many requests (429). */
  | 'busy'
  /** Any other HTTP error, or the service would not answer this. */
  | 'refused'
  /** It points elsewhere; the key never follows. */
  | 'redirect'
  /** It said nothing in the time it had. */
  | 'timeout'
  /** The caller does not want the answer any more. */
  | 'cancelled'
  /** More bytes than any answer needs. */
  | 'too_large'
  /** Not the protocol, not JSON, not the schema, or empty. */
  | 'invalid'
  /** It broke off in the middle. */
  | 'cut';

/** What every failure of an outside model becomes. It carries no word of the prompt or the answer, so it may be logged. */
export class AiFailure extends Error {
  code: AiErrorCode;
  /** The HTTP status, where there was one. */
  status: number | null;
  constructor(code: AiErrorCode, status: number | null = null) {
    super(`outside model: ${code}`);
    this.code = code;
    this.status = status;
  }
}

/** A question whose answer has a shape. `data` is what it is about, never instructions. */
export type AiQuestion<T> = { instructions: string; data: string; schema: z.ZodType<T>; schemaName: string };

/** A conversation to go on with, oldest turn first. */
export type AiTalk = {
  instructions: string;
  turns: readonly { role: 'user' | 'assistant'; content: string }[];
};

/**
 * An outside model. Both calls are limited in time and size, try once more where that may help (in all, never after a
 * word was passed on), and end when `signal` does.
 */
export type AiPort = {
  /** Where it is asked, for «Qué ve tu entrenador». */
  host: string;
  /** @throws AiFailure and nothing else */
  answer: <T>(question: AiQuestion<T>, signal: AbortSignal) => Promise<T>;
  /** The answer's text, piece by piece; never empty when it ends in order. @throws AiFailure and nothing else */
  converse: (talk: AiTalk, signal: AbortSignal) => AsyncIterable<string>;
};
