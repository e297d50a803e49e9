import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';

const isBinary = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|pdf|gz|br)$/;

/** What would tie the project to one machine or one network. */
const forbidden = [
  { what: 'path of one machine', pattern: /(?<![\w.:/])\/(home|Users|work|root)\/[\w.-]+/ },
  { what: 'path of one machine', pattern: /\b[A-Z]:\\+Users\\/ },
  { what: 'registry host', pattern: /https?:\/\/[^\s"'`/]*(registry|npmjs|artifactory|nexus|verdaccio)[^\s"'`]*/i },
  { what: 'registry setting', pattern: /^\s*(@[\w-]+:)?registry\s*=|_auth[T]oken/ },
];

/**
 * Finds absolute paths of a machine and hosts of package registries.
 * @param {string} root
 * @returns {string[]} errors, none when all is well
 */
export function checkWords(root) {
  const files = listFiles(root).filter((file) => !isBinary.test(file));
  if (files.length === 0) return ['no file was read'];
  return files.flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const error = file === 'package-lock.json' ? lockError(line) : lineError(line);
      return error ? [`${file}:${index + 1}: ${error}`] : [];
    });
  });
}

/** @param {string} line */
function lineError(line) {
  for (const { what, pattern } of forbidden) {
    const found = pattern.exec(line);
    if (found) return `${what}: ${found[0].trim()}`;
  }
  return null;
}

/**
 * The lock file's checksums look like anything; its only addresses of packages are `resolved`.
 * @param {string} line
 */
function lockError(line) {
  const host = /"resolved": "(\w+:\/\/[^/"]+)/.exec(line);
  return host ? `registry host: ${host[1]}` : null;
}
