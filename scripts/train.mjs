import { startTool } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run train: learns the reading of texts from packages/trainer/messages and writes packages/trainer/src/model/weights.br;
// with `knowledge`, how the opinions about a question are weighed, and writes packages/trainer/src/knowledge/fit.json.
const what = process.argv.includes('knowledge') ? 'knowledge' : 'run';
await runCommand(() => startTool(nodeBinary(), [`packages/trainer/training/${what}.ts`]).exited);
