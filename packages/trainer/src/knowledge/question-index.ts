import type { Entry } from '#knowledge/entries.ts';
import { countsOf, letterNumbers, lettersOf, pairsOf, plainText, wordsIn } from '#knowledge/features.ts';

/** Where each feature stands and how much it says there: those of feature `n` from `starts[n]` to before `starts[n + 1]`. */
export type Postings = { starts: Int32Array; at: Int32Array; weights: Float64Array };

/** Groups of letters of each wording, as a vector of length one, rare groups the heaviest. */
export type Letters = {
  postings: Postings;
  /** By the number of a group; 0 where no wording has it. */
  rarity: Float64Array;
  /** Of the sum of the wordings of an entry. */
  lengths: Float64Array;
};

/** How often words and pairs of neighbours are used to ask for an entry, for its area and for anything, by their numbers. */
export type Words = {
  numbers: ReadonlyMap<string, number>;
  postings: Postings;
  /** Area after area. */
  inAreas: Float64Array;
  inAll: Float64Array;
  ofEntries: Float64Array;
  ofAreas: Float64Array;
  ofAll: number;
  /** By how few entries are asked for with it. */
  rarity: Float64Array;
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

/** By feature, each in the order given. */
function postingsOf(
  features: ArrayLike<number>,
  at: ArrayLike<number>,
  weights: ArrayLike<number>,
  count: number,
): Postings {
  const starts = new Int32Array(count + 1);
  for (let place = 0; place < features.length; place += 1) {
    const after = (features[place] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let feature = 0; feature < count; feature += 1)
    starts[feature + 1] = (starts[feature + 1] ?? 0) + (starts[feature] ?? 0);
  const next = starts.slice();
  const sorted: Postings = { starts, at: new Int32Array(at.length), weights: new Float64Array(at.length) };
  for (let place = 0; place < features.length; place += 1) {
    const feature = features[place] ?? 0;
    const to = next[feature] ?? 0;
    next[feature] = to + 1;
    sorted.at[to] = at[place] ?? 0;
    sorted.weights[to] = weights[place] ?? 0;
  }
  return sorted;
}

function letterIndex(counted: readonly ReadonlyMap<number, number>[], asked: Int32Array, entries: number): Letters {
  const seen = new Int32Array(letterNumbers);
  for (const counts of counted) for (const group of counts.keys()) seen[group] = (seen[group] ?? 0) + 1;
  const rarity = Float64Array.from(seen, (count) => (count === 0 ? 0 : Math.log(1 + counted.length / (1 + count))));
  const all = counted.reduce((sum, { size }) => sum + size, 0);
  const groups = new Int32Array(all);
  const at = new Int32Array(all);
  const weights = new Float64Array(all);
  const lengths = new Float64Array(entries);
  // the wordings of an entry follow each other
  const sum = new Float64Array(letterNumbers);
  const inSum: number[] = [];
  let place = 0;
  counted.forEach((counts, wording) => {
    const { groups: own, weights: shares } = unit(counts, rarity);
    own.forEach((group, index) => {
      const weight = shares[index] ?? 0;
      groups[place] = group;
      at[place] = wording;
      weights[place] = weight;
      place += 1;
      if (sum[group] === 0) inSum.push(group);
      sum[group] = (sum[group] ?? 0) + weight;
    });
    const entry = asked[wording] ?? 0;
    if (asked[wording + 1] === entry) return;
    lengths[entry] = Math.sqrt(inSum.reduce((squares, group) => squares + (sum[group] ?? 0) ** 2, 0)) || 1;
    for (const group of inSum) sum[group] = 0;
    inSum.length = 0;
  });
  const [used, wordings, shares] = [groups.subarray(0, place), at.subarray(0, place), weights.subarray(0, place)];
  return { postings: postingsOf(used, wordings, shares, letterNumbers), rarity, lengths };
}

/** As a vector of length one. */
export function unit(
  counts: ReadonlyMap<number, number>,
  rarity: Float64Array,
): { groups: number[]; weights: number[] } {
  const groups: number[] = [];
  const weights: number[] = [];
  let squares = 0;
  for (const [group, count] of counts) {
    const weight = (1 + Math.log(count)) * (rarity[group] ?? 0);
    if (weight <= 0) continue;
    groups.push(group);
    weights.push(weight);
    squares += weight * weight;
  }
  const length = Math.sqrt(squares) || 1;
  return { groups, weights: weights.map((weight) => weight / length) };
}

function wordIndex(texts: readonly (readonly string[])[], areas: Int32Array, areaCount: number): Words {
  const numbers = new Map<string, number>();
  const ofAreas = new Float64Array(areaCount);
  const [used, entries, counts]: [number[], number[], number[]] = [[], [], []];
  texts.forEach((words, entry) => {
    const area = areas[entry] ?? 0;
    ofAreas[area] = (ofAreas[area] ?? 0) + words.length;
    for (const [word, count] of countsOf(words)) {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      used.push(number);
      entries.push(entry);
      counts.push(count);
    }
  });
  const inAll = new Float64Array(numbers.size);
  const inAreas = new Float64Array(numbers.size * areaCount);
  used.forEach((word, index) => {
    const count = counts[index] ?? 0;
    const inArea = word * areaCount + (areas[entries[index] ?? 0] ?? 0);
    inAll[word] = (inAll[word] ?? 0) + count;
    inAreas[inArea] = (inAreas[inArea] ?? 0) + count;
  });
  const postings = postingsOf(used, entries, counts, numbers.size);
  const rarityOf = (count: number) => Math.log(1 + (texts.length - count + 0.5) / (count + 0.5));
  return {
    numbers,
    postings,
    inAreas,
    inAll,
    ofEntries: Float64Array.from(texts, ({ length }) => length),
    ofAreas,
    ofAll: texts.reduce((sum, { length }) => sum + length, 0),
    rarity: inAll.map((_, word) => rarityOf((postings.starts[word + 1] ?? 0) - (postings.starts[word] ?? 0))),
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
