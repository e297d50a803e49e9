import { isLiveSession } from '#lib/next-path.ts';

export type AuthState =
  | { status: 'loading' }
  /** A token is there but no answer came; it is kept, so that one bar of signal signs nobody out. */
  | { status: 'unreachable' }
  /** `leftFrom`: the page on which «Cerrar Sesión» was chosen. */
  | { status: 'signedOut'; leftFrom: string | null }
  /** `via` says how: a token that was there, the login form or the register form of this visit. */
  | { status: 'signedIn'; via: 'restored' | 'login' | 'register' }
  /** The token died in a running session: the screen stays, the login comes up over it. */
  | { status: 'expired' };

/** Nobody is signed in. */
export const visitor: AuthState = { status: 'signedOut', leftFrom: null };

/** Whether the screen shows somebody's data. */
export function hasUser({ status }: AuthState): boolean {
  return status === 'signedIn' || status === 'expired';
}

/** What becomes of a state when its token is gone while `pathname` is shown. */
export function withoutToken(state: AuthState, pathname: string): AuthState {
  return hasUser(state) && isLiveSession(pathname) ? { status: 'expired' } : visitor;
}
