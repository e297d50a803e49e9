import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './lib/command.mjs';
import { settingRows, writeEnvExample } from './lib/env-example.mjs';
import { projectRoot } from './lib/project.mjs';

// npm run env: writes .env.example from the table of settings in docs/operations.md.
await runCommand(async () => {
  const operations = readFileSync(path.join(projectRoot, 'docs/operations.md'), 'utf8');
  writeFileSync(path.join(projectRoot, '.env.example'), writeEnvExample(settingRows(operations)));
  return 0;
});
