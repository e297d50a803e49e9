import type { SessionChange } from '@bandeja/domain/sessions/changes';
import { useEffect, useState } from 'react';
import { sendProgress } from '#features/sessions/live/api.ts';
import { createOutbox, type Outbox } from '#features/sessions/live/outbox.ts';
import { createSender, type SaveStatus, type Sender } from '#features/sessions/live/sender.ts';
import { liveSessionLock } from '#lib/device-storage.ts';

export type Saving = {
  status: SaveStatus;
  /** The device has no room: what is done lives only as long as this screen. */
  isFull: boolean;
  /** Writes changes to the device at once; `later` leaves the sending to the next change. */
  put: (changes: readonly SessionChange[], when?: 'now' | 'later') => void;
  wake: Sender['wake'];
  finish: Sender['finish'];
  stop: Sender['stop'];
};

function schedule(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}

/** Outbox and sender of a session for as long as its screen lives. `readDuration` answers whole seconds. */
export function useSaving(sessionId: string, readDuration: () => number, signedIn: boolean): Saving {
  const [status, setStatus] = useState<SaveStatus>('saved');
  const [isFull, setFull] = useState(false);
  const [{ outbox, sender }] = useState(() => {
    const box = createOutbox(sessionId);
    const lockName = `bandeja.sender.${sessionId}`;
    const made = createSender({
      outbox: box,
      send: (changes) => sendProgress(sessionId, changes, readDuration()),
      lock: (run) => (navigator.locks ? navigator.locks.request(lockName, run) : run()),
      schedule,
      onStatus: setStatus,
    });
    return { outbox: box, sender: made };
  });
  useWakeSender(sender, outbox, signedIn);
  useEffect(markRunning, []);

  return {
    status,
    isFull,
    put(changes, when = 'now') {
      if (changes.length === 0) return;
      setFull(!outbox.put(changes));
      if (when === 'now') sender.wake();
    },
    wake: sender.wake,
    finish: sender.finish,
    stop: sender.stop,
  };
}

/** Sends what waits when the screen opens, the network or the login is back, or the tab is seen again. */
function useWakeSender(sender: Sender, outbox: Outbox, signedIn: boolean): void {
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible' && signedIn && outbox.pending().length > 0) sender.wake();
    };
    wake();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      // what is left stays on the device: the session is open and goes on from it
      sender.stop();
    };
  }, [sender, outbox, signedIn]);
}

/** Other tabs see that a session runs here (`app/offline/worker-update.ts`). */
function markRunning(): () => void {
  const ended = new AbortController();
  const untilEnd = () => new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()));
  navigator.locks?.request(liveSessionLock, { mode: 'shared', signal: ended.signal }, untilEnd).catch(() => {});
  return () => ended.abort();
}
