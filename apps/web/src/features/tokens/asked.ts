import { isConsentScope } from '@bandeja/domain/tokens/rules';
import { type TokenScope, tokenScopes } from '@bandeja/domain/tokens/vocabulary';

/** What a program asks for, as OAuth 2.1 writes it in the address. */
export type Asked = {
  clientId: string;
  redirectUri: string;
  codeChallenge: string;
  state: string | null;
  scope: string;
};

/** Null for an address that asks for nothing we answer. */
export function askedIn(query: URLSearchParams): Asked | null {
  const of = (name: string) => query.get(name) ?? '';
  const isCode = of('response_type') === 'code' && of('code_challenge_method') === 'S256';
  const asked = { clientId: of('client_id'), redirectUri: of('redirect_uri'), codeChallenge: of('code_challenge') };
  if (!isCode || Object.values(asked).includes('')) return null;
  return { ...asked, state: query.get('state'), scope: of('scope') };
}

/** Ticked at first: what was asked for, and nothing that needs a consent. */
export function scopesOffered({ scope }: Asked): TokenScope[] {
  const wanted = scope.split(' ');
  const known = tokenScopes.filter((each) => wanted.includes(each) && !isConsentScope(each));
  return known.length > 0 ? known : ['read'];
}

export function answerTo({ redirectUri, state }: Asked, answer: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, ...(state === null ? {} : { state }) })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}
