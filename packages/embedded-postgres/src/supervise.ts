import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedDatabaseError, HopelessStartError, messages } from '#messages.ts';
import { type Launch, type Postmaster, startPostmaster, stopPostmaster } from '#postmaster.ts';

/** At once after the first crash, then with growing pauses: a lasting cause must not fill the disk with core files. */
const restartPausesMs = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** After running this long the cause of the last crash counts as gone: the pauses start short again. */
const stableAfterMs = 60_000;

export type SuperviseOptions = {
  launch: Launch;
  onGone?: ((error: EmbeddedDatabaseError) => void) | undefined;
  restartPausesMs?: readonly number[] | undefined;
};

/** Gives up only when no start can work any more (`onGone`). `stop` waits for a running restart. */
export async function supervise(options: SuperviseOptions): Promise<{ stop: () => Promise<void> }> {
  const { launch } = options;
  const pausesMs = options.restartPausesMs ?? restartPausesMs;
  const stopping = new AbortController();
  let running: Postmaster | undefined;
  let crashes = 0;

  /** Undefined: stopped meanwhile, or given up. */
  const restart = async (): Promise<Postmaster | undefined> => {
    let lastError = '';
    for (let tries = 1; ; tries += 1) {
      await delay(pausesMs[Math.min(crashes, pausesMs.length - 1)], null, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return undefined;
      crashes += 1;
      try {
        // if the second try fails too, the first error is reported
        const again = await startPostmaster({ ...launch, log: (line) => (tries === 1 || running) && launch.log(line) });
        launch.log(messages.restarted(tries));
        return again;
      } catch (error) {
        if (error instanceof HopelessStartError) {
          options.onGone?.(error);
          return undefined;
        }
        const detail = error instanceof Error ? error.message : String(error);
        if (detail !== lastError) launch.log(messages.restartFailed(detail));
        lastError = detail;
      }
    }
  };

  const watch = async (): Promise<void> => {
    while (running !== undefined) {
      const startedMs = performance.now();
      const reason = await running.exited;
      running = undefined;
      if (stopping.signal.aborted) return;
      if (performance.now() - startedMs >= stableAfterMs) crashes = 0;
      launch.log(messages.exited(reason));
      running = await restart();
      if (running !== undefined && stopping.signal.aborted) await stopPostmaster(running);
    }
  };

  // Where the kernel does not stop the server together with node: an exit without stop() must stop it too.
  const atExit = () => running?.signal('SIGINT');
  process.once('exit', atExit);
  try {
    running = await startPostmaster(launch);
  } catch (error) {
    process.off('exit', atExit);
    throw error;
  }
  const watched = watch();
  return {
    stop: async () => {
      stopping.abort();
      if (running !== undefined) await stopPostmaster(running);
      await watched;
      process.off('exit', atExit);
    },
  };
}
