import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/* On which machine a table's rows lie once there are several: docs/operations.md#beyond-one-primary. */

/** Copied to every machine: players' rows refer to them, they never to a player. */
const referenceTables = ['exercise_variations', 'exercises', 'oauth_clients', 'routine_entries', 'routines'];

/** Spread by a column of their own. Every other table whose primary key holds `user_id` is a player's and lies with the player. */
const spreadBy: Record<string, string> = { users: 'id', unique_keys: 'value' };

/** Tables of the service that name a player: the deletion of an account looks into each. */
const namePlayers = ['mail_links', 'passkey_challenges', 'subscription_history', 'test_payments', 'threads'];

export type Placement = 'reference' | 'player' | 'keys' | 'service';

type ForeignKey = { name: string; table: string; target: string; columns: string[]; targets: string[]; text: string };
type UniqueKey = { name: string; table: string; columns: string[] };
type Table = { name: string; columns: string[]; primaryKey: string[]; triggers: string[] };
export type Schema = { tables: Table[]; uniqueKeys: UniqueKey[]; foreignKeys: ForeignKey[] };

export async function readSchema(db: Database): Promise<Schema> {
  const columnsOf = (relation: string, numbers: string) => sql`
    array(select a.attname::text from unnest(${sql.raw(numbers)}) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = ${sql.raw(relation)} and a.attnum = k.number order by k.place)`;
  const { rows: tables } = await sql<Table>`
    select c.relname as name,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select ${columnsOf('c.oid', 'i.indkey::int2[]')} from pg_index i
        where i.indrelid = c.oid and i.indisprimary), '{}') as "primaryKey",
      array(select tgname::text from pg_trigger where tgrelid = c.oid and not tgisinternal) as triggers
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`.execute(db);
  const { rows: uniqueKeys } = await sql<UniqueKey>`
    select x.relname as name, c.relname as table, ${columnsOf('c.oid', 'i.indkey::int2[]')} as columns
    from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace and not c.relispartition
    order by 1`.execute(db);
  const { rows: foreignKeys } = await sql<ForeignKey>`
    select k.conname as name, c.relname as table, t.relname as target, pg_get_constraintdef(k.oid) as text,
      ${columnsOf('c.oid', 'k.conkey')} as columns, ${columnsOf('t.oid', 'k.confkey')} as targets
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.conparentid = 0
    order by 2, 1`.execute(db);
  return { tables, uniqueKeys, foreignKeys };
}

export function placementOf({ name, primaryKey }: Pick<Table, 'name' | 'primaryKey'>): Placement {
  if (referenceTables.includes(name)) return 'reference';
  if (name === 'unique_keys') return 'keys';
  return name === 'users' || primaryKey.includes('user_id') ? 'player' : 'service';
}

/** The column that says on which machine a row lies; null for tables that are not spread. */
export function spreadColumn(table: Pick<Table, 'name' | 'primaryKey'>): string | null {
  if (placementOf(table) === 'player') return spreadBy[table.name] ?? 'user_id';
  return spreadBy[table.name] ?? null;
}

/** Why a schema cannot be spread, one line each; none of ours may say anything. */
export function placementFaults({ tables, uniqueKeys, foreignKeys }: Schema): string[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const columnOf = (name: string): string | null => {
    const table = byName.get(name);
    return table ? spreadColumn(table) : null;
  };
  const placeOf = (name: string): Placement => {
    const table = byName.get(name);
    return table ? placementOf(table) : 'service';
  };
  const unknown = tables
    .filter((table) => placementOf(table) === 'service' && table.columns.includes('user_id'))
    .filter(({ name }) => !namePlayers.includes(name))
    .map(({ name }) => `${name}: its primary key does not hold user_id, and it is not among the service’s tables`);
  const triggers = tables
    .filter((table) => placementOf(table) !== 'service')
    .flatMap(({ name, triggers: names }) => names.map((trigger) => `${name}: the trigger ${trigger}`));
  const keys = uniqueKeys.flatMap(({ name, table, columns }) => {
    const column = columnOf(table);
    return column === null || columns.includes(column) ? [] : [`${table}: ${name} is unique without ${column}`];
  });
  const references = foreignKeys
    .filter((key) => !staysTogether(key, { placeOf, columnOf }))
    .map(({ table, name, target }) => `${table}: ${name} leaves its group for ${target}`);
  return [...unknown, ...triggers, ...keys, ...references].sort();
}

type Lookup = { placeOf: (name: string) => Placement; columnOf: (name: string) => string | null };

/** To tables that every machine holds; among players' tables only along the player; among the service's. */
function staysTogether({ table, target, columns, targets }: ForeignKey, { placeOf, columnOf }: Lookup): boolean {
  const [from, to] = [placeOf(table), placeOf(target)];
  if (to === 'reference') return true;
  if (from !== to || from === 'keys') return false;
  if (from === 'service') return true;
  const place = columns.indexOf(columnOf(table) ?? '');
  return place >= 0 && targets[place] === columnOf(target);
}

const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/** Foreign keys off, tables to their machines, foreign keys on. `placed`: tables that an earlier run has spread. */
export function distribution({ tables, foreignKeys }: Schema, placed: ReadonlySet<string> = new Set()): string[] {
  const moving = tables.filter((table) => placementOf(table) !== 'service' && !placed.has(table.name));
  const names = new Set(moving.map(({ name }) => name));
  const keys = foreignKeys.filter(({ table, target }) => names.has(table) || names.has(target));
  const references = moving.filter((table) => placementOf(table) === 'reference');
  const users = moving.filter(({ name }) => name === 'users');
  const players = moving.filter((table) => placementOf(table) === 'player' && table.name !== 'users');
  const apart = moving.filter((table) => placementOf(table) === 'keys');
  const spread = (colocated: string) => (table: Table) =>
    `select create_distributed_table(${quoted(table.name)}, ${quoted(spreadColumn(table) ?? '')}, colocate_with => ${quoted(colocated)})`;
  return [
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...references.map(({ name }) => `select create_reference_table(${quoted(name)})`),
    ...users.map(spread('none')),
    ...players.map(spread('users')),
    ...apart.map(spread('none')),
    ...keys.map(({ table, name, text }) => `alter table ${table} add constraint ${name} ${text}`),
  ];
}
