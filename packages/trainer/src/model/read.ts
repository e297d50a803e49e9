import { minutesIn } from '#language/durations.ts';
import { cardinalOf, numberIn } from '#language/numbers.ts';
import { type Token, tokenise } from '#language/tokens.ts';
import { decode } from '#model/crf.ts';
import { type Family, headOf, rolesOf, tagLabels } from '#model/families.ts';
import { addFeature, hasFeature, type SparseWeights, softmax } from '#model/linear.ts';
import { type MessageFeatures, messageFeatures, wordFeature } from '#model/message-features.ts';
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
  const seen = see(text, channel);
  const message = messageFeatures(seen);
  const isKnown = knows(model, seen);
  const units = unitsOf(model, message);
  return {
    spans: isKnown ? spansOf(model, seen) : [],
    intents: jointly(model, 'intents', message, units),
    dangers: jointly(model, 'dangers', message, units),
    purposes: ranked(model.purposes.labels, sharesOf(model.purposes, message)),
    isKnown,
  };
}

/** The dangers of a text alone, which take a small part of a reading's time; none where no word of it is known. */
export function dangersWith(model: Model, text: string): Scored[] {
  const seen = see(text, 'chat');
  if (!knows(model, seen)) return [];
  const message = messageFeatures(seen);
  return jointly(model, 'dangers', message, unitsOf(model, message));
}

function see(text: string, channel: 'wish' | 'chat'): Seen {
  const tokens = tokenise(text);
  return { tokens, concepts: conceptsOf(tokens, vocabulary), channel };
}

function knows(model: Model, { tokens }: Seen): boolean {
  return tokens.some(({ word }) => /[\p{L}\p{N}]/u.test(word) && hasFeature(model.dangers, wordFeature(word)));
}

/** The hidden units of a message, net by net. */
function unitsOf({ nets }: Model, message: MessageFeatures): Float64Array[] {
  return nets.map(({ hidden }) => scoresOf(hidden, message).map((score) => Math.max(0, score)));
}

const headOfPart = { intents: 0, dangers: 1 } as const;

/** The labels by the linear model and by the nets, whose shares count alike. */
function jointly(
  model: Model,
  part: keyof typeof headOfPart,
  message: MessageFeatures,
  units: readonly Float64Array[],
): Scored[] {
  const opinions = [
    sharesOf(model[part], message),
    ...model.nets.flatMap(({ heads }, net) => {
      const head = heads[headOfPart[part]];
      const values = units[net];
      return head === undefined || values === undefined
        ? []
        : [sharesOf(head, { features: values.map((_, at) => at), values })];
    }),
  ];
  const joint = model[part].labels.map(
    (_, label) => opinions.reduce((product, shares) => product * (shares[label] ?? 0), 1) ** (1 / opinions.length),
  );
  const total = joint.reduce((sum, share) => sum + share, 0);
  return ranked(
    model[part].labels,
    joint.map((share) => share / total),
  );
}

type Values = { features: ArrayLike<number>; values: ArrayLike<number> };

function scoresOf(weights: SparseWeights, { features, values }: Values): Float64Array {
  const scores = new Float64Array(weights.bias);
  for (let index = 0; index < features.length; index += 1)
    addFeature(weights, scores, features[index] ?? 0, values[index] ?? 0);
  return scores;
}

function sharesOf(weights: SparseWeights, message: Values): Float64Array {
  return softmax(scoresOf(weights, message));
}

function ranked(labels: readonly string[], shares: ArrayLike<number>): Scored[] {
  return Array.from(shares)
    .map((certainty, index) => ({ label: labels[index] ?? '', certainty }))
    .sort((a, b) => b.certainty - a.certainty);
}

/** The best of the labels that may be, with its share of them. */
function bestOf(weights: SparseWeights, hashes: readonly number[], mayBe: (label: string) => boolean): Scored | null {
  const scores = new Float64Array(weights.bias);
  const value = 1 / Math.sqrt(hashes.length / 12);
  for (const hash of hashes) addFeature(weights, scores, hash, value);
  let best = -1;
  for (let label = 0; label < scores.length; label += 1) {
    if (mayBe(weights.labels[label] ?? '') && (best < 0 || (scores[label] ?? 0) > (scores[best] ?? 0))) best = label;
  }
  if (best < 0) return null;
  let total = 0;
  scores.forEach((score, label) => {
    if (mayBe(weights.labels[label] ?? '')) total += Math.exp(score - (scores[best] ?? 0));
  });
  return { label: weights.labels[best] ?? '', certainty: 1 / total };
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
  return withOneLevel(hoursWithMinutes(found, seen.tokens).flatMap((span) => spanOf(model, seen, span)));
}

/** A text tells of one level: of several, the most certain one is meant. */
function withOneLevel(spans: ReadSpan[]): ReadSpan[] {
  const certainties = spans.filter(({ head }) => head === 'lvl').map(({ certainty }) => certainty);
  const most = Math.max(...certainties);
  return spans.filter(({ head, certainty }) => head !== 'lvl' || certainty === most);
}

/** «una hora» and «y quince» beside each other are one length. */
function hoursWithMinutes<At extends SpanAt>(found: readonly At[], tokens: readonly Token[]): At[] {
  const joined: At[] = [];
  for (const span of found) {
    const last = joined.at(-1);
    const isTail =
      last?.family === 'time' &&
      span.family === 'time' &&
      /^(?:horas?|h|horita|hora)$/.test(tokens[last.last]?.word ?? '') &&
      (span.first === last.last + 1 ||
        (span.first === last.last + 2 && /^[yie]$/.test(tokens[last.last + 1]?.word ?? '')));
    if (last !== undefined && isTail) last.last = span.last;
    else joined.push(span);
  }
  return joined;
}

/**
 * What is found with less certainty is left out: more of it would be wrong than right, on authors that were left out. Of
 * what hurts nearly all stays, since an area too many costs a tap, and one too few a pain.
 */
const leastCertainty: Partial<Record<Family, number>> = {
  ...{ lvl: 0.55, demand: 0.35, cat: 0.4, grp: 0.2, stroke: 0.25, place: 0.35, eq: 0.35, time: 0.4, body: 0.1 },
};

function spanOf(model: Model, seen: Seen, span: SpanAt & { certainty: number }): ReadSpan[] {
  const family = span.family as Family;
  const possible = rolesOf(family);
  const role =
    possible.length === 0
      ? { label: '', certainty: 1 }
      : bestOf(model.roles, roleFeatures(seen, span), (label) => possible.includes(label));
  const words = seen.tokens.slice(span.first, span.last + 1);
  const value = valueIn(model, seen, span, role?.label ?? '', words);
  if (value === null) return [];
  const from = words[0]?.from ?? 0;
  const to = words.at(-1)?.to ?? from;
  const certainty = span.certainty * (role?.certainty ?? 1) * value.certainty;
  if (certainty < (leastCertainty[family] ?? 0)) return [];
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
  const best = bestOf(model.values, valueFeatures(seen, span), (label) => label.startsWith(`${span.family}:`));
  if (best === null) return { label: '', certainty: 0 };
  return { label: best.label.slice(span.family.length + 1), certainty: best.certainty };
}
