import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { checkCitations } from './citations.mjs';

const documents = {
  'docs/training.md': "# Training\n\n## Weekly rules\n\n### Today's card, año\n\n```sh\n# no heading\n```\n",
  'docs/decisions/0001-stack.md': '# Stack\n',
};

/** @type {(files: Record<string, string>) => string[]} */
const errorsOf = (files) => checkCitations(plantProject({ ...documents, ...files }));

test('citations of headings and records pass', () => {
  const errors = errorsOf({
    'apps/a.ts': '// docs/training.md#weekly-rules, docs/training.md#todays-card-año, docs/decisions/0001, ADR 1\n',
    'docs/architecture.md':
      '[rules](training.md#weekly-rules) [0001](decisions/0001-stack.md) [here](#rooms)\n# Rooms\n',
    'README.md': 'see `apps/a.ts`, `apps/<feature>/b.ts` and [docs](docs/architecture.md)\n',
  });
  expect(errors).toEqual([]);
  expect(checkCitations(plantProject({}))).toEqual(['no file was read']);
});

test('a heading, a document or a record that does not exist', () => {
  expect(errorsOf({ 'apps/a.ts': '// docs/training.md#monthly-rules\n' })).toEqual([
    'apps/a.ts: docs/training.md#monthly-rules is no heading',
  ]);
  expect(errorsOf({ 'packages/trainer/src/chat/a.ts': '// docs/training.md#no-heading\n' })).toHaveLength(1);
  expect(errorsOf({ 'apps/a.tsx': '/* docs/gone.md */\n' })).toEqual(['apps/a.tsx: docs/gone.md does not exist']);
  expect(errorsOf({ 'apps/a.ts': '// docs/decisions/0002, ADR 0003\n' })).toEqual([
    'apps/a.ts: docs/decisions/0002 does not exist',
    'apps/a.ts: ADR 0003 does not exist',
  ]);
});

test.for(['domain.md 4.1', 'Decisions.md', 'architecture.md §7', 'section 4', 'spec section 9', 'spec 2.11'])(
  'what is not in the repository: %s',
  (cited) => {
    expect(errorsOf({ 'apps/a.ts': `/** Rules (${cited}). */\n` })).toEqual([
      expect.stringContaining('is not in the repository'),
    ]);
  },
);

test('documents: links and files that lead nowhere', () => {
  expect(errorsOf({ 'docs/a.md': '[x](gone.md) [y](training.md#gone) [z](#gone) `scripts/gone.mjs`\n' })).toEqual([
    'docs/a.md: ](gone.md) leads nowhere',
    'docs/a.md: ](training.md#gone) is no heading',
    'docs/a.md: ](#gone) is no heading',
    'docs/a.md names scripts/gone.mjs, which does not exist',
  ]);
});
