// One table gives the server its schema, the browser its query, and both their TypeScript types.

/** A field: its GraphQL type (`Int!`, `[Week!]!`) and its description in one sentence with the unit. */
export type GraphField = readonly [type: string, description: string];
export type GraphTypes = Readonly<Record<string, Readonly<Record<string, GraphField>>>>;

/** `Date` is a calendar day, `YYYY-MM-DD`. */
type Scalars = { Int: number; Float: number; String: string; Boolean: boolean; ID: string; Date: string };

type Value<T extends GraphTypes, S extends string> = S extends `${infer Inner}!`
  ? Present<T, Inner>
  : Present<T, S> | null;
type Present<T extends GraphTypes, S extends string> = S extends `[${infer Inner}]`
  ? Value<T, Inner>[]
  : S extends keyof Scalars
    ? Scalars[S]
    : S extends keyof T
      ? ObjectOf<T, S>
      : never;

export type ObjectOf<T extends GraphTypes, N extends keyof T> = { [F in keyof T[N]]: Value<T, T[N][F][0]> };

export function schemaOf(types: GraphTypes): string {
  const fieldOf = ([name, [type, description]]: [string, GraphField]) =>
    `  ${JSON.stringify(description)}\n  ${name}: ${type}`;
  return Object.entries(types)
    .map(([name, fields]) => `type ${name} {\n${Object.entries(fields).map(fieldOf).join('\n')}\n}`)
    .join('\n\n');
}

/** Nested types included: `{ from weeks { monday minutes } }`. */
export function selectionOf(types: GraphTypes, name: string): string {
  const fields = Object.entries(types[name] ?? {}).map(([field, [type]]) => {
    const inner = type.replace(/[[\]!]/g, '');
    return inner in types ? `${field} ${selectionOf(types, inner)}` : field;
  });
  return `{ ${fields.join(' ')} }`;
}
