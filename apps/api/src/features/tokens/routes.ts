import { parse } from 'node:querystring';
import * as contract from '@bandeja/domain/tokens/contract';
import { tokenScopes } from '@bandeja/domain/tokens/vocabulary';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import * as oauth from '#features/tokens/oauth.service.ts';
import { type Granted, refreshToken } from '#features/tokens/refresh.service.ts';
import * as service from '#features/tokens/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';
import { AppError } from '#kit/errors.ts';
import { acceptJsonOnly } from '#kit/json-body.ts';
import { countRequest } from '#kit/limits.ts';
import { pages } from '#kit/pages.ts';

export function tokenRoutes(bind: Bind, deps: Deps): void {
  bind(contract.listTokens, async ({ actor }) => service.tokensOf(deps, actor));
  bind(contract.createToken, async ({ actor, body }) => service.createToken(deps, actor, body));
  bind(contract.revokeToken, async ({ actor, params }) => service.revokeToken(deps, actor, params.id));
  bind(contract.getProgram, async ({ query }) => oauth.programAsking(deps, query));
  bind(contract.allowProgram, async ({ actor, body }) => oauth.allowProgram(deps, actor, body));
  bind(contract.putTokenConsents, async ({ actor, body }) => service.saveConsents(deps, actor, body));
}

const perMinute = 20;
const text = z.string().min(1).max(2000);

const registrationSchema = z.object({
  client_name: z.string().trim().min(1).max(60).default('Programa sin nombre'),
  redirect_uris: z.array(z.string().max(500).refine(oauth.isRedirectUri)).min(1).max(5),
});
const exchangeSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: text,
    client_id: z.uuid(),
    redirect_uri: text,
    code_verifier: z.string().min(43).max(128),
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: text, client_id: z.uuid() }),
]);
const grantTypes = ['authorization_code', 'refresh_token'];

/** By a code, or by what came with the last token. */
function granted(deps: Deps, sent: z.infer<typeof exchangeSchema>): Promise<Granted | null> {
  const clientId = sent.client_id;
  if (sent.grant_type === 'refresh_token') return refreshToken(deps, { refresh: sent.refresh_token, clientId });
  const { code, redirect_uri: redirectUri, code_verifier: verifier } = sent;
  return oauth.exchangeCode(deps, { code, clientId, redirectUri, verifier });
}

/** The addresses by which a program finds out how to ask for a token (RFC 9728, RFC 8414), registers (RFC 7591) and gets it. */
export function oauthRoutes(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.settings;
  acceptJsonOnly(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_, body, done) => done(null, { ...parse(body.toString()) }),
  );
  const resource = {
    resource: `${publicUrl}/mcp`,
    authorization_servers: [publicUrl],
    scopes_supported: tokenScopes,
    bearer_methods_supported: ['header'],
  };
  app.get('/.well-known/oauth-protected-resource', async () => resource);
  app.get('/.well-known/oauth-protected-resource/mcp', async () => resource);
  app.get('/.well-known/oauth-authorization-server', async () => ({
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}${pages.connectProgram}`,
    token_endpoint: `${publicUrl}/oauth/token`,
    registration_endpoint: `${publicUrl}/oauth/register`,
    scopes_supported: tokenScopes,
    response_types_supported: ['code'],
    grant_types_supported: grantTypes,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
  }));

  app.post('/oauth/register', async (request, reply) => {
    await countRequest(deps.db, { route: '/oauth/register', address: request.ip, perMinute });
    const sent = registrationSchema.safeParse(request.body);
    if (!sent.success) return refuse(reply, 'invalid_client_metadata');
    const { client_name: name, redirect_uris: redirectUris } = sent.data;
    const { id } = await oauth.registerProgram(deps, { name, redirectUris });
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send({
        client_id: id,
        client_name: name,
        redirect_uris: redirectUris,
        grant_types: grantTypes,
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      });
  });

  app.post('/oauth/token', async (request, reply) => {
    await countRequest(deps.db, { route: '/oauth/token', address: request.ip, perMinute });
    const sent = exchangeSchema.safeParse(request.body);
    if (!sent.success) return refuse(reply, 'invalid_request');
    const given = await granted(deps, sent.data).catch(refused);
    if (given === null) return refuse(reply, 'invalid_grant');
    const { token, refresh, scopes, expiresInSeconds } = given;
    return reply.header('cache-control', 'no-store').send({
      access_token: token,
      token_type: 'Bearer',
      expires_in: expiresInSeconds,
      refresh_token: refresh,
      scope: scopes.join(' '),
    });
  });
}

/** A consent that was withdrawn meanwhile, or no room for another token. */
function refused(error: unknown): null {
  if (error instanceof AppError && error.code.startsWith('token.')) return null;
  throw error;
}

function refuse(reply: FastifyReply, error: string): FastifyReply {
  return reply.code(400).header('cache-control', 'no-store').send({ error });
}
