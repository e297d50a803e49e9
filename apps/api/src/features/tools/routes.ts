import * as contract from '@bandeja/domain/tools/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerMcp } from '#features/tools/mcp.service.ts';
import * as service from '#features/tools/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Authenticate, Bind } from '#kit/endpoint.ts';
import { AppError } from '#kit/errors.ts';
import { acceptJsonOnly } from '#kit/json-body.ts';

export function toolRoutes(bind: Bind, deps: Deps): void {
  bind(contract.listTools, async ({ actor }) => service.describeTools(actor));
  bind(contract.callTool, async ({ actor, params, body }) => service.callTool(deps, actor, params.name, body.input));
  bind(contract.listProposals, async ({ actor }) => service.proposalsFor(deps, actor));
}

/** For assistants, by a token alone: whoever has none learns where to ask the player for one. */
export function mcpRoute(app: FastifyInstance, deps: Deps, authenticate: Authenticate): void {
  const { publicUrl } = deps.settings;
  const where = `Bearer resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`;
  acceptJsonOnly(app);
  app.route({
    method: 'POST',
    url: '/mcp',
    preParsing: async (request, reply) => {
      request.actor = await authenticate(request);
      if (request.actor?.token) return;
      reply.header('www-authenticate', where);
      throw new AppError('auth.required');
    },
    handler: async (request, reply) => {
      const { actor } = request;
      if (!actor) throw new AppError('auth.required');
      const answer = await answerMcp(deps, actor, asWebRequest(request, publicUrl), request.body);
      return sendWebResponse(reply, answer);
    },
  });
  // without a session there is no stream to open and nothing to end
  for (const method of ['GET', 'DELETE'] as const) {
    app.route({
      method,
      url: '/mcp',
      handler: async (_request, reply) => {
        reply.header('allow', 'POST');
        throw new AppError('route.method');
      },
    });
  }
}

function asWebRequest({ headers, method }: FastifyRequest, publicUrl: string): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(`${publicUrl}/mcp`, { method, headers: sent });
}

async function sendWebResponse(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  for (const [name, value] of answer.headers) reply.header(name, value);
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .send(await answer.text());
}
