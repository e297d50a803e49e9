import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { startTool } from '../../scripts/lib/children.mjs';
import { nodeBinary, projectRoot, toolPath } from '../../scripts/lib/project.mjs';

// npm run chaos -- browser [first seed] [rounds]: 200 sessions of e2e/chaos.spec.ts; figures in .cache/chaos and
// docs/bench.md.

const sessionsPerRound = 20;
const folder = path.join(projectRoot, '.cache/chaos');

/** @param {number} seed */
const resultOf = (seed) => path.join(folder, `${seed}.json`);

/**
 * Runs one round. Returns its exit code: not 0 when something was lost or doubled.
 * @param {number} seed
 */
async function runRound(seed) {
  rmSync(resultOf(seed), { force: true });
  Object.assign(process.env, {
    CHAOS_SEED: String(seed),
    CHAOS_SESSIONS: String(sessionsPerRound),
    CHAOS_RESULT: resultOf(seed),
  });
  const args = [toolPath('playwright'), 'test', 'e2e/chaos.spec.ts', '--project', 'desktop', '--reporter', 'list'];
  return startTool(nodeBinary(), args).exited;
}

/** @param {number[]} seeds */
function writeFigures(seeds) {
  /** @type {Record<string, number>} */
  const sum = {};
  for (const seed of seeds) {
    for (const [name, value] of Object.entries(JSON.parse(readFileSync(resultOf(seed), 'utf8')))) {
      if (name !== 'seed') sum[name] = (sum[name] ?? 0) + value;
    }
  }
  const intro = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}; seeds ${seeds[0]} to ${seeds.at(-1)}, ${sessionsPerRound} sessions each.`;
  const rows = Object.entries(sum).map(([name, value]) => `| ${name} | ${value} |`);
  const table = [intro, '', '| | Times |', '|---|---|', ...rows].join('\n');
  console.log(table);
  const page = path.join(projectRoot, 'docs/bench.md');
  writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), 'chaos', table));
}

/** @param {number} firstSeed @param {number} rounds */
async function browser(firstSeed, rounds) {
  const seeds = Array.from({ length: rounds }, (_, index) => firstSeed + index);
  mkdirSync(folder, { recursive: true });
  for (const seed of seeds) {
    const code = await runRound(seed);
    if (code !== 0) return code;
  }
  writeFigures(seeds);
  return 0;
}

const [firstSeed = '100', rounds = '10'] = process.argv.slice(2);
await ensureBuilt();
process.exitCode = await browser(Number(firstSeed), Number(rounds));
