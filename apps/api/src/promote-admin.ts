import { fileURLToPath } from 'node:url';
import { newId, openConfiguredDatabase } from '#bootstrap.ts';
import { promoteAdmin } from '#features/auth/queries.ts';
import { readSettings } from '#settings.ts';

/** `npm run admin -- correo@ejemplo.es`: makes an existing account an admin. */
const email = process.argv[2]?.trim();
if (!email) {
  console.error('Uso: npm run admin -- correo@ejemplo.es');
  process.exit(2);
}
const settings = readSettings(process.env, fileURLToPath(new URL('../../..', import.meta.url)));
const database = await openConfiguredDatabase(settings, (line) => console.error(line));
try {
  const promoted = await promoteAdmin(database.db, { email, auditId: newId() });
  console.log(promoted ? `${email} ya puede administrar Bandeja.` : `No hay ninguna cuenta con el email ${email}.`);
  process.exitCode = promoted ? 0 : 1;
} finally {
  await database.stop();
}
