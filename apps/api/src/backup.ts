import { fileURLToPath } from 'node:url';
import { restore } from '@bandeja/embedded-postgres/restore';
import { backUp } from '@bandeja/embedded-postgres/start';
import { deleteOld, download, storedCopies, upload } from '@bandeja/embedded-postgres/storage';
import { explainError } from '#bootstrap.ts';
import { copiesInS3 } from '#ports/copies-s3.ts';
import { readSettings, type Settings } from '#settings.ts';

const usage =
  'Uso: npm run backup [-- --subir | --lista], o\n     npm run restore -- [instante, por ejemplo 2026-11-20T09:00:00Z] [--sin-comprobar] [--del-almacen]';

type Run = { settings: Settings; options: { dataDir: string; log: (line: string) => void } };

/** `npm run backup` and `npm run restore` (docs/operations.md#backup); `--sin-comprobar` takes a copy as it is. Returns the exit code. */
async function main(command: string | undefined, args: readonly string[]): Promise<number> {
  const settings = readSettings(process.env, fileURLToPath(new URL('../../..', import.meta.url)));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const words = args.filter((arg) => !arg.startsWith('--'));
  if (!isUnderstood(command, flags, words)) {
    console.error(usage);
    return 2;
  }
  if (settings.database !== 'embedded') {
    console.error('Con DATABASE_URL la copia la hace ese servidor: lee docs/operations.md.');
    return 2;
  }
  if (settings.s3 === null && flags.some((flag) => flag !== '--sin-comprobar')) {
    console.error('No hay almacén de copias: configura S3_ENDPOINT, S3_BUCKET, S3_KEY y S3_SECRET.');
    return 2;
  }
  const run = {
    settings,
    options: { dataDir: settings.dataDir, log: (line: string) => line.startsWith('LOG:') || console.error(line) },
  };
  if (command === 'restore') await putBack(run, flags, words[0]);
  else if (flags.includes('--lista')) await list(run);
  else await save(run, flags.includes('--subir'));
  return 0;
}

function isUnderstood(command: string | undefined, flags: readonly string[], words: readonly string[]): boolean {
  const only = (...known: string[]) => flags.every((flag) => known.includes(flag));
  if (command === 'backup') return words.length === 0 && flags.length <= 1 && only('--subir', '--lista');
  const [instant, ...rest] = words;
  const isInstant = instant === undefined || !Number.isNaN(new Date(instant).getTime());
  return command === 'restore' && isInstant && rest.length === 0 && only('--sin-comprobar', '--del-almacen');
}

async function save({ settings, options }: Run, isThere: boolean): Promise<void> {
  if (!isThere) console.log(`Copia de seguridad: ${await backUp(options)}`);
  if (settings.s3 === null) return;
  const store = copiesInS3(settings.s3);
  const { cluster, name } = await upload(store, options);
  console.log(`En el almacén: ${name}, con el registro hasta ahora.`);
  for (const old of await deleteOld(store, { cluster, keep: settings.copiesKept }))
    console.log(`Borrada del almacén: ${old}`);
}

async function list({ settings }: Run): Promise<void> {
  const copies = settings.s3 === null ? [] : await storedCopies(copiesInS3(settings.s3));
  for (const { cluster, name, bytes } of copies) {
    console.log(`${name}  ${Math.ceil(bytes / 1e6).toLocaleString('es-ES')} MB  base de datos ${cluster}`);
  }
  if (copies.length === 0) console.log('No hay copias en el almacén.');
}

async function putBack({ settings, options }: Run, flags: readonly string[], instant?: string): Promise<void> {
  const until = instant === undefined ? null : new Date(instant);
  if (settings.s3 !== null && flags.includes('--del-almacen')) {
    const former = await download(copiesInS3(settings.s3), options, { until, now: new Date() });
    if (former.aside !== null) console.log(`Las copias de este equipo están en ${former.aside}.`);
  }
  const unchecked = flags.includes('--sin-comprobar');
  const { copy, aside } = await restore(options, { until, now: new Date(), unchecked });
  console.log(`Restaurada la copia ${copy}${until ? ` hasta ${until.toISOString()}` : ''}.`);
  if (aside !== null) console.log(`Los archivos anteriores están en ${aside}; bórralos cuando ya no hagan falta.`);
}

try {
  process.exitCode = await main(process.argv[2], process.argv.slice(3));
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}
