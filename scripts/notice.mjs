import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './lib/command.mjs';
import { shippedPackages, writeNotice } from './lib/notice.mjs';
import { projectRoot } from './lib/project.mjs';

// npm run notice: writes NOTICE; with `--check` it says whether it is up to date.
await runCommand(async () => {
  const file = path.join(projectRoot, 'NOTICE');
  const notice = writeNotice(shippedPackages(projectRoot));
  if (!process.argv.includes('--check')) {
    writeFileSync(file, notice);
    return 0;
  }
  if (existsSync(file) && readFileSync(file, 'utf8') === notice) return 0;
  console.error('NOTICE is not that of the lock file: npm run notice');
  return 1;
});
