import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';

const isText = /\.(ts|tsx|mjs|cjs|js|css|sql|html|md)$/;
const isDocument = /^(docs\/.*|README|AGENTS)\.md$/;

/** Files that plant violations for the checks' own tests. */
const plants = /^scripts\/checks\/[^/]*\.test\.mjs$/;

/** What names a text that is not in the repository, or a place that cannot be looked up. */
const unresolvable = /(?<![\w-])(domain|decisions|field|spec|stack)\.md\b|§ ?\d|\bsections? \d|\bspec(ification)? \d/gi;

/** `docs/training.md#placement`, `docs/decisions/0012`. */
const citation = /\bdocs\/([\w/-]+)(\.md)?(?:#([\p{L}\d-]+))?/gu;
const record = /\bADR[ -]?(\d{1,4})\b/g;
const link = /\]\((?!\w+:)([^)#\s]*)(?:#([\p{L}\d-]+))?\)/gu;
const namedPath = /`((?:apps|packages|scripts|docs|e2e|tools|\.ci)\/[^`\s]*)`/g;

/** @param {string} root @returns {string[]} */
export function checkCitations(root) {
  const files = listFiles(root).filter((file) => isText.test(file) && !plants.test(file));
  if (files.length === 0) return ['no file was read'];
  const library = readLibrary(root);
  return files.flatMap((file) => {
    const content = readFileSync(path.join(root, file), 'utf8');
    const found = [...citationErrors(file, content, library), ...unresolvableErrors(file, content)];
    if (isDocument.test(file))
      found.push(...linkErrors(root, file, content, library), ...pathErrors(root, file, content));
    return [...new Set(found)];
  });
}

/** @typedef {Map<string, Set<string>>} Library the anchors of each document */

/** @param {string} root @returns {Library} */
function readLibrary(root) {
  const documents = listFiles(root).filter((file) => isDocument.test(file));
  return new Map(documents.map((file) => [file, anchorsOf(readFileSync(path.join(root, file), 'utf8'))]));
}

/** As repository hosts make them. @param {string} markdown */
function anchorsOf(markdown) {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const headings = [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => /** @type {string} */ (heading));
  return new Set(
    headings.map((heading) =>
      heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\d\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}

/** @type {(file: string, content: string, library: Library) => string[]} */
function citationErrors(file, content, library) {
  const errors = [...content.matchAll(citation)].flatMap(([citedText, name, extension, anchor]) => {
    if (/[<>*…]/.test(citedText) || !name) return [];
    if (extension) return anchorError(file, citedText, `docs/${name}.md`, anchor, library);
    const [, number] = /^decisions\/(\d+)/.exec(name) ?? [];
    return number && !hasRecord(library, number) ? [`${file}: ${citedText} does not exist`] : [];
  });
  const records = [...content.matchAll(record)].flatMap(([citedText, number = '']) =>
    hasRecord(library, number.padStart(4, '0')) ? [] : [`${file}: ${citedText} does not exist`],
  );
  return [...errors, ...records];
}

/** @type {(library: Library, number: string) => boolean} */
const hasRecord = (library, number) => [...library.keys()].some((file) => file.startsWith(`docs/decisions/${number}-`));

/** @type {(file: string, cited: string, document: string, anchor: string | undefined, library: Library) => string[]} */
function anchorError(file, cited, document, anchor, library) {
  const anchors = library.get(document);
  if (!anchors) return [`${file}: ${cited} does not exist`];
  return anchor && !anchors.has(anchor) ? [`${file}: ${cited} is no heading`] : [];
}

/** @type {(file: string, content: string) => string[]} */
function unresolvableErrors(file, content) {
  return content.split('\n').flatMap((line, index) => {
    const cited = [...line.matchAll(unresolvable)].map(([citedText]) => citedText);
    return cited.map(
      (citedText) => `${file}:${index + 1}: «${citedText}» is not in the repository; say why, or cite docs/`,
    );
  });
}

/** @type {(root: string, file: string, content: string, library: Library) => string[]} */
function linkErrors(root, file, content, library) {
  return [...content.matchAll(link)].flatMap(([citedText, target = '', anchor]) => {
    const named = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
    if (!existsSync(path.join(root, named))) return [`${file}: ${citedText} leads nowhere`];
    return isDocument.test(named) ? anchorError(file, citedText, named, anchor, library) : [];
  });
}

/** @type {(root: string, file: string, content: string) => string[]} */
function pathErrors(root, file, content) {
  const named = [...content.matchAll(namedPath)].map(([, name]) => /** @type {string} */ (name).replace(/#.*$/, ''));
  // a pattern such as features/<feature>/ stands for many
  const gone = named.filter((name) => !/[<>*…{]/.test(name) && !existsSync(path.join(root, name)));
  return gone.map((name) => `${file} names ${name}, which does not exist`);
}
