export class NoTurn extends Error {
  code = 'no_turn';
}

export type Turns = {
  /** @param caller callers take turns @param signal ends the waiting, not the work @throws NoTurn */
  run: <T>(caller: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
};

type Waiting = { begin: () => void; refuse: (reason: unknown) => void };

/** Served caller by caller; when too much is waiting, the caller with the most loses its last one, so that nobody is refused for what others bring. */
export function takeTurns(limits: { atOnce: number; atOncePerCaller?: number; waitingMost: number }): Turns {
  const { atOnce, atOncePerCaller = atOnce, waitingMost } = limits;
  const running = new Map<string, number>();
  const queues = new Map<string, Waiting[]>();
  let runningCount = 0;
  let waitingCount = 0;

  const count = (caller: string, change: 1 | -1) => {
    runningCount += change;
    const now = (running.get(caller) ?? 0) + change;
    if (now === 0) running.delete(caller);
    else running.set(caller, now);
  };
  const isFree = (caller: string) => runningCount < atOnce && (running.get(caller) ?? 0) < atOncePerCaller;

  const leave = (caller: string, waiting: Waiting) => {
    const queue = queues.get(caller) ?? [];
    const place = queue.indexOf(waiting);
    if (place < 0) return;
    queue.splice(place, 1);
    waitingCount -= 1;
    if (queue.length === 0) queues.delete(caller);
  };

  const serveNext = () => {
    for (const [caller, queue] of queues) {
      const [next] = queue;
      if (next === undefined || !isFree(caller)) continue;
      leave(caller, next);
      if (queue.length > 0) {
        queues.delete(caller);
        queues.set(caller, queue);
      }
      count(caller, 1);
      next.begin();
      return;
    }
  };

  const makeRoom = (caller: string) => {
    if (waitingCount < waitingMost) return;
    let longest = caller;
    for (const [other, queue] of queues) if (queue.length > (queues.get(longest)?.length ?? 0)) longest = other;
    const last = queues.get(longest)?.at(-1);
    // a caller with as much as this one will have: refusing that one would only exchange them
    const isEven = (queues.get(longest)?.length ?? 0) <= (queues.get(caller)?.length ?? 0) + 1;
    if (last === undefined || isEven) throw new NoTurn();
    leave(longest, last);
    last.refuse(new NoTurn());
  };

  const turn = (caller: string, signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    if (isFree(caller)) {
      count(caller, 1);
      return Promise.resolve();
    }
    makeRoom(caller);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { begin: resolve, refuse: reject };
    queues.set(caller, [...(queues.get(caller) ?? []), waiting]);
    waitingCount += 1;
    const giveUp = () => {
      leave(caller, waiting);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    return promise.finally(() => signal?.removeEventListener('abort', giveUp));
  };

  return {
    run: async (caller, work, signal) => {
      await turn(caller, signal);
      try {
        return await work();
      } finally {
        count(caller, -1);
        serveNext();
      }
    },
  };
}
