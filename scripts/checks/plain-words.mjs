import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';

const isCode = /\.(ts|tsx|mjs|cjs|css)$/;
/** Being replaced with what they read; the list may only shrink. */
const exempt = /^packages\/trainer\/src\/(reader|chat|language\/health)\/|^scripts\/checks\/plain-words/;

/** Words that hide who does what to what, in names and comments. Say the subject, the verb and the object. */
const riddles = new Set([
  ...['whoever', 'nobody', 'somebody', 'anew', 'till', 'settle', 'settles', 'settled'],
  ...['held', 'told', 'kept', 'fault', 'faults', 'lot'],
]);
const riddlePhrases = /\bthe house\b/g;
/** The platform's own names. */
const platformNames = new Set(['allSettled', 'onSettled']);

/**
 * Finds names, comments and titles of tests that speak in riddles.
 * @param {string} root
 * @returns {string[]} errors, none when all is well
 */
export function checkPlainWords(root) {
  const files = listFiles(root).filter((file) => isCode.test(file) && !exempt.test(file));
  if (files.length === 0) return ['no source was read'];
  return files.flatMap((file) => placesIn(file, readFileSync(path.join(root, file), 'utf8')));
}

/** @type {(file: string, content: string) => string[]} */
function placesIn(file, content) {
  const lines = withoutTexts(content).split('\n');
  return [
    ...wordsOf(path.basename(file))
      .filter(isRiddle)
      .map((word) => `${file}: «${word}» in its name`),
    ...lines.flatMap((line, index) => {
      const words = [...wordsOf(line).filter(isRiddle), ...[...line.matchAll(riddlePhrases)].map(([whole]) => whole)];
      return words.map((word) => `${file}:${index + 1}: «${word}»`);
    }),
  ];
}

/**
 * The code without what stands in quotes: people read that, in Spanish. The titles of tests stay, they are English. Lines
 * stay where they are. `locks?.held` is the platform's name.
 * @param {string} content
 */
function withoutTexts(content) {
  const texts = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
  const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');
  return content
    .replace(texts, (text, /** @type {number} */ at) => (isTestTitle(content.slice(0, at)) ? text : blank(text)))
    .replace(/«[^»]*»|\blocks\?\.held\b/g, blank);
}

/** @param {string} before what stands before a text */
const isTestTitle = (before) => /\b(?:test|it|describe)(?:\.\w+)*\(\s*$|\)\(\s*$/.test(before.slice(-40));

/** The words of a text, also those inside a name: `heldOf` has two. @param {string} text */
function wordsOf(text) {
  const names = text.match(/[A-Za-z]+/g) ?? [];
  return names
    .filter((name) => !platformNames.has(name))
    .flatMap((name) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []);
}

const isRiddle = (/** @type {string} */ word) => riddles.has(word.toLowerCase());
