import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';

const mapFile = 'docs/spec-map.md';
const sections = [...Array.from({ length: 17 }, (_, index) => `2.${index + 1}`), '3', '4', '5', '6', '7', '8', '9'];
const namedPath = /`((?:apps|packages|scripts|docs|e2e|bench|\.ci)\/[^`\s]*)`/g;

/**
 * Checks that the map from specification to code covers every section, that each row names code and tests (or says
 * «pendiente»), and that every path named in it or in another document exists.
 * @param {string} root
 * @returns {string[]} faults, none when all is well
 */
export function checkSpecMap(root) {
  if (!existsSync(path.join(root, mapFile))) return [`${mapFile} is missing`];
  const rows = readRows(readFileSync(path.join(root, mapFile), 'utf8'));
  const missing = sections.filter((section) => !rows.some((row) => row.section === section));
  return [
    ...missing.map((section) => `${mapFile}: section ${section} has no row`),
    ...rows.flatMap(rowFaults),
    ...checkNamedPaths(root),
  ];
}

/**
 * @typedef {{ section: string, feature: string, code: string, tests: string }} Row
 * @param {string} markdown
 * @returns {Row[]}
 */
function readRows(markdown) {
  const lines = markdown.split('\n').filter((line) => /^\|\s*\d/.test(line));
  return lines.map((line) => {
    const [section = '', feature = '', code = '', tests = ''] = line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    return { section: /^[\d.]+/.exec(section)?.[0].replace(/\.$/, '') ?? '', feature, code, tests };
  });
}

/** @param {Row} row */
function rowFaults({ section, feature, code, tests }) {
  const where = `${mapFile}: section ${section} (${feature})`;
  const [codePaths, testPaths] = [code, tests].map((cell) => [...cell.matchAll(namedPath)].length);
  const isPending = `${code} ${tests}`.includes('pendiente');
  if (isPending) return codePaths || testPaths ? [`${where}: «pendiente» stands alone`] : [];
  return [...(codePaths ? [] : [`${where} names no code`]), ...(testPaths ? [] : [`${where} names no test`])];
}

/** @param {string} root */
function checkNamedPaths(root) {
  const documents = listFiles(root).filter((file) => /^(docs\/.*|README|AGENTS)\.md$/.test(file));
  return documents.flatMap((document) => {
    const text = readFileSync(path.join(root, document), 'utf8');
    const named = [...text.matchAll(namedPath)].map(([, name]) => /** @type {string} */ (name));
    // a pattern such as features/<feature>/ stands for many
    const gone = named.filter((name) => !/[<>*…{]/.test(name) && !existsSync(path.join(root, name)));
    return gone.map((name) => `${document} names ${name}, which does not exist`);
  });
}
