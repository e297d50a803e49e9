import { startServer } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';

// npm run admin -- correo@ejemplo.es: makes an existing account an admin.
await runCommand(() => startServer(['apps/api/src/promote-admin.ts', ...process.argv.slice(2)]).exited);
