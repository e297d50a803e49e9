import type { ChatAction, ChatMessage, Conversation } from '@bandeja/domain/coach/contract';
import { vi } from 'vitest';

type Answer = { status?: number; body?: unknown } | { events: ReadableStream<string> } | 'offline';
type Call = { call: string; query: string; body: unknown; signal: AbortSignal | null };

let lastId = 0;
export function anId(): string {
  lastId += 1;
  return `0198c1f0-0000-7000-8000-${lastId.toString(16).padStart(12, '0')}`;
}

export function aConversation(overrides: Partial<Conversation> = {}): Conversation {
  const now = new Date().toISOString();
  return {
    _id: anId(),
    title: 'Nueva conversación',
    createdAt: now,
    lastMessageAt: now,
    isActive: true,
    messages: [],
    ...overrides,
  };
}

export function aMessage(
  role: ChatMessage['role'],
  content: string,
  overrides: Partial<ChatMessage> = {},
): ChatMessage {
  return { _id: anId(), role, content, timestamp: new Date().toISOString(), ...overrides };
}

export function aReply(response: string, action?: ChatAction) {
  const ids = { userMessageId: anId(), messageId: anId() };
  return { response, ...ids, timestamp: new Date().toISOString(), ...(action ? { action } : {}) };
}

/** A streamed answer that the test writes: events, then the end of the connection, or its cut. */
export function aStream() {
  let control: ReadableStreamDefaultController<string> | undefined;
  const events = new ReadableStream<string>({
    start: (controller) => {
      control = controller;
    },
  });
  return {
    events,
    write: (event: string, data: unknown) => control?.enqueue(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => control?.close(),
    cut: () => control?.error(new TypeError('network error')),
  };
}

export function spoken(response: string, action?: ChatAction, confirms = false): Answer {
  const stream = aStream();
  stream.write('delta', { text: response });
  stream.write('done', { ...aReply(response, action), ...(confirms && { confirms: true }) });
  stream.end();
  return stream;
}

/** A fake server: handlers by `'POST /chatbot/conversations'`; a name in braces matches any id. */
export function playCoach(handlers: Record<string, (call: Call) => Answer | Promise<Answer>>) {
  const calls: Call[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = new URL(String(input), window.location.origin);
    const path = address.pathname.replace(/^\/api/, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}');
    const { method = 'GET', body, signal = null } = init ?? {};
    const call: Call = {
      call: `${method} ${path}`,
      query: address.search,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      signal,
    };
    calls.push(call);
    const answer = (await handlers[call.call]?.(call)) ?? { status: 500, body: { message: `no answer: ${call.call}` } };
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if ('events' in answer) {
      const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
      return new Response(answer.events.pipeThrough(new TextEncoderStream(), signal ? { signal } : {}), { headers });
    }
    const { status = 200 } = answer;
    const headers = { 'content-type': 'application/json' };
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), { status, headers });
  });
  return { calls, handlers, count: (call: string) => calls.filter((each) => each.call === call).length };
}
