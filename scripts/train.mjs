import { startTool, stopWithNpm } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run train: learns the reading of texts from packages/trainer/messages and writes packages/trainer/src/model/weights.br.

try {
  stopWithNpm();
  await ensureInstalled();
  process.exitCode = await startTool(nodeBinary(), ['packages/trainer/training/run.ts']).exited;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
