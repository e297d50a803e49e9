import type { Chain } from '#model/crf.ts';
import type { MentionField } from '#model/families.ts';
import type { SparseWeights, Table } from '#model/linear.ts';

/** One hidden layer over the features of a message, and the output of each head: intents, dangers. */
export type Net = { hidden: SparseWeights; heads: readonly SparseWeights[] };

/** The learned model, as it is trained and stored. */
export type Learned = {
  /** Spans of words by family. */
  spans: Chain<SparseWeights>;
  /** Wanted or refused, hurting or healed, the wanted length or another number. */
  roles: SparseWeights;
  /** Values of spans: which stroke, muscle group, place … */
  values: SparseWeights;
  intents: SparseWeights;
  dangers: SparseWeights;
  /** More opinions on intents and dangers, of nets that began elsewhere; all count alike. */
  nets: readonly Net[];
  /** Kind of routine: technique, tactics, mental work, warm-up, cool-down, recovery. */
  purposes: SparseWeights;
  /** The message's mention of a field as a whole: none, or one of its values. */
  mentions: Record<MentionField, SparseWeights>;
};

/** Label range of one model among the adjacent ones: from the first to before the last. */
export type Range = { from: number; to: number };

/** The model for reading. All parts over the whole message are one table, because they share their features. */
export type Model = {
  spans: Chain<Table>;
  roles: Table;
  values: Table;
  message: Table;
  ranges: {
    intents: Range;
    dangers: Range;
    purposes: Range;
    mentions: Record<MentionField, Range>;
    hidden: readonly Range[];
  };
  /** The heads of each net: intents, dangers. */
  heads: readonly (readonly Table[])[];
};

/** A run of words with the label of the examples («dur», «nocat») and its value; offsets into the text. */
export type ReadSpan = { head: string; value: string; from: number; to: number; certainty: number };
