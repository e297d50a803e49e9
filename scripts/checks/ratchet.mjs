import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';

export const recordFile = 'docs/decisions/0016-lines-per-room.md';
const isSource = /\.(ts|tsx|mjs|css|sql)$/;
/** Tests, articles, the catalogue, the trainer's reading with what it learns from, and what a tool writes. */
const aside = new RegExp(
  [
    '\\.(test|spec)\\.|(^|/)(testing|evaluation)/|^e2e/|^bench/',
    '(^|/)articles/|^packages/catalogue/',
    '^packages/trainer/(messages|training|src/(reader|language/health|chat|understand|model|vocabulary|safety))/',
    '^apps/api/src/kit/database/tables\\.ts$',
  ].join('|'),
);

/**
 * Lines of source by room. Tests, articles, the catalogue and the trainer's reading do not count.
 * @param {string} root
 * @returns {Map<string, number>}
 */
export function linesPerRoom(root) {
  /** @type {Map<string, number>} */
  const rooms = new Map();
  for (const file of listFiles(root).filter((name) => isSource.test(name) && !aside.test(name))) {
    const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length;
    rooms.set(roomOf(file), (rooms.get(roomOf(file)) ?? 0) + lines);
  }
  return rooms;
}

/**
 * Holds the rooms to the numbers of the record: a room that grows needs a higher number there, and a sentence that names
 * it with its date and says what players get for it.
 * @param {string} root
 * @returns {string[]} errors, none when all is well
 */
export function checkRatchet(root) {
  const rooms = linesPerRoom(root);
  if (rooms.size === 0) return ['no source was read'];
  if (!existsSync(path.join(root, recordFile))) return [`${recordFile} is missing`];
  const record = readFileSync(path.join(root, recordFile), 'utf8');
  const rows = [...record.matchAll(/^\| `([\w/-]+)` \| (\d+) \| ([^|]*) \|$/gm)];
  // the first table decides; later ones measure
  const allowed = new Map(
    rows.toReversed().map(([, room = '', lines, why = '']) => [room, { lines: Number(lines), why }]),
  );
  return [...rooms].flatMap(([room, lines]) => {
    const most = allowed.get(room);
    if (!most) return [`${room}: ${lines} lines, and no row in ${recordFile}`];
    if (!new RegExp(`\\b${most.lines} \\(\\d{4}-\\d\\d-\\d\\d\\): \\S`).test(most.why))
      return [`${room}: no sentence «${most.lines} (date): why» in ${recordFile}`];
    return lines > most.lines ? [`${room}: ${lines} lines, at most ${most.lines} (${recordFile})`] : [];
  });
}

/** What is printed with every check. @param {string} root */
export function ratchetSummary(root) {
  return [...linesPerRoom(root)].map(([room, lines]) => `${room} ${lines}`).join(' · ');
}

/**
 * The room a file lies in: a package, an app, `e2e`, `bench`, `docs`; everything else is `scripts`.
 * @param {string} file relative to the project, with forward slashes
 * @returns {string}
 */
function roomOf(file) {
  const [top = '', second = ''] = file.split('/');
  if (top === 'packages' || top === 'apps') return `${top}/${second}`;
  return ['e2e', 'bench', 'docs'].includes(top) ? top : 'scripts';
}
