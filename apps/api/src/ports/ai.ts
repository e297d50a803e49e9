import type { z } from 'zod';

export type AiErrorCode =
  | 'unreachable'
  | 'busy'
  | 'refused'
  /** A redirect: not followed, so that the key goes nowhere else. */
  | 'redirect'
  | 'timeout'
  | 'cancelled'
  | 'too_large'
  | 'invalid'
  | 'cut';

/** Any failure of an outside model. It contains no text of the prompt or the answer, so it may be logged. */
export class AiFailure extends Error {
  code: AiErrorCode;
  status: number | null;
  constructor(code: AiErrorCode, status: number | null = null) {
    super(`outside model: ${code}`);
    this.code = code;
    this.status = status;
  }
}

export type AiQuestion<T> = { instructions: string; data: string; schema: z.ZodType<T>; schemaName: string };

/** What the model may call while it answers; its result goes back to the model. An input that does not fit never arrives. */
export type AiTool = {
  name: string;
  description: string;
  input: z.core.$ZodType;
  run: (input: unknown) => unknown;
};

export type AiTalk = {
  instructions: string;
  turns: readonly { role: 'user' | 'assistant'; content: string }[];
  tools?: readonly AiTool[];
};

/** Both calls are limited in time and size, retry once where that may help (never after a word was passed on), and end when `signal` does. */
export type AiPort = {
  host: string;
  /** Milliseconds that reading a text may take: its writer waits, and has our own reading after that. */
  readingMs: number;
  /** @throws AiFailure and nothing else */
  answer: <T>(question: AiQuestion<T>, signal: AbortSignal) => Promise<T>;
  /** The answer's text, piece by piece; empty only where a tool has run. @throws AiFailure and nothing else */
  converse: (talk: AiTalk, signal: AbortSignal) => AsyncIterable<string>;
};
