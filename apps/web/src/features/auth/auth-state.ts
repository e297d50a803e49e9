import type { User } from '@bandeja/domain/profile/contract';
import { isLiveSession } from '#lib/next-path.ts';

export type AuthState =
  | { status: 'loading' }
  /** A token is there but no answer came; it is kept, so that one bar of signal signs nobody out. */
  | { status: 'unreachable' }
  /** `leftFrom`: the page on which «Cerrar Sesión» was chosen. */
  | { status: 'signedOut'; leftFrom: string | null }
  /** `via` says how: a token that was there, the login form or the register form of this visit. */
  | { status: 'signedIn'; user: User; via: 'restored' | 'login' | 'register' }
  /** The token died in a running session: the screen stays, the login comes up over it. */
  | { status: 'expired'; user: User };

/** Nobody is signed in. */
export const visitor: AuthState = { status: 'signedOut', leftFrom: null };

/** Whose data the screen shows, if anybody's. */
export function knownUser(state: AuthState): User | null {
  return state.status === 'signedIn' || state.status === 'expired' ? state.user : null;
}

/** What becomes of a state when its token is gone while `pathname` is shown. */
export function withoutToken(state: AuthState, pathname: string): AuthState {
  const user = knownUser(state);
  return user !== null && isLiveSession(pathname) ? { status: 'expired', user } : visitor;
}
