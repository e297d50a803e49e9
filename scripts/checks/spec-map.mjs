import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const productFile = 'docs/product.md';
const mapFile = 'docs/spec-map.md';
/** Headings of the product that another entry covers, or that have no code of their own yet. */
const unmapped = ['Who it is for', 'Timings'];

/**
 * Checks that the map from the product to code and tests has a part for each heading of `docs/product.md`, and that
 * each of its entries names code and tests. That the files exist is checked with all citations.
 * @param {string} root
 * @returns {string[]} errors, none when all is well
 */
export function checkSpecMap(root) {
  for (const file of [productFile, mapFile]) if (!existsSync(path.join(root, file))) return [`${file} is missing`];
  const headings = headingsOf(readFileSync(path.join(root, productFile), 'utf8'), 2);
  if (headings.length === 0) return [`${productFile} has no heading`];
  const map = readFileSync(path.join(root, mapFile), 'utf8');
  const parts = splitAt(map, /^## \[(.+)\]\(product\.md#.+\)$/m);
  const missing = headings.filter(
    (heading) => !unmapped.includes(heading) && !parts.some(({ name }) => name === heading),
  );
  return [
    ...missing.map((heading) => `${mapFile}: «${heading}» is missing`),
    ...parts.flatMap((part) => partErrors(part)),
  ];
}

/** @typedef {{ name: string, text: string }} Part */

/** @param {Part} part */
function partErrors({ name, text }) {
  const entries = splitAt(text, /^### (.+)$/m);
  if (entries.length === 0) return [`${mapFile}: «${name}» has no entry`];
  return entries.flatMap((entry) => {
    const [code = '', tests = ''] = entry.text.split(/^Tests:$/m);
    const where = `${mapFile}: «${name}», ${entry.name}`;
    return [
      ...(namesFile(code) ? [] : [`${where} names no code`]),
      ...(namesFile(tests) ? [] : [`${where} names no test`]),
    ];
  });
}

const namesFile = (/** @type {string} */ text) => /^- `[^`]+`$/m.test(text);

/** @type {(markdown: string, level: number) => string[]} */
function headingsOf(markdown, level) {
  const pattern = new RegExp(`^#{${level}} (.+)$`, 'gm');
  return [...markdown.matchAll(pattern)].map(([, heading]) => /** @type {string} */ (heading));
}

/**
 * The parts of a text that begin with a heading, each with the heading's name.
 * @param {string} text
 * @param {RegExp} heading with one group, the name
 * @returns {Part[]}
 */
function splitAt(text, heading) {
  const pieces = text.split(heading).slice(1);
  return pieces.flatMap((name, index) => (index % 2 === 0 ? [{ name, text: pieces[index + 1] ?? '' }] : []));
}
