import { recordOf } from '@bandeja/domain/wire/records';

const begin = 0x811c9dc5;
const extended = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/** A number for a name (FNV-1a over its characters): the same on every machine. */
export function idOf(name: string): number {
  let hash = begin;
  for (let index = 0; index < name.length; index += 1) hash = extended(hash, name.charCodeAt(index));
  return hash;
}

/** The ids of all parts of a line of `least` to `most` characters. */
export function partsOf(line: string, least: number, most: number): number[] {
  const ids: number[] = [];
  for (let from = 0; from + least <= line.length; from += 1) {
    let hash = begin;
    for (let size = 1; size <= most && from + size <= line.length; size += 1) {
      hash = extended(hash, line.charCodeAt(from + size - 1));
      if (size >= least) ids.push(hash);
    }
  }
  return ids;
}

function mixed(hash: number, id: number): number {
  const product = Math.imul(hash ^ id, 0x9e3779b1);
  return product ^ (product >>> 15);
}

/**
 * The number of a feature, from the ids of its kind and of the words, concepts or shapes it joins, whose order counts: 24
 * bits. Of 16 million numbers a model knows some 200,000, so that few features share one, and their distances fit into a
 * byte of its file. Names are never joined: a text of 2,000 characters has 30,000 features.
 */
export function featureOf(kind: number, first = 0, second = 0, third = 0): number {
  return mixed(mixed(mixed(kind, first), second), third) >>> 8;
}

/** Ids of kinds of features, which no other group has. */
export function kindsOf<const Name extends string>(group: string, names: readonly Name[]): Record<Name, number> {
  return recordOf(names, (name) => idOf(`${group} ${name}`));
}

/** Features of one text, each once, in the order they came: a set of numbers that need not be hashed again, and is used again. */
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

export function include(set: Distinct, feature: number): void {
  const { places } = set;
  const mask = places.length - 1;
  let place = feature & mask;
  // a place holds one more than its feature; 0 is free
  for (let known = places[place] ?? 0; known !== 0; known = places[place] ?? 0) {
    if (known === feature + 1) return;
    place = (place + 1) & mask;
  }
  places[place] = feature + 1;
  set.list[set.size] = feature;
  set.size += 1;
  if (set.size < set.list.length) return;
  const { list } = set;
  Object.assign(set, distinct(4 * list.length));
  for (let index = 0; index < list.length; index += 1) include(set, list[index] ?? 0);
}
