import type { Outbox } from '#features/sessions/live/queue/outbox.ts';
import { type Batch, idsOf, nextBatch } from '#features/sessions/live/queue/queue-items.ts';
import { HttpError, isOutage } from '#lib/http.ts';

/** `offline` and `failing` are retried; `signedOut` waits for the login; `gone`: closed for good, nothing is sent. */
export type SaveStatus =
  | 'saved'
  | 'saving'
  | 'offline'
  | 'failing'
  | 'signedOut'
  | { rejected: string }
  | { gone: string };

export type SenderDeps = {
  outbox: Outbox;
  send: (batch: Batch) => Promise<void>;
  /** Runs one sender at a time, over all tabs where the browser can. */
  lock: (run: () => Promise<void>) => Promise<void>;
  schedule: (callback: () => void, delayMs: number) => () => void;
  afterPaint: (callback: () => void) => () => void;
  onStatus: (status: SaveStatus) => void;
};

export type Sender = {
  wake: () => void;
  wakeAfterPaint: () => void;
  flush: () => Promise<SaveStatus>;
  /** Sends at once items that wait for a paint, and plans nothing more until it is woken; a running request ends by itself. */
  stop: () => void;
};

/** 1, 2, 4 … 30 seconds. */
export function retryDelayMs(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, failures - 1));
}

/** Empties an outbox in order, at most one request in flight; a change leaves it only when the server has taken it. */
export function createSender({ outbox, send, lock, schedule, afterPaint, onStatus: report }: SenderDeps): Sender {
  let running: Promise<void> | null = null;
  let again = false;
  let status: SaveStatus = 'saved';
  let gone = false;
  let stopped = false;
  let failures = 0;
  let callOffRetry = () => {};
  let callOffPaint: (() => void) | null = null;

  function onStatus(next: SaveStatus): void {
    status = next;
    report(next);
  }

  async function sendAll(): Promise<void> {
    await outbox.ready;
    while (outbox.pending().length > 0) {
      onStatus('saving');
      await sendNext();
    }
    onStatus('saved');
  }

  async function sendNext(): Promise<void> {
    // stored on the device first: a request may get lost
    await outbox.stored();
    // another tab may have sent it meanwhile
    if (outbox.pending().length === 0) return;
    const batch = nextBatch(outbox.pending());
    await send(batch);
    outbox.acknowledge(idsOf(batch));
    failures = 0;
  }

  function failed(error: unknown) {
    onStatus(statusOf(error));
    gone = typeof status === 'object' && 'gone' in status;
    if ((status !== 'offline' && status !== 'failing') || stopped) return;
    failures += 1;
    callOffRetry = schedule(start, retryDelayMs(failures));
  }

  /** Something new to send: what failed before it says nothing of how long to wait. */
  function wake() {
    failures = 0;
    start();
  }

  function start() {
    callOffRetry();
    callOffPaint?.();
    callOffPaint = null;
    stopped = false;
    if (gone) return;
    if (running) {
      again = true;
      return;
    }
    again = false;
    running = lock(sendAll)
      .catch(failed)
      .then(() => {
        running = null;
        if (again) start();
      });
  }

  return {
    wake,
    wakeAfterPaint() {
      callOffPaint?.();
      callOffPaint = afterPaint(wake);
    },
    async flush() {
      wake();
      while (running) await running;
      return status;
    },
    stop() {
      if (callOffPaint) wake();
      stopped = true;
      again = false;
      callOffRetry();
    },
  };
}

function statusOf(error: unknown): SaveStatus {
  if (isOutage(error)) return 'offline';
  if (!(error instanceof HttpError)) return { rejected: String(error) };
  if (error.status === 401) return 'signedOut';
  const isOver = error.code === 'session.locked' || error.code === 'pulse.consent_required';
  if (error.status === 404 || isOver) return { gone: error.message };
  // a request that came late or torn was cut on its way: the next one may be whole
  const isCut = error.status === 408 || error.code === 'request.malformed';
  return error.status >= 500 || error.status === 429 || isCut ? 'failing' : { rejected: error.message };
}
