import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary, toolPath } from './lib/project.mjs';

// npm run partitions: the API's tests on a database whose players' tables are spread over four partitions, with the plans
// of what players ask. Further arguments go to the runner.

/** What they prove is proved on one machine: which index its statistics choose, and the spreading itself. */
const left = [
  '4,000 accounts are searched',
  'reads five years of one player',
  'is spread by the statements',
  'is refused as a whole',
];

process.env.BANDEJA_PARTITIONS = 'on';
const runner = [toolPath('vitest'), 'run', '--project', 'api', '--testNamePattern', `^(?!.*(${left.join('|')}))`];
await runCommand(() => startTool(nodeBinary(), [...runner, ...process.argv.slice(2)]).exited);
