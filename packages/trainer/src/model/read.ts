import { minutesIn } from '#language/durations.ts';
import { cardinalOf, numberIn } from '#language/numbers.ts';
import { type Token, tokenise } from '#language/tokens.ts';
import { decode } from '#model/crf.ts';
import { type Family, headOf, rolesOf, tagLabels } from '#model/families.ts';
import { addFeature, hasFeature, type SparseWeights, softmax } from '#model/linear.ts';
import { messageFeatures, wordFeature } from '#model/message-features.ts';
import type { Model } from '#model/model.ts';
import { roleFeatures, type SpanAt, valueFeatures } from '#model/span-features.ts';
import { type Seen, tokenFeatures } from '#model/token-features.ts';
import { conceptsOf } from '#vocabulary/concepts.ts';
import { vocabulary } from '#vocabulary/vocabulary.ts';

/** A label with the share of certainty it has. */
export type Scored = { label: string; certainty: number };

/** A run of words with the label of the examples («dur», «nocat») and its value; offsets into the text. */
export type ReadSpan = { head: string; value: string; from: number; to: number; certainty: number };

/**
 * What the model makes of a text, in the labels of the examples; rankings fall from the most certain. `isKnown`: at least
 * one of its words stood in an example; of other texts a model can only repeat what is usual.
 */
export type Reading = { spans: ReadSpan[]; intents: Scored[]; dangers: Scored[]; purposes: Scored[]; isKnown: boolean };

/** Reads a text with a model (pure; same text, same reading). */
export function readWith(model: Model, text: string, channel: 'wish' | 'chat'): Reading {
  const tokens = tokenise(text);
  const seen: Seen = { tokens, concepts: conceptsOf(tokens, vocabulary), channel };
  const { features, values } = messageFeatures(seen);
  const ranked = (weights: SparseWeights) => rank(weights, features, values);
  const isKnown = tokens.some(({ word }) => /[\p{L}\p{N}]/u.test(word) && hasFeature(model.dangers, wordFeature(word)));
  return {
    spans: isKnown ? spansOf(model, seen) : [],
    intents: ranked(model.intents),
    dangers: ranked(model.dangers),
    purposes: ranked(model.purposes),
    isKnown,
  };
}

function rank(weights: SparseWeights, features: ArrayLike<number>, values: ArrayLike<number>): Scored[] {
  const scores = new Float64Array(weights.bias);
  for (let index = 0; index < features.length; index += 1)
    addFeature(weights, scores, features[index] ?? 0, values[index] ?? 0);
  return [...softmax(scores)]
    .map((certainty, index) => ({ label: weights.labels[index] ?? '', certainty }))
    .sort((a, b) => b.certainty - a.certainty);
}

function rankOnes(weights: SparseWeights, hashes: readonly number[]): Scored[] {
  const value = 1 / Math.sqrt(hashes.length / 12);
  return rank(weights, hashes, new Float32Array(hashes.length).fill(value));
}

function spansOf(model: Model, seen: Seen): ReadSpan[] {
  const path = decode(model.spans, tokenFeatures(seen));
  const found: (SpanAt & { certainty: number })[] = [];
  path.forEach(({ label, certainty }, at) => {
    const name = tagLabels[label] ?? 'O';
    const last = found.at(-1);
    if (name.startsWith('I-') && last !== undefined && last.last === at - 1) {
      last.last = at;
      last.certainty = Math.max(last.certainty, certainty);
    } else if (name !== 'O') found.push({ family: name.slice(2), first: at, last: at, certainty });
  });
  return found.flatMap((span) => spanOf(model, seen, span));
}

function spanOf(model: Model, seen: Seen, span: SpanAt & { certainty: number }): ReadSpan[] {
  const family = span.family as Family;
  const possible = rolesOf(family);
  const role =
    possible.length === 0
      ? { label: '', certainty: 1 }
      : rankOnes(model.roles, roleFeatures(seen, span)).find(({ label }) => possible.includes(label));
  const words = seen.tokens.slice(span.first, span.last + 1);
  const value = valueIn(model, seen, span, role?.label ?? '', words);
  if (value === null) return [];
  const from = words[0]?.from ?? 0;
  const to = words.at(-1)?.to ?? from;
  const certainty = span.certainty * (role?.certainty ?? 1) * value.certainty;
  const head = family === 'company' || family === 'effort' ? value.label : headOf(family, role?.label ?? '');
  return [{ head, value: family === 'company' || family === 'effort' ? '' : value.label, from, to, certainty }];
}

/** The value of a span; null where its words cannot have one («dur» without a number). */
function valueIn(model: Model, seen: Seen, span: SpanAt, role: string, words: readonly Token[]): Scored | null {
  const spelled = words.map(({ word }) => word);
  switch (span.family) {
    case 'time': {
      if (role === 'othernum') return { label: String(numberIn(spelled) ?? ''), certainty: 1 };
      const minutes = minutesIn(spelled);
      return minutes === null ? null : { label: String(minutes), certainty: 1 };
    }
    case 'days':
    case 'age': {
      const number = spelled.map(cardinalOf).find((each) => each !== null) === undefined ? null : numberIn(spelled);
      return { label: number === null ? '' : String(number), certainty: number === null ? 0.5 : 1 };
    }
    case 'eqnone':
      return { label: '', certainty: 1 };
    default:
  }
  const scored = rankOnes(model.values, valueFeatures(seen, span)).filter(({ label }) =>
    label.startsWith(`${span.family}:`),
  );
  const [best] = scored;
  if (best === undefined) return { label: '', certainty: 0 };
  const total = scored.reduce((sum, { certainty }) => sum + certainty, 0);
  return { label: best.label.slice(span.family.length + 1), certainty: best.certainty / total };
}
