import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { listFiles } from '../lib/files.mjs';

// Regular expressions that read people's words lie in one place, where a number, a day or a negation is parsed once.

const trainer = 'packages/trainer/src';
/**
 * @param {string} root
 * @returns {string[]} errors, none when all is well
 */
export function checkPatterns(root) {
  const files = listFiles(root, trainer).filter((file) => /(?<!\.test)\.ts$/.test(file));
  if (files.length === 0) return ['no source was read'];
  return files.flatMap((file) => {
    if (file.startsWith(`${trainer}/language/`)) return [];
    const content = readFileSync(path.join(root, file), 'utf8');
    const found = patternsIn(parseSync(content, { syntax: 'typescript', target: 'esnext' }));
    return found === 0 ? [] : [`${file}: ${found} regular expressions: they belong into language/`];
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
