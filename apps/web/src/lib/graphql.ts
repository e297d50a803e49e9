import type { ClientOptions } from 'urql';
import { fetchWithToken } from '#lib/http.ts';

/**
 * How a page reaches `/graphql`. The library that does it comes along with the page; what is asked carries the same
 * token and zone as every other call, and a dead token has the same consequences.
 */
export const graphqlConnection = {
  url: '/graphql',
  preferGetMethod: false,
  fetch: fetchWithToken,
} as const satisfies Partial<ClientOptions>;
