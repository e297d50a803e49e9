import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { startServer } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { projectRoot } from './lib/project.mjs';

// npm start: installs and builds changes, then runs the server until it receives a signal.
await runCommand(async () => {
  await ensureBuilt();
  const compileCache = path.join(projectRoot, '.cache/node-compile');
  mkdirSync(compileCache, { recursive: true });
  return startServer(['apps/api/src/main.ts'], { env: { ...process.env, NODE_COMPILE_CACHE: compileCache } }).exited;
});
