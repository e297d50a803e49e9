import { startServer } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';

// npm run admin -- correo@ejemplo.es: makes an existing account an admin.
try {
  await ensureInstalled();
  process.exitCode = await startServer(['apps/api/src/promote-admin.ts', ...process.argv.slice(2)]).exited;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
