import { mentionFields } from '#model/families.ts';
import { type SparseWeights, type Stepped, tableOf } from '#model/linear.ts';
import type { Learned, Model, Range } from '#model/model.ts';

/** Header of the file: the hash of the training examples, and the shape of each part. */
type Part = { labels: readonly string[]; bias: number[]; features: number; pairs: number; step: number };
type Head = { corpus: string; transitions: number[]; parts: Record<string, Part> };

const flat = ['roles', 'values', 'intents', 'dangers', 'purposes'] as const;

/** The parts of a model with their names in the file, in their order there. */
function partsOf(model: Learned): (readonly [string, SparseWeights])[] {
  return [
    ['spans', model.spans.emissions] as const,
    ...flat.map((name) => [name, model[name]] as const),
    ...mentionFields.map((field) => [`mentions ${field}`, model.mentions[field]] as const),
    ...model.nets.flatMap(({ hidden, heads }, net) => [
      [`hidden ${net}`, hidden] as const,
      ...heads.map((head, index) => [`head ${net} ${index}`, head] as const),
    ]),
  ];
}

/** Number of steps of a weight to each side: few where many weights only count together. */
function stepsOf(name: string): number {
  if (name.startsWith('head')) return 127;
  return name.startsWith('hidden') ? 9 : 16;
}
/** The greatest weights are rare: weights are clipped at this many standard deviations. */
const widest = 4;

/**
 * Weights are stored as whole steps; a feature is its hash's distance from the one before, in seven-bit groups. One bit
 * per label tells whether it has a weight, eight labels after the other for all features: adjacent bits compress well.
 */
export function encodeModel(model: Learned, corpus: string): Uint8Array {
  const parts: Record<string, Part> = {};
  const chunks: Uint8Array[] = [];
  for (const [name, { labels, bias, keys, starts, ids, weights }] of partsOf(model)) {
    let top = 0;
    for (const weight of weights) top = Math.max(top, Math.abs(weight));
    const most = stepsOf(name);
    const step = Math.min(top, widest * deviation(weights)) / most;
    parts[name] = {
      labels,
      bias: [...bias].map((value) => Number(value.toFixed(4))),
      features: keys.length,
      pairs: ids.length,
      step,
    };
    const gaps: number[] = [];
    let last = 0;
    for (const key of keys) {
      let gap = key - last;
      last = key;
      while (gap >= 128) {
        gaps.push((gap % 128) + 128);
        gap = Math.floor(gap / 128);
      }
      gaps.push(gap);
    }
    const masks = new Uint8Array(Math.ceil(labels.length / 8) * keys.length);
    for (let row = 0; row < keys.length; row += 1) {
      for (let pair = starts[row] ?? 0; pair < (starts[row + 1] ?? 0); pair += 1) {
        const id = ids[pair] ?? 0;
        const at = (id >> 3) * keys.length + row;
        masks[at] = (masks[at] ?? 0) | (1 << (id & 7));
      }
    }
    const steps = Int8Array.from(weights, (weight) => Math.max(-most, Math.min(most, Math.round(weight / step))));
    chunks.push(bytesOf(gaps.length));
    chunks.push(Uint8Array.from(gaps), masks, new Uint8Array(steps.buffer));
  }
  const transitions = [...model.spans.transitions].map((weight) => Number(weight.toFixed(3)));
  const head: Head = { corpus, transitions, parts };
  const written = new TextEncoder().encode(JSON.stringify(head));
  return joined([bytesOf(written.length), written, ...chunks]);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** A length in four bytes, the smallest first. */
function bytesOf(length: number): Uint8Array {
  return new Uint8Array(new Uint32Array([length]).buffer);
}

function deviation(weights: Float32Array): number {
  let sum = 0;
  for (const weight of weights) sum += weight * weight;
  return Math.sqrt(sum / Math.max(1, weights.length));
}

/** Reads what {@link encodeModel} wrote. */
export function decodeModel(file: Uint8Array): { model: Model; corpus: string } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = 4 + view.getUint32(0, true);
  // written by `encodeModel`, and by nothing else
  const head = JSON.parse(new TextDecoder().decode(file.subarray(4, at))) as Head;
  const parts = new Map<string, Stepped>();
  for (const [name, { labels, bias, features, pairs, step }] of Object.entries(head.parts)) {
    const gapsEnd = at + 4 + view.getUint32(at, true);
    at += 4;
    const keys = new Uint32Array(features);
    let last = 0;
    for (let row = 0; row < features; row += 1) {
      let gap = 0;
      let scale = 1;
      for (;;) {
        const byte = file[at] ?? 0;
        at += 1;
        gap += (byte & 127) * scale;
        if (byte < 128) break;
        scale *= 128;
      }
      last += gap;
      keys[row] = last;
    }
    if (at !== gapsEnd) throw new Error(`The weights of ${name} are damaged`);
    const starts = new Uint32Array(features + 1);
    const ids = new Uint8Array(pairs);
    let pair = 0;
    for (let row = 0; row < features; row += 1) {
      for (let id = 0; id < labels.length; id += 1) {
        if (((file[at + (id >> 3) * features + row] ?? 0) & (1 << (id & 7))) === 0) continue;
        ids[pair] = id;
        pair += 1;
      }
      starts[row + 1] = pair;
    }
    at += Math.ceil(labels.length / 8) * features;
    if (pair !== pairs) throw new Error(`The weights of ${name} are damaged`);
    const steps = new Int8Array(file.buffer, file.byteOffset + at, pairs);
    at += pairs;
    parts.set(name, { labels, bias: Float32Array.from(bias), keys, starts, ids, steps, step });
  }
  return { corpus: head.corpus, model: modelOf(parts, Float32Array.from(head.transitions)) };
}

function modelOf(parts: ReadonlyMap<string, Stepped>, transitions: Float32Array): Model {
  const part = (name: string) => parts.get(name) ?? missing(name);
  const nets = [...parts.keys()].flatMap((name) => (name.startsWith('hidden ') ? [name.slice(7)] : []));
  const whole = ['intents', 'dangers', 'purposes', ...mentionFields.map((field) => `mentions ${field}`)];
  const together = [...whole, ...nets.map((net) => `hidden ${net}`)];
  const ranges = new Map<string, Range>();
  let from = 0;
  for (const name of together) {
    const to = from + part(name).labels.length;
    ranges.set(name, { from, to });
    from = to;
  }
  const range = (name: string): Range => ranges.get(name) ?? missing(name);
  return {
    spans: { emissions: tableOf([part('spans')]), transitions },
    roles: tableOf([part('roles')]),
    values: tableOf([part('values')]),
    message: tableOf(together.map(part)),
    ranges: {
      intents: range('intents'),
      dangers: range('dangers'),
      purposes: range('purposes'),
      mentions: { lvl: range('mentions lvl'), no: range('mentions no'), place: range('mentions place') },
      hidden: nets.map((net) => range(`hidden ${net}`)),
    },
    heads: nets.map((net) => [0, 1].map((head) => tableOf([part(`head ${net} ${head}`)]))),
  };
}

function missing(name: string): never {
  throw new Error(`The file of weights has no part ${name}`);
}
