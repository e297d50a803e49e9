import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary, toolPath } from './lib/project.mjs';

// npm run partitions: the API's tests on a database whose players' tables are spread over four partitions, with the plans
// of what players ask. Further arguments go to the runner.
process.env.BANDEJA_PARTITIONS = 'on';
await runCommand(
  () => startTool(nodeBinary(), [toolPath('vitest'), 'run', '--project', 'api', ...process.argv.slice(2)]).exited,
);
