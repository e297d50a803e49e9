import type { FastifyReply } from 'fastify';
import { errorBodyOf } from '#kit/error-handler.ts';

/** An answer as server-sent events (HTML Living Standard, «Server-sent events»). Sending to a closed connection does nothing. */
export type EventStream = {
  send: (event: string, data: unknown) => void;
  end: (event: string, data: unknown) => void;
  fail: (error: unknown) => void;
};

const streamIdleMs = 5 * 60_000;

/** Takes a reply over, with all headers it has by now. */
export function openEventStream(reply: FastifyReply): EventStream {
  const { raw } = reply;
  const headers = {
    ...reply.getHeaders(),
    'x-request-id': reply.request.id,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // a proxy that buffers answers would delay the words
    'x-accel-buffering': 'no',
  };
  // the model may think longer than other answers may pause; its own time limits end it
  raw.socket?.setTimeout(streamIdleMs);
  reply.hijack();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  raw.flushHeaders();
  const send = (event: string, data: unknown): void => {
    if (!raw.writableEnded && !raw.destroyed) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const end = (event: string, data: unknown): void => {
    send(event, data);
    raw.end();
  };
  return { send, end, fail: (error) => end('error', errorBodyOf(error, reply.request)) };
}
