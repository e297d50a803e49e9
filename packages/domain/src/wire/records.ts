/** The compiler allows for more keys than the type names. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

/** `fromEntries` cannot know that all keys are there. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueFor: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<K, V>;
