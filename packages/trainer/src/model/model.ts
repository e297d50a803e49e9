import type { Chain } from '#model/crf.ts';
import type { SparseWeights } from '#model/linear.ts';

/** One hidden layer over the features of a message, and what each head makes of its units: intents, dangers. */
export type Net = { hidden: SparseWeights; heads: readonly SparseWeights[] };

/** Everything that was learned from the examples. */
export type Model = {
  /** Where words of a family stand. */
  spans: Chain;
  /** Wanted or refused, hurting or healed, the wanted length or another number. */
  roles: SparseWeights;
  /** Which stroke, muscle group, place … */
  values: SparseWeights;
  intents: SparseWeights;
  dangers: SparseWeights;
  /** More opinions on intents and dangers, of nets that began elsewhere; all count alike. */
  nets: readonly Net[];
  /** Kind of routine: technique, tactics, mental work, warm-up, cool-down, recovery. */
  purposes: SparseWeights;
};
