import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { listFiles } from '../lib/files.mjs';

// Regular expressions that read people's words lie in one place, where a number, a day or a negation is parsed once.

const trainer = 'packages/trainer/src';
/** Folders that still hold some: what an answer is chosen by, mostly. A number only falls. */
/** @type {ReadonlyMap<string, number>} */
export const remaining = new Map([
  ['composer', 14],
  ['model', 7],
  ['onboarding', 1],
  ['outside', 15],
  ['reader', 1],
  ['safety', 2],
  ['schedule', 2],
  ['understand', 1],
  ['vocabulary', 1],
]);

/**
 * @param {string} root
 * @param {ReadonlyMap<string, number>} [allowed]
 * @returns {string[]} errors, none when all is well
 */
export function checkPatterns(root, allowed = remaining) {
  const files = listFiles(root, trainer).filter((file) => /(?<!\.test|\.fixture)\.ts$/.test(file));
  if (files.length === 0) return ['no source was read'];
  /** @type {Map<string, number>} */
  const counts = new Map([...allowed.keys()].map((folder) => [folder, 0]));
  for (const file of files.filter((name) => !name.startsWith(`${trainer}/language/`))) {
    const content = readFileSync(path.join(root, file), 'utf8');
    const folder = file.slice(trainer.length + 1).split('/')[0] ?? '';
    const found = patternsIn(parseSync(content, { syntax: 'typescript', target: 'esnext' }));
    counts.set(folder, (counts.get(folder) ?? 0) + found);
  }
  return [...counts].flatMap(([folder, count]) => {
    const most = allowed.get(folder) ?? 0;
    if (count === most) return [];
    const what = `${trainer}/${folder}: ${count} regular expressions, not ${most}`;
    return [
      `${what}: ${count > most ? 'they belong into language/' : 'lower its number in scripts/checks/patterns.mjs'}`,
    ];
  });
}

/** @param {unknown} node @returns {number} */
function patternsIn(node) {
  if (Array.isArray(node)) return node.reduce((sum, each) => sum + patternsIn(each), 0);
  if (typeof node !== 'object' || node === null) return 0;
  const { type, callee } = /** @type {{ type?: string, callee?: { value?: string } }} */ (node);
  const isOwn = type === 'RegExpLiteral' || (type === 'NewExpression' && callee?.value === 'RegExp');
  return Object.values(node).reduce((sum, each) => sum + patternsIn(each), isOwn ? 1 : 0);
}
