import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { startServer, stopWithNpm } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';

// npm start: installs and builds what has changed, then runs the server until it receives a signal.
try {
  stopWithNpm();
  await ensureInstalled();
  await ensureBuilt();
  const compileCache = path.join(projectRoot, '.cache/node-compile');
  mkdirSync(compileCache, { recursive: true });
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  process.exitCode = await startServer(['apps/api/src/main.ts'], { env }).exited;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
