import { startServer } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';

// npm run distribute -- postgres://…: spreads the database over the machines of Citus; --dry-run prints the statements.
await runCommand(() => startServer(['apps/api/src/distribute.ts', ...process.argv.slice(2)]).exited);
