import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { isStopping, runQuietly, startTool, stopWithNpm } from './lib/children.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeBinary, projectRoot, toolPath } from './lib/project.mjs';
import { readResults, summaryLine } from './lib/results.mjs';

// npm test runs every suite: those that only compute run beside those that wait for a database or a browser. npm test --
// unit|api|web|e2e|check runs one; further arguments go to its runner.

const resultFolder = path.join(projectRoot, '.cache/results');

/** @typedef {{ runner: 'vitest' | 'playwright' | 'check', args: string[] }} Suite */

// Suites that wait for a browser or a database leave some of the cores to others.
const computing = String(Math.max(2, availableParallelism() - 1));
const waiting = String(availableParallelism() + 1);

/** @param {string} name @param {string} project @param {string[]} [more] */
const vitest = (name, project, more = []) => ({
  runner: /** @type {const} */ ('vitest'),
  args: [
    toolPath('vitest'),
    'run',
    '--project',
    project,
    ...more,
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile.json',
    path.join(resultFolder, `${name}.json`),
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

/** @param {string} name */
const line = (name) => `\n── ${name} ${'─'.repeat(70 - name.length)}`;

/** @param {string} name @param {string[]} extraArgs @param {boolean} [yields] beside others, shown once it is over */
async function runSuite(name, extraArgs, yields = false) {
  const { runner, args } = /** @type {Suite} */ (suites[name]);
  const report = path.join(resultFolder, `${name}.json`);
  rmSync(report, { force: true });
  const command = [...args, ...extraArgs];
  const started = performance.now();
  let code = 0;
  if (yields) {
    const run = await runQuietly(nodeBinary(), command, { yields });
    console.log(`${line(name)}\n${run.output}`);
    code = run.code;
  } else {
    console.log(line(name));
    code = await startTool(nodeBinary(), command).exited;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (isStopping()) process.exit(130);
  return { name, seconds, ...readResults(runner, report, code) };
}

/** @param {string[]} names @param {(name: string) => ReturnType<typeof runSuite>} run */
async function inTurn(names, run) {
  const results = [];
  for (const name of names) results.push(await run(name));
  return results;
}

async function main() {
  const [wanted, ...extraArgs] = process.argv.slice(2);
  if (wanted && !(wanted in suites))
    throw new Error(`Unknown suite: ${wanted}. One of ${Object.keys(suites).join(', ')}.`);
  const beside = wanted ? [] : ['check', 'unit'];
  const names = wanted ? [wanted] : Object.keys(suites).filter((name) => !beside.includes(name));
  stopWithNpm();
  await ensureInstalled();
  mkdirSync(resultFolder, { recursive: true });

  const built = names.includes('e2e') ? ensureBuilt() : Promise.resolve();
  const lanes = [
    inTurn(beside, (name) => runSuite(name, extraArgs, true)),
    built.then(() => inTurn(names, (name) => runSuite(name, extraArgs))),
  ];
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
