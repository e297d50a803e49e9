import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { Outbox } from '#features/sessions/live/outbox.ts';
import { HttpError, NetworkError } from '#lib/http.ts';

/**
 * How saving stands. `signedOut`: the changes wait for the login. `refused`: the server does not take it, one may try
 * again. `gone`: the session is not there any more or closed for good; nothing more is sent.
 */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'signedOut' | { refused: string } | { gone: string };

export type SenderDeps = {
  outbox: Outbox;
  /** Sends changes; resolves once the server has taken them. */
  send: (changes: SessionChange[]) => Promise<void>;
  /** Runs one sender at a time, over all tabs where the browser can. */
  lock: (run: () => Promise<void>) => Promise<void>;
  /** Calls back later; answers how to call it off. */
  schedule: (callback: () => void, delayMs: number) => () => void;
  onStatus: (status: SaveStatus) => void;
};

export type Sender = {
  /** Sends what waits, now; a retry that was planned is no longer needed. */
  wake: () => void;
  /** Waits for the sending under way and then sends the last batch by `finish`. @throws what `finish` throws */
  finish: (finish: (changes: SessionChange[]) => Promise<void>) => Promise<void>;
  /** Plans nothing more until it is woken; a request under way ends by itself. */
  stop: () => void;
};

export const batchSize = 100;

/** 1, 2, 4 … 30 seconds. */
export function retryDelayMs(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, failures - 1));
}

/** Empties an outbox in order, at most one request in flight; a change leaves it only when the server has taken it. */
export function createSender({ outbox, send, lock, schedule, onStatus }: SenderDeps): Sender {
  let running: Promise<void> | null = null;
  let again = false;
  let finishing = false;
  let gone = false;
  let stopped = false;
  let failures = 0;
  let callOff = () => {};

  async function sendAll(): Promise<void> {
    while (outbox.pending().length > 0) {
      onStatus('saving');
      await sendBatch();
    }
    onStatus('saved');
  }

  async function sendBatch(): Promise<void> {
    const batch = outbox.pending().slice(0, batchSize);
    await send(batch);
    outbox.acknowledge(batch.map((change) => change.id));
    failures = 0;
  }

  function failed(error: unknown) {
    const status = statusOf(error);
    gone = typeof status === 'object' && 'gone' in status;
    onStatus(status);
    if (status !== 'offline' || stopped) return;
    failures += 1;
    callOff = schedule(wake, retryDelayMs(failures));
  }

  function wake() {
    callOff();
    stopped = false;
    if (gone || finishing) return;
    if (running) {
      again = true;
      return;
    }
    again = false;
    running = lock(sendAll)
      .catch(failed)
      .then(() => {
        running = null;
        if (again) wake();
      });
  }

  return {
    wake,
    async finish(finish) {
      finishing = true;
      callOff();
      try {
        await running;
        await lock(async () => {
          while (outbox.pending().length > batchSize) await sendBatch();
          const changes = outbox.pending();
          await finish(changes);
          outbox.acknowledge(changes.map((change) => change.id));
        });
        onStatus('saved');
      } catch (error) {
        // what was to go with the end waits here: «Guardado» would be wrong
        const status = statusOf(error);
        // what the server does not take is said by the caller, who shows why
        if (typeof status === 'string') onStatus(status);
        throw error;
      } finally {
        finishing = false;
      }
    },
    stop() {
      stopped = true;
      again = false;
      callOff();
    },
  };
}

/** What a failure means for the changes that wait; all of them stay on the device. */
function statusOf(error: unknown): SaveStatus {
  if (error instanceof NetworkError) return 'offline';
  if (!(error instanceof HttpError)) return { refused: String(error) };
  if (error.status === 401) return 'signedOut';
  if (error.status === 404 || error.code === 'session.locked') return { gone: error.message };
  return error.status >= 500 || error.status === 429 ? 'offline' : { refused: error.message };
}
