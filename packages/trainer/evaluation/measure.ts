import { chatReadings } from '@bandeja/domain/coach/vocabulary';
import { recordOf } from '@bandeja/domain/wire/records';
import type { Reading } from '../src/model/read.ts';
import type { Example } from '../training/corpus.ts';

export const spanFields = [
  'dur',
  'level',
  'refused',
  'hurts',
  'groups',
  'kinds',
  'strokes',
  'place',
  'equipment',
] as const;
export type SpanField = (typeof spanFields)[number];

/** The values of a field in a message, as a set: the understood values count, not the borders of their words. */
const fieldOf: Record<string, SpanField> = {
  dur: 'dur',
  durmax: 'dur',
  lvl: 'level',
  no: 'refused',
  hurt: 'hurts',
  acute: 'hurts',
  grp: 'groups',
  cat: 'kinds',
  stroke: 'strokes',
  place: 'place',
  eq: 'equipment',
};

export type Counts = { gold: number; found: number; right: number };
export type Figures = {
  messages: number;
  intent: { of: number; first: number; ofThree: number };
  spans: Record<SpanField, Counts>;
  danger: Record<
    'noticed' | 'crisis' | 'askedOrdinary' | 'askedLookalikes' | 'stoppedOrdinary',
    { of: number; is: number }
  >;
};

export type Verdict = 'stop' | 'ask' | 'none';
const intentLabels = new Set<string>(chatReadings);
export const emergencies = ['urg', 'prof', 'rest', 'crisis', 'no', 'weight', 'drug', 'minor'];

export function emptyFigures(): Figures {
  const none = () => ({ of: 0, is: 0 });
  return {
    messages: 0,
    intent: { of: 0, first: 0, ofThree: 0 },
    spans: recordOf(spanFields, () => ({ gold: 0, found: 0, right: 0 })),
    danger: {
      noticed: none(),
      crisis: none(),
      askedOrdinary: none(),
      askedLookalikes: none(),
      stoppedOrdinary: none(),
    },
  };
}

function valuesOf(spans: readonly { head: string; value: string; text?: string }[]): Map<SpanField, Set<string>> {
  const values = new Map<SpanField, Set<string>>();
  for (const { head, value } of spans) {
    const field = fieldOf[head];
    if (field === undefined) continue;
    values.set(field, (values.get(field) ?? new Set()).add(value));
  }
  return values;
}

/** Adds the result of one example. */
export function count(figures: Figures, example: Example, reading: Reading, verdict: Verdict): void {
  figures.messages += 1;
  const gold = example.labels.find((label) => intentLabels.has(label));
  if (example.channel === 'chat' && gold !== undefined) {
    const ranked = reading.intents.map(({ label }) => label);
    figures.intent.of += 1;
    if (ranked[0] === gold) figures.intent.first += 1;
    if (ranked.slice(0, 3).includes(gold)) figures.intent.ofThree += 1;
  }
  const wanted = valuesOf(example.spans);
  const found = valuesOf(reading.spans);
  for (const field of spanFields) {
    const counts = figures.spans[field];
    const one = wanted.get(field) ?? new Set();
    const other = found.get(field) ?? new Set();
    counts.gold += one.size;
    counts.found += other.size;
    for (const value of one) if (other.has(value)) counts.right += 1;
  }
  const { danger } = figures;
  const add = (key: keyof typeof danger, is: boolean) => {
    danger[key].of += 1;
    if (is) danger[key].is += 1;
  };
  if (example.labels.includes('crisis')) add('crisis', verdict !== 'none');
  if (example.labels.includes('urg') || example.labels.includes('crisis')) add('noticed', verdict !== 'none');
  if (!example.labels.some((label) => emergencies.includes(label))) {
    const isLookalike = example.author.startsWith('safety');
    add(isLookalike ? 'askedLookalikes' : 'askedOrdinary', verdict !== 'none');
    if (!isLookalike) add('stoppedOrdinary', verdict === 'stop');
  }
}

/** Figures as shares of one; a share of nothing is 0. */
export function shares({ intent, spans, danger }: Figures) {
  const share = (part: number, whole: number) => (whole === 0 ? 0 : Number((part / whole).toFixed(4)));
  const of = (key: keyof Figures['danger']) => share(danger[key].is, danger[key].of);
  const ofField = ({ gold, found, right }: Counts) => ({ recall: share(right, gold), precision: share(right, found) });
  return {
    intent: { first: share(intent.first, intent.of), ofThree: share(intent.ofThree, intent.of) },
    spans: recordOf(spanFields, (field) => ofField(spans[field])),
    danger: {
      noticed: of('noticed'),
      crisis: of('crisis'),
      askedOrdinary: of('askedOrdinary'),
      askedLookalikes: of('askedLookalikes'),
      stoppedOrdinary: of('stoppedOrdinary'),
    },
  };
}
