import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';

const batchRows = 2_000;

type Name = keyof Tables;
/** Tables of players: their rows lie beside each other by player, on whichever machine. */
type PlayersTable = { [Table in Name]: Tables[Table] extends { user_id: string } ? Table : never }[Name];

/**
 * Of a table of the service's. Each batch is its own transaction: no lock lasts long. Only the owner of the table calls it.
 * @returns how many
 */
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

/** The same for a table of players: whose rows are due is asked of all, and each batch is these players' rows. */
export async function deleteOfPlayers(db: Database, table: PlayersTable, due: RawBuilder<SqlBool>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from ${sql.table(table)} where ${due} limit ${batchRows}`.execute(db);
    if (rows.length === 0) return deleted;
    const players = [...new Set(rows.map((row) => row.user_id))];
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where user_id = any (${players}::uuid[]) and ${due}`.execute(db);
    deleted += Number(numAffectedRows);
    // another server's housekeeping was there first
    if (rows.length < batchRows || numAffectedRows === 0n) return deleted;
  }
}
