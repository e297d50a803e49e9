import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A labelled span of an example. `value` is empty where the label has none («alone»). */
export type LabelledSpan = { from: number; to: number; head: string; value: string };

/** One line of a file of messages. `author` is the name of the file. */
export type Example = {
  author: string;
  channel: 'wish' | 'chat';
  labels: readonly string[];
  text: string;
  spans: readonly LabelledSpan[];
};

const marked = /\{([a-z]+)(?::([^|{}]*))?\|([^{}]*)\}/g;

/** Reads a line of `messages/*.tsv`: channel, labels, text with spans. @throws Error on a line of another form */
export function parseLine(line: string, author: string): Example {
  const [channel, labels, written] = line.split('\t');
  if ((channel !== 'wish' && channel !== 'chat') || labels === undefined || written === undefined) {
    throw new Error(`${author}: not a message: ${line.slice(0, 80)}`);
  }
  const spans: LabelledSpan[] = [];
  let text = '';
  let end = 0;
  for (const match of written.matchAll(marked)) {
    const [whole, head = '', value = '', words = ''] = match;
    text += written.slice(end, match.index);
    spans.push({ from: text.length, to: text.length + words.length, head, value });
    text += words;
    end = match.index + whole.length;
  }
  text += written.slice(end);
  return { author, channel, labels: labels.split(' ').filter(Boolean), text, spans };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort();
}

/** All examples of a folder, file by file in the order of their names. */
export function readExamples(folder: string): Example[] {
  return filesOf(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => parseLine(line, name.replace(/\.tsv$/, ''))),
  );
}

/** Hash of the training corpus: over the names and the contents of the folder's files. */
export function corpusHash(folder: string): string {
  const hash = createHash('sha256');
  for (const name of filesOf(folder)) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}
