/** A cache of the values read or written last. */
export type LruCache<V> = {
  get: (key: string) => V | undefined;
  /** Returns the value. */
  set: (key: string, value: V) => V;
  delete: (key: string) => void;
  keys: () => string[];
};

/**
 * A cache of limited size that drops the least recently used value first (LRU).
 * @param maxAgeMs longest time a value stays after it was written; no limit when absent
 */
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
