import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** A text the server made itself and keeps: plain and packed, with a tag that changes with its content. */
export type Document = { text: string; type: string; etag: string; packed: (encoding: Encoding) => Promise<Buffer> };

const packers: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
  identity: async (text) => text,
};

/** Keeps a text for `sendDocument`. Each packing is made once, when it is first asked for. */
export function keepDocument(text: string, type = 'text/html; charset=utf-8'): Document {
  const bytes = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    text,
    type,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    packed: (encoding) => {
      const known = made.get(encoding) ?? packers[encoding](bytes);
      made.set(encoding, known);
      return known;
    },
  };
}

/** Answers with a document: 304 when the browser has this very one, else packed as it likes best. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
  status: 200 | 404 | 410 = 200,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (status === 200) {
    reply.header('etag', document.etag);
    if (hasTag(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  }
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(document.type)
    .send(await document.packed(encoding));
}

/** Whether an If-None-Match names this tag (RFC 9110: weak comparison). */
export function hasTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.some((tag) => tag === '*' || tag.replace(/^(W\/)?/, 'W/') === etag);
}

/** The best packing that a browser takes; a weight of 0 refuses one. */
export function bestEncoding(accepted = ''): Encoding {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*/))
    .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity';
}
