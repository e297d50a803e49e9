import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';

/** SQL lives here and nowhere else, so that a change of the schema has few places to visit. */
const allowed =
  /^apps\/api\/(src\/kit\/|src\/features\/[^/]+\/([a-z-]+\.)?queries\.ts$|migrations\/|seeds\/|testing\/)|^packages\/embedded-postgres\//;
const builderCalls = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(/;
const rawSql = /\bsql(<[^`]*>)?`|\bsql\.raw\(|\.query\(\s*['"`]/;

/**
 * Finds SQL outside its places: Kysely's builder, `sql` templates, queries sent as text.
 * @param {string} root
 * @returns {string[]} errors, none when all is well
 */
export function checkSql(root) {
  const sources = ['apps', 'packages', 'e2e', 'bench'].flatMap((folder) => listFiles(root, folder));
  return sources
    .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !allowed.test(file))
    .flatMap((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, index) => {
        const isComment = /^\s*(\/\/|\/?\*)/.test(line);
        const found = !isComment && (builderCalls.exec(line) ?? rawSql.exec(line));
        return found ? [`${file}:${index + 1}: SQL outside queries.ts (${found[0].trim()})`] : [];
      });
    });
}
