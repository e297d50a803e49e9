import { startServer } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';

// npm run tables: writes the types of the tables after a migration was added.
try {
  await ensureInstalled();
  process.exitCode = await startServer(['apps/api/migrations/write-table-types.ts']).exited;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
