import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { understand } from '../../packages/reader/src/understand/understand.ts';
import { readExamples } from '../../packages/reader/training/corpus.ts';
import { warmUp } from '../../packages/trainer/src/chat/warm-up.ts';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';

// Processor time of one reading, for messages as they are and texts of 2,000 characters (docs/bench.md).

const longest = 2_000;
const limits = { median: 5, p99: 20 };

/** @typedef {{ median: number, p99: number }} Times milliseconds */

/** @param {readonly string[]} texts @returns {{ elapsed: Times, processor: Times }} */
function timesOf(texts) {
  const measured = texts.map((text) => {
    const used = process.cpuUsage();
    const started = performance.now();
    understand(text, { channel: 'chat' });
    const elapsed = performance.now() - started;
    const { user, system } = process.cpuUsage(used);
    return { elapsed, processor: (user + system) / 1000 };
  });
  const ranked = (/** @type {number[]} */ times) => {
    times.sort((a, b) => a - b);
    const at = (/** @type {number} */ share) =>
      times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
    return { median: at(0.5), p99: at(0.99) };
  };
  return {
    elapsed: ranked(measured.map(({ elapsed }) => elapsed)),
    processor: ranked(measured.map(({ processor }) => processor)),
  };
}

const messages = readExamples(path.join(projectRoot, 'packages/reader/messages/unseen')).map(({ text }) => text);
const started = performance.now();
warmUp();
const first = performance.now() - started;

/** @type {string[]} */
const long = [];
let text = '';
for (const message of messages) {
  text = `${text} ${message}`;
  if (text.length < longest) continue;
  long.push(text.slice(0, longest));
  text = '';
}
const short = timesOf(messages);
const joined = timesOf([...long, ...long, ...long, ...long]);

const ms = (/** @type {number} */ value) => `${value.toFixed(2)} ms`;
const columns = (/** @type {ReturnType<typeof timesOf>} */ { elapsed, processor }) =>
  [elapsed.median, elapsed.p99, processor.median, processor.p99].map(ms).join(' | ');
const table = [
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}; ${messages.length} messages, ${long.length} texts of ${longest} characters four times.`,
  '',
  '| A reading | Median | p99 | Processor, median | Processor, p99 |',
  '|---|---|---|---|---|',
  `| of a message | ${columns(short)} |`,
  `| of ${longest} characters (wanted: ${limits.median} and ${limits.p99} ms on a quiet machine) | ${columns(joined)} |`,
  `| the start: the weights loaded, all lines compiled | ${ms(first)} | | | |`,
].join('\n');
console.log(table);
const file = path.join(projectRoot, 'docs/bench.md');
writeFileSync(file, replaceBetween(readFileSync(file, 'utf8'), 'reading', table));
