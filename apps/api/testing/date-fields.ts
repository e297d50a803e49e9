import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/** Where a request names a date: an operation, `query` or `body`, and the path with `*` for the items of a list. */
export type DateField = {
  operation: string;
  place: 'query' | 'body' | 'path';
  path: string[];
  format: 'date' | 'date-time';
};

type Json = { [key: string]: unknown };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

export function dateFieldsOf(document: Json): DateField[] {
  const fields: DateField[] = [];
  for (const [address, methods] of Object.entries(document.paths as Json)) {
    for (const [method, described] of Object.entries(methods as Json)) {
      const operation = `${method.toUpperCase()} ${address}`;
      const add = (place: DateField['place'], schema: unknown, path: string[]) => {
        for (const found of datesIn(document, schema, path)) fields.push({ operation, place, ...found });
      };
      const { parameters = [], requestBody } = described as { parameters?: Json[]; requestBody?: Json };
      for (const parameter of parameters.map((each) => resolved(document, each))) {
        if (parameter.in === 'query' || parameter.in === 'path')
          add(parameter.in, parameter.schema, [String(parameter.name)]);
      }
      const content = isJson(requestBody) ? (requestBody.content as Json) : {};
      for (const media of Object.values(content)) add('body', (media as Json).schema, []);
    }
  }
  return fields;
}

type Found = Pick<DateField, 'path' | 'format'>;

function datesIn(document: Json, value: unknown, path: string[]): Found[] {
  if (!isJson(value)) return [];
  const schema = resolved(document, value);
  const own: Found[] =
    schema.format === 'date' || schema.format === 'date-time' ? [{ path, format: schema.format }] : [];
  const options = ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [],
  );
  const found = [
    ...own,
    ...options.flatMap((option) => datesIn(document, option, path)),
    ...Object.entries(isJson(schema.properties) ? schema.properties : {}).flatMap(([name, field]) =>
      datesIn(document, field, [...path, name]),
    ),
    ...datesIn(document, schema.items, [...path, '*']),
    ...(Array.isArray(schema.prefixItems) ? schema.prefixItems : []).flatMap((item) =>
      datesIn(document, item, [...path, '*']),
    ),
    ...datesIn(document, schema.additionalProperties, [...path, '*']),
  ];
  // the options of a union may name the same field
  return [...new Map(found.map((each) => [each.path.join('.'), each])).values()];
}

function resolved(document: Json, schema: Json): Json {
  if (typeof schema.$ref !== 'string') return schema;
  const target = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (isJson(at) ? at[key] : undefined), document);
  return isJson(target) ? resolved(document, target) : {};
}

/** Columns of the database that hold a day or an instant outside 1970 to 2126, as `table.column`. */
export async function impossibleDates(db: Database): Promise<string[]> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type = 'date' or c.data_type like 'timestamp%')`.execute(db);
  if (columns.length < 50) throw new Error(`only ${columns.length} columns of dates were found`);
  const found: string[] = [];
  for (const { table_name, column_name } of columns) {
    const column = sql.ref(column_name);
    const { rows } = await sql`
      select 1 from ${sql.table(table_name)}
      where isfinite(${column}) and (${column} < '1970-01-01' or ${column} > '2127-01-01') limit 1`.execute(db);
    if (rows.length > 0) found.push(`${table_name}.${column_name}`);
  }
  return found;
}
