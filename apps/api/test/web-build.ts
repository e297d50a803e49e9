import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const builder = new URL('../../../scripts/lib/build.mjs', import.meta.url).href;

/** Builds the web app as `npm start` does, into a folder of the test's own, and answers it. */
export async function buildWebForTest(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-web-build-'));
  const program = `import { buildWeb } from ${JSON.stringify(builder)}; await buildWeb(process.argv[1]);`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program, folder]);
  return folder;
}
