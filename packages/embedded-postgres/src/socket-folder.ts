import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, type RunAs } from '#run.ts';

/** Only names the socket file: nothing listens on TCP. */
export const SOCKET_PORT = 5432;

/** Bytes of a socket's path without the closing NUL: 107 on Linux, 103 on macOS. */
const LONGEST_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

/** Its mode (0700) is the only authentication. A short folder where the path is too long for a socket address. */
export async function prepareSocketFolder(home: string, runAs: RunAs, temporary = tmpdir()): Promise<string> {
  const name = `bandeja-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`;
  const inHome = join(home, 'socket');
  if (fits(inHome) && (await createOrAccept(inHome, runAs))) return inHome;
  for (const parent of [temporary, '/tmp']) {
    const folder = join(parent, name);
    if (!fits(folder) || !(await canEnter(parent, runAs))) continue;
    if (await createOrAccept(folder, runAs)) return folder;
  }
  // Another user has taken our name in the public folder: use a name that cannot be foreseen.
  const folder = await mkdtemp('/tmp/bandeja-');
  if (runAs !== undefined) await chown(folder, runAs.uid, runAs.gid);
  return folder;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_PATH_BYTES;
}

async function createOrAccept(folder: string, runAs: RunAs): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    await chmod(folder, 0o700);
    if (runAs !== undefined) await chown(folder, runAs.uid, runAs.gid);
    return true;
  } catch {
    const found = await lstat(folder).catch(() => undefined);
    const uid = runAs?.uid ?? process.getuid?.();
    return found?.isDirectory() === true && found.uid === uid && (found.mode & 0o077) === 0;
  }
}
