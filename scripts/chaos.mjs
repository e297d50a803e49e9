import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run chaos -- server; npm run chaos -- browser [first seed] [rounds]: logs while everything around it breaks.

const runs = ['browser', 'server'];

const [wanted = '', ...args] = process.argv.slice(2);

await runCommand(() => {
  if (!runs.includes(wanted)) throw new Error(`npm run chaos -- ${runs.join('|')}`);
  return startTool(nodeBinary(), [`tools/bench/chaos-${wanted}.mjs`, ...args]).exited;
});
