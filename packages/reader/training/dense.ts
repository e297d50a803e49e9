import type { SparseWeights } from '../src/model/linear.ts';

/** Features that are seen in at least `least` examples, by hash, in ascending order: the rows of a dense model. */
export function knownFeatures(examples: Iterable<ArrayLike<number>>, least: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const features of examples) {
    for (let index = 0; index < features.length; index += 1) {
      const hash = features[index] ?? 0;
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
    }
  }
  const hashes = [...counts].filter(([, count]) => count >= least).map(([hash]) => hash);
  hashes.sort((a, b) => a - b);
  return new Map(hashes.map((hash, row) => [hash, row]));
}

/** The weights above `least` of a dense model, as steps of `unit`, in the form they are used and stored. */
export function pruned(
  labels: readonly string[],
  rows: ReadonlyMap<number, number>,
  dense: Float32Array,
  bias: Float32Array,
  most: number,
): SparseWeights {
  const width = labels.length;
  const least = thresholdOf(dense, most);
  const keys: number[] = [];
  const starts: number[] = [0];
  const ids: number[] = [];
  const weights: number[] = [];
  for (const [hash, row] of rows) {
    const before = ids.length;
    for (let label = 0; label < width; label += 1) {
      const weight = dense[row * width + label] ?? 0;
      if (Math.abs(weight) < least) continue;
      ids.push(label);
      weights.push(weight);
    }
    if (ids.length === before) continue;
    keys.push(hash);
    starts.push(ids.length);
  }
  return {
    labels,
    bias,
    keys: Uint32Array.from(keys),
    starts: Uint32Array.from(starts),
    ids: Uint8Array.from(ids),
    weights: Float32Array.from(weights),
  };
}

/** The size that all but the `most` greatest weights stay below. */
function thresholdOf(dense: Float32Array, most: number): number {
  const sizes = dense
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  return sizes.length <= most ? 1e-9 : (sizes[sizes.length - most] ?? 0);
}
