import { startTool, stopWithNpm } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run chaos -- server: writes while servers and database are killed and the database's machine is lost. npm run
// chaos -- browser [first seed] [rounds]: sessions logged in a browser while everything around it breaks. The figures go
// into docs/bench.md.

const runs = ['browser', 'server'];

try {
  const [wanted = '', ...args] = process.argv.slice(2);
  if (!runs.includes(wanted)) throw new Error(`npm run chaos -- ${runs.join('|')}`);
  stopWithNpm();
  await ensureInstalled();
  process.exitCode = await startTool(nodeBinary(), [`bench/chaos-${wanted}.mjs`, ...args]).exited;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
