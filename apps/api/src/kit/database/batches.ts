import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';

const batchRows = 2_000;

/** Each batch is its own transaction: no lock lasts long. Only the owner of the table calls it. @returns how many */
export async function deleteInBatches(db: Database, table: keyof Tables, due: RawBuilder<SqlBool>): Promise<number> {
  let deleted = 0;
  for (;;) {
    // a row that another server's housekeeping is deleting is left to it
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)}
      where ctid = any (array (
        select ctid from ${sql.table(table)} where ${due} limit ${batchRows} for update skip locked
      ))
    `.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BigInt(batchRows)) return deleted;
  }
}
