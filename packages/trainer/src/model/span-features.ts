import { cardinalOf } from '#language/numbers.ts';
import { folded, wholeHashOf as name } from '#model/hash.ts';
import type { ModelInput } from '#model/token-features.ts';

/** Tokens `first` to `last` of a text that belong to one family. */
export type SpanAt = { family: string; first: number; last: number };

const turning = new Set([
  'not',
  'refuse',
  'pain',
  'strongpain',
  'protect',
  'healed',
  'past',
  'others',
  'correct',
  'want',
  'maximum',
  'since',
  'kilos',
  'minutes',
  'hours',
  'ownage',
  'change',
  'plan',
  'routine',
]);

function near(distance: number): string {
  return distance <= 2 ? String(distance) : distance <= 4 ? 'n' : distance <= 8 ? 'm' : 'f';
}

const farthest = 14;

/** Features for the role of a span: its words, and those before and after, near and far. */
export function roleFeatures(input: ModelInput, span: SpanAt): number[] {
  const { tokens, concepts, channel } = input;
  const { family, first, last } = span;
  const names = new Set<number>([name('f', family), name('c', family, channel)]);
  addSide(names, input, span, -1);
  addSide(names, input, span, 1);
  const word = (at: number): string => tokens[at]?.word ?? '-';
  names
    .add(name('bb', word(first - 2), '_', word(first - 1)))
    .add(name('aa', word(last + 1), '_', word(last + 2)))
    .add(name('ba', word(first - 1), '_', word(last + 1)));
  for (let at = first; at <= last; at += 1) {
    const here = tokens[at];
    if (here === undefined) continue;
    names.add(name('i', family, here.word)).add(name('ip', here.word.slice(0, 4)));
    const value = cardinalOf(here.word);
    if (value !== null) {
      const size = value <= 4 ? value : value % 5 === 0 ? (value <= 90 ? 'r' : 'R') : value < 100 ? 'o' : 'O';
      names.add(name('n', family, String(size)));
    }
    for (const concept of concepts[at] ?? []) names.add(name('iv', family, concept));
  }
  names.add(name('len', String(Math.min(4, last - first)), family));
  return Array.from(names, folded);
}

/** Features of one side of a span. */
function addSide(
  names: Set<number>,
  { tokens, concepts }: ModelInput,
  { family, first, last }: SpanAt,
  step: 1 | -1,
): void {
  const side = step === 1 ? 'a' : 'b';
  const from = step === 1 ? last : first;
  const clause = tokens[first]?.clause;
  for (let distance = 1; distance <= farthest; distance += 1) {
    const index = from + distance * step;
    const token = tokens[index];
    if (token === undefined) {
      if (distance === 1) names.add(name(side, 'edge'));
      break;
    }
    const { word } = token;
    const same = token.clause === clause ? 's' : 'o';
    if (distance <= 5) names.add(name(side, 'w', same, word)).add(name(side, 'f', family, word));
    if (distance <= 2) {
      names
        .add(name(side, distance === 1 ? '1' : '2', word))
        .add(name(side, distance === 1 ? '1f' : '2f', family, word));
    }
    for (const concept of concepts[index] ?? []) {
      if (!turning.has(concept) && distance > 2) continue;
      names.add(name(side, 'v', concept, near(distance), same));
      names.add(name(side, 'vf', family, concept, near(distance), same));
      if (same === 's') names.add(name(side, 'vs', concept)).add(name(side, 'vsf', family, concept));
    }
  }
}

/** Features for the value of a span. */
export function valueFeatures({ tokens, concepts }: ModelInput, { family, first, last }: SpanAt): number[] {
  const names = new Set<number>([name('f', family)]);
  for (let at = first; at <= last; at += 1) {
    const here = tokens[at]?.word ?? '';
    const next = at < last ? (tokens[at + 1]?.word ?? '') : '';
    names.add(name('w', family, here)).add(name('v', family, here, '_', next));
    const padded = `^${here}$`;
    for (const size of [3, 4, 5]) {
      for (let from = 0; from + size <= padded.length; from += 1)
        names.add(name('c', family, padded.slice(from, from + size)));
    }
    for (const concept of concepts[at] ?? []) {
      names.add(name('k', concept));
      if (concept.startsWith(family)) names.add(name('kf', concept));
    }
  }
  for (const distance of [1, 2, 3]) {
    for (const index of [first - distance, last + distance]) {
      const token = tokens[index];
      if (token === undefined) continue;
      names.add(name('n', family, token.word)).add(name('np', family, token.word.slice(0, 4)));
      for (const concept of concepts[index] ?? []) names.add(name('nk', family, concept));
    }
  }
  return Array.from(names, folded);
}
