export type LruCache<V> = {
  get: (key: string) => V | undefined;
  set: (key: string, value: V) => V;
  delete: (key: string) => void;
  keys: () => string[];
};

/** Drops the least recently used first. @param maxAgeMs longest time a value stays after it was written; no limit when absent */
export function lruCache<V>(maxEntries: number, maxAgeMs?: number): LruCache<V> {
  // a map iterates in the order of insertion: the first entry is the least recently read
  const entries = new Map<string, V>();
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, value);
      const [eldest] = entries.keys();
      if (entries.size > maxEntries && eldest !== undefined) entries.delete(eldest);
      const drop = () => entries.get(key) === value && entries.delete(key);
      if (maxAgeMs !== undefined) setTimeout(drop, maxAgeMs).unref();
      return value;
    },
    delete: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  };
}
