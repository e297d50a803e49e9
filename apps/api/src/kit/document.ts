import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

export type Document = {
  text: string;
  type: string;
  etag: string;
  links: string;
  compressed: (encoding: Encoding) => Promise<Buffer>;
  compressAll: () => Promise<void>;
};

const compressors: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
  identity: async (text) => text,
};

export function toDocument(text: string, type = 'text/html; charset=utf-8'): Document {
  const bytes = Buffer.from(text);
  const results = new Map<Encoding, Promise<Buffer>>();
  const compressed = (encoding: Encoding) => {
    const result = results.get(encoding) ?? compressors[encoding](bytes);
    results.set(encoding, result);
    return result;
  };
  return {
    text,
    type,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    links: linksOf(text),
    compressed,
    compressAll: async () => {
      await compressed('br');
      await compressed('gzip');
    },
  };
}

function linksOf(text: string): string {
  const links = text.matchAll(/<link rel="(next|prev)" href="([^"]+)"/g);
  return Array.from(links, ([, rel, href = '']) => `<${href.replaceAll('&amp;', '&')}>; rel="${rel}"`).join(', ');
}

export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
  status: 200 | 404 | 410 | 503 = 200,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (status === 200) {
    reply.header('etag', document.etag);
    if (document.links !== '') reply.header('link', document.links);
    if (hasTag(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  }
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(document.type)
    .send(await document.compressed(encoding));
}

/** Bytes up to which an answer is packed at once: a stream costs more than packing it. */
const syncThreshold = 65_536;

/** Only of GET: other answers repeat input beside secrets; their compressed length would reveal those (BREACH). */
export async function compressAnswers(api: FastifyInstance): Promise<void> {
  api.addHook('onRoute', (route) => {
    if (route.method !== 'GET') route.compress = false;
  });
  const customTypes = /^text\/(?!event-stream)|\/json/;
  await api.register(compress, { encodings: ['br', 'gzip'], customTypes, globalDecompression: false, syncThreshold });
}

/** Before the answers are compressed: the tag is of what is said, not of how it is packed. */
export function revalidateAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isKept = request.routeOptions.config.contract?.revalidates && reply.statusCode === 200;
    if (!isKept || typeof payload !== 'string') return payload;
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (!hasTag(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}

export function hasTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.some((tag) => tag === '*' || tag.replace(/^(W\/)?/, 'W/') === etag);
}

export function bestEncoding(accepted = ''): Encoding {
  return negotiate(accepted.toLowerCase(), ['br', 'gzip']) ?? 'identity';
}
