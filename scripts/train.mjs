import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run train: learns the reading of texts from packages/trainer/messages and writes packages/trainer/src/model/weights.br.
await runCommand(() => startTool(nodeBinary(), ['packages/trainer/training/run.ts']).exited);
