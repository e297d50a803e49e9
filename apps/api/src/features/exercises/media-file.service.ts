import { Readable } from 'node:stream';
import { mediaLimits } from '@bandeja/domain/exercises/media';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileNamed, pieceOf } from '#features/exercises/media.queries.ts';
import { type ByteRange, rangeOf } from '#kit/byte-range.ts';
import type { Deps } from '#kit/deps.ts';

const year = 365 * 86_400;

/**
 * A name is never given again, so a file of the library is kept for ever; that of a draft or of a retired exercise is only found by
 * those who were told its name, and no cache keeps it.
 */
export async function sendFile(
  deps: Pick<Deps, 'db'>,
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name } = request.params;
  const file = await fileNamed(deps.db, name);
  if (file === null) return reply.code(404).type('text/plain; charset=utf-8').send('404');
  reply
    .type(file.type)
    .header('accept-ranges', 'bytes')
    .header('cache-control', file.isPublic ? `public, max-age=${year}, immutable` : 'private, no-store');
  const range = rangeOf(request.headers.range, file.sizeBytes);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.sizeBytes}`).send();
  const { from, to } = range ?? { from: 0, to: file.sizeBytes - 1 };
  if (range !== null) reply.code(206).header('content-range', `bytes ${from}-${to}/${file.sizeBytes}`);
  reply.header('content-length', to - from + 1);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(Readable.from(bytesOf(deps, name, { from, to }), { objectMode: false }));
}

async function* bytesOf({ db }: Pick<Deps, 'db'>, name: string, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  const size = mediaLimits.pieceBytes;
  for (let position = Math.floor(from / size); position * size <= to; position += 1) {
    const bytes = await pieceOf(db, name, position);
    // it was removed meanwhile: the connection ends short, and the browser notices by the length
    if (bytes === null) throw new Error(`media piece missing: ${position}`);
    yield bytes.subarray(Math.max(0, from - position * size), to - position * size + 1);
  }
}
