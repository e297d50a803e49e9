import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const layer = new URL('../../../scripts/lib/image.mjs', import.meta.url).href;

/** Beside the installed packages, whose files it can then link. */
export const imageFolder = fileURLToPath(new URL('../../../.cache/image', import.meta.url));

/** The files of the container image, without an engine. @returns what the image runs, and how its health is asked */
export async function layOutImage(): Promise<{ command: string[]; health: string[] }> {
  const program = `import { layOutImage } from ${JSON.stringify(layer)};
    console.log(JSON.stringify(layOutImage(${JSON.stringify(imageFolder)})));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  return JSON.parse(stdout);
}
