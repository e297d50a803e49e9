import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary, projectRoot, toolPath, workspaces } from './lib/project.mjs';

// npm run check reports all errors. npm run check -- types citations runs the checks whose name or file begins so.

const parallelChecks = 2;

/**
 * Two of them run at once, so each has one thread: more of them would do the same work several times. What it learned
 * lies in the cache for the next time, with the version and the options it holds for.
 * @param {string} folder
 */
const typesArgs = (folder) => {
  const known = path.join(projectRoot, '.cache/types', `${folder === '.' ? 'root' : folder.replaceAll('/', '-')}.json`);
  return [toolPath('tsc'), '-p', folder, '--singleThreaded', '--incremental', '--tsBuildInfoFile', known];
};

/** @type {{ name: string, args: string[] }[]} */
const checks = [
  ...['.', ...workspaces].map((folder) => ({
    name: `types ${folder === '.' ? 'scripts, e2e, configuration' : folder}`,
    args: typesArgs(folder),
  })),
  { name: 'lint and formatting', args: [toolPath('biome'), 'ci', '--colors=off', '--diagnostic-level=warn', '.'] },
  { name: 'dead code', args: [toolPath('knip'), '--no-progress'] },
  { name: 'boundaries', args: ['scripts/checks/run.mjs', 'boundaries'] },
  { name: 'citations', args: ['scripts/checks/run.mjs', 'citations'] },
  { name: 'shape of files', args: ['scripts/checks/run.mjs', 'shape'] },
  { name: 'messages, weights, figures', args: ['scripts/checks/run.mjs', 'reading'] },
  { name: 'table owners', args: ['scripts/checks/run.mjs', 'table-owners'] },
  { name: 'types of tables', args: ['scripts/checks/run.mjs', 'table-types'] },
];

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const isCalled = (/** @type {string} */ word, /** @type {typeof checks[number]} */ { name, args }) =>
    name.startsWith(word) || (args.at(-1) ?? '').startsWith(word);
  const unknown = wanted.find((word) => !checks.some((check) => isCalled(word, check)));
  if (unknown)
    throw new Error(`Unknown check: ${unknown}. They begin with ${checks.map(({ name }) => name).join(', ')}.`);
  const waiting = checks.filter((check) => wanted.length === 0 || wanted.some((word) => isCalled(word, check)));
  const total = waiting.length;
  /** @type {string[]} */
  const failures = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output } = await runQuietly(nodeBinary(), check.args);
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name}`);
      if (code === 0) continue;
      failures.push(check.name);
      console.log(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: parallelChecks }, work));

  const failed = failures.length;
  const passed = total - failed;
  const results = path.join(projectRoot, '.cache/results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'check.json'), JSON.stringify({ passed, failed, failures }));
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
