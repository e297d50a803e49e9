import { fileURLToPath } from 'node:url';
import { restore } from '@bandeja/embedded-postgres/restore';
import { backUp } from '@bandeja/embedded-postgres/start';
import { explainError } from '#bootstrap.ts';
import { readSettings } from '#settings.ts';

const usage =
  'Uso: npm run backup, o npm run restore -- [instante, por ejemplo 2026-11-20T09:00:00Z] [--sin-comprobar]';

/** `npm run backup` and `npm run restore` (docs/operations.md#backup); `--sin-comprobar` takes a copy as it is. Returns the exit code. */
async function main(command: string | undefined, args: readonly string[]): Promise<number> {
  const settings = readSettings(process.env, fileURLToPath(new URL('../../..', import.meta.url)));
  const unchecked = args.includes('--sin-comprobar');
  const [instant, ...rest] = args.filter((arg) => arg !== '--sin-comprobar');
  const until = instant === undefined ? null : new Date(instant);
  const isUnderstood = command === 'restore' ? rest.length === 0 : command === 'backup' && args.length === 0;
  if (!isUnderstood || Number.isNaN(until?.getTime())) {
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
  const { copy, aside } = await restore(options, { until, now: new Date(), unchecked });
  console.log(`Restaurada la copia ${copy}${until ? ` hasta ${until.toISOString()}` : ''}.`);
  if (aside !== null) console.log(`Los archivos anteriores están en ${aside}; bórralos cuando ya no hagan falta.`);
  return 0;
}

try {
  process.exitCode = await main(process.argv[2], process.argv.slice(3));
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}
