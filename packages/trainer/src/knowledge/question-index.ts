import type { Entry } from '#knowledge/entries.ts';
import { countsOf, letterNumbers, lettersOf, pairsOf, plainText, wordsIn } from '#knowledge/features.ts';

/** Where a feature stands, and how much it says there. */
export type Postings = { at: number[]; weights: number[] };

/** Groups of letters of each wording, as a vector of length one, rare groups the heaviest. */
export type Letters = {
  postings: ReadonlyMap<number, Postings>;
  /** By the number of a group; 0 where no wording has it. */
  rarity: Float64Array;
  /** Of the sum of the wordings of an entry. */
  lengths: Float64Array;
};

/** How often words and pairs of neighbours are used to ask for an entry, for its area and for anything. */
export type Words = {
  postings: ReadonlyMap<string, Postings>;
  inAreas: ReadonlyMap<string, Float64Array>;
  inAll: ReadonlyMap<string, number>;
  ofEntries: Float64Array;
  ofAreas: Float64Array;
  ofAll: number;
  /** By how few entries are asked for with it. */
  rarity: ReadonlyMap<string, number>;
  rarest: number;
};

export type Index = {
  entries: readonly Entry[];
  titles: ReadonlyMap<string, Entry>;
  /** The area of each entry, by its number. */
  areas: Int32Array;
  /** The entry each wording belongs to. */
  asked: Int32Array;
  letters: Letters;
  words: Words;
  /** The entries whose title or answer holds a word. */
  answers: ReadonlyMap<string, readonly number[]>;
};

/** What is compared of one wording. */
export type Compared = { words: readonly string[]; letters: ReadonlyMap<number, number> };

export function comparedOf(text: string): Compared {
  const plain = plainText(text);
  return { words: withPairs(wordsIn(plain)), letters: lettersOf(plain) };
}

export function indexOf(entries: readonly Entry[], compared: (text: string) => Compared = comparedOf): Index {
  const texts = entries.map(({ title, wordings }) => [title, ...wordings.map(({ text }) => text)].map(compared));
  const asked = Int32Array.from(texts.flatMap((each, entry) => each.map(() => entry)));
  const names = [...new Set(entries.map(({ area }) => area))];
  const areas = Int32Array.from(entries, ({ area }) => names.indexOf(area));
  return {
    entries,
    titles: new Map(entries.map((entry) => [plainText(entry.title), entry])),
    areas,
    asked,
    letters: letterIndex(
      texts.flatMap((each) => each.map(({ letters }) => letters)),
      asked,
      entries.length,
    ),
    words: wordIndex(
      texts.map((each) => each.flatMap(({ words }) => words)),
      areas,
      names.length,
    ),
    answers: answerIndex(entries),
  };
}

export const withPairs = (words: readonly string[]): string[] => [...words, ...pairsOf(words)];

function add<Feature>(postings: Map<Feature, Postings>, feature: Feature, at: number, weight: number): void {
  const stored = postings.get(feature);
  if (stored === undefined) {
    postings.set(feature, { at: [at], weights: [weight] });
    return;
  }
  stored.at.push(at);
  stored.weights.push(weight);
}

function letterIndex(counted: readonly ReadonlyMap<number, number>[], asked: Int32Array, entries: number): Letters {
  const seen = new Int32Array(letterNumbers);
  for (const counts of counted) for (const group of counts.keys()) seen[group] = (seen[group] ?? 0) + 1;
  const rarity = Float64Array.from(seen, (count) => (count === 0 ? 0 : Math.log(1 + counted.length / (1 + count))));
  const postings = new Map<number, Postings>();
  const lengths = new Float64Array(entries);
  // the wordings of an entry follow each other
  const sum = new Map<number, number>();
  counted.forEach((counts, wording) => {
    for (const [group, weight] of unit(counts, rarity)) {
      add(postings, group, wording, weight);
      sum.set(group, (sum.get(group) ?? 0) + weight);
    }
    const entry = asked[wording] ?? 0;
    if (asked[wording + 1] === entry) return;
    lengths[entry] = lengthOf(sum.values());
    sum.clear();
  });
  return { postings, rarity, lengths };
}

function lengthOf(weights: Iterable<number>): number {
  let squares = 0;
  for (const weight of weights) squares += weight * weight;
  return Math.sqrt(squares) || 1;
}

/** As a vector of length one: groups with their weights. */
export function unit(counts: ReadonlyMap<number, number>, rarity: Float64Array): [group: number, weight: number][] {
  const weighed: [number, number][] = [];
  let squares = 0;
  for (const [group, count] of counts) {
    const weight = (1 + Math.log(count)) * (rarity[group] ?? 0);
    if (weight <= 0) continue;
    weighed.push([group, weight]);
    squares += weight * weight;
  }
  const length = Math.sqrt(squares) || 1;
  for (const each of weighed) each[1] /= length;
  return weighed;
}

function wordIndex(texts: readonly (readonly string[])[], areas: Int32Array, areaCount: number): Words {
  const postings = new Map<string, Postings>();
  const inAreas = new Map<string, Float64Array>();
  const inAll = new Map<string, number>();
  const ofAreas = new Float64Array(areaCount);
  texts.forEach((words, entry) => {
    const area = areas[entry] ?? 0;
    ofAreas[area] = (ofAreas[area] ?? 0) + words.length;
    for (const [word, count] of countsOf(words)) {
      add(postings, word, entry, count);
      inAll.set(word, (inAll.get(word) ?? 0) + count);
      const byArea = inAreas.get(word) ?? new Float64Array(areaCount);
      byArea[area] = (byArea[area] ?? 0) + count;
      inAreas.set(word, byArea);
    }
  });
  const rarityOf = (count: number) => Math.log(1 + (texts.length - count + 0.5) / (count + 0.5));
  return {
    postings,
    inAreas,
    inAll,
    ofEntries: Float64Array.from(texts, ({ length }) => length),
    ofAreas,
    ofAll: texts.reduce((sum, { length }) => sum + length, 0),
    rarity: new Map([...postings].map(([word, { at }]) => [word, rarityOf(at.length)])),
    rarest: rarityOf(0),
  };
}

function answerIndex(entries: readonly Entry[]): Map<string, number[]> {
  const answers = new Map<string, number[]>();
  entries.forEach(({ title, answer }, entry) => {
    for (const word of new Set(wordsIn(plainText(`${title} ${answer}`)))) {
      const stored = answers.get(word);
      if (stored === undefined) answers.set(word, [entry]);
      else stored.push(entry);
    }
  });
  return answers;
}
