import { login, logout, register } from '@bandeja/domain/auth/contract';
import { getMe, type User } from '@bandeja/domain/profile/contract';
import type { BodyInput, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { authTexts } from '#features/auth/texts.ts';
import {
  forgetDrafts,
  forgetDraftsOfOthers,
  forgetPlayerKeys,
  forgetSessions,
  playerIdKey,
  readStored,
  removeStored,
  tokenKey,
  writeStored,
} from '#lib/device-storage.ts';
import { call, HttpError, isOutage, NetworkError, setUnauthorizedHandler } from '#lib/http.ts';
import { isLiveSession } from '#lib/next-path.ts';
import { read, rememberAnswer } from '#lib/query.ts';
import { userQuery } from '#lib/user-query.ts';
import { forgetMessage } from '#lib/worker-messages.ts';

type AuthState =
  | { status: 'loading' }
  /** A token is there but no answer came; it stays, so that a weak signal does not sign the player out. */
  | { status: 'unreachable' }
  /** `leftFrom`: the page on which «Cerrar Sesión» was chosen. */
  | { status: 'signedOut'; leftFrom: string | null }
  /** `via` is the origin of the sign-in: a stored token, the login form or the register form. */
  | { status: 'signedIn'; via: 'restored' | 'login' | 'register' }
  /** The token died in a running session: the screen stays, the login comes up over it. */
  | { status: 'expired' };

/** A guest. */
const visitor: AuthState = { status: 'signedOut', leftFrom: null };

/** Makes the player's data on this device unreadable at once, deletes them a moment later, and ends the reminders. */
function forgetPlayer(): void {
  forgetPlayerKeys();
  forgetSessions().catch(() => {});
  // the page may go away right now, the worker does not
  navigator.serviceWorker?.controller?.postMessage(forgetMessage);
  import('#lib/last-answers.ts').then((part) => part.forgetAnswers()).catch(() => {});
}

/** Whether the screen shows a player's data. */
function hasUser({ status }: AuthState): boolean {
  return status === 'signedIn' || status === 'expired';
}

/** The state after the loss of its token while `pathname` is shown. */
function withoutToken(state: AuthState, pathname: string): AuthState {
  return hasUser(state) && isLiveSession(pathname) ? { status: 'expired' } : visitor;
}

/** Interval at which an unreachable server is tried again. */
const retryMs = 15_000;

type AuthSignals = {
  status: AuthState['status'];
  onStart: () => void;
  onTokenLost: () => void;
  onReload: () => Promise<void>;
};

/** External events for the auth state: the start, a 401, another tab, the network's return. */
function useAuthSignals({ status, onStart, onTokenLost, onReload }: AuthSignals): void {
  useEffect(() => {
    setUnauthorizedHandler(onTokenLost);
    onStart();
    const follow = (event: StorageEvent) => {
      // null: the whole storage was emptied
      if (event.key !== tokenKey && event.key !== null) return;
      if (readStored(tokenKey) === null) onTokenLost();
      else void onReload();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [onStart, onTokenLost, onReload]);

  const unreachable = status === 'unreachable';
  useEffect(() => {
    if (!unreachable) return;
    const again = () => void onReload();
    window.addEventListener('online', again);
    const timer = setInterval(again, retryMs);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [unreachable, onReload]);
}

export type Auth = {
  state: AuthState;
  /** `userQuery`'s, also while expired: the running session stays this player's. */
  user: User | null;
  isLoading: boolean;
  /** @throws Error with the sentence to show */
  login: (body: BodyInput<typeof login>) => Promise<User>;
  /** Signs in with the server's answer to another proof, such as a passkey. */
  enter: (answer: ResponseOf<typeof login>) => User;
  /** @throws Error with the sentence to show, HttpError when fields are wrong */
  register: (body: BodyInput<typeof register>) => Promise<User>;
  logout: () => Promise<void>;
  /** Like `logout` when the server has already ended this sign-in (all devices, a deleted account). */
  leave: () => void;
  /** Asks the server again who is signed in. */
  reload: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

/** @throws Error outside an AuthProvider */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error(authTexts.providerMissing);
  return auth;
}

/**
 * Holds the token; the player it belongs to is `userQuery`'s. Needs a QueryClientProvider above: the cache belongs to one
 * player.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<AuthState>(() => {
    if (readStored(tokenKey) === null) return visitor;
    // the document has requested it already
    const isKnown = queryClient.getQueryData(userQuery.queryKey) !== undefined;
    return isKnown ? { status: 'signedIn', via: 'restored' } : { status: 'loading' };
  });
  // what happens between two renders (a 401, another tab) must see the newest state
  const newest = useRef(state);

  const change = useCallback(
    (after: AuthState, user: User | null) => {
      const before = hasUser(newest.current) ? (queryClient.getQueryData(userQuery.queryKey) ?? null) : null;
      newest.current = after;
      // one player's data are never shown to another, and one's drafts never stored for another
      if (after.status !== 'unreachable' && before?._id !== user?._id) queryClient.clear();
      if (after.status === 'signedIn' && user !== null && before?._id !== user._id) forgetDraftsOfOthers(user._id);
      if (after.status === 'signedOut') forgetPlayer();
      if (user !== null) {
        writeStored(playerIdKey, user._id);
        queryClient.setQueryData(userQuery.queryKey, user);
      }
      setState(after);
    },
    [queryClient],
  );

  const loseToken = useCallback(() => {
    removeStored(tokenKey);
    const after = withoutToken(newest.current, window.location.pathname);
    change(after, hasUser(after) ? (queryClient.getQueryData(userQuery.queryKey) ?? null) : null);
  }, [change, queryClient]);

  const reload = useCallback(async () => {
    const token = readStored(tokenKey);
    if (token === null) return loseToken();
    try {
      const user = await read(getMe);
      if (readStored(tokenKey) === token) change({ status: 'signedIn', via: 'restored' }, user);
    } catch (error) {
      console.error(authTexts.userFailed, error);
      if (readStored(tokenKey) !== token) return;
      if (!isOutage(error)) loseToken();
      else if (!hasUser(newest.current)) change({ status: 'unreachable' }, null);
    }
  }, [change, loseToken]);

  // written by `change`; fetched again only when a page invalidates it
  const { data } = useQuery({
    ...userQuery,
    enabled: state.status === 'signedIn',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const user = hasUser(state) ? (data ?? null) : null;

  const begin = useCallback(() => {
    const known = queryClient.getQueryData(userQuery.queryKey);
    if (known !== undefined) {
      writeStored(playerIdKey, known._id);
      forgetDraftsOfOthers(known._id);
    } else if (readStored(tokenKey) !== null) void reload();
  }, [queryClient, reload]);

  useAuthSignals({ status: state.status, onStart: begin, onTokenLost: loseToken, onReload: reload });

  const auth = useMemo<Auth>(() => {
    const signIn = ({ token, user }: ResponseOf<typeof login>, via: 'login' | 'register') => {
      writeStored(tokenKey, token);
      change({ status: 'signedIn', via }, user);
      // the next start may be one without a network
      rememberAnswer(getMe, user);
      return user;
    };
    const leave = () => {
      removeStored(tokenKey);
      change({ status: 'signedOut', leftFrom: window.location.pathname }, null);
      // sets that were not sent yet stay (bandeja.outbox)
      forgetDrafts();
    };
    return {
      state,
      user,
      isLoading: state.status === 'loading',
      login: async (body) =>
        signIn(await call(login, { body }).catch((error) => fail(error, authTexts.loginFailed)), 'login'),
      enter: (answer) => signIn(answer, 'login'),
      register: async (body) =>
        signIn(await call(register, { body }).catch((error) => fail(error, authTexts.registerFailed)), 'register'),
      logout: async () => {
        // the token is ended on the server too; signing out here does not wait for a bad connection
        const ended = call(logout, { keepalive: true }).catch(() => {});
        leave();
        await ended;
      },
      leave,
      reload,
    };
  }, [state, user, change, reload]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The server's message, a sentence for no connection, else the default. */
function fail(error: unknown, fallback: string): never {
  if (error instanceof NetworkError) throw new Error(authTexts.unreachable, { cause: error });
  if (error instanceof HttpError) throw error;
  throw new Error(fallback, { cause: error });
}
