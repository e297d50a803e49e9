const begin = 0x811c9dc5;

function extended(hash: number, part: string): number {
  for (let index = 0; index < part.length; index += 1) hash = Math.imul(hash ^ part.charCodeAt(index), 0x01000193);
  return hash;
}

/**
 * FNV-1a over the characters of a feature's name, folded to 24 bits; the same number on every machine. Of 16 million
 * numbers a model knows some 200,000, so that few features share one, and their distances fit into a byte of its file.
 * The name may come in parts, which are never joined: a text of 2,000 characters has 30,000 names.
 */
export function hashOf(name: string, second = '', third = '', fourth = '', fifth = '', sixth = ''): number {
  return folded(wholeHashOf(name, second, third, fourth, fifth, sixth));
}

/** All 32 bits, by which names of one list are known apart. */
export function wholeHashOf(name: string, second = '', third = '', fourth = '', fifth = '', sixth = ''): number {
  let hash = extended(extended(begin, name), second);
  if (third !== '') hash = extended(extended(hash, third), fourth);
  if (fifth !== '') hash = extended(extended(hash, fifth), sixth);
  return hash;
}

export function folded(hash: number): number {
  return (hash ^ (hash >>> 24)) & 0xffffff;
}

/** A name up to where its second word begins, for {@link hashFrom}: the same number as `hashOf(name, word, '_', …)` on its way. */
export const hashPrefix = (name: string, word: string): number => extended(extended(extended(begin, name), word), '_');

/** Continues {@link hashOf} for a name with this beginning. */
export function hashFrom(prefix: number, word: string, third?: string): number {
  const hash = extended(prefix, word);
  return folded(third === undefined ? hash : extended(extended(hash, '_'), third));
}

/** The hashes of all parts of a line of `least` to `most` characters, each with the name before it. */
export function partsOf(name: string, line: string, least: number, most: number): number[] {
  const start = extended(begin, name);
  const hashes: number[] = [];
  for (let from = 0; from + least <= line.length; from += 1) {
    let hash = start;
    for (let size = 1; size <= most && from + size <= line.length; size += 1) {
      hash = Math.imul(hash ^ line.charCodeAt(from + size - 1), 0x01000193);
      if (size >= least) hashes.push(folded(hash));
    }
  }
  return hashes;
}

/** Hashes of one text, each once, in the order they came: a set of numbers that need not be hashed again, and is used again. */
export type Distinct = { list: Uint32Array; size: number; places: Uint32Array };

export const distinct = (room = 256): Distinct => ({
  list: new Uint32Array(room),
  size: 0,
  places: new Uint32Array(2 * room),
});

export function empty(set: Distinct): void {
  set.places.fill(0);
  set.size = 0;
}

export function include(set: Distinct, hash: number): void {
  const { places } = set;
  const mask = places.length - 1;
  let place = hash & mask;
  // a place holds one more than its hash; 0 is free
  for (let known = places[place] ?? 0; known !== 0; known = places[place] ?? 0) {
    if (known === hash + 1) return;
    place = (place + 1) & mask;
  }
  places[place] = hash + 1;
  set.list[set.size] = hash;
  set.size += 1;
  if (set.size < set.list.length) return;
  const { list } = set;
  Object.assign(set, distinct(4 * list.length));
  for (let index = 0; index < list.length; index += 1) include(set, list[index] ?? 0);
}
