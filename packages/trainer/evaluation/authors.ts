import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trainedModel } from '../src/model/load.ts';
import type { Model } from '../src/model/model.ts';
import { readWith } from '../src/model/read.ts';
import { decodeModel, encodeModel } from '../src/model/weights-file.ts';
import { readDanger } from '../src/reader/danger.ts';
import { decideDanger } from '../src/understand/decisions.ts';
import { corpusHash, type Example, readExamples } from '../training/corpus.ts';
import { trainModel } from '../training/model.ts';
import { count, emptyFigures, type Figures, shares, spanFields } from './measure.ts';

const messages = fileURLToPath(new URL('../messages', import.meta.url));
const weights = new URL('../src/model/weights.br', import.meta.url);
const folds = 5;
/**
 * Trained on, never measured: labels that were drafted with the reading itself (22), and files of one writer in several
 * voices (26 to 32), of whom the others would know too much.
 */
const unmeasured = /-(?:22|26|27|28|29|30|31|32)$/;

/** Figures of each author. */
export type ByAuthor = Record<string, Figures>;
/** The committed figures: of authors that were left out, for these examples and these weights. */
export type Stored = { corpus: string; weights: string; authors: ByAuthor };

export function fingerprint(): { corpus: string; weights: string } {
  return { corpus: corpusHash(messages), weights: createHash('sha256').update(readFileSync(weights)).digest('hex') };
}

/** Counts what a model makes of examples. */
function measure(model: Model, examples: readonly Example[], into: ByAuthor): void {
  for (const example of examples) {
    const reading = readWith(model, example.text, example.channel);
    const danger = decideDanger(reading.isKnown ? reading.dangers : [], readDanger(example.text));
    const figures = into[example.author] ?? emptyFigures();
    into[example.author] = figures;
    count(figures, example, reading, danger === null ? 'none' : danger.decision === 'act' ? 'stop' : 'ask');
  }
}

/** What the committed weights make of a folder of files; only honest for authors they never saw. */
export function measureFolder(folder: string): ByAuthor {
  const authors: ByAuthor = {};
  measure(trainedModel(), readExamples(folder), authors);
  return authors;
}

/** Trains without some authors and measures on them, until each author was left out once; with quantised weights. */
export function measureLeftOut(log: (line: string) => void): ByAuthor {
  const examples = readExamples(messages);
  const names = [...new Set(examples.map(({ author }) => author))].filter((name) => !unmeasured.test(name));
  const authors: ByAuthor = {};
  for (let fold = 0; fold < folds; fold += 1) {
    const left = names.filter((_, index) => index % folds === fold);
    const model = trainModel(examples.filter(({ author }) => !left.includes(author)));
    log(`left out: ${left.join(', ')}`);
    measure(
      decodeModel(encodeModel(model, '')).model,
      examples.filter(({ author }) => left.includes(author)),
      authors,
    );
  }
  return authors;
}

/** The sum of the figures of these authors. */
export function pooled(authors: ByAuthor, names: readonly string[] = Object.keys(authors)): Figures {
  const total = emptyFigures();
  for (const name of names) {
    const each = authors[name];
    if (each === undefined) continue;
    total.messages += each.messages;
    for (const key of ['of', 'first', 'ofThree'] as const) total.intent[key] += each.intent[key];
    for (const field of spanFields) {
      for (const key of ['gold', 'found', 'right'] as const) total.spans[field][key] += each.spans[field][key];
    }
    for (const key of Object.keys(total.danger) as (keyof Figures['danger'])[]) {
      total.danger[key].of += each.danger[key].of;
      total.danger[key].is += each.danger[key].is;
    }
  }
  return total;
}

/**
 * Figures that fell by more than chance moves them, over the authors both measurements know. A field counts by the
 * harmonic mean of its recall and precision, since a threshold trades one for the other.
 */
export function fallen(before: ByAuthor, after: ByAuthor): string[] {
  const common = Object.keys(before).filter((name) => name in after);
  const earlier = flat(compared(pooled(before, common)));
  const later = flat(compared(pooled(after, common)));
  return Object.entries(earlier).flatMap(([name, value]) => {
    const now = later[name] ?? 0;
    const isWorse = /asked|stopped/.test(name) ? now > value + tolerance : now < value - tolerance;
    return isWorse ? [`${name}: ${(100 * value).toFixed(1)} → ${(100 * now).toFixed(1)}`] : [];
  });
}

const tolerance = 0.01;

function compared(figures: Figures) {
  const { intent, spans, danger } = shares(figures);
  const mean = ({ recall, precision }: { recall: number; precision: number }) =>
    recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  return { intent, danger, spans: Object.fromEntries(spanFields.map((field) => [field, mean(spans[field])])) };
}

function flat(value: object, path = ''): Record<string, number> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      typeof each === 'number' ? [[`${path}${key}`, each]] : Object.entries(flat(each as object, `${path}${key}.`)),
    ),
  );
}

/** Three lines for each author, and for all of them together. */
export function figureLines(authors: ByAuthor, isSummed = true): string[] {
  const percent = (value: number) => (100 * value).toFixed(1).padStart(5);
  const all = isSummed ? [['all authors', pooled(authors)] as const] : [];
  return [...Object.entries(authors), ...all].flatMap(([name, figures]) => {
    const { intent, spans, danger } = shares(figures);
    const { noticed, crisis, askedOrdinary, askedLookalikes, stoppedOrdinary } = danger;
    return [
      `${name} (${figures.messages} messages)`,
      ...(figures.intent.of > 0
        ? [`  intent  first ${percent(intent.first)}  of three ${percent(intent.ofThree)}`]
        : []),
      `  recall/precision  ${spanFields.map((field) => `${field} ${percent(spans[field].recall)}/${percent(spans[field].precision)}`).join('  ')}`,
      `  danger  noticed ${percent(noticed)}  crisis ${percent(crisis)}  ordinary asked ${percent(askedOrdinary)}, stopped ${percent(stoppedOrdinary)}  look-alikes asked ${percent(askedLookalikes)}`,
    ];
  });
}
