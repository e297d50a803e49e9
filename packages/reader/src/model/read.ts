import { minutesIn } from '#language/durations.ts';
import { cardinalOf, numberIn } from '#language/numbers.ts';
import { isSaid } from '#language/pieces.ts';
import type { Token } from '#language/tokens.ts';
import { decode } from '#model/crf.ts';
import { type Family, headOf, mentionLabels, rolesOf, tagLabels } from '#model/families.ts';
import { addTimes, hasFeature, inUnits, softmax, type Table } from '#model/linear.ts';
import { isWeighed, type Mentions, withMentions } from '#model/mentions.ts';
import { type MessageFeatures, messageFeatures, wordFeature } from '#model/message-features.ts';
import type { Model, Range, ReadSpan } from '#model/model.ts';
import { roleFeatures, type SpanAt, valueFeatures } from '#model/span-features.ts';
import { type ModelInput, see } from '#model/words.ts';

/** A label with the share of certainty it has. */
export type Scored = { label: string; certainty: number };

/**
 * The model's reading of a text, in the labels of the examples; rankings are sorted by certainty. `isKnown`: at least one
 * of its words appeared in an example; for other texts a model can only repeat the usual.
 */
export type Reading = {
  tokens: readonly Token[];
  concepts: ModelInput['concepts'];
  spans: ReadSpan[];
  intents: Scored[];
  dangers: Scored[];
  purposes: Scored[];
  isKnown: boolean;
};

/** Reads a text with a model (pure; same text, same reading). */
export function readWith(model: Model, text: string, channel: 'wish' | 'chat'): Reading {
  const input = see(text, channel);
  const isKnown = knows(model, input);
  const scores = scoresOf(model.message, messageFeatures(input));
  const { intents, dangers, purposes } = model.ranges;
  return {
    tokens: input.tokens,
    concepts: input.concepts,
    spans: isKnown
      ? withOneLevel(withMentions(withOneLength(spansOf(model, input)), mentionsIn(model, scores), text.length))
      : [],
    intents: jointly(model, intents, 0, scores),
    dangers: jointly(model, dangers, 1, scores),
    purposes: ranked(model.message.labels.slice(purposes.from, purposes.to), sharesIn(scores, purposes)),
    isKnown,
  };
}

/** The message's mentions of a field as a whole. */
function mentionsIn({ ranges }: Model, scores: Float64Array): Mentions {
  const shares = {
    lvl: sharesIn(scores, ranges.mentions.lvl),
    no: sharesIn(scores, ranges.mentions.no),
    place: sharesIn(scores, ranges.mentions.place),
  };
  return (field, value) => shares[field][mentionLabels[field].indexOf(value)] ?? 0;
}

function knows({ message, ranges: { dangers } }: Model, { words }: ModelInput): boolean {
  return words.some((word) => isSaid(word.spelled) && hasFeature(message, wordFeature(word), dangers.from, dangers.to));
}

function scoresOf(table: Table, { features, values }: MessageFeatures): Float64Array {
  const sums = new Float64Array(table.labels.length);
  // features of one kind follow each other, and have one value
  for (let from = 0; from < features.length; ) {
    const value = values[from] ?? 0;
    let to = from + 1;
    while (values[to] === value) to += 1;
    addTimes(table, sums, features, { times: value, from, to });
    from = to;
  }
  return inUnits(table, sums, sums);
}

const sharesIn = (scores: Float64Array, { from, to }: Range): Float64Array => softmax(scores.subarray(from, to));

/** How often the linear model counts beside each net, for intents and for dangers. */
const linearCounts = [1.35, 1] as const;

/** The labels by the linear model and by the nets, their shares multiplied. */
function jointly({ message, ranges, heads }: Model, range: Range, head: 0 | 1, scores: Float64Array): Scored[] {
  const linear = linearCounts[head];
  const joint = sharesIn(scores, range).map((share) => share ** linear);
  ranges.hidden.forEach(({ from, to }, net) => {
    const table = heads[net]?.[head];
    if (table === undefined) return;
    const sums = new Float64Array(table.labels.length);
    for (let unit = from; unit < to; unit += 1) {
      const value = scores[unit] ?? 0;
      if (value > 0) addTimes(table, sums, [unit - from], { times: value });
    }
    softmax(inUnits(table, sums, sums)).forEach((share, label) => {
      joint[label] = (joint[label] ?? 0) * share;
    });
  });
  const shares = joint.map((product) => product ** (1 / (linear + ranges.hidden.length)));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return ranked(
    message.labels.slice(range.from, range.to),
    shares.map((share) => share / total),
  );
}

function ranked(labels: readonly string[], shares: ArrayLike<number>): Scored[] {
  return Array.from(shares)
    .map((certainty, index) => ({ label: labels[index] ?? '', certainty }))
    .sort((a, b) => b.certainty - a.certainty);
}

/** The best of the labels that may be, with its share of them. */
function bestOf(table: Table, hashes: ArrayLike<number>, possible: readonly number[]): Scored | null {
  const sums = new Float64Array(table.labels.length);
  addTimes(table, sums, hashes, { times: 1 / Math.sqrt(hashes.length / 12) });
  const scores = inUnits(table, sums, sums);
  let best = -1;
  for (const label of possible) if (best < 0 || (scores[label] ?? 0) > (scores[best] ?? 0)) best = label;
  if (best < 0) return null;
  const total = possible.reduce((sum, label) => sum + Math.exp((scores[label] ?? 0) - (scores[best] ?? 0)), 0);
  return { label: table.labels[best] ?? '', certainty: 1 / total };
}

const lengths = ['dur', 'durmax'];
const aDay = ['weekday'];

const labelsByKey = new WeakMap<Table, Map<string | readonly string[], number[]>>();

/** The numbers of some labels of a table, cached under a key. */
function labelsOf(table: Table, key: string | readonly string[], belongs: (label: string) => boolean): number[] {
  const byKey = labelsByKey.get(table) ?? new Map<string | readonly string[], number[]>();
  labelsByKey.set(table, byKey);
  const found = byKey.get(key) ?? table.labels.flatMap((label, index) => (belongs(label) ? index : []));
  byKey.set(key, found);
  return found;
}

/** The roles of a list. */
function rolesAmong({ roles }: Model, possible: readonly string[]): number[] {
  return labelsOf(roles, possible, (label) => possible.includes(label));
}

/** The values that spans of a family may have. */
function valuesOf({ values }: Model, family: string): number[] {
  return labelsOf(values, family, (label) => label.startsWith(`${family}:`));
}

function spansOf(model: Model, input: ModelInput): ReadSpan[] {
  const path = decode(model.spans, input);
  const found: (SpanAt & { certainty: number })[] = [];
  path.forEach(({ label, certainty }, at) => {
    const family = tagLabels[label] ?? 'none';
    const last = found.at(-1);
    if (last?.last === at - 1 && last.family === family) {
      last.last = at;
      last.certainty = Math.max(last.certainty, certainty);
    } else if (family !== 'none') found.push({ family, first: at, last: at, certainty });
  });
  return hoursWithMinutes(found, input.tokens).flatMap((span) => spanOf(model, input, span));
}

/** A text has only one level: of several, the most certain one. */
function withOneLevel(spans: ReadSpan[]): ReadSpan[] {
  const certainties = spans.filter(({ head }) => head === 'lvl').map(({ certainty }) => certainty);
  const most = Math.max(...certainties);
  return spans.filter(({ head, certainty }) => head !== 'lvl' || certainty === most);
}

/** Lengths that are nearly as certain as the surest one: of these the last is meant. */
const nearlyAsSure = 0.8;

/** A session has one length: «una hora… mejor media» withdraws the first. */
function withOneLength(spans: ReadSpan[]): ReadSpan[] {
  const isLength = ({ head }: ReadSpan) => head === 'dur' || head === 'durmax';
  const most = Math.max(...spans.filter(isLength).map(({ certainty }) => certainty));
  const meant = spans.findLast((span) => isLength(span) && span.certainty >= nearlyAsSure * most);
  return spans.filter((span) => !isLength(span) || span === meant);
}

const hours = new Set(['hora', 'horas', 'h', 'horita']);
const ands = new Set(['y', 'i', 'e']);

/** «una hora» and «y quince» beside each other are one length. */
function hoursWithMinutes<At extends SpanAt>(found: readonly At[], tokens: readonly Token[]): At[] {
  const joined: At[] = [];
  for (const span of found) {
    const last = joined.at(-1);
    const isTail =
      last?.family === 'time' &&
      span.family === 'time' &&
      hours.has(tokens[last.last]?.word ?? '') &&
      (span.first === last.last + 1 || (span.first === last.last + 2 && ands.has(tokens[last.last + 1]?.word ?? '')));
    if (last !== undefined && isTail) last.last = span.last;
    else joined.push(span);
  }
  return joined;
}

/**
 * Less certain findings are dropped: more of them would be wrong than right, on authors left out of the training.
 * Discomforts nearly all stay, because a wrong area costs a tap, and a missed one a pain.
 */
const leastCertainty: Partial<Record<Family, number>> = {
  cat: 0.45,
  grp: 0.3,
  stroke: 0.35,
  eq: 0.25,
  time: 0.42,
  body: 0.2,
  effort: 0.45,
};

/** A length with its unit in a wish is the wanted one sooner than another number. */
const wantedFrom = 0.1;
const units = new Set([
  'min',
  'mins',
  'minuto',
  'minutos',
  'minutitos',
  'minuts',
  'minutes',
  'h',
  'hora',
  'horas',
  "'",
  '’',
]);

/** The role of a span; of lengths it is surer that one is meant than whether it is a limit. */
function roleOf(model: Model, input: ModelInput, span: SpanAt, possible: readonly string[]): Scored | null {
  const features = roleFeatures(input, span);
  const best = bestOf(model.roles, features, rolesAmong(model, possible));
  if (best === null || span.family !== 'time') return best;
  const wanted = bestOf(model.roles, features, rolesAmong(model, lengths));
  if (wanted === null) return best;
  const before = input.concepts.slice(Math.max(0, span.first - 3), span.first).flat();
  if (before.includes('maximum')) wanted.label = 'durmax';
  if (lengths.includes(best.label)) return { ...wanted, certainty: best.certainty / wanted.certainty };
  const words = input.tokens.slice(span.first, span.last + 1);
  const isLength = input.channel === 'wish' && words.some(({ word }) => units.has(word));
  if (best.label !== 'othernum' || !isLength || 1 - best.certainty < wantedFrom) return best;
  return { ...wanted, certainty: Math.max(0.5, wanted.certainty * (1 - best.certainty)) };
}

function spanOf(model: Model, input: ModelInput, span: SpanAt & { certainty: number }): ReadSpan[] {
  // tags are called after the families
  const family = span.family as Family;
  // a day of a wish is one to train on: only in the chat days are moved
  const possible = family === 'weekday' && input.channel === 'wish' ? aDay : rolesOf(family);
  const role = possible.length === 0 ? { label: '', certainty: 1 } : roleOf(model, input, span, possible);
  const words = input.tokens.slice(span.first, span.last + 1);
  const value = valueIn(model, input, span, role?.label ?? '', words);
  if (value === null) return [];
  const from = words[0]?.from ?? 0;
  const to = words.at(-1)?.to ?? from;
  const certainty = span.certainty * (role?.certainty ?? 1) * value.certainty;
  const head = family === 'company' || family === 'effort' ? value.label : headOf(family, role?.label ?? '');
  if (!isWeighed(head) && certainty < (leastCertainty[family] ?? 0)) return [];
  return [{ head, value: family === 'company' || family === 'effort' ? '' : value.label, from, to, certainty }];
}

/** The value of a span; null where its words cannot have one («dur» without a number). */
function valueIn(model: Model, input: ModelInput, span: SpanAt, role: string, words: readonly Token[]): Scored | null {
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
  const best = bestOf(model.values, valueFeatures(input, span), valuesOf(model, span.family));
  if (best === null) return { label: '', certainty: 0 };
  return { label: best.label.slice(span.family.length + 1), certainty: best.certainty };
}
