import { projectRoot } from '../lib/project.mjs';
import { checkAudit } from './audit.mjs';
import { checkCitations } from './citations.mjs';
import { checkDuplicates } from './duplicates.mjs';
import { checkLoops } from './loops.mjs';
import { checkPaths } from './paths.mjs';
import { checkPatterns } from './patterns.mjs';
import { checkPlainWords } from './plain-words.mjs';
import { checkRatchet, ratchetSummary } from './ratchet.mjs';
import { checkReading } from './reading.mjs';
import { checkShape } from './shape.mjs';
import { checkSpecMap } from './spec-map.mjs';
import { checkSql } from './sql.mjs';
import { checkTableOwners } from './table-owners.mjs';
import { checkTableTypes } from './table-types.mjs';
import { checkWords } from './words.mjs';

// node scripts/checks/run.mjs <check>: runs one of the project's own checks over the checkout.

/** @type {Record<string, (root: string) => string[] | Promise<string[]>>} */
const checks = {
  audit: (root) => checkAudit(root),
  boundaries: async (root) => (await import('./boundaries.mjs')).checkBoundaries(root),
  citations: checkCitations,
  duplicates: (root) => checkDuplicates(root),
  loops: checkLoops,
  paths: checkPaths,
  patterns: (root) => checkPatterns(root),
  'plain-words': (root) => checkPlainWords(root),
  ratchet: checkRatchet,
  reading: checkReading,
  shape: checkShape,
  sql: checkSql,
  'spec-map': checkSpecMap,
  'table-owners': checkTableOwners,
  'table-types': checkTableTypes,
  words: checkWords,
};

const check = checks[process.argv[2] ?? ''];
if (!check) throw new Error(`One of ${Object.keys(checks).join(', ')}`);
const errors = await check(projectRoot);
if (errors.length > 0) console.log(errors.join('\n'));
if (process.argv[2] === 'ratchet') console.log(ratchetSummary(projectRoot));
process.exitCode = errors.length > 0 ? 1 : 0;
