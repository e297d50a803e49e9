import { fileURLToPath } from 'node:url';
import { backUp, restore } from '@bandeja/embedded-postgres/start';
import { explainError } from '#bootstrap.ts';
import { readSettings } from '#settings.ts';

const usage = 'Uso: npm run backup, o npm run restore -- [instante, por ejemplo 2026-11-20T09:00:00Z]';

/**
 * `npm run backup` copies the embedded database, while the server runs or not; `npm run restore` restores it to an
 * instant, or to the last state (docs/operations.md#backup). Returns the exit code.
 */
async function main(command: string | undefined, instant: string | undefined): Promise<number> {
  const settings = readSettings(process.env, fileURLToPath(new URL('../../..', import.meta.url)));
  const until = instant === undefined ? null : new Date(instant);
  if ((command !== 'backup' && command !== 'restore') || Number.isNaN(until?.getTime())) {
    console.error(usage);
    return 2;
  }
  if (settings.database !== 'embedded') {
    console.error('Con DATABASE_URL la copia la hace ese servidor: lee docs/operations.md.');
    return 2;
  }
  const options = { dataDir: settings.dataDir, log: (line: string) => line.startsWith('LOG:') || console.error(line) };
  if (command === 'backup') {
    console.log(`Copia de seguridad: ${await backUp(options)}`);
    return 0;
  }
  const { copy, aside } = await restore(options, { until, now: new Date() });
  console.log(`Restaurada la copia ${copy}${until ? ` hasta ${until.toISOString()}` : ''}.`);
  if (aside !== null) console.log(`Los archivos anteriores están en ${aside}; bórralos cuando ya no hagan falta.`);
  return 0;
}

try {
  process.exitCode = await main(process.argv[2], process.argv[3]);
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}
