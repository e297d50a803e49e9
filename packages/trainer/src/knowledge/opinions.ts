import { lettersOf, wordsIn } from '#knowledge/features.ts';
import { type Index, unit, withPairs } from '#knowledge/question-index.ts';

/** What each opinion says of each entry. */
export const opinionNames = ['letters', 'nearest', 'words', 'covered', 'answer', 'reading'] as const;
export type Opinions = Record<(typeof opinionNames)[number], Float64Array>;

/** How much a word counts as used for the entry, for its area and for anything. */
const used = { entry: 0.5, area: 0.25, any: 0.25 };
const pairCounts = 0.5;
/** So that all opinions are of about one size. */
const wordScale = 0.1;

/**
 * `letters`: like the mean wording by groups of letters, which sees through misspelling; `nearest`: like the most similar
 * wording; `words`: likely to be asked so rather than anything else; `covered`, `answer`: which part of the words is used
 * to ask for it, or stands in its answer, rare words the heaviest; `reading`: how surely its area fits the reading.
 */
export function opinionsOf(plain: string, index: Index, fits: (area: string) => number = () => 0): Opinions {
  return {
    ...letterOpinions(plain, index),
    words: likely(plain, index),
    ...sharesOf([...new Set(wordsIn(plain))], index),
    reading: Float64Array.from(index.entries, ({ area }) => fits(area)),
  };
}

function letterOpinions(plain: string, { entries, asked, letters }: Index): Pick<Opinions, 'letters' | 'nearest'> {
  const alike = new Float64Array(asked.length);
  const { starts, at, weights } = letters.postings;
  const own = unit(lettersOf(plain), letters.rarity);
  for (const [index, group] of own.groups.entries()) {
    const share = own.weights[index] ?? 0;
    for (let place = starts[group] ?? 0; place < (starts[group + 1] ?? 0); place += 1) {
      const wording = at[place] ?? 0;
      alike[wording] = (alike[wording] ?? 0) + share * (weights[place] ?? 0);
    }
  }
  const mean = new Float64Array(entries.length);
  const nearest = new Float64Array(entries.length);
  for (let wording = 0; wording < alike.length; wording += 1) {
    const entry = asked[wording] ?? 0;
    const like = alike[wording] ?? 0;
    mean[entry] = (mean[entry] ?? 0) + like / (letters.lengths[entry] ?? 1);
    if (like > (nearest[entry] ?? 0)) nearest[entry] = like;
  }
  return { letters: mean, nearest };
}

function likely(plain: string, { entries, areas, words }: Index): Float64Array {
  const byEntry = new Float64Array(entries.length);
  const byArea = new Float64Array(words.ofAreas.length);
  for (const word of new Set(withPairs(wordsIn(plain)))) {
    const number = words.numbers.get(word);
    if (number === undefined) continue;
    const any = (words.inAll[number] ?? 0) / words.ofAll;
    const inAreas = words.inAreas.subarray(number * byArea.length, (number + 1) * byArea.length);
    const weight = (word.includes(' ') ? pairCounts : 1) * wordScale;
    const elsewhere = inAreas.map((count, area) => used.any * any + (used.area * count) / (words.ofAreas[area] ?? 1));
    elsewhere.forEach((share, area) => {
      byArea[area] = (byArea[area] ?? 0) + weight * Math.log(share / any);
    });
    const { starts, at, weights } = words.postings;
    for (let place = starts[number] ?? 0; place < (starts[number + 1] ?? 0); place += 1) {
      const entry = at[place] ?? 0;
      const base = elsewhere[areas[entry] ?? 0] ?? 1;
      const share = (used.entry * (weights[place] ?? 0)) / (words.ofEntries[entry] ?? 1);
      byEntry[entry] = (byEntry[entry] ?? 0) + weight * Math.log(1 + share / base);
    }
  }
  return byEntry.map((sum, entry) => sum + (byArea[areas[entry] ?? 0] ?? 0));
}

function sharesOf(asked: readonly string[], { entries, words, answers }: Index): Pick<Opinions, 'covered' | 'answer'> {
  const covered = new Float64Array(entries.length);
  const answer = new Float64Array(entries.length);
  const { starts, at } = words.postings;
  const rare = (word: string) => words.rarity[words.numbers.get(word) ?? -1] ?? words.rarest;
  const all = asked.reduce((sum, word) => sum + rare(word), 0);
  for (const word of asked) {
    const share = rare(word) / all;
    const number = words.numbers.get(word);
    const asking = number === undefined ? [] : at.subarray(starts[number], starts[number + 1]);
    for (const entry of asking) covered[entry] = (covered[entry] ?? 0) + share;
    for (const entry of answers.get(word) ?? []) answer[entry] = (answer[entry] ?? 0) + share;
  }
  return { covered, answer };
}
