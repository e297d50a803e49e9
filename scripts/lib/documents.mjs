import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './children.mjs';
import { listFiles } from './files.mjs';

/** @typedef {{ file: string, line: number, command: string }} Command */

/** Every line of a block that is marked `sh test`. @param {string} root @returns {Command[]} */
export function testedCommands(root) {
  return listFiles(root)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      /** @type {Command[]} */
      const commands = [];
      let isTested = false;
      for (const [index, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
        if (line.startsWith('```')) isTested = /^```sh test$/.test(line.trimEnd());
        else if (isTested && line.trim() !== '') commands.push({ file, line: index + 1, command: line.trim() });
      }
      return commands;
    });
}

/** @param {string} root @returns {Promise<string[]>} */
export async function runTestedCommands(root) {
  const commands = testedCommands(root);
  if (commands.length === 0) return ['no document has a command that is tested'];
  const errors = [];
  for (const { file, line, command } of commands) {
    const { code, output } = await runQuietly('sh', ['-c', command], { cwd: root });
    if (code !== 0) errors.push(`${file}:${line}: «${command}» ends with ${code}\n${output.trimEnd()}`);
  }
  return errors;
}
