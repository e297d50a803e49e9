import * as contract from '@bandeja/domain/exercises/contract';
import { hasRole } from '@bandeja/domain/profile/rules';
import type { FastifyInstance } from 'fastify';
import { changeExercises, editExercises } from '#features/exercises/bulk.service.ts';
import { exportCatalogue, importCatalogue } from '#features/exercises/catalogue.service.ts';
import * as media from '#features/exercises/media.service.ts';
import { sendFile } from '#features/exercises/media-file.service.ts';
import { listExercises, similarExercises } from '#features/exercises/queries.ts';
import { create, loadExercise, publish, remove, setRetired, update, usage } from '#features/exercises/service.ts';
import type { Database } from '#kit/database/database.ts';
import { readStale } from '#kit/database/replica.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function exerciseRoutes(bind: Bind, deps: Deps): void {
  bind(contract.listExercises, async ({ actor, query: { limit, before, ...filter } }) => {
    const read = (db: Database) => listExercises(db, actor, filter, { limit, before });
    return actor && hasRole(actor, 'editor') ? read(deps.db) : readStale(deps, read);
  });

  bind(contract.findSimilarExercises, async ({ query }) => similarExercises(deps.db, query.name, query.except ?? null));
  bind(contract.getExercise, async ({ actor, params }) => loadExercise(deps, actor, params.id));
  bind(contract.getExerciseUsage, async ({ actor, params }) => usage(deps, actor, params.id));
  bind(contract.createExercise, async ({ actor, body }) => create(deps, actor, body));
  bind(contract.updateExercise, async ({ actor, params, body }) => update(deps, actor, params.id, body));
  bind(contract.publishExercise, async ({ actor, params }) => publish(deps, actor, params.id));
  bind(contract.retireExercise, async ({ actor, params }) => setRetired(deps, actor, params.id, true));
  bind(contract.restoreExercise, async ({ actor, params }) => setRetired(deps, actor, params.id, false));
  bind(contract.changeExercises, async ({ actor, body }) => changeExercises(deps, actor, body));
  bind(contract.editExercises, async ({ actor, body }) => editExercises(deps, actor, body));
  bind(contract.exportCatalogue, async () => exportCatalogue(deps));
  bind(contract.previewImport, async ({ actor, body }) =>
    importCatalogue(deps, actor, body.files, { isPreview: true }),
  );
  bind(contract.importCatalogue, async ({ actor, body }) =>
    importCatalogue(deps, actor, body.files, { isPreview: false }),
  );
  bind(contract.addMedia, async ({ actor, params, body }) => media.addMedia(deps, actor, params.id, body));
  bind(contract.arrangeMedia, async ({ actor, params, body }) =>
    media.arrangeMedia(deps, actor, params.id, body.pictures),
  );
  bind(contract.removeMedia, async ({ actor, params }) => media.removeMedia(deps, actor, params.id, params.mediaId));
  bind(contract.deleteExercise, async ({ actor, params }) => remove(deps, actor, params.id));
}

/** Its own scope, because it takes bytes; all other routes accept only JSON. */
export function mediaPieceRoute(scope: FastifyInstance, bind: Bind, deps: Deps): void {
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  bind(contract.sendMediaPiece, async ({ params, query, body }) => media.takePiece(deps, params.id, query, body));
}

/** Pictures and films, where pages and the app show them from. */
export function mediaFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { name: string } }>('/media/:name', (request, reply) => sendFile(deps, request, reply));
}
