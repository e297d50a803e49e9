import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

// Messages, the weights trained on them and the figures measured with both belong together (docs/trainer.md).

const list = (/** @type {string} */ words) => new Set(words.split(' '));
const intents = list(
  'hi thanks plan change newweek explain warm recover food progress racket price mental routine load injury app insult praise joke offtopic health',
);
const flags = list(
  'urg prof rest crisis no weight drug minor ok type:fisico type:tecnico type:tactico type:mental warmup cooldown recover',
);
const heads = list(
  'dur durmax durno othernum days weekday from to age place noplace eq noeq eqnone cat nocat grp nogrp stroke nostroke no yes hurt acute healed protect lvl alone with hard soft goal ex noex',
);

/** @param {string} line @returns {string | null} what is wrong with a line of messages */
function errorOf(line) {
  const [channel, labels, text, ...more] = line.split('\t');
  if (labels === undefined || text === undefined || more.length > 0) return 'not three columns';
  if (channel !== 'wish' && channel !== 'chat') return `unknown channel ${channel}`;
  const set = labels.split(' ').filter(Boolean);
  const unknown = set.find((label) => !flags.has(label) && !(channel === 'chat' && intents.has(label)));
  if (unknown !== undefined) return `unknown label ${unknown}`;
  if (channel === 'chat' && set.filter((label) => intents.has(label)).length !== 1) return 'not exactly one intent';
  const span = /\{([a-z]+)(?::[^|{}]*)?\|[^{}]*\}/g;
  const head = [...text.matchAll(span)].map((match) => match[1] ?? '').find((each) => !heads.has(each));
  if (head !== undefined) return `unknown span ${head}`;
  return /[{}]/.test(text.replace(span, '')) ? 'broken span' : null;
}

/** @param {string} root @returns {string[]} */
export function checkReading(root) {
  const reader = path.join(root, 'packages/reader');
  const folder = path.join(reader, 'messages');
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort();
  const corpus = createHash('sha256');
  const errors = names.flatMap((name) => {
    const bytes = readFileSync(path.join(folder, name));
    corpus.update(name).update(bytes);
    return bytes
      .toString('utf8')
      .split('\n')
      .flatMap((line, index) => {
        const error = line === '' ? null : errorOf(line);
        return error === null ? [] : [`packages/reader/messages/${name}:${index + 1} ${error}`];
      });
  });
  const hash = corpus.digest('hex');
  const weights = readFileSync(path.join(reader, 'src/model/weights.br'));
  const body = brotliDecompressSync(weights);
  const head = JSON.parse(body.toString('utf8', 4, 4 + body.readUInt32LE(0)));
  if (weights.length > 3_000_000) errors.push('packages/reader/src/model/weights.br is greater than 3 MB');
  if (head.corpus !== hash)
    errors.push('packages/reader/src/model/weights.br was trained on other messages: npm run train');
  const figuresFile = path.join(root, 'packages/trainer/evaluation/figures.json');
  const figures = existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : {};
  const measured = createHash('sha256').update(weights).digest('hex');
  if (figures.corpus !== hash || figures.weights !== measured) {
    errors.push('packages/trainer/evaluation/figures.json was measured with other messages or weights: npm run eval');
  }
  return errors;
}
