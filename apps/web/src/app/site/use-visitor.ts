import { useEffect, useState, useSyncExternalStore } from 'react';
import { guest, type Visitor } from '#features/auth/visitor-context.ts';
import { forgetDrafts, readStored, removeStored, tokenKey } from '#lib/device-storage.ts';
import { forgetPlayer } from '#lib/forget-player.ts';

/** An event of this tab when it changes the token itself; other tabs receive the browser's `storage` event. */
const tokenChanged = 'bandeja:token';

const loadCalls = () => import('#features/auth/visitor-calls.ts');

/** The server and the first render show a guest; a token turns the reader into a player at once. */
export function useVisitor(): { visitor: Visitor; signOut: () => void } {
  const token = useSyncExternalStore(
    followToken,
    () => readStored(tokenKey),
    () => null,
  );
  const [named, setNamed] = useState<{ token: string; visitor: Visitor } | null>(null);

  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    const name = async () => {
      const visitor = await (await loadCalls()).fetchVisitor();
      if (!isCurrent) return;
      if (visitor === null) forgetToken();
      else setNamed({ token, visitor });
    };
    name().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [token]);

  return { visitor: visitorOf(token, named), signOut };
}

function visitorOf(token: string | null, named: { token: string; visitor: Visitor } | null): Visitor {
  if (token === null) return guest;
  return named?.token === token ? named.visitor : { status: 'player', user: null };
}

/** The code was fetched when the player was named, so nothing is waited for here. */
function signOut(): void {
  loadCalls()
    .then(({ endVisit }) => endVisit())
    .catch(() => {})
    .finally(() => {
      // sets that were not sent yet stay (bandeja.outbox)
      forgetDrafts();
      forgetPlayer();
      forgetToken();
    });
}

function forgetToken(): void {
  removeStored(tokenKey);
  window.dispatchEvent(new Event(tokenChanged));
}

function followToken(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  window.addEventListener(tokenChanged, changed);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener(tokenChanged, changed);
  };
}
