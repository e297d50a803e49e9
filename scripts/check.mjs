import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { nodeBinary, projectRoot, toolPath, workspaces } from './lib/project.mjs';

// npm run check: types, lint and formatting, boundaries, dead code, structure. Reports all errors.

const parallelChecks = 2;

/** @type {{ name: string, args: string[], prints?: boolean }[]} `prints`: what it says is shown in any case */
const checks = [
  ...['.', ...workspaces].map((folder) => ({
    name: `types ${folder === '.' ? 'scripts, e2e, configuration' : folder}`,
    args: [toolPath('tsc'), '-p', folder],
  })),
  { name: 'lint and formatting', args: [toolPath('biome'), 'ci', '--colors=off', '--diagnostic-level=warn', '.'] },
  { name: 'dead code', args: [toolPath('knip'), '--no-progress'] },
  { name: 'audit of dependencies', args: ['scripts/checks/run.mjs', 'audit'], prints: true },
  { name: 'boundaries', args: ['scripts/checks/run.mjs', 'boundaries'] },
  { name: 'citations', args: ['scripts/checks/run.mjs', 'citations'] },
  { name: 'addresses of pages', args: ['scripts/checks/run.mjs', 'paths'] },
  { name: 'place of patterns', args: ['scripts/checks/run.mjs', 'patterns'] },
  { name: 'shape of files', args: ['scripts/checks/run.mjs', 'shape'] },
  { name: 'duplicates', args: ['scripts/checks/run.mjs', 'duplicates'] },
  { name: 'lines per room', args: ['scripts/checks/run.mjs', 'ratchet'], prints: true },
  { name: 'loops of assertions', args: ['scripts/checks/run.mjs', 'loops'] },
  { name: 'plain words', args: ['scripts/checks/run.mjs', 'plain-words'] },
  { name: 'messages, weights, figures', args: ['scripts/checks/run.mjs', 'reading'] },
  { name: 'place of SQL', args: ['scripts/checks/run.mjs', 'sql'] },
  { name: 'table owners', args: ['scripts/checks/run.mjs', 'table-owners'] },
  { name: 'types of tables', args: ['scripts/checks/run.mjs', 'table-types'] },
  { name: 'spec map', args: ['scripts/checks/run.mjs', 'spec-map'] },
  { name: 'forbidden words', args: ['scripts/checks/run.mjs', 'words'] },
];

await runCommand(async () => {
  const waiting = [...checks];
  /** @type {string[]} */
  const failures = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output } = await runQuietly(nodeBinary(), check.args);
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name}`);
      if (code === 0 && check.prints) console.log(`  ${output.trim()}`);
      if (code === 0) continue;
      failures.push(check.name);
      console.log(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: parallelChecks }, work));

  const failed = failures.length;
  const passed = checks.length - failed;
  const results = path.join(projectRoot, '.cache/results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'check.json'), JSON.stringify({ passed, failed, failures }));
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
