import type { z } from 'zod';

/** Why an outside model gave no usable answer. */
export type AiErrorCode =
  /** The address refuses connections, or the network failed. */
  | 'unreachable'
  /** Too many requests (429). */
  | 'busy'
  /** Any other HTTP error, or the service would not answer this. */
  | 'refused'
  /** A redirect: not followed, so that the key goes nowhere else. */
  | 'redirect'
  /** No answer in time. */
  | 'timeout'
  /** The caller cancelled. */
  | 'cancelled'
  /** More bytes than any answer needs. */
  | 'too_large'
  /** Not the protocol, not JSON, not the schema, or empty. */
  | 'invalid'
  /** The answer broke off in the middle. */
  | 'cut';

/** Any failure of an outside model. It contains no text of the prompt or the answer, so it may be logged. */
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

/** A prompt whose answer has a schema. `data` is its subject, never instructions. */
export type AiQuestion<T> = { instructions: string; data: string; schema: z.ZodType<T>; schemaName: string };

/** A conversation to go on with, oldest turn first. */
export type AiTalk = { instructions: string; turns: readonly { role: 'user' | 'assistant'; content: string }[] };

/**
 * An outside model. Both calls are limited in time and size, retry once where that may help (never after a word was
 * passed on), and end when `signal` does.
 */
export type AiPort = {
  /** The model's host, for «Qué ve tu entrenador». */
  host: string;
  /** Milliseconds that reading a text may take: its writer waits, and has our own reading after that. */
  readingMs: number;
  /** @throws AiFailure and nothing else */
  answer: <T>(question: AiQuestion<T>, signal: AbortSignal) => Promise<T>;
  /** The answer's text, piece by piece; never empty when it ends in order. @throws AiFailure and nothing else */
  converse: (talk: AiTalk, signal: AbortSignal) => AsyncIterable<string>;
};
