import { fileURLToPath } from 'node:url';
import { explainError, openDatabaseBeside } from '#bootstrap.ts';
import { removeSecondFactorByEmail, setAdminByEmail } from '#features/auth/promotion.service.ts';
import { newId } from '#kit/new-id.ts';
import { readSettings } from '#settings.ts';

/** `npm run admin -- correo@ejemplo.es` promotes, `--quitar` takes the right away, `--sin-segundo-factor` removes a lost second factor. */
async function main(words: string[]): Promise<number> {
  const [option, email] = words.length > 1 ? [words[0], words[1]?.trim()] : [null, words[0]?.trim()];
  if (
    !email ||
    email.startsWith('--') ||
    (option !== null && option !== '--quitar' && option !== '--sin-segundo-factor')
  ) {
    console.error('Uso: npm run admin -- [--quitar | --sin-segundo-factor] correo@ejemplo.es');
    return 2;
  }
  const settings = readSettings(process.env, fileURLToPath(new URL('../../..', import.meta.url)));
  const log = (line: string) => line.startsWith('LOG:') || console.error(line);
  const database = await openDatabaseBeside(settings, log);
  try {
    const audit = { id: newId(), at: new Date() };
    const isAdmin = option !== '--quitar';
    const outcome =
      option === '--sin-segundo-factor'
        ? await removeSecondFactorByEmail(database.db, email, audit)
        : await setAdminByEmail(database.db, { email, isAdmin }, audit);
    const done =
      option === '--sin-segundo-factor'
        ? `${email} ya puede entrar solo con su contraseña.`
        : `${email} ${isAdmin ? 'ya' : 'ya no'} puede administrar Bandeja.`;
    const unknown = `No hay ninguna cuenta con el email ${email}.`;
    const last = `${email} es la única cuenta que administra Bandeja: nombra antes a otra.`;
    console.log({ done, unknown, last }[outcome]);
    return outcome === 'done' ? 0 : 1;
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
