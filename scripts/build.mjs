import { ensureBuilt } from './lib/build.mjs';
import { runCommand } from './lib/command.mjs';

// npm run build: installs and builds changes, as npm start does, and starts nothing.
await runCommand(async () => {
  await ensureBuilt();
  return 0;
});
