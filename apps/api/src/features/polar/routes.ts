import * as contract from '@bandeja/domain/polar/contract';
import type { FastifyInstance } from 'fastify';
import * as service from '#features/polar/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function polarRoutes(bind: Bind, deps: Deps): void {
  bind(contract.getPolar, async ({ actor }) => service.polarOf(deps, actor));
  bind(contract.connectPolar, async ({ actor }) => service.beginConnection(deps, actor));
  bind(contract.confirmPolar, async ({ actor, body }) => service.endConnection(deps, actor, body));
  bind(contract.disconnectPolar, async ({ actor }) => service.disconnect(deps, actor));
  bind(contract.takePolarExercise, async ({ actor, params, body }) =>
    service.takeExercise(deps, actor, params.id, body.sessionId),
  );
  bind(contract.dismissPolarExercise, async ({ actor, params }) => service.dismissExercise(deps, actor, params.id));
}

/** In a scope of its own: the signature is over the bytes as they came. */
export function polarWebhookRoute(scope: FastifyInstance, deps: Deps): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.post('/polar/webhook', { schema: { hide: true } }, async (request, reply) => {
    const signature = request.headers['polar-webhook-signature'];
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await service.takeMessage(deps, raw, typeof signature === 'string' ? signature : '');
    return reply.code(200).send();
  });
}
