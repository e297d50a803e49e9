import type { Configuration } from 'openid-client';
import type { OidcSettings } from '#settings.ts';

/** `refused`: what came back proves nobody; `away`: the provider did not answer. */
export class OidcFailure extends Error {
  kind: 'refused' | 'away';
  constructor(kind: OidcFailure['kind']) {
    super(kind);
    this.kind = kind;
  }
}

export type Person = {
  issuer: string;
  subject: string;
  email: string | null;
  isVerified: boolean;
  name: string | null;
};
export type Checks = { state: string; nonce: string; verifier: string };

const timeoutSeconds = 10;
const library = () => import('openid-client');
/** What the provider says of itself, asked for once; a failed answer is asked for again. */
const known = new Map<string, Promise<Configuration>>();

async function configurationOf({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const key = `${issuer} ${clientId}`;
  const found = known.get(key) ?? discover();
  known.set(key, found);
  return found.catch((error) => {
    known.delete(key);
    throw error;
  });

  async function discover() {
    const { allowInsecureRequests, ClientSecretBasic, discovery } = await library();
    // the settings allow http on this machine alone
    const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    const how = { execute, timeout: timeoutSeconds };
    return discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(clientSecret), how);
  }
}

/** @throws OidcFailure away */
export async function authorizeUrl(
  settings: OidcSettings,
  { redirectUri, state, nonce, verifier }: Checks & { redirectUri: string },
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  const configuration = await configurationOf(settings).catch(() => {
    throw new OidcFailure('away');
  });
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/** Whom the answer of the provider proves: its issuer, signature, audience, time, nonce and state are checked by the library. @throws OidcFailure */
export async function personOf(settings: OidcSettings, answer: URL, checks: Checks): Promise<Person> {
  const { authorizationCodeGrant, ClientError } = await library();
  const configuration = await configurationOf(settings).catch(() => {
    throw new OidcFailure('away');
  });
  try {
    const tokens = await authorizationCodeGrant(configuration, answer, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new OidcFailure('refused');
    const { email, email_verified: isVerified, name } = claims;
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof email === 'string' ? email : null,
      isVerified: isVerified === true,
      name: typeof name === 'string' ? name : null,
    };
  } catch (error) {
    const isNetwork = error instanceof TypeError || (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT');
    throw error instanceof OidcFailure ? error : new OidcFailure(isNetwork ? 'away' : 'refused');
  }
}
