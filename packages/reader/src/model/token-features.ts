import { featureOf, idOf, kindsOf } from '#model/hash.ts';
import { cueNames, type ModelInput, type Word, wordAt } from '#model/words.ts';

const reach = 12;
const buckets = ['', '1', '2', '3', '4', '4', '4', '7', '7', '7', '7', '7', '7'];
/** «not2» is a negation two words away: an id by cue and distance. */
const cueIds = cueNames.map((cue) => buckets.map((bucket) => idOf(`${cue}${bucket}`)));

const none: Pick<Word, 'cues'> = { cues: [] };

/** The nearest word with each cue on one side, within the clause. */
function cuesAround({ tokens, words }: ModelInput, at: number, step: 1 | -1): readonly number[] {
  const clause = tokens[at]?.clause;
  const found: number[] = [];
  let met = 0;
  for (let distance = 1; distance <= reach; distance += 1) {
    const index = at + distance * step;
    if (tokens[index]?.clause !== clause) break;
    const { cues } = words[index] ?? none;
    for (let which = 0; which < cues.length; which += 1) {
      const cue = cues[which] ?? 0;
      if ((met & (1 << cue)) !== 0) continue;
      met |= 1 << cue;
      found.push(cueIds[cue]?.[distance] ?? 0);
    }
  }
  return found;
}

/**
 * Bits of the words that a feature reads: the word alone, or one neighbour with the word's own shape. Their sums are the
 * same for the same words and are cached; {@link severalAt} reads several words at once.
 */
export const windowBits = { own: 1, before1: 2, before2: 4, before3: 8, after1: 16, after2: 32, after3: 64 };
const everything = 127;
const sides = [
  {
    step: -1,
    bits: [windowBits.before1, windowBits.before2, windowBits.before3],
    kinds: kindsOf('before', ['word', 'first4', 'shapes', 'concept', 'shaped']),
  },
  {
    step: 1,
    bits: [windowBits.after1, windowBits.after2, windowBits.after3],
    kinds: kindsOf('after', ['word', 'first4', 'shapes', 'concept', 'shaped']),
  },
];
const own = kindsOf('own', [
  'any',
  'channel',
  'word',
  'shape',
  'first',
  'last',
  'part',
  'concept',
  'conceptChannel',
  'family',
]);
const several = kindsOf('several', [
  ...(['lastAndWord', 'wordAndNext', 'twoBefore', 'twoAfter', 'kinds', 'cueBefore', 'cueAfter'] as const),
  ...(['conceptCueBefore', 'conceptCueAfter', 'begins', 'beginsWith', 'ends', 'short'] as const),
]);
const channels = { chat: idOf('chat'), wish: idOf('wish') };

/** The features of one word that read only the words in `wanted`, bits of {@link windowBits}. */
export function featuresAt(input: ModelInput, at: number, wanted: number): number[] {
  const here = wordAt(input, at);
  const features: number[] = [];
  if ((wanted & windowBits.own) !== 0) {
    features.push(featureOf(own.any), featureOf(own.channel, channels[input.channel]));
    features.push(featureOf(own.word, here.id), featureOf(own.shape, here.shape));
    addPartsOf(features, here.spelled);
    for (const { id, family } of here.concepts) {
      features.push(featureOf(own.concept, id), featureOf(own.conceptChannel, id, channels[input.channel]));
      features.push(featureOf(own.family, family));
    }
  }
  for (const { step, bits, kinds } of sides) {
    bits.forEach((bit, index) => {
      if ((wanted & bit) === 0) return;
      const distance = index + 1;
      const other = wordAt(input, at + step * distance);
      if (distance < 3) features.push(featureOf(kinds.word, distance, other.id));
      if (distance === 1) {
        features.push(featureOf(kinds.shapes, other.shape, here.shape));
        if (other.spelled.length > 3) features.push(featureOf(kinds.first4, other.first4));
      }
      for (const { id } of other.concepts) {
        features.push(featureOf(kinds.concept, distance, id));
        if (distance === 1 || step === 1) features.push(featureOf(kinds.shaped, distance, id, here.shape));
      }
    });
  }
  return features;
}

/** Adds the features of one word that read several words at once. */
export function severalAt(input: ModelInput, at: number, features: number[]): void {
  const here = wordAt(input, at);
  const last = wordAt(input, at - 1);
  const next = wordAt(input, at + 1);
  features.push(
    featureOf(several.lastAndWord, last.id, here.id),
    featureOf(several.wordAndNext, here.id, next.id),
    featureOf(several.twoBefore, wordAt(input, at - 2).id, last.id),
    featureOf(several.twoAfter, next.id, wordAt(input, at + 2).id),
    featureOf(several.kinds, last.kind, here.kind),
  );
  const before = cuesAround(input, at, -1);
  const after = cuesAround(input, at, 1);
  for (const cue of before) features.push(featureOf(several.cueBefore, cue));
  for (const cue of after) features.push(featureOf(several.cueAfter, cue));
  for (const { id } of here.concepts) {
    for (const cue of before) features.push(featureOf(several.conceptCueBefore, id, cue));
    for (const cue of after) features.push(featureOf(several.conceptCueAfter, id, cue));
  }
  const { tokens } = input;
  const clause = tokens[at]?.clause;
  if (tokens[at - 1]?.clause !== clause)
    features.push(featureOf(several.begins), featureOf(several.beginsWith, here.id));
  if (tokens[at + 1]?.clause !== clause) features.push(featureOf(several.ends));
  if (tokens.length <= 6) features.push(featureOf(several.short, here.shape));
}

/** All features for a word's span label. Deterministic. */
export function tokenFeatures(input: ModelInput): number[][] {
  return input.tokens.map((_, at) => {
    const features = featuresAt(input, at, everything);
    severalAt(input, at, features);
    return features;
  });
}

/** Beginnings, ends and parts of a word. */
function addPartsOf(features: number[], word: string): void {
  const padded = `^${word}$`;
  for (const size of [2, 3, 4, 5]) {
    if (padded.length <= size) break;
    features.push(featureOf(own.first, idOf(padded.slice(0, size))), featureOf(own.last, idOf(padded.slice(-size))));
  }
  for (let from = 1; from + 4 <= padded.length - 1; from += 1)
    features.push(featureOf(own.part, idOf(padded.slice(from, from + 4))));
}
