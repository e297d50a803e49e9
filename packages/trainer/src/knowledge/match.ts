import { readFileSync } from 'node:fs';
import { type Entry, knowledge } from '#knowledge/entries.ts';
import { plainText, withoutFiller, wordsIn } from '#knowledge/features.ts';
import { opinionNames, opinionsOf } from '#knowledge/opinions.ts';
import { type Index, indexOf } from '#knowledge/question-index.ts';

/** `share` of 0 to 1: how surely a question is about this entry (docs/trainer.md#knowledge). */
export type Match = { entry: Entry; share: number };

/** What is known of a question besides its words: the only area that counts, and how surely an area fits its reading. */
export type Beside = { area?: string | null; fits?: (area: string) => number };

/** Fitted by `npm run train -- knowledge`. */
export type Fit = {
  opinions: Record<(typeof opinionNames)[number], number>;
  /** Of the evidence that the first is meant, and that one of the first two is. */
  first: readonly number[];
  either: readonly number[];
};

/** An entry with what each opinion says of it, in their order, and the sum of them. */
export type Candidate = { entry: Entry; opinions: number[]; score: number };

const compared = 12;
const longestLead = 4;
const most = 3;
const leastShare = 1e-6;

let known: Index | null = null;
let read: Fit | null = null;

/** Built once, from all entries. The server warms it up at its start. */
function knownIndex(): Index {
  known ??= indexOf(knowledge());
  return known;
}

function knownFit(): Fit {
  read ??= JSON.parse(readFileSync(new URL('./fit.json', import.meta.url), 'utf8')) as Fit;
  return read;
}

/** The likeliest entries for a question, the first the surest. */
export function matchesOf(question: string, beside: Beside = {}): Match[] {
  const plain = plainText(question);
  const index = knownIndex();
  return matchesIn(index, index.titles.has(plain) ? plain : withoutFiller(plain), beside);
}

export function matchesIn(index: Index, plain: string, beside: Beside, fit = knownFit()): Match[] {
  // a title that was tapped
  const tapped = index.titles.get(plain);
  if (tapped !== undefined) return [{ entry: tapped, share: 1 }];
  const best = candidatesIn(index, plain, beside, fit.opinions);
  const evidence = evidenceOf(plain, best);
  const first = chance(evidence, fit.first);
  const second = Math.max(0, chance(evidence, fit.either) - first);
  // letters alone are like everything
  const isKnown = wordsIn(plain).some((word) => index.words.numbers.has(word));
  return best.slice(0, most).map(({ entry }, at) => {
    const share = [first, Math.min(first, second)][at] ?? 0;
    return { entry, share: isKnown ? share : 0 };
  });
}

/** The likeliest entries by the sum of all opinions. */
export function candidatesIn(
  index: Index,
  plain: string,
  { area = null, fits }: Beside,
  weights: Fit['opinions'],
): Candidate[] {
  const opinions = opinionsOf(plain, index, fits);
  const scores = new Float64Array(index.entries.length);
  for (const name of opinionNames)
    opinions[name].forEach((value, entry) => {
      scores[entry] = (scores[entry] ?? 0) + weights[name] * value;
    });
  return index.entries
    .map((entry, number) => ({ entry, number, score: scores[number] ?? 0 }))
    .filter(({ entry }) => area === null || entry.area === area)
    .sort((one, other) => other.score - one.score)
    .slice(0, compared)
    .map(({ entry, number, score }) => ({
      entry,
      score,
      opinions: opinionNames.map((name) => opinions[name][number] ?? 0),
    }));
}

/** What says how surely the first is meant, in the order of the fitted weights. */
export function evidenceOf(plain: string, best: readonly Candidate[]): number[] {
  const [first, second] = best;
  if (first === undefined) return [];
  const share = 1 / best.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0);
  return [
    1,
    Math.log(share / (1 - share + leastShare)),
    Math.min(longestLead, first.score - (second?.score ?? 0)),
    ...first.opinions,
    Math.log(plain.split(' ').length),
  ];
}

const chance = (evidence: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-evidence.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
