import type { User } from '@bandeja/domain/profile/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { authTexts } from '#features/auth/texts.ts';
import {
  canStore,
  forgetDrafts,
  forgetDraftsOfOthers,
  playerIdKey,
  readStored,
  removeStored,
  tokenKey,
  writeStored,
} from '#lib/device-storage.ts';
import { forgetPlayer } from '#lib/forget-player.ts';
import { call, HttpError, isOutage, NetworkError, setUnauthorizedHandler } from '#lib/http.ts';
import { isLiveSession } from '#lib/next-path.ts';
import { read, rememberAnswer } from '#lib/query.ts';
import { userQuery } from '#lib/user-query.ts';

type AuthState =
  | { status: 'loading' }
  /** A token is there but no answer came; it stays, so that a weak signal does not sign the player out. */
  | { status: 'unreachable' }
  /** `leftFrom`: the page on which «Cerrar Sesión» was chosen. */
  | { status: 'signedOut'; leftFrom: string | null }
  | { status: 'signedIn'; via: 'restored' | 'login' | 'register' }
  /** The token died in a running session: the screen stays, the 'POST /auth/login' comes up over it. */
  | { status: 'expired' };

const visitor: AuthState = { status: 'signedOut', leftFrom: null };

function hasUser({ status }: AuthState): boolean {
  return status === 'signedIn' || status === 'expired';
}

function withoutToken(state: AuthState, pathname: string): AuthState {
  return hasUser(state) && isLiveSession(pathname) ? { status: 'expired' } : visitor;
}

const retryMs = 15_000;

type AuthSignals = {
  status: AuthState['status'];
  onStart: () => void;
  onTokenLost: () => void;
  onReload: () => Promise<void>;
};

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
  user: User | null;
  isLoading: boolean;
  /** @throws Error with the sentence to show */
  login: (body: BodyInput<Calls['POST /auth/login']>) => Promise<User>;
  enter: (answer: ResponseOf<Calls['POST /auth/login']>) => User;
  /** @throws Error with the sentence to show, HttpError when fields are wrong */
  register: (body: BodyInput<Calls['POST /auth/register']>) => Promise<User>;
  logout: () => Promise<void>;
  leave: () => void;
  reload: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error(authTexts.providerMissing);
  return auth;
}

/** Needs a QueryClientProvider above: the cache belongs to one player. */
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
      const user = await read('GET /users/me');
      if (readStored(tokenKey) === token) change({ status: 'signedIn', via: 'restored' }, user);
    } catch (error) {
      console.error(authTexts.userFailed, error);
      if (readStored(tokenKey) !== token) return;
      if (!isOutage(error)) loseToken();
      else if (!hasUser(newest.current)) change({ status: 'unreachable' }, null);
    }
  }, [change, loseToken]);

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
    const signIn = ({ token, user }: ResponseOf<Calls['POST /auth/login']>, via: 'login' | 'register') => {
      writeStored(tokenKey, token);
      change({ status: 'signedIn', via }, user);
      rememberAnswer('GET /users/me', user);
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
      login: async (body) => {
        requireStorage();
        return signIn(
          await call('POST /auth/login', { body }).catch((error) => fail(error, authTexts.loginFailed)),
          'login',
        );
      },
      enter: (answer) => signIn(answer, 'login'),
      register: async (body) => {
        requireStorage();
        const answer = await call('POST /auth/register', { body }).catch((error) =>
          fail(error, authTexts.registerFailed),
        );
        return signIn(answer, 'register');
      },
      logout: async () => {
        // the token is ended on the server too; signing out here does not wait for a bad connection
        const ended = call('POST /auth/logout', { keepalive: true }).catch(() => {});
        leave();
        await ended;
      },
      leave,
      reload,
    };
  }, [state, user, change, reload]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Asked before the server is: a sign-in that cannot be stored ends with the page. @throws Error with the sentence to show */
function requireStorage(): void {
  if (!canStore()) throw new Error(authTexts.storageFailed);
}

function fail(error: unknown, fallback: string): never {
  if (error instanceof NetworkError) throw new Error(authTexts.unreachable, { cause: error });
  if (error instanceof HttpError) throw error;
  throw new Error(fallback, { cause: error });
}
