import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>;
type Claims = { sub: string; email?: string; email_verified?: boolean; name?: string };

export const oidcClient = { clientId: 'bandeja', clientSecret: 'un-secreto-bastante-largo' };

/** A provider that signs in whom the test names, without a page. */
export async function startOidcServer(redirectUri: string) {
  const people = new Map<string, Claims>();
  const state = { subject: '' };
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => {};
  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.clientId,
        client_secret: oidcClient.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // as Google does: the claims stand in the token itself
    conformIdTokenClaims: false,
    cookies: { keys: ['una-clave-de-prueba'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => people.get(id) ?? { sub: id } }),
    features: { devInteractions: { enabled: false } },
  });
  const serve = provider.callback();
  handle = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return serve(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      return provider.interactionFinished(request, response, { login: { accountId: state.subject } });
    }
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  };
  return {
    issuer,
    /** Goes through the provider's pages as this person, and answers the query that it sends back. */
    async signIn(authorizeUrl: string, person: Claims): Promise<string> {
      people.set(person.sub, person);
      state.subject = person.sub;
      const cookies = new Map<string, string>();
      let url = authorizeUrl;
      for (let step = 0; step < 10; step += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
        for (const set of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        url = new URL(answer.headers.get('location') ?? '', url).href;
        if (url.startsWith(redirectUri)) return new URL(url).search;
      }
      throw new Error(`the provider sent nobody back: ${url}`);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
