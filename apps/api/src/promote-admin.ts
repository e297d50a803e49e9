import { fileURLToPath } from 'node:url';
import { explainError, newId, openDatabaseBeside } from '#bootstrap.ts';
import { setAdminByEmail } from '#features/auth/promotion.service.ts';
import { readSettings } from '#settings.ts';

/**
 * `npm run admin -- correo@ejemplo.es` makes an existing account an admin, `npm run admin -- --quitar correo@ejemplo.es`
 * takes that right away. Answers the exit code.
 */
async function main(words: string[]): Promise<number> {
  const isAdmin = words[0] !== '--quitar';
  const email = words[isAdmin ? 0 : 1]?.trim();
  if (!email) {
    console.error('Uso: npm run admin -- [--quitar] correo@ejemplo.es');
    return 2;
  }
  const settings = readSettings(process.env, fileURLToPath(new URL('../../..', import.meta.url)));
  // PostgreSQL's ordinary lines say nothing about the promotion
  const log = (line: string) => line.startsWith('LOG:') || console.error(line);
  const database = await openDatabaseBeside(settings, log);
  try {
    const isFound = await setAdminByEmail(database.db, { email, isAdmin }, { id: newId(), at: new Date() });
    const done = `${email} ${isAdmin ? 'ya' : 'ya no'} puede administrar Bandeja.`;
    console.log(isFound ? done : `No hay ninguna cuenta con el email ${email}.`);
    return isFound ? 0 : 1;
  } finally {
    await database.stop();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}
