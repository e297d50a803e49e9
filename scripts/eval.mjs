import { startTool, stopWithNpm } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run eval: what the trainer makes of the prompts and messages in packages/trainer/evaluation. Prints each failure
// and the scores; fails when the regression sets, safety or the measuring files fall short.

try {
  stopWithNpm();
  await ensureInstalled();
  process.exitCode = await startTool(nodeBinary(), ['packages/trainer/evaluation/run.ts', ...process.argv.slice(2)])
    .exited;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
