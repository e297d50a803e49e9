import { isTimeZone } from '@bandeja/domain/calendar/dates';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The bearer token of a request, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization ?? '';
  const [scheme, token] = header.split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

/** The zone the browser sent in `X-Time-Zone`, or null when it is absent or unknown. */
export function requestTimeZone(request: FastifyRequest): string | null {
  const zone = request.headers['x-time-zone'];
  return typeof zone === 'string' && zone.length <= 64 && isTimeZone(zone) ? zone : null;
}

/** The `Idempotency-Key` of a request, or null; longer than 200 characters counts as absent. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : null;
}

/** Aborts when the caller closes the connection before the answer is complete: the rest need not be computed. */
export function callerGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (!reply.raw.writableFinished) gone.abort();
  };
  if (reply.raw.closed) look();
  else reply.raw.once('close', look);
  return gone.signal;
}
