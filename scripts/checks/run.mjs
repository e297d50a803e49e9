import { projectRoot } from '../lib/project.mjs';
import { ratchetSummary } from './ratchet.mjs';

// node scripts/checks/run.mjs <check>: runs one of the project's own checks over the checkout: `checkSpecMap` of `spec-map.mjs`.

const name = process.argv[2] ?? '';
const checks = await import(`./${name}.mjs`);
const errors = await checks[`check${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`](projectRoot);
if (errors.length > 0) console.log(errors.join('\n'));
if (name === 'ratchet') console.log(ratchetSummary(projectRoot));
process.exitCode = errors.length > 0 ? 1 : 0;
