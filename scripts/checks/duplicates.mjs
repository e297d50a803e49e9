import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** As much as is repeated today; the number only goes down. */
export const mostDuplicatedLines = 62;

/** What counts as a copy. */
const leastTokens = 60;
const leastLines = 6;
/** Tests may repeat themselves; rows of data, articles and messages look alike by nature. */
const ignored = [
  ...['*.test.*', '*.spec.*', 'testing/**', 'evaluation/**', 'training/**', 'messages/**'],
  ...['node_modules/**', 'dist/**', '*-tables.ts', 'articles/**', 'packages/catalogue/**'],
].map((pattern) => `**/${pattern}`);

/**
 * Finds code that stands twice, in all sources but tests and data.
 * @param {string} root
 * @param {number} [most] duplicated lines that are allowed
 * @returns {string[]} errors, none when all is well, nor where the detector has no program for the machine
 */
export function checkDuplicates(root, most = mostDuplicatedLines) {
  const program = findProgram();
  if (!program) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'bandeja-duplicates-'));
  try {
    const { status, stderr } = spawnSync(program, [
      ...['apps', 'packages', 'scripts'].map((room) => path.join(root, room)).filter((room) => existsSync(room)),
      ...['--min-tokens', `${leastTokens}`, '--min-lines', `${leastLines}`, '--format', 'typescript,tsx,javascript'],
      ...['--ignore', ignored.join(','), '--reporters', 'json,silent', '--output', folder],
    ]);
    if (status !== 0) return [`the detector failed: ${stderr}`];
    return readReport(root, path.join(folder, 'jscpd-report.json'), most);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The detector's program; its package exists for x64 Linux alone (docs/decisions/0016-lines-per-room.md). */
function findProgram() {
  try {
    const manifest = createRequire(import.meta.url).resolve('jscpd-linux-x64-gnu/package.json');
    const program = path.join(path.dirname(manifest), 'bin/jscpd');
    return existsSync(program) ? program : null;
  } catch {
    return null;
  }
}

/** @typedef {{ name: string, start: number, end: number }} Place */

/** @type {(root: string, file: string, most: number) => string[]} */
function readReport(root, file, most) {
  /** @type {{ duplicates: { firstFile: Place, secondFile: Place }[], statistics: { total: { duplicatedLines: number, sources: number } } }} */
  const { duplicates, statistics } = JSON.parse(readFileSync(file, 'utf8'));
  const { duplicatedLines, sources } = statistics.total;
  if (sources === 0) return ['no source was read'];
  if (duplicatedLines <= most) return [];
  const placeOf = (/** @type {Place} */ { name, start, end }) =>
    `${path.relative(root, path.resolve(name))}:${start}–${end}`;
  return [
    `${duplicatedLines} duplicated lines, at most ${most}`,
    ...duplicates.map(({ firstFile, secondFile }) => `  ${placeOf(firstFile)} and ${placeOf(secondFile)}`),
  ];
}
