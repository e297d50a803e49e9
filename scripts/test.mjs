import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { isStopping, runQuietly, startTool, stopWithNpm } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeBinary, projectRoot, toolPath } from './lib/project.mjs';
import { readResults, summaryLine } from './lib/results.mjs';

// npm test: installs and builds what has changed, runs every suite and sums up. Suites of the database and of components
// run beside each other, since each waits half of its time; what only computes takes the processor time that all others
// leave, and each says what it has to say once it is over.
// npm test -- unit|api|web|e2e|check runs one; what follows goes to its runner.

const resultFolder = path.join(projectRoot, '.cache/results');

/** @typedef {{ runner: 'vitest' | 'playwright' | 'check', args: string[] }} Suite */

// what only computes takes the cores; what waits for a browser or a database leaves some of each to others
const computing = String(Math.max(2, availableParallelism() - 1));
const waiting = String(availableParallelism() + 1);

/** @param {string} name @param {string} project @param {string[]} [more] */
const vitest = (name, project, more = []) => ({
  runner: /** @type {const} */ ('vitest'),
  args: [
    ...[toolPath('vitest'), 'run', '--project', project, ...more],
    ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', path.join(resultFolder, `${name}.json`)],
  ],
});

/** @type {Record<string, Suite>} */
const suites = {
  check: { runner: 'check', args: ['scripts/check.mjs'] },
  unit: vitest('unit', 'unit', ['--maxWorkers', computing]),
  api: vitest('api', 'api', ['--maxWorkers', waiting]),
  web: vitest('web', 'web*', ['--maxWorkers', waiting]),
  e2e: { runner: 'playwright', args: [toolPath('playwright'), 'test'] },
};

/** Steps that follow each other, each of suites that run side by side. */
const waitingSteps = [['api', 'web'], ['e2e']];
const computingSteps = [['check'], ['unit']];

/** @param {string} name */
const line = (name) => `\n── ${name} ${'─'.repeat(70 - name.length)}`;

/** @typedef {{ extraArgs: string[], yields?: boolean }} Way */

/** @param {string} name @param {Way & { isShown: boolean }} way */
async function runSuite(name, { extraArgs, yields = false, isShown }) {
  if (name === 'e2e') await ensureBuilt();
  const { runner, args } = /** @type {Suite} */ (suites[name]);
  const report = path.join(resultFolder, `${name}.json`);
  rmSync(report, { force: true });
  const command = [...args, ...extraArgs];
  const started = performance.now();
  let code = 0;
  if (isShown) {
    console.log(line(name));
    code = await startTool(nodeBinary(), command).exited;
  } else {
    const run = await runQuietly(nodeBinary(), command, { yields });
    console.log(`${line(name)}\n${run.output}`);
    code = run.code;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (isStopping()) process.exit(130);
  return { name, seconds, ...readResults(runner, report, code) };
}

/** A suite that runs alone is shown while it does. @param {string[][]} steps @param {Way} way */
async function inTurn(steps, way) {
  const results = [];
  for (const names of steps) {
    const isShown = names.length === 1 && !way.yields;
    results.push(...(await Promise.all(names.map((name) => runSuite(name, { ...way, isShown })))));
  }
  return results;
}

async function main() {
  const [wanted, ...extraArgs] = process.argv.slice(2);
  if (wanted && !(wanted in suites))
    throw new Error(`Unknown suite: ${wanted}. One of ${Object.keys(suites).join(', ')}.`);
  stopWithNpm();
  await ensureInstalled();
  mkdirSync(resultFolder, { recursive: true });

  const lanes = wanted
    ? [inTurn([[wanted]], { extraArgs })]
    : [inTurn(waitingSteps, { extraArgs }), inTurn(computingSteps, { extraArgs, yields: true })];
  const results = (await Promise.all(lanes)).flat();
  console.log(`\n── summary ${'─'.repeat(63)}`);
  for (const { name, seconds, ...counts } of results) {
    console.log(`${name.padEnd(8)}${summaryLine([counts])} (${seconds} s)`);
  }
  // last, because of a long log often only the end is stored
  for (const { name, failures } of results) for (const failure of failures) console.log(`✗ ${name}: ${failure}`);
  console.log(summaryLine(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  // the promise of one summary holds also when nothing could run
  console.log(summaryLine([{ passed: 0, failed: 1, skipped: 0 }]));
  process.exitCode = 1;
});
