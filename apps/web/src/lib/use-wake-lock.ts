import { useEffect, useState } from 'react';

/** Requests the lock again when the tab becomes visible or the system released it. False where it is unavailable. */
export function useWakeLock(active: boolean): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!active || !hasWakeLock()) return;
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    let isRequested = false;

    async function ask() {
      if (ended || isRequested || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      isRequested = true;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (ended) return void granted.release();
        lock = granted;
        setRefused(false);
        granted.addEventListener('release', again);
      } catch {
        // refused because of low battery or a setting: requested again when the tab becomes visible
        if (!ended) setRefused(true);
      } finally {
        isRequested = false;
      }
    }
    const again = () => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [active]);
  return hasWakeLock() && !isRefused;
}

const hasWakeLock = () => 'wakeLock' in navigator;
