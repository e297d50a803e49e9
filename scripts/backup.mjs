import { startServer } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';

// npm run backup: copies the embedded database. npm run restore -- [instant]: puts it back.
await runCommand(() => startServer(['apps/api/src/backup.ts', ...process.argv.slice(2)]).exited);
