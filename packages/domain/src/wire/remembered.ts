/** After `most` keys the cache is emptied; keys beyond 60 characters are not cached. */
export function remembered<Key extends string | number, Value>(compute: (key: Key) => Value, most = 10_000) {
  const found = new Map<Key, Value>();
  return (key: Key): Value => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    if (found.size >= most) found.clear();
    if (typeof key === 'number' || key.length <= 60) found.set(key, value);
    return value;
  };
}
