import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keysOf, recordOf } from '@bandeja/domain/wire/records';
import { trainedModel } from '../src/model/load.ts';
import type { Model } from '../src/model/model.ts';
import { readWith } from '../src/model/read.ts';
import { decodeModel, encodeModel } from '../src/model/weights-file.ts';
import { dangerOf } from '../src/reader/danger.ts';
import { readHealth } from '../src/reader/health.ts';
import { decideDanger } from '../src/understand/decisions.ts';
import { corpusHash, type Example, readExamples } from '../training/corpus.ts';
import { trainModel } from '../training/model.ts';
import { count, emptyFigures, type Figures, shares, spanFields } from './measure.ts';

const messages = fileURLToPath(new URL('../messages', import.meta.url));
const weights = new URL('../src/model/weights.br', import.meta.url);
const folds = 5;
/**
 * Trained on, never measured: labels that were drafted with the reading itself (22), and files of one writer in several
 * voices (from 26 on), of whom the others would know too much.
 */
const unmeasured = /-(?:22|2[6-9]|[3-9]\d)$/;

/** Figures of each author. */
export type ByAuthor = Record<string, Figures>;
/** The committed figures: of authors that were left out, for these examples and these weights. */
export type Stored = { corpus: string; weights: string; authors: ByAuthor; aside?: Figures };

export function fingerprint(): { corpus: string; weights: string } {
  return { corpus: corpusHash(messages), weights: createHash('sha256').update(readFileSync(weights)).digest('hex') };
}

/** Counts a model's readings of examples. */
function measure(model: Model, examples: readonly Example[], into: ByAuthor): void {
  for (const example of examples) {
    const reading = readWith(model, example.text, example.channel);
    const written = dangerOf(readHealth(example.text));
    const danger = decideDanger({ ...reading, text: example.text }, reading.isKnown ? reading.dangers : [], written);
    const figures = into[example.author] ?? emptyFigures();
    into[example.author] = figures;
    count(figures, example, reading, danger === null ? 'none' : danger.decision === 'act' ? 'stop' : 'ask');
  }
}

/** The committed weights' readings of the messages set aside, all of them together. */
export function measureAside(): Figures {
  return pooled(measureFolder(path.join(messages, 'unseen')));
}

/** The committed weights' readings of a folder of files; only honest for authors they never saw. */
export function measureFolder(folder: string): ByAuthor {
  const authors: ByAuthor = {};
  measure(trainedModel(), readExamples(folder), authors);
  return authors;
}

/** These read with weights, and change none. */
const onlyRead = ['read.ts', 'mentions.ts', 'load.ts'];

/** The files that a training runs through, below the package: with the same examples and files it gives the same weights. */
export function filesOfTraining(): string[] {
  return ['training', 'src/language', 'src/vocabulary', 'src/model'].flatMap((folder) =>
    readdirSync(new URL(`../${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.ts$/.test(name) && !onlyRead.includes(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
}

/** The weights of all authors but these; trained once for the same examples and files, since lines are tried on them. */
function trainedWithout(examples: readonly Example[], left: readonly string[]): Uint8Array {
  const key = createHash('sha256').update(corpusHash(messages)).update(left.join());
  for (const name of filesOfTraining()) {
    key.update(name).update(readFileSync(new URL(`../${name}`, import.meta.url)));
  }
  const stored = new URL(`../../../.cache/folds/${key.digest('hex')}`, import.meta.url);
  if (existsSync(stored)) return readFileSync(stored);
  const file = encodeModel(trainModel(examples.filter(({ author }) => !left.includes(author))), '');
  mkdirSync(new URL('.', stored), { recursive: true });
  writeFileSync(stored, file);
  return file;
}

/** Trains without some authors and measures on them, until each author was left out once; with quantised weights. */
export function measureLeftOut(log: (line: string) => void): ByAuthor {
  const examples = readExamples(messages);
  const names = [...new Set(examples.map(({ author }) => author))].filter((name) => !unmeasured.test(name));
  const authors: ByAuthor = {};
  for (let fold = 0; fold < folds; fold += 1) {
    const left = names.filter((_, index) => index % folds === fold);
    const file = trainedWithout(examples, left);
    log(`left out: ${left.join(', ')}`);
    measure(
      decodeModel(file).model,
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
    for (const key of keysOf(total.danger)) {
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
    const price = prices.find(([question]) => name.endsWith(question))?.[1];
    const most = price ?? value + tolerance;
    const isWorse = /asked|stopped/.test(name) ? now > most : now < value - tolerance;
    return isWorse ? [`${name}: ${(100 * value).toFixed(1)} → ${(100 * now).toFixed(1)}`] : [];
  });
}

const tolerance = 0.01;
/** A question is the price of a danger that is noticed: it has a limit, and may rise as far. */
const prices = [['askedOrdinary', 0.08] as const, ['askedLookalikes', 0.25] as const];

/** Dangers in the messages set aside: none that was noticed before may be missed. */
export function fallenAside(before: Figures, after: Figures): string[] {
  return (['noticed', 'crisis'] as const).flatMap((name) => {
    const [was, is] = [before.danger[name].is, after.danger[name].is];
    return is < was ? [`aside, ${name}: ${was} → ${is} of ${after.danger[name].of}`] : [];
  });
}

function compared(figures: Figures) {
  const { intent, spans, danger } = shares(figures);
  const mean = ({ recall, precision }: { recall: number; precision: number }) =>
    recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  return { intent, danger, spans: recordOf(spanFields, (field) => mean(spans[field])) };
}

type Tree = { [name: string]: number | Tree };

function flat(value: Tree, path = ''): Record<string, number> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      typeof each === 'number' ? [[`${path}${key}`, each]] : Object.entries(flat(each, `${path}${key}.`)),
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
