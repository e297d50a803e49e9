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

/** Adds the hashes of all parts of a line of `least` to `most` characters, each with the name before it. */
export function addParts(hashes: Set<number>, name: string, line: string, least: number, most: number): void {
  const start = extended(begin, name);
  for (let from = 0; from + least <= line.length; from += 1) {
    let hash = start;
    for (let size = 1; size <= most && from + size <= line.length; size += 1) {
      // only the shortest reaches over the gap between two words
      const isGap = size > 2 && line[from + size - 2] === ' ';
      if (isGap && size > least) break;
      hash = Math.imul(hash ^ line.charCodeAt(from + size - 1), 0x01000193);
      if (size >= least) hashes.add(folded(hash));
      if (isGap) break;
    }
  }
}
