import { isDatabaseDown } from '#kit/errors.ts';

export type Outage = {
  note: (error: unknown) => boolean;
  stop: () => void;
};

export type OutageOptions = {
  query: () => Promise<unknown>;
  log: (line: string) => void;
  queryEveryMs?: number;
  reportEveryMs?: number;
};

/** Else a lost database fills the log with one stack trace per request. From the first failed call on it is queried every second until it answers. */
export function watchOutage({ query, log, queryEveryMs = 1_000, reportEveryMs = 60_000 }: OutageOptions): Outage {
  let current: { sinceMs: number; reportedMs: number; failedCalls: number; timer?: NodeJS.Timeout } | null = null;
  let isStopped = false;

  const seconds = (sinceMs: number) => ((performance.now() - sinceMs) / 1_000).toFixed(1);

  const check = async (outage: NonNullable<typeof current>) => {
    const isBack = await query().then(
      () => true,
      () => false,
    );
    if (isStopped) return;
    if (isBack) {
      current = null;
      log(`database: back after ${seconds(outage.sinceMs)} s, ${outage.failedCalls} failed calls`);
      return;
    }
    if (performance.now() - outage.reportedMs >= reportEveryMs) {
      outage.reportedMs = performance.now();
      log(`database: still away after ${seconds(outage.sinceMs)} s, ${outage.failedCalls} failed calls`);
    }
    outage.timer = setTimeout(() => void check(outage), queryEveryMs).unref();
  };

  return {
    note: (error) => {
      if (!isDatabaseDown(error)) return false;
      if (current !== null) {
        current.failedCalls += 1;
      } else if (!isStopped) {
        current = { sinceMs: performance.now(), reportedMs: performance.now(), failedCalls: 1 };
        log(`database: away (${error.message})`);
        void check(current);
      }
      return true;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(current?.timer);
    },
  };
}
