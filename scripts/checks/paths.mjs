import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';

const table = 'apps/web/src/lib/paths.ts';
const isChecked = /^apps\/(web\/src|api\/src\/(features|kit|ports))\/.+(?<!\.test)\.tsx?$/;
/** Test support, and the addresses that the API writes: they are compared with the table. */
const isAside = /\/testing\/|^apps\/api\/src\/kit\/pages\.ts$/;

/**
 * Finds addresses of pages that are written out instead of taken from `paths.ts`.
 * @param {string} root
 * @returns {string[]} errors, none when all is well
 */
export function checkPaths(root) {
  const files = listFiles(root, 'apps').filter((file) => file !== table && isChecked.test(file) && !isAside.test(file));
  const firstSegments = listFiles(root, 'apps').includes(table) ? segmentsOf(root) : new Set();
  if (files.length === 0 || firstSegments.size === 0) return [`no source was read, or no address in ${table}`];
  return files.flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      if (/^\s*(\/\/|\/?\*)/.test(line)) return [];
      return [...line.matchAll(/["'`}]\/([\w-]+)(?=[/?#"'`])/g)]
        .filter(([, segment]) => firstSegments.has(segment))
        .map(([, segment]) => `${file}:${index + 1}: an address written out (/${segment}); take it from the table`);
    });
  });
}

/** @param {string} root */
function segmentsOf(root) {
  const source = readFileSync(path.join(root, table), 'utf8');
  return new Set([...source.matchAll(/["'`]\/([\w-]+)/g)].map(([, segment]) => segment));
}
