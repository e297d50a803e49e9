import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run chaos -- server: writes while servers and database are killed and the database's machine is lost. npm run
// chaos -- browser [first seed] [rounds]: sessions logged in a browser while everything around it breaks. The figures go
// into docs/bench.md.

const runs = ['browser', 'server'];

const [wanted = '', ...args] = process.argv.slice(2);

await runCommand(() => {
  if (!runs.includes(wanted)) throw new Error(`npm run chaos -- ${runs.join('|')}`);
  return startTool(nodeBinary(), [`bench/chaos-${wanted}.mjs`, ...args]).exited;
});
