import { isTimeZone } from '@bandeja/domain/calendar/dates';
import type { FastifyReply, FastifyRequest } from 'fastify';

export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization ?? '';
  const [scheme, token] = header.split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

export function requestTimeZone(request: FastifyRequest): string | null {
  const zone = request.headers['x-time-zone'];
  return typeof zone === 'string' && zone.length <= 64 && isTimeZone(zone) ? zone : null;
}

/** A name, an IPv4 address or an IPv6 address in brackets, with or without a port. */
const hostFormat = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a request names one server: of two `Host` headers node keeps the first, and a proxy may have kept the second. */
export function namesOneHost({ raw }: FastifyRequest): boolean {
  const hosts = raw.rawHeaders.filter((_, index, list) => index % 2 === 1 && list[index - 1]?.toLowerCase() === 'host');
  const [host] = hosts;
  // HTTP/1.0 needs none
  return host === undefined || (hosts.length === 1 && hostFormat.test(host));
}

export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : null;
}

/** The rest of the answer need not be computed then. */
export function callerGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (!reply.raw.writableFinished) gone.abort();
  };
  if (reply.raw.closed) look();
  else reply.raw.once('close', look);
  return gone.signal;
}
