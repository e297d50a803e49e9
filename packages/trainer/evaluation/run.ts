import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type ByAuthor,
  beyondLimits,
  fallen,
  fallenAside,
  figureLines,
  fingerprint,
  measureAside,
  measureFolder,
  measureLeftOut,
  measureMisspelt,
  pooled,
  type Stored,
} from './authors.ts';
import { knowledgeFaults, knowledgeLines, measureKnowledge } from './knowledge-measure.ts';
import { shares } from './measure.ts';
import { isPassed, reportLines } from './report.ts';
import { evaluationSets } from './sets.ts';
import { measureTalks } from './talk-measure.ts';

/* npm run eval stores the figures when none fell. With FOLDER [--json] it reads a folder of labelled messages, with
 * `conversations [--unseen] [author]` it plays the scripted talks, with `knowledge` it asks what the entries answer. */

const seeds = ['uno', 'dos', 'tres'];
const figuresFile = new URL('./figures.json', import.meta.url);
const [folder, author] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

if (folder === 'conversations') {
  const isUnseen = process.argv.includes('--unseen');
  console.log(measureTalks(isUnseen ? 'unseen' : 'seen', author).join('\n'));
} else if (folder === 'knowledge') {
  process.exitCode = isKnowing() ? 0 : 1;
} else if (folder === undefined) {
  const results = evaluationSets.map(({ name, least, run }) => ({ name, least, outcomes: run(seeds) }));
  console.log(reportLines(results).join('\n'));
  console.log([...measureTalks('seen'), ...measureTalks('unseen')].join('\n'));
  const isRight = isKnowing() && isPassed(results);
  process.exitCode = isRight && storeFigures(measureLeftOut((line) => console.log(line))) ? 0 : 1;
} else {
  const authors = measureFolder(path.resolve(process.env.INIT_CWD ?? '.', folder));
  console.log(figureLines(authors).join('\n'));
  if (process.argv.includes('--json')) console.log(JSON.stringify(shares(pooled(authors))));
}

function isKnowing(): boolean {
  const figures = measureKnowledge();
  const faults = knowledgeFaults(figures);
  console.log([...knowledgeLines(figures), ...faults].join('\n'));
  return faults.length === 0;
}

function storeFigures(authors: ByAuthor): boolean {
  console.log(figureLines(authors).join('\n'));
  const now = fingerprint();
  const before = existsSync(figuresFile) ? (JSON.parse(readFileSync(figuresFile, 'utf8')) as Stored) : null;
  const common = before === null ? [] : Object.keys(before.authors).filter((name) => name in authors);
  if (before !== null) {
    const corpora = `corpus ${before.corpus.slice(0, 8)} → ${now.corpus.slice(0, 8)}`;
    console.log(`Compared over the ${common.length} authors both measurements know, ${corpora}`);
    console.log(
      figureLines({ before: pooled(before.authors, common), now: pooled(authors, common) }, false).join('\n'),
    );
  }
  const aside = measureAside();
  console.log(figureLines({ 'messages aside': aside }, false).join('\n'));
  const { typed, spelled } = measureMisspelt();
  console.log(figureLines({ 'misspelt, as typed': typed, 'misspelt, spelled': spelled }, false).join('\n'));
  const lost = before === null ? [] : fallen(before.authors, authors);
  if (before?.aside !== undefined) lost.push(...fallenAside(before.aside, aside));
  lost.push(...beyondLimits('authors left out', pooled(authors)), ...beyondLimits('messages aside', aside));
  if (lost.length > 0) {
    console.log(`Fell, nothing is stored:\n  ${lost.join('\n  ')}`);
    return false;
  }
  writeFileSync(figuresFile, `${JSON.stringify({ ...now, authors, aside })}\n`);
  return true;
}
