import * as contract from '@bandeja/domain/leads/contract';
import { firstWeekResource } from '@bandeja/domain/leads/rules';
import { firstWeekText } from '@bandeja/trainer/leads/first-week-text';
import type { FastifyInstance } from 'fastify';
import { listLeads } from '#features/leads/admin.queries.ts';
import { readAnswers } from '#features/leads/answers.service.ts';
import { exportLeads } from '#features/leads/export.service.ts';
import { confirmMarketing, unsubscribe } from '#features/leads/marketing.service.ts';
import { removeLead, storeLead } from '#features/leads/service.ts';
import type { Deps } from '#kit/deps.ts';
import { sendDocument, toDocument } from '#kit/document.ts';
import type { Bind } from '#kit/endpoint.ts';

export function leadRoutes(bind: Bind, deps: Deps): void {
  bind(contract.createLead, async ({ body }) => storeLead(deps, body));
  bind(contract.readLeadAnswers, async ({ body }) => readAnswers(deps, body.token));
  bind(contract.confirmMarketing, async ({ body }) => confirmMarketing(deps, body.token));

  bind(contract.listLeads, async ({ query: { limit, before, ...filter } }) =>
    listLeads(deps.db, filter, { limit, before }),
  );

  bind(contract.deleteLead, async ({ actor, params }) => removeLead(deps, actor, params.id));

  bind(contract.exportLeads, async ({ actor, query, reply }) => {
    const { filename, csv } = await exportLeads(deps, actor, query);
    reply.type(contract.exportLeads.media).header('content-disposition', `attachment; filename="${filename}"`);
    // Fastify sends a stream unchanged: the contract's text, without holding it in memory
    return csv as unknown as string;
  });
}

/** Its own scope, because mail programs post a form there (RFC 8058), urlencoded or multipart; all other routes accept only JSON. */
export function unsubscribeRoute(scope: FastifyInstance, bind: Bind, deps: Deps): void {
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  );
  bind(contract.unsubscribe, async ({ query }) => unsubscribe(deps, query.token));
}

export function firstWeekDownload(app: FastifyInstance): void {
  const file = toDocument(firstWeekText(), 'text/plain; charset=utf-8');
  app.get(firstWeekResource.downloadUrl, (request, reply) => sendDocument(request, reply, file));
}
