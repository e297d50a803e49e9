import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { runQuietly, startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { hashFiles, readStamp } from './lib/files.mjs';
import { nodeBinary, projectRoot } from './lib/project.mjs';

// npm run bench:web measures the built site in a browser. Its tool is large: tools/bench has a lock file of its own.

const bench = path.join(projectRoot, 'tools/bench');
const stamp = path.join(bench, 'node_modules/.bandeja-install');

async function installTools() {
  const wanted = hashFiles(bench, ['package.json', 'package-lock.json']);
  if (existsSync(stamp) && readStamp(stamp) === wanted) return;
  console.error('Instalando las herramientas de medición…');
  const { code, output } = await runQuietly('npm', ['ci', '--no-audit', '--no-fund'], { cwd: bench });
  if (code !== 0) throw new Error(`npm ci ha fallado en tools/bench/ (código ${code}):\n${output}`);
  writeFileSync(stamp, `${wanted}\n`);
}

await runCommand(async () => {
  await ensureBuilt();
  const wanted = process.argv.slice(2);
  const run = (/** @type {string} */ script) => startTool(nodeBinary(), [script, ...wanted]).exited;
  const plain = ['figures', 'live'].filter((name) => wanted.length === 0 || wanted.includes(name));
  let code = 0;
  for (const name of plain) code ||= await run(`tools/bench/${name}.mjs`);
  if (code !== 0 || (wanted.length > 0 && plain.length > 0)) return code;
  await installTools();
  return run('tools/bench/web.mjs');
});
