import { setTimeout as wait } from 'node:timers/promises';
import { type AiErrorCode, AiFailure, type AiPort, type AiQuestion, type AiTalk, type AiTool } from '#ports/ai.ts';
import type { AiSettings } from '#settings.ts';

export type AiLimits = {
  answerMs: number;
  readingMs: number;
  /** For the first sign of life of an answer, and between any two: words, thoughts and calls of tools. */
  silenceMs: number;
  talkMs: number;
  pauseMs: number;
  bytes: number;
  answerTokens: number;
  /** Of each round. */
  talkTokens: number;
  /** Rounds in which a talk may call tools; one more is left for the words. */
  toolRounds: number;
};

const usualLimits: AiLimits = {
  answerMs: 25_000,
  readingMs: 2_000,
  silenceMs: 3_000,
  talkMs: 20_000,
  pauseMs: 400,
  bytes: 256 * 1024,
  answerTokens: 6_000,
  talkTokens: 800,
  toolRounds: 4,
};

const triesMost = 2;
const worthAnotherTry: readonly AiErrorCode[] = ['unreachable', 'busy', 'invalid', 'cut'];

/** Any service with OpenAI's protocol. Its library loads at once, because the first reading has no time to wait for it. */
export function openAiCompatible(settings: AiSettings, changed: Partial<AiLimits> = {}): AiPort {
  const limits = { ...usualLimits, ...changed };
  const loading = loadModel(settings, limits);
  // callers await the promise and get the error
  loading.catch(() => {});
  return {
    host: new URL(settings.baseUrl).host,
    readingMs: limits.readingMs,
    answer: async (question, caller) => {
      const timeout = AbortSignal.timeout(limits.answerMs);
      const signal = AbortSignal.any([caller, timeout]);
      return trying(limits, signal, async () => {
        const tools = await loading;
        try {
          return await ask(tools, question, signal, limits.answerTokens);
        } catch (error) {
          throw failureOf(tools, error, { caller, timeout });
        }
      });
    },
    converse: (talk, caller) => converse(loading, talk, caller, limits),
  };
}

type Tools = Awaited<ReturnType<typeof loadModel>>;

async function loadModel({ baseUrl, apiKey, model }: AiSettings, { bytes }: AiLimits) {
  const [ai, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  // its warnings would go to the console, past the log
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAICompatible({
    name: 'outside',
    baseURL: baseUrl,
    ...(apiKey === null ? {} : { apiKey }),
    // without it the schema is never sent
    supportsStructuredOutputs: true,
    fetch: guardedFetch(bytes),
  });
  return { ai, model: provider(model) };
}

async function ask<T>({ ai, model }: Tools, question: AiQuestion<T>, signal: AbortSignal, tokens: number): Promise<T> {
  const result = await ai.generateText({
    model,
    instructions: question.instructions,
    prompt: question.data,
    output: ai.Output.object({ schema: question.schema, name: question.schemaName }),
    abortSignal: signal,
    // the tries are counted here: a wrong answer is worth one too
    maxRetries: 0,
    maxOutputTokens: tokens,
  });
  if (result.finishReason === 'content-filter') throw new AiFailure('refused');
  return result.output;
}

async function* converse(
  loading: Promise<Tools>,
  talk: AiTalk,
  caller: AbortSignal,
  limits: AiLimits,
): AsyncGenerator<string, void, undefined> {
  const timeout = new AbortController();
  const left = new AbortController();
  const total = setTimeout(() => timeout.abort(), limits.talkMs);
  let silence = setTimeout(() => timeout.abort(), limits.silenceMs);
  const signal = AbortSignal.any([caller, timeout.signal, left.signal]);
  try {
    const tools = await loading;
    for (let attempt = 1; ; attempt += 1) {
      let hasBegun = false;
      try {
        for await (const piece of say(tools, talk, signal, limits)) {
          clearTimeout(silence);
          hasBegun ||= piece !== sign;
          if (piece !== sign && piece !== acted) yield piece;
          silence = setTimeout(() => timeout.abort(), limits.silenceMs);
        }
        if (hasBegun) return;
        throw new AiFailure('invalid');
      } catch (error) {
        const failure = failureOf(tools, error, { caller, timeout: timeout.signal });
        // an answer that ends after its beginning is half an answer, for any reason
        if (hasBegun && failure.code === 'invalid') throw new AiFailure('cut');
        if (hasBegun || attempt >= triesMost || !worthAnotherTry.includes(failure.code)) throw failure;
        await pause(limits.pauseMs, signal);
      }
    }
  } finally {
    clearTimeout(total);
    clearTimeout(silence);
    // a reader that leaves in the middle ends the request too
    left.abort();
  }
}

/** Something came, but no word. */
const sign = Symbol('sign of life');
/** A tool has run. */
const acted = Symbol('tool');

/** A stream fails in three shapes: an error part, an abort part, and an exception; all three throw here. */
async function* say(
  { ai, model }: Tools,
  talk: AiTalk,
  signal: AbortSignal,
  { talkTokens, toolRounds }: AiLimits,
): AsyncGenerator<string | typeof sign | typeof acted> {
  const { tools = [] } = talk;
  const { stream } = ai.streamText({
    model,
    instructions: talk.instructions,
    messages: talk.turns.map(({ role, content }) => ({ role, content })),
    tools: Object.fromEntries(tools.map((tool) => [tool.name, toSdkTool(tool)])),
    stopWhen: ai.isStepCount(toolRounds + 1),
    // the last round is for words
    prepareStep: ({ stepNumber }) => (stepNumber < toolRounds ? {} : { activeTools: [] }),
    abortSignal: signal,
    maxRetries: 0,
    maxOutputTokens: talkTokens,
    // the default handler would print the error with its prompt
    onError: () => {},
  });
  for await (const part of stream) {
    if (part.type === 'text-delta' && part.text !== '') yield part.text;
    else if (part.type === 'tool-result') yield acted;
    else if (signsOfLife.includes(part.type)) yield sign;
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new AiFailure('cancelled');
    if (part.type === 'finish' && part.finishReason === 'content-filter') throw new AiFailure('refused');
    if (part.type === 'finish' && part.finishReason !== 'stop') throw new AiFailure('cut');
  }
}

const signsOfLife: readonly string[] = [
  'tool-input-start',
  'tool-input-delta',
  'tool-call',
  'tool-error',
  'reasoning-delta',
  'finish-step',
];

function toSdkTool({ description, input, run }: AiTool) {
  return { description, inputSchema: input, execute: async (given: unknown) => run(given) };
}

async function trying<T>(limits: AiLimits, signal: AbortSignal, act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      const canRepeat = error instanceof AiFailure && worthAnotherTry.includes(error.code);
      if (!canRepeat || attempt >= triesMost) throw error;
      await pause(limits.pauseMs, signal);
    }
  }
}

async function pause(pauseMs: number, signal: AbortSignal): Promise<void> {
  await wait(pauseMs, undefined, { signal }).catch(() => undefined);
}

/** An error's message may quote prompt and answer, so it is neither logged nor stored. */
function failureOf({ ai }: Tools, error: unknown, ends: { caller: AbortSignal; timeout: AbortSignal }): AiFailure {
  if (ends.caller.aborted) return new AiFailure('cancelled');
  if (ends.timeout.aborted) return new AiFailure('timeout');
  const chain = [...causes(error)];
  const failure = chain.find((each) => each instanceof AiFailure);
  if (failure) return failure;
  const call = chain.find((each) => ai.APICallError.isInstance(each));
  const isBroken = chain.some((each) => each instanceof TypeError);
  if (call) return new AiFailure(callError(call.statusCode, isBroken), call.statusCode ?? null);
  const object = chain.find((each) => ai.NoObjectGeneratedError.isInstance(each));
  if (object?.finishReason === 'length') return new AiFailure('cut');
  return new AiFailure(isBroken ? 'cut' : 'invalid');
}

function callError(status: number | undefined, isBroken: boolean): AiErrorCode {
  if (status === undefined) return 'unreachable';
  if (status === 429) return 'busy';
  // an error of the server or a gateway may pass
  if (status >= 500) return 'unreachable';
  if (status >= 400) return 'refused';
  return isBroken ? 'cut' : 'invalid';
}

function* causes(error: unknown): Generator<unknown> {
  for (let each = error; each !== undefined && each !== null; ) {
    yield each;
    each = each instanceof Error ? each.cause : undefined;
  }
}

/** Fetches only from the configured host, and at most `bytesMost` bytes: redirects would leak the key. */
function guardedFetch(bytesMost: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel();
      throw new AiFailure('redirect', response.status);
    }
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(atMost(bytesMost)), { status, statusText, headers });
  };
}

function atMost(bytesMost: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > bytesMost) controller.error(new AiFailure('too_large'));
      else controller.enqueue(chunk);
    },
  });
}
