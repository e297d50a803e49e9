import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AiFailure, type AiPort } from '#ports/ai.ts';
import { type AiLimits, openAiCompatible } from '#ports/ai-openai.ts';
import { type AiServer, type Behaviour, startAiServer } from '#testing/ai-server.ts';

let server: AiServer;
beforeAll(async () => {
  server = await startAiServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.received.length = 0;
  server.script.length = 0;
  server.plays.length = 0;
});

const quick: Partial<AiLimits> = { answerMs: 10_000, silenceMs: 10_000, pauseMs: 1 };
const port = (limits: Partial<AiLimits> = {}, apiKey: string | null = 'clave-secreta'): AiPort =>
  openAiCompatible({ baseUrl: server.url, apiKey, model: 'modelo-1' }, { ...quick, ...limits });

const question = {
  instructions: 'Answer in JSON.',
  data: JSON.stringify({ exercises: [{ code: 'F01', sets: 3, reps: 10 }] }),
  schema: z.object({ name: z.string(), entries: z.array(z.object({ code: z.string() })) }),
  schemaName: 'routine',
};
const talk = { instructions: 'You are a coach.', turns: [{ role: 'user' as const, content: '¿Qué me toca hoy?' }] };
const callerStays = () => new AbortController().signal;

async function answerFailure(model: AiPort, signal = callerStays()): Promise<AiFailure> {
  return failure(model.answer(question, signal));
}

async function failure(promise: Promise<unknown>): Promise<AiFailure> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AiFailure)) throw new Error(`no AiFailure but ${error}`);
  return error;
}

async function spoken(model: AiPort, signal = callerStays()): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of model.converse(talk, signal)) pieces.push(piece);
  return pieces;
}

describe('a structured answer', () => {
  it('sends the schema, the key and a bound, and parses the answer', async () => {
    const answer = await port().answer(question, callerStays());
    expect(answer).toMatchObject({ name: 'Rutina del modelo', entries: [{ code: 'F01' }] });
    const [request] = server.received;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.authorization).toBe('Bearer clave-secreta');
    expect(request?.body).toMatchObject({
      model: 'modelo-1',
      max_tokens: 6000,
      response_format: { type: 'json_schema', json_schema: { name: 'routine' } },
      messages: [
        { role: 'system', content: 'Answer in JSON.' },
        { role: 'user', content: question.data },
      ],
    });
  });

  it('sends no key where there is none', async () => {
    await port({}, null).answer(question, callerStays());
    expect(server.received[0]?.authorization).toBeUndefined();
  });

  const errors: [Behaviour, string, number | null, number][] = [
    ['invalid_json', 'invalid', null, 2],
    ['wrong_shape', 'invalid', null, 2],
    ['empty', 'invalid', null, 2],
    ['cut', 'cut', 200, 2],
    ['ends_early', 'cut', null, 2],
    ['busy', 'busy', 429, 2],
    ['error', 'unreachable', 500, 2],
    ['denied', 'refused', 401, 1],
    ['refusal', 'refused', null, 1],
    ['huge', 'too_large', null, 1],
    ['redirect', 'redirect', 307, 1],
  ];
  it.each(errors)('%s becomes %s (status %s) after %i requests', async (behaviour, code, status, requests) => {
    server.script.push(behaviour, behaviour);
    const failed = await answerFailure(port());
    expect({ code: failed.code, status: failed.status }).toEqual({ code, status });
    expect(server.received.map(({ path }) => path)).toEqual(Array(requests).fill('/v1/chat/completions'));
    expect(`${failed.message}${failed.stack}`).not.toMatch(/clave-secreta|Rutina|F01/);
    expect(failed.cause).toBeUndefined();
  });

  it.each(['invalid_json', 'busy', 'cut', 'error'] as const)('is right at the second try after %s', async (first) => {
    server.script.push(first);
    await expect(port().answer(question, callerStays())).resolves.toMatchObject({ name: 'Rutina del modelo' });
  });

  it('gives up on silence, in the time for both tries', async () => {
    server.script.push('silence');
    const failed = await answerFailure(port({ answerMs: 3_000 }));
    expect(failed.code).toBe('timeout');
    await server.received[0]?.hungUp;
    expect(server.received).toHaveLength(1);
  });

  it('hangs up when the caller leaves', async () => {
    server.script.push('silence');
    const caller = new AbortController();
    const failed = answerFailure(port(), caller.signal);
    const [request] = await server.has(1);
    caller.abort();
    expect((await failed).code).toBe('cancelled');
    await request?.hungUp;
  });

  it('says so when nothing listens', async () => {
    const gone = await startAiServer();
    await gone.stop();
    const model = openAiCompatible({ baseUrl: gone.url, apiKey: null, model: 'm' }, quick);
    expect((await answerFailure(model)).code).toBe('unreachable');
  });
});

describe('a conversation', () => {
  it('is passed on piece by piece', async () => {
    const pieces = await spoken(port());
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join('')).toBe(server.says);
    expect(server.received[0]?.body).toMatchObject({
      stream: true,
      max_tokens: 800,
      messages: [{ role: 'system' }, { role: 'user', content: '¿Qué me toca hoy?' }],
    });
  });

  const errors: [Behaviour, string, number][] = [
    ['cut', 'cut', 1],
    ['ends_early', 'cut', 1],
    ['error_part', 'cut', 1],
    ['invalid_json', 'cut', 1],
    ['refusal', 'refused', 1],
    ['empty', 'invalid', 2],
    ['busy', 'busy', 2],
    ['error', 'unreachable', 2],
    ['denied', 'refused', 1],
    ['redirect', 'redirect', 1],
    ['huge', 'too_large', 1],
  ];
  it.each(errors)('%s becomes %s after %i requests', async (behaviour, code, requests) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.script.push(behaviour, behaviour);
    expect((await failure(spoken(port()))).code).toBe(code);
    expect(server.received).toHaveLength(requests);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });

  it('is right at the second try when no word had come', async () => {
    server.script.push('busy');
    expect((await spoken(port())).join('')).toBe(server.says);
  });

  it('gives up on silence before the first word', async () => {
    server.script.push('silence');
    expect((await failure(spoken(port({ silenceMs: 150 })))).code).toBe('timeout');
    await server.received[0]?.hungUp;
  });

  it('hangs up when its reader leaves in the middle', async () => {
    server.says = 'palabra '.repeat(50_000).trim();
    const pieces = port({ bytes: 100_000_000 }).converse(talk, callerStays())[Symbol.asyncIterator]();
    expect(await pieces.next()).toEqual({ done: false, value: 'palabra ' });
    await pieces.return?.();
    await server.received[0]?.hungUp;
    server.says = 'Vale.';
    expect(await spoken(port())).toEqual(['Vale.']);
  });

  it('ends when the caller leaves', async () => {
    server.script.push('silence');
    const caller = new AbortController();
    const failed = failure(spoken(port(), caller.signal));
    await server.has(1);
    caller.abort();
    expect((await failed).code).toBe('cancelled');
  });
});

describe('a conversation with tools', () => {
  const seen: unknown[] = [];
  const double = {
    name: 'double',
    description: 'Twice as much',
    input: z.object({ number: z.int() }),
    run: (input: unknown) => {
      seen.push(input);
      return { twice: 84 };
    },
  };
  const withTools = (model: AiPort) => model.converse({ ...talk, tools: [double] }, callerStays());
  const all = async (pieces: AsyncIterable<string>) => (await Array.fromAsync(pieces)).join('');
  const call = (input: object) => ({ calls: [{ tool: 'double', input }] });
  beforeEach(() => {
    seen.length = 0;
  });

  it('runs what is called, and tells the model', async () => {
    server.plays.push(call({ number: 42 }), 'Son 84.');
    expect(await all(withTools(port()))).toBe('Son 84.');
    expect(seen).toEqual([{ number: 42 }]);
    const [first, second] = server.received;
    expect(first?.body.tools?.map((tool) => tool.function.name)).toEqual(['double']);
    expect(second?.body.messages.at(-1)).toMatchObject({ role: 'tool', content: '{"twice":84}' });
  });

  it('lets no input through that does not fit', async () => {
    server.plays.push(call({ number: 'muchos' }), 'No lo sé.');
    expect(await all(withTools(port()))).toBe('No lo sé.');
    expect(seen).toEqual([]);
  });

  it('ends the calls after the rounds it has, and leaves one for the words', async () => {
    server.plays.push(...Array.from({ length: 9 }, () => call({ number: 1 })));
    await failure(all(withTools(port({ toolRounds: 2 }))));
    expect(server.received).toHaveLength(3);
    expect(server.received.at(-1)?.body.tools).toBeUndefined();
  });

  it('may end without a word once a tool has run', async () => {
    server.says = '';
    server.plays.push(call({ number: 1 }));
    expect(await all(withTools(port()))).toBe('');
  });
});
