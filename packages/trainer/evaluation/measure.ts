import { chatReadings } from '@bandeja/domain/coach/vocabulary';
import { recordOf } from '@bandeja/domain/wire/records';
import type { Reading } from '@bandeja/reader/model/read';
import type { Example } from '@bandeja/reader/training/corpus';
import type { DangerFinding } from '@bandeja/reader/understand/frame';

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

/** The understood values count, not the borders of their words. */
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
  danger: Record<DangerFigure, { of: number; is: number }>;
};

/**
 * `crisisText`: crises that get the text. Of messages without a danger `asked…`: questions and texts; `text…`, `soft…`:
 * of a crisis.
 */
const dangerFigures = [
  'noticed',
  'crisis',
  'crisisText',
  'askedOrdinary',
  'askedLookalikes',
  'stoppedOrdinary',
  'textOrdinary',
  'textLookalikes',
  'softOrdinary',
  'softLookalikes',
] as const;
export type DangerFigure = (typeof dangerFigures)[number];

const intentLabels = new Set<string>(chatReadings);
export const emergencies = ['urg', 'prof', 'rest', 'crisis', 'no', 'weight', 'drug', 'minor'];

export function emptyFigures(): Figures {
  const none = () => ({ of: 0, is: 0 });
  return {
    messages: 0,
    intent: { of: 0, first: 0, ofThree: 0 },
    spans: recordOf(spanFields, () => ({ gold: 0, found: 0, right: 0 })),
    danger: recordOf(dangerFigures, none),
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

export function count(figures: Figures, example: Example, reading: Reading, found: DangerFinding | null): void {
  figures.messages += 1;
  const gold = example.labels.find((label) => intentLabels.has(label));
  if (example.channel === 'chat' && gold !== undefined) {
    const ranked = reading.intents.map(({ label }) => label);
    figures.intent.of += 1;
    if (ranked[0] === gold) figures.intent.first += 1;
    if (ranked.slice(0, 3).includes(gold)) figures.intent.ofThree += 1;
  }
  const wanted = valuesOf(example.spans);
  const read = valuesOf(reading.spans);
  for (const field of spanFields) {
    const counts = figures.spans[field];
    const one = wanted.get(field) ?? new Set();
    const other = read.get(field) ?? new Set();
    counts.gold += one.size;
    counts.found += other.size;
    for (const value of one) if (other.has(value)) counts.right += 1;
  }
  const { danger } = figures;
  const add = (key: DangerFigure, is: boolean) => {
    danger[key].of += 1;
    if (is) danger[key].is += 1;
  };
  const isSoft = found?.decision === 'soft';
  const isText = found?.kind === 'crisis' && found.decision === 'act';
  if (example.labels.includes('crisis')) {
    add('crisis', isText || isSoft);
    add('crisisText', isText);
  }
  if (example.labels.includes('urg') || example.labels.includes('crisis')) add('noticed', found !== null);
  if (!example.labels.some((label) => emergencies.includes(label))) {
    const whose = example.author.startsWith('safety') ? 'Lookalikes' : 'Ordinary';
    add(`asked${whose}`, found !== null && !isSoft);
    add(`text${whose}`, isText);
    add(`soft${whose}`, isSoft);
    if (whose === 'Ordinary') add('stoppedOrdinary', found?.decision === 'act');
  }
}

export function shares({ intent, spans, danger }: Figures) {
  const share = (part: number, total: number) => (total === 0 ? 0 : Number((part / total).toFixed(4)));
  const of = (key: DangerFigure) => share(danger[key].is, danger[key].of);
  const ofField = ({ gold, found, right }: Counts) => ({ recall: share(right, gold), precision: share(right, found) });
  return {
    intent: { first: share(intent.first, intent.of), ofThree: share(intent.ofThree, intent.of) },
    spans: recordOf(spanFields, (field) => ofField(spans[field])),
    danger: recordOf(dangerFigures, of),
  };
}
