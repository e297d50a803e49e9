import path from 'node:path';
import { isStopping, startServer, startTool, stopAll, stopRequested } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary, projectRoot, toolPath } from './lib/project.mjs';
import { watchSources } from './lib/watch.mjs';

// npm run dev: the API starts again when its sources change; Vite passes /api on.

async function runApi() {
  const changes = watchSources([
    'apps/api',
    'packages/domain/src',
    'packages/reader/src',
    'packages/trainer/src',
    'packages/markdown/src',
    'packages/catalogue',
    'packages/drawing',
    'packages/embedded-postgres/src',
  ]);
  while (!isStopping()) {
    const api = startServer(['apps/api/src/main.ts']);
    const changed = Promise.race([changes.next(), stopRequested]);
    const code = await Promise.race([changed, api.exited]);
    if (code === undefined) {
      if (!isStopping()) api.signal('SIGTERM');
    } else if (!isStopping()) {
      console.error(`La API se ha parado (código ${code}); vuelve a empezar con el próximo cambio.`);
      await changed;
    }
    await api.exited;
  }
  changes.close();
}

async function runWeb() {
  const args = [toolPath('vite'), '--port', '5173', '--strictPort'];
  const code = await startTool(nodeBinary(), args, { cwd: path.join(projectRoot, 'apps/web') }).exited;
  stopAll('SIGTERM');
  return code;
}

await runCommand(async () => {
  const [, code] = await Promise.all([runApi(), runWeb()]);
  return code;
});
