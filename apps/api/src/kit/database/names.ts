type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;
type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

/** Of a table that is joined where it has a row. */
export type OrNull<Row> = { [Column in keyof Row]: Row[Column] | null };

export type WireNamed<Row> = { [Column in keyof Row as Camel<Column & string>]: Row[Column] };
type ColumnNamed<Values> = { [Name in keyof Values as Snake<Name & string>]: Values[Name] };

function renaming(rename: (name: string) => string) {
  const known = new Map<string, string>();
  return (values: Readonly<Record<string, unknown>>, names: readonly string[]): object => {
    const renamed: Record<string, unknown> = {};
    for (const name of names) {
      const other = known.get(name) ?? rename(name);
      known.set(name, other);
      renamed[other] = values[name];
    }
    return renamed;
  };
}
const inCamelCase = renaming((column) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
const inSnakeCase = renaming((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

export const toWire = <Row extends Record<string, unknown>, Column extends keyof Row & string>(
  row: Row,
  columns?: readonly Column[],
) => inCamelCase(row, columns ?? Object.keys(row)) as WireNamed<Pick<Row, Column>>;

export const toColumns = <Values extends Record<string, unknown>, Name extends keyof Values & string>(
  values: Values,
  names?: readonly Name[],
) => inSnakeCase(values, names ?? Object.keys(values)) as ColumnNamed<Pick<Values, Name>>;
