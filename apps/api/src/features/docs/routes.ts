import { createHash } from 'node:crypto';
import type { Endpoint } from '@bandeja/domain/wire/endpoint';
import type { FastifyInstance } from 'fastify';
import { referencePage, referenceStyle } from '#features/docs/reference.service.ts';
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
  let page: Document | undefined;
  api.get('/reference', { config }, async (request, reply) => {
    const hash = createHash('sha256').update(referenceStyle).digest('base64');
    reply.header('content-security-policy', `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`);
    page ??= toDocument(referencePage(await openApiOf(contracts, settings.publicUrl)));
    return sendDocument(request, reply, page);
  });
}
