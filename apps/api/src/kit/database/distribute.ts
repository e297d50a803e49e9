import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { distribution, placementFaults, readSchema } from '#kit/database/placement.ts';
import { inTransaction } from '#kit/database/transaction.ts';

/** What is left to do where a version has brought more tables. @throws Error for a schema that cannot be spread */
export async function statementsLeft(db: Database): Promise<string[]> {
  const schema = await readSchema(db);
  const faults = placementFaults(schema);
  if (faults.length > 0) throw new Error(`No se puede repartir:\n${faults.join('\n')}`);
  return distribution(schema, await placedTables(db));
}

/** Those that an earlier run has spread. */
async function placedTables(db: Database): Promise<Set<string>> {
  const { rows: known } = await sql<{ name: string | null }>`
    select to_regclass('pg_catalog.pg_dist_partition')::text as name`.execute(db);
  if (!known[0]?.name) return new Set();
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** What `npm run distribute -- … --dry-run` prints for a new database. */
export async function recordedDistribution(db: Database): Promise<string> {
  const lines = await statementsLeft(db);
  return lines.map((line) => `${line};\n`).join('');
}

export async function canDistribute(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_proc where proname = 'create_distributed_table'`.execute(db);
  return rows.length > 0;
}

/** All or nothing. @returns how many statements */
export async function distribute(db: Database, say: (line: string) => void): Promise<number> {
  const lines = await statementsLeft(db);
  await inTransaction({ db }, async (tx) => {
    // keys to tables on every machine want the machines one after the other
    await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(tx);
    for (const line of lines) {
      say(`${line};`);
      await sql.raw(line).execute(tx);
    }
  });
  return lines.length;
}
