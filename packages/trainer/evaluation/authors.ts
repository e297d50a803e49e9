import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keysOf, recordOf } from '@bandeja/domain/wire/records';
import { readHealth } from '@bandeja/reader/health';
import { trainedModel } from '@bandeja/reader/model/load';
import type { Model } from '@bandeja/reader/model/model';
import { readWith } from '@bandeja/reader/model/read';
import { decodeModel, encodeModel } from '@bandeja/reader/model/weights-file';
import { spelled } from '@bandeja/reader/speller';
import { misspell } from '@bandeja/reader/testing/misspelt';
import { corpusHash, type Example, readExamples } from '@bandeja/reader/training/corpus';
import { trainModel } from '@bandeja/reader/training/model';
import { seeded } from '@bandeja/reader/training/random';
import { dangerIn } from '@bandeja/reader/understand/danger';
import { count, type DangerFigure, emptyFigures, type Figures, shares, spanFields } from './measure.ts';

const messages = fileURLToPath(new URL('../../reader/messages', import.meta.url));
const weights = new URL('../../reader/src/model/weights.br', import.meta.url);
const folds = 5;
/** Never measured: labels drafted with the reading itself (22), and one writer in several voices (from 26 on). */
const unmeasured = /-(?:22|2[6-9]|[3-9]\d|\d{3})$/;

export type ByAuthor = Record<string, Figures>;
export type Stored = { corpus: string; weights: string; authors: ByAuthor; aside?: Figures };

export function fingerprint(): { corpus: string; weights: string } {
  return { corpus: corpusHash(messages), weights: createHash('sha256').update(readFileSync(weights)).digest('hex') };
}

function measure(model: Model, examples: readonly Example[], into: ByAuthor): void {
  for (const example of examples) {
    const reading = readWith(model, example.text, example.channel);
    const written = readHealth(example.text);
    const danger = dangerIn(example.text, { model, channel: example.channel, reading, written });
    const figures = into[example.author] ?? emptyFigures();
    into[example.author] = figures;
    count(figures, example, reading, danger);
  }
}

export function measureAside(): Figures {
  return pooled(measureFolder(path.join(messages, 'unseen')));
}

const misspeltSeed = 1;

/** The messages aside with slips, as they are typed and as the speller reads them, beside the messages themselves. */
export function measureMisspelt(): Record<'clean' | 'cleanSpelled' | 'typed' | 'spelled', Figures> {
  const clean = readExamples(path.join(messages, 'unseen'));
  const random = seeded(misspeltSeed);
  const typed = clean.map((each) => ({ ...each, text: misspell(each.text, random) }));
  const measured = (examples: readonly Example[]) => {
    const authors: ByAuthor = {};
    measure(trainedModel(), examples, authors);
    return pooled(authors);
  };
  const asSpelled = (examples: readonly Example[]) => examples.map((each) => ({ ...each, text: spelled(each.text) }));
  return {
    clean: measured(clean),
    cleanSpelled: measured(asSpelled(clean)),
    typed: measured(typed),
    spelled: measured(asSpelled(typed)),
  };
}

/** Only honest for authors the committed weights never saw. */
export function measureFolder(folder: string): ByAuthor {
  const authors: ByAuthor = {};
  measure(trainedModel(), readExamples(folder), authors);
  return authors;
}

/** These files use weights and change none. Only `needed.ts` of the lexicon counts, since it finds idioms, too. */
const onlyRead = /^(?:read|mentions|load)\.ts$|^health\/(?!needed\.ts$)/;

export function filesOfTraining(): string[] {
  return ['training', 'src/language', 'src/vocabulary', 'src/model'].flatMap((folder) =>
    readdirSync(new URL(`../../reader/${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.ts$/.test(name) && !onlyRead.test(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
}

/** Trained once for the same examples and files, since lines are tried on them. */
function trainedWithout(examples: readonly Example[], left: readonly string[]): Uint8Array {
  const key = createHash('sha256').update(corpusHash(messages)).update(left.join());
  for (const name of filesOfTraining()) {
    key.update(name).update(readFileSync(new URL(`../../reader/${name}`, import.meta.url)));
  }
  const stored = new URL(`../../../.cache/folds/${key.digest('hex')}`, import.meta.url);
  if (existsSync(stored)) return readFileSync(stored);
  const file = encodeModel(trainModel(examples.filter(({ author }) => !left.includes(author))), '');
  mkdirSync(new URL('.', stored), { recursive: true });
  writeFileSync(stored, file);
  return file;
}

/** Each author is left out once; with quantised weights. */
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

/** Only falls beyond chance count. Fields count by the harmonic mean, since a threshold trades recall for precision. */
export function fallen(before: ByAuthor, after: ByAuthor): string[] {
  const common = Object.keys(before).filter((name) => name in after);
  const earlier = flat(compared(pooled(before, common)));
  const later = flat(compared(pooled(after, common)));
  return Object.entries(earlier).flatMap(([name, value]) => {
    const now = later[name] ?? 0;
    const isLimited = limits.some(([figure]) => name === `danger.${figure}`);
    const isWorse = /Ordinary|Lookalikes/.test(name) ? now > value + tolerance : now < value - tolerance;
    return isWorse && !isLimited ? [`${name}: ${(100 * value).toFixed(1)} → ${(100 * now).toFixed(1)}`] : [];
  });
}

const tolerance = 0.01;
/** A question is the price of a danger that is noticed; both a false and a missing text of a crisis hurt. */
const limits: readonly (readonly [DangerFigure, 'most' | 'least', number])[] = [
  ['askedOrdinary', 'most', 0.08],
  ['askedLookalikes', 'most', 0.25],
  ['textOrdinary', 'most', 0.005],
  ['softOrdinary', 'most', 0.03],
  ['textLookalikes', 'most', 0.05],
  ['softLookalikes', 'most', 0.1],
  ['crisisText', 'least', 0.85],
  ['crisis', 'least', 0.95],
];

export function beyondLimits(name: string, figures: Figures): string[] {
  const { danger } = shares(figures);
  return limits.flatMap(([figure, side, limit]) => {
    const now = danger[figure];
    const isBeyond = side === 'most' ? now > limit : now < limit;
    const percent = (value: number) => (100 * value).toFixed(1);
    return isBeyond ? [`${name}, ${figure}: ${percent(now)}, at ${side} ${percent(limit)}`] : [];
  });
}

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

export function figureLines(authors: ByAuthor, isSummed = true): string[] {
  const percent = (value: number) => (100 * value).toFixed(1).padStart(5);
  const all = isSummed ? [['all authors', pooled(authors)] as const] : [];
  return [...Object.entries(authors), ...all].flatMap(([name, figures]) => {
    const { intent, spans, danger } = shares(figures);
    const { noticed, crisis, crisisText, askedOrdinary, askedLookalikes, stoppedOrdinary } = danger;
    const { textOrdinary, softOrdinary, textLookalikes, softLookalikes } = danger;
    return [
      `${name} (${figures.messages} messages)`,
      ...(figures.intent.of > 0
        ? [`  intent  first ${percent(intent.first)}  of three ${percent(intent.ofThree)}`]
        : []),
      `  recall/precision  ${spanFields.map((field) => `${field} ${percent(spans[field].recall)}/${percent(spans[field].precision)}`).join('  ')}`,
      `  danger  noticed ${percent(noticed)}  ordinary asked ${percent(askedOrdinary)}, stopped ${percent(stoppedOrdinary)}  look-alikes asked ${percent(askedLookalikes)}`,
      `  crisis  text ${percent(crisisText)}  text or sentence ${percent(crisis)}  ordinary text ${percent(textOrdinary)}, sentence ${percent(softOrdinary)}  look-alikes text ${percent(textLookalikes)}, sentence ${percent(softLookalikes)}`,
    ];
  });
}
