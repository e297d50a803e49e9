import type { FastifyInstance } from 'fastify';
import { AppError } from '#kit/errors.ts';

/** The escape of U+0000 in JSON text (an escaped backslash before «u0000» is ordinary text). */
const nulEscape = /(?<!\\)(?:\\\\)*\\u0000/;
/** The escape of half a character (a surrogate): two of them may be one whole. */
const halfEscape = /(?<!\\)(?:\\\\)*\\ud[89a-f]/i;

/** An empty body is no body instead of an error (`POST …/generate`); U+0000 and lone surrogates, which PostgreSQL cannot hold, are refused. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else if (nulEscape.test(text)) done(unstorable());
    else if (!halfEscape.test(text)) parse(request, text, done);
    else parse(request, text, (error, value) => done(error ?? (hasHalf(value) ? unstorable() : null), value));
  });
}

const unstorable = () => new AppError('request.characters');

/** JSON's writer leaves whole characters unchanged and escapes only lone surrogates. */
function hasHalf(value: unknown): boolean {
  return halfEscape.test(JSON.stringify(value));
}
