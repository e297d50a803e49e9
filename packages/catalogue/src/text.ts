// What a file of `content/` is when it has been read (`packages/catalogue`). Texts are HTML unless they say otherwise.

/** The head is plain text. */
export type Table = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

export type Bar = {
  label: string;
  value: string;
  from: number;
  /** End of a range; drawn lighter. */
  to?: number | undefined;
  isStrong?: boolean | undefined;
};

/** A step of a drawing; `height` is the arc's top above the ground, in drawing units. */
export type Step = {
  state: 'done' | 'planned' | 'rest';
  height: number;
  weight?: number | undefined;
  label?: string | undefined;
  caption?: string | undefined;
};

/** `label` says in plain words what is seen. */
type Figure = { label: string; caption: string; table?: Table | undefined };

export type Drawing = Figure &
  (
    | { name: 'bars'; max: number; bars: readonly Bar[] }
    | { name: 'steps'; height: number; steps: readonly Step[] }
    | { name: 'pain-scale' | 'net' | 'bandeja' }
  );

export type TablePart = { kind: 'table'; table: Table };
export type DrawingPart = { kind: 'drawing'; drawing: Drawing };
type AsidePart = { kind: 'aside'; title: string; html: string };

export type Part = string | TablePart | DrawingPart | AsidePart;

/** Its anchor `id` never changes, even if the title does. `title` is plain text. */
export type TextSection = { id: string; title: string; parts: readonly Part[] };
