import { startTool, stopWithNpm } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeBinary } from './lib/project.mjs';

// npm run simulate: six players over 26 weeks, with the load, the guard and what the plan says each week, as a table.

try {
  stopWithNpm();
  await ensureInstalled();
  process.exitCode = await startTool(nodeBinary(), ['packages/trainer/test/simulate-run.ts']).exited;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
