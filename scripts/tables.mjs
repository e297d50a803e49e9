import { startServer } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';

// npm run tables: writes the types of the tables after a migration was added.
await runCommand(() => startServer(['apps/api/migrations/write-table-types.ts']).exited);
