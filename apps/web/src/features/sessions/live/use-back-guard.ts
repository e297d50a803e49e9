import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The back gesture asks before it leaves: the running session has an entry of its own in the history, and going back
 * from it puts it there again. Where a browser skips that entry the session simply stays open; nothing is lost.
 */
export function useBackGuard(active: boolean, onBack: () => void): void {
  const { key, pathname, state } = useLocation();
  const navigate = useNavigate();
  const wasGuarded = useRef(false);
  const pushedFrom = useRef<string | null>(null);
  const guarded: unknown = state?.liveGuard;
  const asked = useEffectEvent(onBack);
  useEffect(() => {
    if (!active) {
      wasGuarded.current = false;
      return;
    }
    if (guarded === true) {
      wasGuarded.current = true;
      pushedFrom.current = null;
      return;
    }
    if (pushedFrom.current === key) return;
    pushedFrom.current = key;
    if (wasGuarded.current) asked();
    navigate(pathname, { state: { liveGuard: true } });
  }, [active, guarded, key, pathname, navigate]);
}
