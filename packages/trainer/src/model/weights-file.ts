import { type SparseWeights, slotsFor } from '#model/linear.ts';
import type { Model } from '#model/model.ts';

/** What the file says of itself: the hash of the examples it was trained on, and the shape of each part. */
type Part = { labels: readonly string[]; bias: number[]; features: number; pairs: number; step: number };
type Head = { corpus: string; transitions: number[]; parts: Record<string, Part> };

const flat = ['roles', 'values', 'intents', 'dangers', 'purposes'] as const;
const partNames = ['spans', ...flat, 'hidden', 'head 0', 'head 1'] as const;

function partOf(model: Model, name: (typeof partNames)[number]): SparseWeights {
  const known = flat.find((each) => each === name);
  if (known !== undefined) return model[known];
  if (name === 'spans') return model.spans.emissions;
  return name === 'hidden' ? model.net.hidden : (model.net.heads[name === 'head 0' ? 0 : 1] ?? missing(name));
}

/** How many steps a weight has to each side: few where there are many weights that only count together. */
const stepsOf = (name: string): number => (name.startsWith('head') ? 127 : name === 'hidden' ? 9 : 16);
/** The greatest weights are rare: what lies this many deviations out is cut. */
const widest = 4;

/** Weights become whole steps; a feature is its hash's distance from the one before, in seven-bit groups. */
export function encodeModel(model: Model, corpus: string): Uint8Array {
  const parts: Record<string, Part> = {};
  const chunks: Uint8Array[] = [];
  for (const name of partNames) {
    const { labels, bias, keys, starts, ids, weights } = partOf(model, name);
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
    const counts = keys.map((_, row) => (starts[row + 1] ?? 0) - (starts[row] ?? 0));
    const steps = Int8Array.from(weights, (weight) => Math.max(-most, Math.min(most, Math.round(weight / step))));
    chunks.push(bytesOf(gaps.length));
    chunks.push(Uint8Array.from(gaps), Uint8Array.from(counts), ids, new Uint8Array(steps.buffer));
  }
  const transitions = [...model.spans.transitions].map((weight) => (weight < -1e8 ? -1e9 : Number(weight.toFixed(3))));
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
  const parts = new Map<string, SparseWeights>();
  for (const name of partNames) {
    const { labels, bias, features, pairs, step } = head.parts[name] ?? missing(name);
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
    for (let row = 0; row < features; row += 1) starts[row + 1] = (starts[row] ?? 0) + (file[at + row] ?? 0);
    at += features;
    const ids = file.slice(at, at + pairs);
    at += pairs;
    const weights = Float32Array.from({ length: pairs }, (_, pair) => view.getInt8(at + pair) * step);
    at += pairs;
    parts.set(name, {
      labels,
      bias: Float32Array.from(bias),
      keys,
      slots: slotsFor(keys, starts),
      starts,
      ids,
      weights,
    });
  }
  const part = (name: string) => parts.get(name) ?? missing(name);
  return {
    corpus: head.corpus,
    model: {
      spans: { emissions: part('spans'), transitions: Float32Array.from(head.transitions) },
      roles: part('roles'),
      values: part('values'),
      intents: part('intents'),
      dangers: part('dangers'),
      purposes: part('purposes'),
      net: { hidden: part('hidden'), heads: [part('head 0'), part('head 1')] },
    },
  };
}

function missing(name: string): never {
  throw new Error(`The file of weights has no part ${name}`);
}
