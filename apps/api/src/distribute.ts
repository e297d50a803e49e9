import { explainError } from '#bootstrap.ts';
import { type Database, openDatabase } from '#kit/database/database.ts';
import { canDistribute, distribute, recordedDistribution } from '#kit/database/distribute.ts';
import { migrate } from '#kit/database/migrate.ts';

const usage = 'Uso: npm run distribute -- postgres://… [--dry-run]';

/** `npm run distribute -- DATABASE_URL` spreads a migrated database over the machines of Citus; `--dry-run` prints what it would do. */
async function main(words: string[]): Promise<number> {
  const isDry = words.includes('--dry-run');
  const [url, ...more] = words.filter((word) => word !== '--dry-run');
  if (!url || more.length > 0) {
    console.error(usage);
    return 2;
  }
  const { db, close } = openDatabase({
    connection: { connectionString: url },
    namedStatements: false,
    poolSize: 1,
    onError: console.error,
  });
  try {
    return isDry ? await show(db) : await run(db);
  } finally {
    await close();
  }
}

/** The statements alone. */
async function show(db: Database): Promise<number> {
  process.stdout.write(await recordedDistribution(db));
  return 0;
}

async function run(db: Database): Promise<number> {
  if (!(await canDistribute(db))) {
    console.error('A esta base de datos le falta la extensión Citus: create extension citus.');
    return 1;
  }
  await migrate(db);
  const count = await distribute(db, console.log);
  console.log(`Hecho: ${count} órdenes.`);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}
