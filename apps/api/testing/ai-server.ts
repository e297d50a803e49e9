import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A test queues them with `script`; a journey, whose server is shared, writes «modo-cut» into the player's message. */
export const behaviours = [
  'good',
  'invalid_json',
  'wrong_shape',
  'unknown_exercises',
  'forbidden_exercises',
  'absurd_doses',
  'promises',
  'refusal',
  'empty',
  'cut',
  'ends_early',
  'error_part',
  'busy',
  'error',
  'denied',
  'silence',
  'huge',
  'redirect',
] as const;
export type Behaviour = (typeof behaviours)[number];

export type Received = {
  path: string;
  authorization: string | undefined;
  body: AiRequest;
  text: string;
  hungUp: Promise<void>;
};

type AiRequest = {
  model: string;
  stream?: boolean;
  max_tokens?: number;
  response_format?: { type: string; json_schema?: { name: string; schema: unknown } };
  messages: { role: string; content: string }[];
  tools?: { type: 'function'; function: { name: string; description: string; parameters: unknown } }[];
};

export type ToolCall = { tool: string; input: object };
/** One round of a talk: words, or calls of tools with words before them. */
export type Play = string | { says?: string; calls: readonly ToolCall[] };

type Offer = { exercises: { code: string; sets: number; reps: number; seconds?: number; metres?: number }[] };

export type AiServer = {
  url: string;
  received: Received[];
  has: (count: number) => Promise<Received[]>;
  script: Behaviour[];
  /** The rounds to come; once they are over, it says `says`. */
  plays: Play[];
  temptations: string[];
  says: string;
  reads: object | 'silence';
  readings: Received[];
  stop: () => Promise<void>;
};

/** A service on this machine with OpenAI's protocol that misbehaves on demand. */
export async function startAiServer(port = 0): Promise<AiServer> {
  const waiting = new Set<() => void>();
  const state = {
    received: [] as Received[],
    script: [] as Behaviour[],
    plays: [] as Play[],
    temptations: ['N06', 'U06', 'P01', 'F20'],
    reads: { intents: [], danger: 'ok', found: [] } as AiServer['reads'],
    readings: [] as Received[],
    says: 'Hoy te toca fuerza de piernas. Empieza suave y termina con movilidad.',
  };
  const server = createServer(async (request, response) => {
    // callers that hang up are what some tests are about
    response.on('error', () => {});
    const received = await receive(request, response).catch(() => null);
    if (!received) return;
    if (received.body.response_format?.json_schema?.name === 'reading') {
      state.readings.push(received);
      if (state.reads !== 'silence') respond(response, received.body, JSON.stringify(state.reads), 'stop');
      return;
    }
    state.received.push(received);
    for (const look of waiting) look();
    const behaviour = state.script.shift() ?? behaviourIn(received.text);
    answer(response, received.body, behaviour, state);
  });
  // a caller whose next request comes late must not find its connection closed
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return Object.assign(state, {
    url: `http://127.0.0.1:${address.port}/v1`,
    has: (count: number) =>
      new Promise<Received[]>((resolve) => {
        const look = () => {
          if (state.received.length < count) return;
          waiting.delete(look);
          resolve(state.received);
        };
        waiting.add(look);
        look();
      }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const { authorization } = request.headers;
  const hungUp = new Promise<void>((resolve) =>
    response.on('close', () => {
      if (!response.writableFinished) resolve();
    }),
  );
  return { path: request.url ?? '', authorization, body: text ? JSON.parse(text) : { messages: [] }, text, hungUp };
}

function behaviourIn(text: string): Behaviour {
  return behaviours.find((each) => text.includes(`modo-${each}`)) ?? 'good';
}

type State = Pick<AiServer, 'temptations' | 'says' | 'plays'>;

function answer(response: ServerResponse, body: AiRequest, behaviour: Behaviour, state: State): void {
  switch (behaviour) {
    case 'busy':
      fail(response, 429, 'Rate limit reached', { 'retry-after': '20' });
      break;
    case 'error':
      fail(response, 500, 'The server had an error');
      break;
    case 'denied':
      fail(response, 401, 'Incorrect API key provided');
      break;
    case 'redirect':
      response.writeHead(307, { location: '/elsewhere' }).end();
      break;
    case 'silence':
      break;
    default:
      if (body.stream) stream(response, behaviour, state.plays.shift() ?? state.says);
      else reply(response, body, behaviour, state);
  }
}

function fail(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message, type: 'error', code: null } }));
}

function finishReason(behaviour: Behaviour): string {
  if (behaviour === 'refusal') return 'content_filter';
  return behaviour === 'ends_early' ? 'length' : 'stop';
}

function reply(response: ServerResponse, body: AiRequest, behaviour: Behaviour, state: State): void {
  const finish = finishReason(behaviour);
  const content = contentOf(body, behaviour, state);
  if (behaviour !== 'cut') {
    respond(response, body, content, finish);
    return;
  }
  const answered = completion(body, content, finish);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(answered.slice(0, answered.length / 2), () => response.destroy());
}

function respond(response: ServerResponse, body: AiRequest, content: string, finish: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(completion(body, content, finish));
}

function completion(body: AiRequest, content: string, finish: string): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: body.model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

function contentOf(body: AiRequest, behaviour: Behaviour, { temptations, says }: State): string {
  if (behaviour === 'invalid_json') return '{"name": "Rutina", "entries": [';
  if (behaviour === 'wrong_shape') return '{"rutina": "fuerza"}';
  if (behaviour === 'empty' || behaviour === 'refusal') return '';
  if (behaviour === 'huge') return 'x'.repeat(2_000_000);
  const offered = offerOf(body);
  if (!offered) return says;
  const proposal = JSON.stringify(proposalOf(offered, behaviour, temptations));
  return behaviour === 'ends_early' ? proposal.slice(0, -20) : proposal;
}

function offerOf(body: AiRequest): Offer['exercises'] | null {
  try {
    const { exercises } = JSON.parse(body.messages.at(-1)?.content ?? '') as Offer;
    return exercises ?? null;
  } catch {
    return null;
  }
}

function proposalOf(offered: Offer['exercises'], behaviour: Behaviour, temptations: string[]) {
  const known = new Set(offered.map(({ code }) => code));
  const forbidden = temptations.filter((code) => !known.has(code)).map((code) => ({ code, sets: 3, reps: 10 }));
  const chosen =
    {
      unknown_exercises: [
        { code: 'X99', sets: 3, reps: 10 },
        { code: "'; drop table", sets: 3, reps: 10 },
      ],
      forbidden_exercises: [...forbidden, ...offered.slice(0, 2)],
    }[behaviour as string] ?? offered.slice(0, 8);
  const isAbsurd = behaviour === 'absurd_doses';
  const promise = behaviour === 'promises' ? 'Cura tu codo y evita lesiones en 7 días: https://gana.example' : null;
  return {
    name: promise ?? 'Rutina del modelo',
    description: promise ?? 'Una sesión completa y equilibrada.',
    entries: chosen.map((exercise: Offer['exercises'][number]) => ({
      code: exercise.code,
      sets: isAbsurd ? 900_000 : exercise.sets,
      reps: isAbsurd ? -5 : exercise.reps,
      seconds: exercise.seconds ?? null,
      metres: exercise.metres ?? null,
      perSide: false,
      restSeconds: isAbsurd ? 86_400 : 60,
      notes: promise ?? 'A ritmo controlado.',
      reason: promise ?? 'Encaja con lo que pides.',
    })),
  };
}

const breakingOff: readonly Behaviour[] = ['cut', 'ends_early', 'error_part', 'invalid_json', 'refusal'];

function sentWords(says: string, behaviour: Behaviour): string[] {
  if (behaviour === 'empty') return [];
  const words = says.split(/(?<= )/);
  return breakingOff.includes(behaviour) ? words.slice(0, 3) : words;
}

function callParts(calls: readonly ToolCall[]): object[] {
  return calls.flatMap(({ tool, input }, index) => {
    const text = JSON.stringify(input);
    const half = Math.ceil(text.length / 2);
    const begun = {
      index,
      id: `call-${index}`,
      type: 'function',
      function: { name: tool, arguments: text.slice(0, half) },
    };
    return [{ tool_calls: [begun] }, { tool_calls: [{ index, function: { arguments: text.slice(half) } }] }];
  });
}

function stream(response: ServerResponse, behaviour: Behaviour, play: Play): void {
  const { says = '', calls } = typeof play === 'string' ? { says: play, calls: [] } : play;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (data: unknown) => response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
  const part = (delta: object, finish: string | null = null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  send(part({ role: 'assistant', content: '' }));
  if (behaviour === 'huge') {
    for (let words = 0; words < 2_000; words += 1) send(part({ content: 'mucho '.repeat(200) }));
    return void response.end();
  }
  for (const word of sentWords(says, behaviour)) send(part({ content: word }));
  for (const call of callParts(calls)) send(part(call));
  switch (behaviour) {
    case 'cut':
      return void response.write(': broken', () => response.destroy());
    case 'ends_early':
      return void response.end();
    case 'error_part':
      send({ error: { message: 'overloaded', type: 'error', code: null } });
      return void response.end();
    case 'invalid_json':
      send('{"choices": [');
      return void response.end();
    default:
      send(part({}, endOf(behaviour, calls)));
      send('[DONE]');
      return void response.end();
  }
}

function endOf(behaviour: Behaviour, calls: readonly ToolCall[]): string {
  if (behaviour === 'refusal') return 'content_filter';
  return calls.length > 0 ? 'tool_calls' : 'stop';
}
