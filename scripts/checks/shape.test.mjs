import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { checkShape } from './shape.mjs';

/** @param {number} count */
const lines = (count) => 'const a = 1;\n'.repeat(count);

/** @type {(file: string, content: string) => string[]} */
const errorsOf = (file, content) => checkShape(plantProject({ [file]: content }));

test('a file of 401 lines', () => {
  expect(errorsOf('packages/trainer/src/a.ts', lines(401))).toEqual([
    'packages/trainer/src/a.ts: 401 lines, at most 400',
  ]);
  expect(errorsOf('packages/trainer/src/a.ts', lines(400))).toEqual([]);
});

test('a page of 121 lines', () => {
  expect(errorsOf('apps/web/src/pages/a.tsx', lines(121))).toEqual([
    'apps/web/src/pages/a.tsx: 121 lines, at most 120',
  ]);
  expect(errorsOf('apps/web/src/pages/a.test.tsx', lines(121))).toEqual([]);
});

test('a line of 161 characters, texts in quotes aside', () => {
  const long = `const total = ${'a + '.repeat(36)}b;\n`;
  expect(long.trimEnd()).toHaveLength(160);
  expect(errorsOf('packages/trainer/src/load/a.ts', long)).toEqual([]);
  expect(errorsOf('packages/trainer/src/load/a.ts', `${lines(1)} ${long}`)).toEqual([
    'packages/trainer/src/load/a.ts:2: 161 characters, at most 160',
  ]);
  expect(errorsOf('packages/trainer/src/load/a.ts', `const text = '${'palabra '.repeat(40)}';\n`)).toEqual([]);
});

test('data may be long', () => {
  for (const file of ['packages/catalogue/src/exercises/a.ts', 'packages/domain/src/exercises/vocabulary.ts']) {
    expect(errorsOf(file, lines(500))).toEqual([]);
  }
});

test('a file name outside the closed list', () => {
  expect(errorsOf('apps/api/src/features/auth/helpers.ts', lines(1))).toEqual([
    'apps/api/src/features/auth/helpers.ts: a feature holds routes.ts, service.ts, queries.ts, rules.ts, mails.ts',
  ]);
  expect(errorsOf('apps/api/src/features/auth/tokens/service.ts', lines(1))).toHaveLength(1);
  expect(errorsOf('packages/domain/src/auth/types.ts', lines(1))).toEqual([
    'packages/domain/src/auth/types.ts: a feature holds contract.ts, changes.ts, rules.ts, messages.ts, vocabulary.ts, dose.ts, drill.ts, figure.ts, search-words.ts',
  ]);
  expect(errorsOf('apps/api/src/features/auth/start.queries.ts', lines(1))).toEqual([]);
  expect(errorsOf('apps/api/src/features/auth/start.helpers.ts', lines(1))).toHaveLength(1);
  expect(errorsOf('apps/api/src/features/auth/mails.ts', lines(1))).toEqual([]);
  expect(errorsOf('apps/api/src/features/auth/mail.ts', lines(1))).toHaveLength(1);
});

test('an unknown feature', () => {
  expect(errorsOf('apps/web/src/features/misc/a.tsx', lines(1))).toEqual([
    'apps/web/src/features/misc/a.tsx: no feature is called misc',
  ]);
});

test('a file of a web feature whose name does not say what is inside', () => {
  for (const name of [
    'kept.ts',
    'quiz/faults.ts',
    'utils.ts',
    'start-trouble.tsx',
    'early-button.tsx',
    'kept.test.tsx',
  ]) {
    expect(errorsOf(`apps/web/src/features/leads/${name}`, lines(1))).toHaveLength(1);
  }
  expect(errorsOf('apps/web/src/features/leads/made.ts', lines(1))).toEqual([
    'apps/web/src/features/leads/made.ts: «made» does not say what is inside',
  ]);
  for (const name of ['api.ts', 'model.ts', 'texts.ts', 'use-quiz.ts', 'quiz/question-step.tsx', 'lottery.ts']) {
    expect(errorsOf(`apps/web/src/features/leads/${name}`, lines(1))).toEqual([]);
  }
});

test('such a name in another room of the web app', () => {
  for (const name of ['lib/helpers.ts', 'ui/common.tsx', 'app/offline/misc.ts', 'lib/use-sent-early.ts']) {
    expect(errorsOf(`apps/web/src/${name}`, lines(1))).toHaveLength(1);
  }
  expect(errorsOf('apps/web/src/lib/utils.test.ts', lines(1))).toEqual([
    'apps/web/src/lib/utils.test.ts: «utils» does not say what is inside',
  ]);
  expect(errorsOf('apps/web/src/ui/fake-court.tsx', lines(1))).toHaveLength(1);
  expect(errorsOf('apps/web/src/ui/testing/fake-court.tsx', lines(1))).toEqual([]);
  expect(errorsOf('apps/web/src/lib/format.ts', lines(1))).toEqual([]);
});

test('test support of a web feature outside testing/', () => {
  for (const name of ['fake-server.tsx', 'live/fixtures.ts', 'reading/files.fixture.ts']) {
    expect(errorsOf(`apps/web/src/features/sessions/${name}`, lines(1))).toEqual([
      `apps/web/src/features/sessions/${name}: test support lives in testing/`,
    ]);
  }
  expect(errorsOf('apps/web/src/features/sessions/testing/fake-server.tsx', lines(1))).toEqual([]);
});

test('test support of any room outside testing/', () => {
  for (const name of [
    'packages/trainer/src/load/fixtures.ts',
    'apps/api/src/features/imports/reading/files.fixture.ts',
    'apps/api/src/ports/fake-payments.ts',
    'e2e/mocks.ts',
    'scripts/lib/fake-registry.mjs',
  ]) {
    expect(errorsOf(name, lines(1))).toContain(`${name}: test support lives in testing/`);
  }
  expect(errorsOf('packages/trainer/testing/fixtures.ts', lines(1))).toEqual([]);
});

test('barrels', () => {
  expect(errorsOf('packages/trainer/src/index.ts', lines(1))).toHaveLength(1);
  expect(errorsOf('packages/trainer/src/all.ts', "export * from './a.ts';\n")).toHaveLength(1);
});

test('what keeps the rules passes, nothing at all does not', () => {
  const root = plantProject({
    'apps/api/src/features/auth/routes.ts': lines(150),
    'apps/api/src/features/auth/limits.test.ts': lines(10),
    'packages/domain/src/calendar/dates.ts': lines(10),
    'apps/web/src/features/auth/sign-in-form.tsx': lines(100),
  });
  expect(checkShape(root)).toEqual([]);
  expect(checkShape(plantProject({ 'README.md': 'words' }))).toEqual(['no source was read']);
});
