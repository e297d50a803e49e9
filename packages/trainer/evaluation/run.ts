import { isPassed, reportLines } from './report.ts';
import { evaluationSets } from './sets.ts';

// npm run eval: the regression sets and our own messages; prints every failure and the scores.

const seeds = ['uno', 'dos', 'tres'];
const results = evaluationSets.map(({ name, least, run }) => ({ name, least, outcomes: run(seeds) }));
console.log(reportLines(results).join('\n'));
process.exitCode = isPassed(results) ? 0 : 1;
