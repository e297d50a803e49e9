import { startServer } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';

// npm run backup: copies the embedded database. npm run restore -- [instant]: puts it back.
try {
  await ensureInstalled();
  process.exitCode = await startServer(['apps/api/src/backup.ts', ...process.argv.slice(2)]).exited;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
