import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run train: learns the reading of texts from packages/reader/messages and writes packages/reader/src/model/weights.br;
// with `knowledge`, how the opinions about a question are weighed, and writes packages/trainer/src/knowledge/fit.json.
const trains = process.argv.includes('knowledge')
  ? 'packages/trainer/evaluation/train-knowledge.ts'
  : 'packages/reader/training/run.ts';
await runCommand(() => startTool(nodeBinary(), [trains]).exited);
