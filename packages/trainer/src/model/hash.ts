/**
 * FNV-1a over the characters of a feature's name, folded to 24 bits; the same number on every machine. Of 16 million
 * numbers a model knows some 200,000, so that few features share one, and their distances fit into a byte of its file.
 */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash ^= name.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> 24)) & 0xffffff;
}
