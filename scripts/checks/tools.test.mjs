import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { atLeast } from '../../packages/domain/testing/each.ts';
import config from '../../vitest.config.ts';
import { runQuietly } from '../lib/children.mjs';
import { nodeBinary, projectRoot, toolPath, workspaces } from '../lib/project.mjs';
import { plantProject, plantWorkspaces } from '../testing/plant.mjs';

// Each tool must find what was planted for it.

/** @type {(tool: 'tsc' | 'biome' | 'knip', args: string[], root: string) => Promise<{ code: number, output: string }>} */
const run = (tool, args, root) => runQuietly(nodeBinary(), [toolPath(tool), ...args], { cwd: root });

/** @type {(root: string, ...names: string[]) => void} */
function copySettings(root, ...names) {
  for (const name of names) cpSync(path.join(projectRoot, name), path.join(root, name));
}

test.for(atLeast(6, workspaces))('types: a wrong one in %s', async (folder) => {
  const root = plantWorkspaces({ [`${folder}/src/planted.ts`]: "export const wrong: number = 'text';\n" });
  const { code, output } = await run('tsc', ['-p', folder], root);
  expect(code).not.toBe(0);
  expect(output).toContain('planted.ts(1,14): error TS2322');
});

test('types: a wrong one in a script', async () => {
  const root = plantWorkspaces({ 'scripts/planted.mjs': "/** @type {number} */\nexport const wrong = 'text';\n" });
  expect((await run('tsc', ['-p', '.'], root)).output).toContain('planted.mjs(2,14): error TS2322');
});

test.for([
  ['lint', 'export function planted(a: any) {\n  return a;\n}\n', 'noExplicitAny'],
  ['formatting', 'export const planted = "double quotes"\n', 'format'],
])('%s', async ([, content, rule]) => {
  const root = plantWorkspaces({ 'packages/domain/src/planted.ts': /** @type {string} */ (content) });
  copySettings(root, 'biome.json');
  const { code, output } = await run('biome', ['ci', 'packages/domain/src'], root);
  expect(code).not.toBe(0);
  expect(output).toContain(rule);
});

test.for([
  ['sql of Kysely outside a queries file', 'apps/api/src/features/auth/service.ts', "import { sql } from 'kysely';\n"],
  ['a link past ui', 'apps/web/src/features/auth/sign-in.tsx', "import { Link } from 'react-router';\n"],
])('restricted imports: %s', async ([, file = '', line = '']) => {
  const use = `${line}\nexport const planted = ${line.includes('sql') ? 'sql' : 'Link'};\n`;
  const root = plantWorkspaces({
    [file]: use,
    'apps/api/src/features/auth/queries.ts': "import { sql } from 'kysely';\n\nexport const planted = sql;\n",
  });
  copySettings(root, 'biome.json');
  const { code, output } = await run('biome', ['ci', 'apps'], root);
  expect(code).not.toBe(0);
  expect(output).toContain('noRestrictedImports');
  expect(output).toContain(file);
  expect(output).not.toContain('auth/queries.ts');
});

test('a test without an assertion, in every project', async () => {
  const settings = (config.test?.projects ?? []).map((project) => /** @type {any} */ (project).test.expect);
  const root = plantProject({
    'planted.test.mjs': "import { test } from 'vitest';\n\ntest('nothing', () => {});\n",
    'vitest.config.mjs': `export default { test: { expect: ${JSON.stringify(settings[0])} } };\n`,
  });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  const args = [path.join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run'];
  const { code, output } = await runQuietly(nodeBinary(), args, { cwd: root });
  expect(code).not.toBe(0);
  expect(output).toContain('1 failed');
  expect(settings.map(({ requireAssertions }) => requireAssertions)).toEqual([true, true, true, true]);
});

test('dead code: a file and an export without importers', async () => {
  const root = plantWorkspaces({
    'apps/api/src/main.ts': "import { used } from '#kit/a.ts';\nconsole.log(used);\n",
    'apps/api/src/kit/a.ts': 'export const used = 1;\nexport const deadInApi = 2;\n',
    'apps/api/src/kit/dead-file.ts': 'export const a = 1;\n',
    'packages/domain/src/a.ts': 'export const deadInDomain = 1;\n',
  });
  copySettings(root, 'knip.json');
  const { code, output } = await run('knip', ['--no-progress'], root);
  expect(code).not.toBe(0);
  for (const dead of ['apps/api/src/kit/dead-file.ts', 'deadInApi', 'deadInDomain']) expect(output).toContain(dead);
});
