import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run simulate: six players over 26 weeks and eight lives over 40, with the load, the guard and the plan's texts of each week, as a table.
await runCommand(() => startTool(nodeBinary(), ['packages/trainer/testing/simulate-run.ts']).exited);
