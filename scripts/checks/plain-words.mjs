import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';

const isRead = /\.(ts|tsx|mjs|cjs|css|md)$/;
/** They list the words. */
const exempt = /^scripts\/checks\/(plain-words|shape)/;

/** Words that hide who does what to what, in names, comments and texts. Say the subject, the verb and the object. */
const riddles = /^(?:whoever|nobody|somebody|anew|till|settle[sd]?|held|told|kept|faults?|lot)$/i;
const riddlePhrases = /\bthe house\b/g;
/** Refused as the name of a thing alone: in a sentence «made of» and «tells one from the other» are plain English. */
const riddlingNames = /\b(?:[mM]ade|tell)\b/g;
/** The platform's own names. */
const platformNames = new Set(['allSettled', 'onSettled']);

/** What speaks of a word, a value of one word (`'nobody'`, an account of the machine), the platform's `locks?.held`. */
const quoted = /«[^»]*»|(['"`])\w+\1|\blocks\?\.held\b/g;
/** In Markdown: code, and the address of a link. */
const codeOrLink = /```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g;
const textOrComment = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*/g;
/** Nothing in its place; lines stay where they are. */
const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');

/**
 * Finds names, comments, texts and pages of Markdown that speak in riddles: titles of tests, summaries of calls. What
 * players read is Spanish, and has none of these words.
 * @param {string} root
 * @returns {string[]} errors, none when all is well
 */
export function checkPlainWords(root) {
  const files = listFiles(root).filter((file) => isRead.test(file) && !exempt.test(file));
  if (files.length === 0) return ['no source was read'];
  return files.flatMap((file) => placesIn(file, readFileSync(path.join(root, file), 'utf8')));
}

/** @type {(file: string, content: string) => string[]} */
function placesIn(file, content) {
  const isPage = file.endsWith('.md');
  const code = isPage ? [] : content.replace(textOrComment, blank).split('\n');
  const lines = (isPage ? content.replace(codeOrLink, blank) : content).replace(quoted, blank).split('\n');
  return [
    ...wordsOf(path.basename(file))
      .filter(isRiddle)
      .map((word) => `${file}: «${word}» in its name`),
    ...lines.flatMap((line, index) => {
      const found = [...line.matchAll(riddlePhrases), ...(code[index] ?? '').matchAll(riddlingNames)];
      const words = [...wordsOf(line).filter(isRiddle), ...found.map(([whole]) => whole)];
      return words.map((word) => `${file}:${index + 1}: «${word}»`);
    }),
  ];
}

/** The words of a text, also those inside a name: `heldOf` has two. @param {string} text */
function wordsOf(text) {
  const names = text.match(/[A-Za-z]+/g) ?? [];
  return names
    .filter((name) => !platformNames.has(name))
    .flatMap((name) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []);
}

const isRiddle = (/** @type {string} */ word) => riddles.test(word);
