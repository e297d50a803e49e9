import { messages } from '#kit/database/embedded/messages.ts';
import { type Launch, type Postmaster, startPostmaster, stopPostmaster } from '#kit/database/embedded/postmaster.ts';

/** An end nobody asked for: why, and whether the server is being started again. */
export type ServerExit = { reason: string; restarting: boolean };

/** A server that falls again this soon after a restart stays down: something is wrong that a restart does not cure. */
const RESTART_AGAIN_AFTER_MS = 60_000;

/** Starts the server and starts it again, once, when it ends by itself. `stop` waits for a restart under way. */
export async function supervise(options: {
  launch: Launch;
  onExit?: ((exit: ServerExit) => void) | undefined;
}): Promise<{ stop: () => Promise<void> }> {
  const { launch } = options;
  let isStopping = false;
  let restartedAtMs = Number.NEGATIVE_INFINITY;
  let current: Promise<Postmaster | undefined>;
  let running: Postmaster | undefined;

  const report = (exit: ServerExit) => {
    launch.log(messages.exited(exit.reason));
    options.onExit?.(exit);
  };

  const watch = async (postmaster: Postmaster): Promise<void> => {
    running = postmaster;
    const reason = await postmaster.exited;
    running = undefined;
    if (isStopping) return;
    const restarting = performance.now() - restartedAtMs > RESTART_AGAIN_AFTER_MS;
    if (restarting) {
      restartedAtMs = performance.now();
      current = startPostmaster(launch).then(
        (again) => {
          launch.log(messages.restarted);
          void watch(again);
          return again;
        },
        (error: unknown) => {
          report({ reason: error instanceof Error ? error.message : String(error), restarting: false });
          return undefined;
        },
      );
    }
    report({ reason, restarting });
  };

  // Where the kernel does not tie the server to node: an exit without stop() takes it along too.
  const atExit = () => running?.signal('SIGINT');
  process.once('exit', atExit);
  try {
    const first = await startPostmaster(launch);
    current = Promise.resolve(first);
    void watch(first);
  } catch (error) {
    process.off('exit', atExit);
    throw error;
  }
  return {
    stop: async () => {
      isStopping = true;
      const postmaster = await current;
      if (postmaster !== undefined) await stopPostmaster(postmaster);
      process.off('exit', atExit);
    },
  };
}
