import * as contract from '@bandeja/domain/films/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stopSharing } from '#features/films/erasure.service.ts';
import { playsPath, sendFilm } from '#features/films/play.service.ts';
import * as service from '#features/films/service.ts';
import { answerUpload } from '#features/films/tus.service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Authenticate, Bind } from '#kit/endpoint.ts';
import { AppError } from '#kit/errors.ts';

export function filmRoutes(bind: Bind, deps: Deps): void {
  bind(contract.listFilms, async ({ actor }) => service.listFilms(deps, actor));
  bind(contract.getFilm, async ({ actor, params }) => service.filmFor(deps, actor, params.id));
  bind(contract.deleteFilm, async ({ actor, params }) => stopSharing(deps, actor, params.id));
  bind(contract.listCoachedFilms, async ({ actor, params }) => service.coachedFilms(deps, actor, params.id));
  bind(contract.getCoachedFilm, async ({ actor, params }) =>
    service.coachedFilm(deps, actor, params.id, params.filmId),
  );
}

/** Bytes come as the protocol `tus` sends them; the player alone may, no program of theirs. */
export function filmUploads(scope: FastifyInstance, deps: Deps, authenticate: Authenticate): void {
  scope.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) => done(null, payload));
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await authenticate(request);
    if (actor === null) throw new AppError('auth.required');
    return answerUpload(deps, actor, request, reply);
  };
  scope.route({ method: ['POST', 'OPTIONS'], url: '/film-uploads', handler });
  scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: '/film-uploads/:id', handler });
}

/** Where a `<video>` plays a film from. */
export function filmFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: { ticket?: string } }>(playsPath, (request, reply) => sendFilm(deps, request, reply));
}
