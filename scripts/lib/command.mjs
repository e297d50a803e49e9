import { stopWithNpm } from './children.mjs';
import { ensureInstalled } from './install.mjs';

/** The return value is the process's exit code. @param {() => Promise<number>} work */
export async function runCommand(work) {
  try {
    stopWithNpm();
    await ensureInstalled();
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
