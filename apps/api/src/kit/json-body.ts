import type { FastifyInstance } from 'fastify';
import { AppError } from '#kit/errors.ts';

/** The escape of U+0000 in JSON text (an escaped backslash before «u0000» is ordinary text). */
const nulEscape = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * JSON and nothing else. Like Fastify's own parser, but an empty body is no body instead of an error
 * (`POST …/generate`), and U+0000, which PostgreSQL's text cannot hold, is refused.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else if (nulEscape.test(text)) done(new AppError('request.malformed'));
    else parse(request, text, done);
  });
}
