import { Readable } from 'node:stream';
import { filmLimits } from '@bandeja/domain/films/rules';
import { DataStore, MemoryLocker, Server, Upload } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { stopSharing } from '#features/films/erasure.service.ts';
import { addBytes, announceFilm, finishFilm, progressOf } from '#features/films/upload.service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { answerOf } from '#kit/error-handler.ts';

export const uploadsPath = '/api/film-uploads';

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One request at a time for each upload. Between servers the database decides. */
const locker = new MemoryLocker();

/** Films of one player, as the protocol sees them: core, creation and termination (docs/decisions/0034-films-by-tus.md). */
class FilmUploads extends DataStore {
  readonly #deps: Deps;
  readonly #actor: Actor;

  constructor(deps: Deps, actor: Actor) {
    super();
    this.#deps = deps;
    this.#actor = actor;
    this.extensions = ['creation', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    await announceFilm(this.#deps, this.#actor, { sizeBytes: upload.size, metadata: upload.metadata });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { sizeBytes, receivedBytes } = await progressOf(this.#deps, this.#actor, id);
    return new Upload({ id, size: sizeBytes, offset: receivedBytes });
  }

  override async write(stream: Readable, id: string, beginsAt: number): Promise<number> {
    const parts: Buffer[] = [];
    try {
      for await (const part of stream) parts.push(part);
    } catch {
      // cut within a request: what came counts, and the next one begins after it
    }
    return addBytes(this.#deps, this.#actor, id, { beginsAt, bytes: Buffer.concat(parts) });
  }

  override remove(id: string): Promise<void> {
    return stopSharing(this.#deps, this.#actor, id);
  }
}

export async function answerUpload(
  deps: Deps,
  actor: Actor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const server = new Server({
    path: uploadsPath,
    datastore: new FilmUploads(deps, actor),
    locker,
    maxSize: filmLimits.bytes,
    relativeLocation: true,
    getFileIdFromRequest: (_request, id) => (isId.test(id ?? '') ? id : undefined),
    // no page of another address is told anything
    allowedOrigins: [deps.settings.publicUrl],
    namingFunction: (_request, metadata) => metadata?.['id'] ?? deps.newId(),
    onUploadFinish: async (_request, { id }) => {
      await finishFilm(deps, actor, id);
      return {};
    },
    onResponseError: (_request, error) => {
      if (!(error instanceof Error)) return;
      const { status, body } = answerOf(error as Parameters<typeof answerOf>[0], request);
      return { status_code: status, body: JSON.stringify(body) };
    },
  });
  const answer = await server.handleWeb(asWebRequest(deps, request));
  const text = await answer.text();
  reply.code(answer.status).headers(Object.fromEntries(answer.headers));
  if (text.startsWith('{')) reply.type('application/json; charset=utf-8');
  return text === '' ? reply.send() : reply.send(text);
}

function asWebRequest(deps: Deps, request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const { method, body } = request;
  const url = new URL(request.url, deps.settings.publicUrl);
  if (!(body instanceof Readable)) return new Request(url, { method, headers });
  // node's stream is the web's, which their types do not know
  const stream = Readable.toWeb(body) as unknown as ReadableStream<Uint8Array>;
  const streamed = { method, headers, body: stream, duplex: 'half' as const };
  return new Request(url, streamed);
}
