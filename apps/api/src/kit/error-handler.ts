import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '@bandeja/domain/wire/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundCode } from '#kit/endpoint.ts';
import { AppError, errorAnswer, isDatabaseDown } from '#kit/errors.ts';
import { isDiskFull } from '#kit/storage.ts';

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'route.not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'route.not_found',
};

/** Unknown errors reveal no cause to the client. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const answer = answerOf(error, request);
  if (error instanceof AppError && error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
  reply.header('x-request-id', request.id).code(answer.status).send(answer.body);
}

export function errorBodyOf(error: unknown, request: FastifyRequest): ErrorBody {
  return answerOf(error as FastifyError, request).body;
}

/** Refusals that the log shows: guesses of passwords, links and rights. Neither names nor addresses go with them. */
const watchedCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(['auth.invalid_credentials', 'auth.wrong_password', 'mail.link_invalid'] as const),
  ...(['auth.code_wrong', 'auth.passkey_refused', 'admin.second_factor'] as const),
  ...(['admin.required', 'rate.limited', 'import.full'] as const),
]);

/** What this server was not set up for: a fact about its settings, no failure. */
const notOffered: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'strava.unavailable',
  'polar.unavailable',
  'payments.unavailable',
]);

export function answerOf(error: FastifyError, request: FastifyRequest): ReturnType<typeof errorAnswer> {
  const { code, ...rest } = explain(error, request);
  const answer = errorAnswer(code, rest);
  const { outage, storage } = request.server;
  if (watchedCodes.has(code)) request.log.warn({ code, route: request.routeOptions.url }, 'refused');
  if (answer.status >= 500 && !notOffered.has(code) && !outage.note(error) && !storage.note(error))
    request.log.error({ err: withoutRows(error) }, 'request failed');
  return answer;
}

/** PostgreSQL's `detail` and `where` quote whole rows, health data among them: those stay out of the log. */
function withoutRows(error: FastifyError): FastifyError {
  if ('detail' in error) error.detail = undefined;
  if ('where' in error) error.where = undefined;
  return error;
}

const unreadableCodes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'request.too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

/** Answers requests that node's HTTP parser refused in the same form as every other error. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { status, body } = errorAnswer(unreadableCodes[error.code ?? ''] ?? 'request.malformed');
    const text = JSON.stringify(body);
    const head = ['content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(text)}`];
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\nconnection: close\r\n\r\n${text}`,
    );
  }
  socket.destroy(error);
}

function explain(
  error: FastifyError,
  request: FastifyRequest,
): Pick<AppError, 'code'> & Partial<Pick<AppError, 'issues' | 'sentence' | 'more'>> {
  if (error instanceof AppError) return error;
  if (error.validation) {
    if (error.validationContext === 'params') return { code: notFoundCode(request.routeOptions.config.contract) };
    return { code: 'request.invalid', issues: error.validation.map(toIssue) };
  }
  if (error.statusCode === 429) return { code: 'rate.limited' };
  // a NUL character: PostgreSQL's text holds none
  if (error.code === '22021' || error.code === '22P05') return { code: 'request.characters' };
  const known = fastifyCodes[error.code];
  if (known) return { code: known };
  if (error instanceof SyntaxError && error.statusCode === 400) return { code: 'request.malformed' };
  // the connection ended within the body: the answer cannot be read any more
  if (error === request.raw.errored) return { code: 'request.malformed' };
  if (isDiskFull(error)) return { code: 'storage.full' };
  if (isDatabaseDown(error)) return { code: 'database.unavailable' };
  return { code: 'server.unexpected' };
}

function toIssue(entry: { instancePath: string; message?: string }): { path: string; message: string } {
  return {
    path: entry.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: entry.message ?? 'No es válido',
  };
}
