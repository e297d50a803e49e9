import { fileURLToPath } from 'node:url';
import { explainError, newId, openDatabaseBeside } from '#bootstrap.ts';
import { promoteByEmail } from '#features/auth/promotion.service.ts';
import { readSettings } from '#settings.ts';

/** `npm run admin -- correo@ejemplo.es`: makes an existing account an admin. Answers the exit code. */
async function main(email: string | undefined): Promise<number> {
  if (!email) {
    console.error('Uso: npm run admin -- correo@ejemplo.es');
    return 2;
  }
  const settings = readSettings(process.env, fileURLToPath(new URL('../../..', import.meta.url)));
  // PostgreSQL's ordinary lines say nothing about the promotion
  const log = (line: string) => line.startsWith('LOG:') || console.error(line);
  const database = await openDatabaseBeside(settings, log);
  try {
    const promoted = await promoteByEmail(database.db, email, { id: newId(), at: new Date() });
    console.log(promoted ? `${email} ya puede administrar Bandeja.` : `No hay ninguna cuenta con el email ${email}.`);
    return promoted ? 0 : 1;
  } finally {
    await database.stop();
  }
}

try {
  process.exitCode = await main(process.argv[2]?.trim());
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}
