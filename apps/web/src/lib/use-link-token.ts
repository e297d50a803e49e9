import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The `token` of the address that a mail's link opened; empty where there is none. Null on the server, which renders
 * the page once for everybody.
 */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('token') ?? '',
    () => null,
  );
}
