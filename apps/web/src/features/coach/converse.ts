import type { ChatReading } from '@bandeja/domain/coach/vocabulary';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import type { ErrorBody } from '@bandeja/domain/wire/errors';
import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';
import { HttpError, NetworkError, openStream } from '#lib/http.ts';

export type Reply = ResponseOf<Calls['POST /chatbot/conversations/:id/messages']>;

type Message = {
  conversationId: string;
  message: string;
  reading: ChatReading | null;
  signal: AbortSignal;
  /** Receives each piece of the answer as it is written. The reply's text replaces them. */
  onWords: (text: string) => void;
};

/** Attempts, and milliseconds between them, to wait for an answer that was just stopped. */
const busyTries = 5;
const busyWaitMs = 300;

/** @throws HttpError when it refuses, NetworkError when the answer did not come whole, AbortError when stopped */
export async function converse(message: Message): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(message);
    } catch (error) {
      const isBusy = error instanceof HttpError && error.code === 'conversation.busy';
      if (!isBusy || tries === busyTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, busyWaitMs));
      message.signal.throwIfAborted();
    }
  }
}

async function ask({ conversationId, message, reading, signal, onWords }: Message): Promise<Reply> {
  const body = { message, ...(reading === null ? {} : { reading }) };
  const response = await openStream('POST /chatbot/conversations/:id/messages', {
    params: { id: conversationId },
    body,
    signal,
  });
  // a proxy may know no streams
  if (response.headers.get('content-type')?.startsWith('application/json')) return response.json();
  let reply: Reply | null = null;
  try {
    // read to its end: a stream that is left early costs the connection
    for await (const { event, data } of eventsOf(response)) {
      const content: unknown = JSON.parse(data);
      // our own server writes the events, each with a shape of its own
      if (event === 'delta') onWords((content as { text: string }).text);
      if (event === 'done') reply = content as Reply;
      if (event === 'error') throw new HttpError(500, content as ErrorBody, '');
    }
  } catch (error) {
    if (error instanceof HttpError || signal.aborted) throw error;
    if (reply === null) throw new NetworkError('The answer was cut', { cause: error });
  }
  if (reply === null) throw new NetworkError('The answer was cut');
  return reply;
}

async function* eventsOf({ body }: Response): AsyncGenerator<EventSourceMessage> {
  const reader = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  if (!reader) return;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    // only for an answer that was not read to its end
    await reader.cancel().catch(() => {});
  }
}
