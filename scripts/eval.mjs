import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run eval: prints failures and scores; fails when the regression sets, safety or the measuring files fall short.
const args = ['packages/trainer/evaluation/run.ts', ...process.argv.slice(2)];
await runCommand(() => startTool(nodeBinary(), args).exited);
