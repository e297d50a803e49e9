/** The keys of a table that is written out; the compiler allows for an object with more of them than its type names. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

/** A table with a value for each of these keys; `fromEntries` cannot know that all of them are there. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueFor: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<K, V>;
