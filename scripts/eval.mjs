import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run eval: evaluates the trainer on the prompts and messages in packages/trainer/evaluation. Prints each failure and
// the scores; fails when the regression sets, safety or the measuring files fall short.
const args = ['packages/trainer/evaluation/run.ts', ...process.argv.slice(2)];
await runCommand(() => startTool(nodeBinary(), args).exited);
