import { projectRoot } from '../lib/project.mjs';

// node scripts/checks/run.mjs table-owners runs `checkTableOwners` of `table-owners.mjs`.

const name = process.argv[2] ?? '';
const checks = await import(`./${name}.mjs`);
const errors = await checks[`check${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`](projectRoot);
if (errors.length > 0) console.log(errors.join('\n'));
process.exitCode = errors.length > 0 ? 1 : 0;
