import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings, settingNames } from '../../apps/api/src/settings.ts';
import { settingRows, writeEnvExample } from './env-example.mjs';
import { projectRoot } from './project.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(projectRoot, file), 'utf8');
const rows = settingRows(read('docs/operations.md'));

test('the table of operations.md names every setting once', () => {
  expect(rows.flatMap(({ names }) => names).sort()).toEqual([...settingNames].sort());
});

test('.env.example is that of the table (npm run env), and its values are the defaults', () => {
  const example = read('.env.example');
  expect(example).toBe(writeEnvExample(rows));
  expect(readSettings(parseEnv(example), '/srv')).toEqual(readSettings({}, '/srv'));
  const given = parseEnv(example.replaceAll(/^#(?=[A-Z\d_]+=)/gm, ''));
  expect(Object.keys(given).sort()).toEqual([...settingNames].sort());
  expect(readSettings(given, '/srv')).toEqual(readSettings({}, '/srv'));
});

test('a default that is a sentence is said and not set', () => {
  const table = [
    '# A\n\n## Settings\n\n| Name | Default | Meaning |\n|---|---|---|',
    '| `ONE`, `TWO` | `1`, `2` | [Both](#both) of `them`. |',
    '| `THREE` | `on` on loopback, else `off` | Third. |',
    '\n## Next\n\n| `FOUR` | — | Not a setting. |\n',
  ].join('\n');
  const text = writeEnvExample(settingRows(table));
  expect(text).toContain('\n# Both of them.\n#ONE=1\n#TWO=2\n\n');
  expect(text).toContain('\n# Third. Without it: on on loopback, else off.\n#THREE=\n');
  expect(text).not.toContain('FOUR');
});
