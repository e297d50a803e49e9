import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Adds an entry to the history and restores it on going back. Where a browser skips it, the session stays open. */
export function useBackGuard(active: boolean, onBack: () => void): void {
  const { key, pathname, state } = useLocation();
  const navigate = useNavigate();
  const wasGuarded = useRef(false);
  const pushedFrom = useRef<string | null>(null);
  const guarded: unknown = state?.liveGuard;
  const goBack = useEffectEvent(onBack);
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
    if (wasGuarded.current) goBack();
    navigate(pathname, { state: { liveGuard: true } });
  }, [active, guarded, key, pathname, navigate]);
}
