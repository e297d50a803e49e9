import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plantWorkspaces } from '../testing/plant.mjs';
import { checkBoundaries } from './boundaries.mjs';

const leaf = 'export const leaf = 1;\nexport type Leaf = number;\n';

/** @param {Record<string, string>} files */
const errorsOf = (files) => checkBoundaries(plantWorkspaces(files));

test('a project that keeps the rules passes', async () => {
  const errors = await errorsOf({
    'packages/domain/src/auth/contract.ts': "import { z } from 'zod';\nexport const a = z.string();\n",
    'packages/trainer/src/plan.ts': "import { a } from '@bandeja/domain/auth/contract';\nexport const plan = a;\n",
    'apps/api/src/kit/log.ts': "import path from 'node:path';\nexport const log = path.sep;\n",
    'apps/api/src/features/auth/service.ts': "import { log } from '#kit/log.ts';\nexport const auth = log;\n",
    'apps/api/src/features/auth/token.service.ts': 'export const token = 1;\n',
    'apps/api/src/features/profile/routes.ts':
      "import { auth } from '#features/auth/service.ts';\nimport { token } from '#features/auth/token.service.ts';\nimport { plan } from '@bandeja/trainer/plan';\nexport const routes = [auth, token, plan];\n",
    'apps/web/src/ui/button.tsx':
      "import { useState } from 'react';\nexport const Button = () => <b>{useState('')[0]}</b>;\n",
    'apps/web/src/pages/home.tsx': "import { Button } from '#ui/button.tsx';\nexport const Home = () => <Button />;\n",
  });
  expect(errors).toEqual([]);
});

const violations = /** @type {[string, string, string, string][]} */ ([
  ['domain-imports-zod-only', 'packages/domain/src/a.ts', "import 'kysely';", 'packages/domain/src/b.ts'],
  ['domain-imports-zod-only', 'packages/domain/src/a.ts', "import 'node:fs';", 'packages/domain/src/b.ts'],
  ['domain-knows-no-trainer', 'packages/domain/src/a.ts', "import '@bandeja/trainer/b';", 'packages/trainer/src/b.ts'],
  ['trainer-imports-domain-and-reader', 'packages/trainer/src/a.ts', "import 'zod';", 'packages/trainer/src/b.ts'],
  ['reader-imports-domain-only', 'packages/reader/src/a.ts', "import 'zod';", 'packages/reader/src/b.ts'],
  ['reader-knows-no-trainer', 'packages/reader/src/a.ts', "import '@bandeja/trainer/b';", 'packages/trainer/src/b.ts'],
  ['web-reads-no-text', 'apps/web/src/a.ts', "import '@bandeja/reader/model/b';", 'packages/reader/src/model/b.ts'],
  [
    'embedded-postgres-imports-nothing-of-ours',
    'packages/embedded-postgres/src/a.test.ts',
    "import '@bandeja/domain/b';",
    'packages/domain/src/b.ts',
  ],
  [
    'only-the-api-runs-the-database',
    'apps/web/src/lib/a.ts',
    "import '@bandeja/embedded-postgres/b';",
    'packages/embedded-postgres/src/b.ts',
  ],
  [
    'catalogue-imports-domain-only',
    'packages/catalogue/src/a.ts',
    "import '@bandeja/trainer/b';",
    'packages/trainer/src/b.ts',
  ],
  [
    'drawing-imports-catalogue-and-domain',
    'packages/drawing/src/a.ts',
    "import '@bandeja/trainer/b';",
    'packages/trainer/src/b.ts',
  ],
  [
    'pose-imports-drawing-and-domain',
    'packages/pose/src/a.ts',
    "import '@bandeja/trainer/b';",
    'packages/trainer/src/b.ts',
  ],
  [
    'markdown-imports-nothing-of-ours',
    'packages/markdown/src/a.ts',
    "import '@bandeja/domain/b';",
    'packages/domain/src/b.ts',
  ],
  ['browser-reads-no-files', 'apps/web/src/lib/a.ts', "import '@bandeja/markdown/b';", 'packages/markdown/src/b.ts'],
  [
    'figure-is-imported-as-type',
    'packages/domain/src/exercises/contract.ts',
    "import { leaf } from '#exercises/figure.ts';",
    'packages/domain/src/exercises/figure.ts',
  ],
  [
    'packages-know-no-app',
    'packages/trainer/src/a.test.ts',
    "import '../../../apps/api/src/b.ts';",
    'apps/api/src/b.ts',
  ],
  [
    'testing-serves-tests',
    'packages/domain/src/a.ts',
    "import '../testing/each.ts';",
    'packages/domain/testing/each.ts',
  ],
  ['api-knows-no-web', 'apps/api/src/a.ts', "import '../../web/src/b.ts';", 'apps/web/src/b.ts'],
  ['web-knows-no-api', 'apps/web/src/a.ts', "import '../../api/src/b.ts';", 'apps/api/src/b.ts'],
  [
    'kit-and-ports-know-no-feature',
    'apps/api/src/kit/a.ts',
    "import '#features/x/service.ts';",
    'apps/api/src/features/x/service.ts',
  ],
  [
    'kit-and-ports-know-no-feature',
    'apps/api/src/ports/a.ts',
    "import '#features/x/service.ts';",
    'apps/api/src/features/x/service.ts',
  ],
  [
    'feature-reaches-feature-through-service',
    'apps/api/src/features/y/service.ts',
    "import '#features/x/queries.ts';",
    'apps/api/src/features/x/queries.ts',
  ],
  [
    'features-know-no-composition',
    'apps/api/src/features/y/routes.ts',
    "import '#server.ts';",
    'apps/api/src/server.ts',
  ],
  [
    'site-stands-on-kit',
    'apps/api/src/site/a.ts',
    "import '#features/x/service.ts';",
    'apps/api/src/features/x/service.ts',
  ],
  ['features-know-no-site', 'apps/api/src/features/x/service.ts', "import '#site/a.ts';", 'apps/api/src/site/a.ts'],
  ['production-knows-no-test', 'apps/api/seeds/a.ts', "import '../testing/b.ts';", 'apps/api/testing/b.ts'],
  ['web-pages-imports-downwards', 'apps/web/src/pages/a.tsx', "import '#app/b.ts';", 'apps/web/src/app/b.ts'],
  [
    'web-features-imports-downwards',
    'apps/web/src/features/x/a.tsx',
    "import '#pages/b.ts';",
    'apps/web/src/pages/b.ts',
  ],
  ['web-ui-imports-downwards', 'apps/web/src/ui/a.tsx', "import '#features/x/b.ts';", 'apps/web/src/features/x/b.ts'],
  ['web-lib-imports-downwards', 'apps/web/src/lib/a.ts', "import '#ui/b.ts';", 'apps/web/src/ui/b.ts'],
  ['web-features-apart', 'apps/web/src/features/y/a.tsx', "import '#features/x/b.ts';", 'apps/web/src/features/x/b.ts'],
  ['ui-knows-no-domain', 'apps/web/src/ui/a.tsx', "import '@bandeja/domain/b';", 'packages/domain/src/b.ts'],
  ['resolvable', 'apps/web/src/lib/a.ts', "import '#lib/gone.ts';", 'apps/web/src/lib/b.ts'],
]);

/** @type {{ files: Record<string, string>, errors?: Promise<string[]> }[]} */
const projects = [];

/** Violations in different files are planted in one project: reading one takes a second. @param {string} from @param {string} to @param {string} source */
function plantTogether(from, to, source) {
  const isFree = (/** @type {Record<string, string>} */ files) => !(from in files) && (files[to] ?? leaf) === leaf;
  const project = projects.find(({ files }) => isFree(files)) ?? { files: {} };
  if (!projects.includes(project)) projects.push(project);
  Object.assign(project.files, { [to]: leaf, [from]: source });
  return project;
}

const planted = violations.map(([rule, from, statement, to]) => {
  const project = plantTogether(from, to, `${statement}\nexport const planted = 1;\n`);
  return { rule, from, statement, project };
});

test.for(planted)('$rule: $from with $statement', async ({ rule, from, project }) => {
  project.errors ??= errorsOf(project.files);
  expect(await project.errors).toContainEqual(expect.stringMatching(new RegExp(`^${rule}: ${from} → `)));
});

test('an import of a type alone counts too', async () => {
  const errors = await errorsOf({
    'apps/web/src/features/x/b.ts': leaf,
    'apps/web/src/features/y/a.ts': "import type { Leaf } from '#features/x/b.ts';\nexport const a: Leaf = 1;\n",
  });
  expect(errors).toEqual(['web-features-apart: apps/web/src/features/y/a.ts → apps/web/src/features/x/b.ts']);
});

test('but where only the type may be imported', async () => {
  const errors = await errorsOf({
    'packages/domain/src/exercises/figure.ts': leaf,
    'packages/domain/src/exercises/contract.ts':
      "import type { Leaf } from '#exercises/figure.ts';\nexport const a: Leaf = 1;\n",
  });
  expect(errors).toEqual([]);
});

test('the browser may know the types of the reader, and nothing of it through the trainer', async () => {
  const errors = await errorsOf({
    'packages/reader/src/health.ts': leaf,
    'packages/trainer/src/leads/a.ts': "import { leaf } from '@bandeja/reader/health';\nexport const a = leaf;\n",
    'apps/web/src/lib/a.ts': "import { a } from '@bandeja/trainer/leads/a';\nexport const b = a;\n",
    'apps/web/src/lib/c.ts': "import type { Leaf } from '@bandeja/reader/health';\nexport const c: Leaf = 1;\n",
  });
  expect(errors).toEqual(['web-reads-no-text: packages/trainer/src/leads/a.ts → packages/reader/src/health.ts']);
});

test('a dynamic import counts', async () => {
  const errors = await errorsOf({
    'apps/web/src/features/x/b.ts': leaf,
    'apps/web/src/lib/a.ts': "export const load = () => import('#features/x/b.ts');\n",
  });
  expect(errors).toEqual(['web-lib-imports-downwards: apps/web/src/lib/a.ts → apps/web/src/features/x/b.ts']);
});

test('two files that import each other', async () => {
  const errors = await errorsOf({
    'packages/trainer/src/a.ts': "import { b } from '#b.ts';\nexport const a = () => b;\n",
    'packages/trainer/src/b.ts': "import { a } from '#a.ts';\nexport const b = () => a;\n",
  });
  expect(errors).toContainEqual(expect.stringMatching(/^no-circle: packages\/trainer\/src\/a\.ts/));
});

test('two features in a circle that no file closes', async () => {
  const errors = await errorsOf({
    'apps/api/src/features/x/service.ts': "import { y } from '#features/y/service.ts';\nexport const x = y;\n",
    'apps/api/src/features/y/service.ts': 'export const y = 1;\n',
    'apps/api/src/features/y/routes.ts': "import { x } from '#features/x/service.ts';\nexport const routes = x;\n",
  });
  expect(errors).toEqual([
    'feature-circle: x reaches itself through other features',
    'feature-circle: y reaches itself through other features',
  ]);
});

test('a workspace without a source is no success', async () => {
  const root = plantWorkspaces({});
  rmSync(`${root}/apps/web/src/harmless.ts`);
  expect(await checkBoundaries(root)).toEqual(['unread: apps/web has no source']);
});
