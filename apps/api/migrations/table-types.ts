import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

type Column = {
  table: string;
  column: string;
  /** PostgreSQL's name; arrays begin with `_`. */
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
};

/** Type of a column when it is read; `database.ts` sets the parsers of dates and numbers. */
const typescriptTypes: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  citext: 'string',
  tsvector: 'string',
  date: 'LocalDate',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'number',
  bytea: 'Buffer',
  timestamptz: 'Date',
};

export async function tableTypes(db: Database): Promise<string> {
  const tables = Map.groupBy(await readColumns(db), ({ table }) => table);
  const blocks = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `    ${column.column}: ${typeOf(column)};`);
    return `  ${table}: {\n${lines.join('\n')}\n  };`;
  });
  return [
    '// Written by `npm run tables` from the migrations. Do not edit.',
    `// Migrations: ${migrationsHash()}`,
    "import type { Json, LocalDate, OptionalJson, ReadOnly, WithDefault } from '#kit/database/columns.ts';",
    '',
    '/** Every table, as queries see it. */',
    `export type Tables = {\n${blocks.join('\n')}\n};`,
    '',
  ].join('\n');
}

/** Changes with every migration; `npm run check` compares it without a database. */
export function migrationsHash(folder = new URL('./', import.meta.url)): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(`${name}\0`).update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 16);
}

async function readColumns(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "column", t.typname as "type", not a.attnotnull as "isNullable",
      a.atthasdef as "hasDefault", (a.attgenerated <> '' or a.attidentity = 'a') as "isGenerated"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely_%' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db);
  return rows;
}

function typeOf({ table, column, type, isNullable, hasDefault, isGenerated }: Column): string {
  if (type === 'jsonb') {
    const key = `'${table}.${column}'`;
    return isNullable || hasDefault ? `OptionalJson<${key}${isNullable ? ', null' : ''}>` : `Json<${key}>`;
  }
  const isArray = type.startsWith('_');
  const name = typescriptTypes[isArray ? type.slice(1) : type];
  if (name === undefined) throw new Error(`${table}.${column} is a ${type}: add it to typescriptTypes`);
  const value = `${name}${isArray ? '[]' : ''}${isNullable ? ' | null' : ''}`;
  if (isGenerated) return `ReadOnly<${value}>`;
  return hasDefault ? `WithDefault<${value}>` : value;
}
