import type { SessionChange } from '@bandeja/domain/sessions/changes';
import { useEffect, useState } from 'react';
import { createSessionSender } from '#features/sessions/live/api.ts';
import { createOutbox, type Outbox } from '#features/sessions/live/queue/outbox.ts';
import type { QueueItem } from '#features/sessions/live/queue/queue-items.ts';
import type { SaveStatus, Sender } from '#features/sessions/live/queue/sender.ts';
import { watchConnection } from '#lib/connection.ts';
import { liveSessionLock } from '#lib/worker-messages.ts';

export type Saving = {
  status: SaveStatus;
  /** The device has no room: changes live only as long as this screen. */
  isFull: boolean;
  /** Writes items to the device at once; `later` leaves the sending to the next one. */
  put: (items: readonly QueueItem[], when?: 'now' | 'later') => void;
  outbox: Outbox;
  send: (changes: readonly SessionChange[]) => Promise<SaveStatus>;
  wake: Sender['wake'];
  flush: Sender['flush'];
  stop: Sender['stop'];
};

/** Outbox and sender of a session for as long as its screen is mounted. `readDuration` returns whole seconds. */
export function useSaving(sessionId: string, readDuration: () => number, signedIn: boolean): Saving {
  const [status, setStatus] = useState<SaveStatus>('saved');
  const [isFull, setFull] = useState(false);
  const [outbox] = useState(() => createOutbox(sessionId));
  const [sender] = useState(() => createSessionSender(sessionId, outbox, readDuration, setStatus));
  useWakeSender(sender, outbox, signedIn);
  useEffect(markRunning, []);
  useEffect(() => outbox.close, [outbox]);
  const isAtRisk = isFull && status !== 'saved';
  useEffect(() => {
    if (!isAtRisk) return;
    // the browser asks before what lives in this screen alone is lost
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  function put(items: readonly QueueItem[], when: 'now' | 'later' = 'now'): void {
    if (items.length === 0) return;
    setFull(!outbox.put(items));
    void outbox.stored().then((isStored) => setFull(!isStored));
    // it is in the journal: the sending may wait until it is seen
    if (when === 'now') sender.wakeAfterPaint();
  }

  return {
    status,
    isFull,
    put,
    send(changes) {
      put(changes, 'later');
      return sender.flush();
    },
    wake: sender.wake,
    flush: sender.flush,
    outbox,
    stop: sender.stop,
  };
}

function useWakeSender(sender: Sender, outbox: Outbox, signedIn: boolean): void {
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible' && signedIn && outbox.pending().length > 0) sender.wake();
    };
    void outbox.ready.then(wake);
    const unwatch = watchConnection(wake);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      unwatch();
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      // unsent items stay on the device: the open session continues with them
      sender.stop();
    };
  }, [sender, outbox, signedIn]);
}

function markRunning(): () => void {
  const ended = new AbortController();
  const untilEnd = () => new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()));
  navigator.locks?.request(liveSessionLock, { mode: 'shared', signal: ended.signal }, untilEnd).catch(() => {});
  return () => ended.abort();
}
