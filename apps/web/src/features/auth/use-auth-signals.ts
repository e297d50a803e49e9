import { useEffect } from 'react';
import type { AuthState } from '#features/auth/auth-state.ts';
import { setUnauthorizedHandler } from '#lib/http.ts';
import { readStored, tokenKey } from '#lib/storage.ts';

/** How often a server that gave no answer is asked again. */
const retryMs = 15_000;

type AuthSignals = { status: AuthState['status']; onTokenLost: () => void; onReload: () => Promise<void> };

/** What reaches the auth state from outside: the first look, a 401, another tab, the network coming back. */
export function useAuthSignals({ status, onTokenLost, onReload }: AuthSignals): void {
  useEffect(() => {
    setUnauthorizedHandler(onTokenLost);
    if (readStored(tokenKey) !== null) void onReload();
    const follow = (event: StorageEvent) => {
      // null: the whole storage was emptied
      if (event.key !== tokenKey && event.key !== null) return;
      if (readStored(tokenKey) === null) onTokenLost();
      else void onReload();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [onTokenLost, onReload]);

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
