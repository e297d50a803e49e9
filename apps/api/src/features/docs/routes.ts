import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@bandeja/domain/wire/endpoint';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from '#features/docs/service.ts';
import type { Deps } from '#kit/deps.ts';
import { type Document, sendDocument, toDocument } from '#kit/document.ts';

const docsPerMinute = 30;

/** The OpenAPI document of every call that is registered after this; on a server of one's own also as a page. */
export function docsRoutes(api: FastifyInstance, { settings }: Pick<Deps, 'settings'>): void {
  const contracts: Endpoint[] = [];
  api.addHook('onRoute', ({ config, method }) => {
    if (config?.contract && method !== 'HEAD') contracts.push(config.contract);
  });
  const config = { rateLimit: { max: docsPerMinute, timeWindow: '1 minute' } };
  let docs: Document | undefined;
  api.get('/docs', { config }, async (request, reply) => {
    docs ??= toDocument(
      JSON.stringify(await openApiOf(contracts, settings.publicUrl)),
      'application/json; charset=utf-8',
    );
    return sendDocument(request, reply, docs);
  });
  if (!settings.isLocal) return;
  api.register(referencePage);
}

/** Loaded for work on this machine alone: the page's script is five megabytes. */
async function referencePage(scope: FastifyInstance): Promise<void> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; frame-ancestors 'none'`;
  scope.addHook('onRequest', async (_, reply) => void reply.header('content-security-policy', policy));
  await scope.register(reference, {
    routePrefix: '/reference',
    configuration: {
      url: '/api/docs',
      nonce,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
    },
  });
}
