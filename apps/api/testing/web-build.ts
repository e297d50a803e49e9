import { execFile } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const builder = new URL('../../../scripts/lib/build.mjs', import.meta.url).href;
const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));

export async function buildWebForTest(): Promise<string> {
  const program = `import { ensureBuilt } from ${JSON.stringify(builder)}; await ensureBuilt();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-web-build-'));
  await cp(dist, folder, { recursive: true });
  return folder;
}
