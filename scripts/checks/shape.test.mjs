import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { checkShape } from './shape.mjs';

const content = 'const a = 1;\n';

/** @type {(file: string) => string[]} */
const errorsOf = (file) => checkShape(plantProject({ [file]: content }));

test('a file name outside the closed list', () => {
  expect(errorsOf('apps/api/src/features/auth/helpers.ts')).toEqual([
    'apps/api/src/features/auth/helpers.ts: a feature holds routes.ts, service.ts, queries.ts, rules.ts, mails.ts',
  ]);
  expect(errorsOf('apps/api/src/features/auth/tokens/service.ts')).toHaveLength(1);
  expect(errorsOf('packages/domain/src/auth/types.ts')).toEqual([
    'packages/domain/src/auth/types.ts: a feature holds contract.ts, changes.ts, rules.ts, messages.ts, schemas.ts, vocabulary.ts, dose.ts, drill.ts, figure.ts, media.ts, search-words.ts, tools.ts',
  ]);
  expect(errorsOf('apps/api/src/features/auth/start.queries.ts')).toEqual([]);
  expect(errorsOf('apps/api/src/features/auth/start.helpers.ts')).toHaveLength(1);
  expect(errorsOf('apps/api/src/features/auth/mails.ts')).toEqual([]);
  expect(errorsOf('apps/api/src/features/auth/mail.ts')).toHaveLength(1);
});

test('an unknown feature', () => {
  expect(errorsOf('apps/web/src/features/misc/a.tsx')).toEqual([
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
    expect(errorsOf(`apps/web/src/features/leads/${name}`)).toHaveLength(1);
  }
  expect(errorsOf('apps/web/src/features/leads/made.ts')).toEqual([
    'apps/web/src/features/leads/made.ts: «made» does not say what is inside',
  ]);
  for (const name of ['api.ts', 'model.ts', 'texts.ts', 'use-quiz.ts', 'quiz/question-step.tsx', 'lottery.ts']) {
    expect(errorsOf(`apps/web/src/features/leads/${name}`)).toEqual([]);
  }
});

test('such a name in another room of the web app', () => {
  for (const name of ['lib/helpers.ts', 'ui/common.tsx', 'app/offline/misc.ts', 'lib/use-sent-early.ts']) {
    expect(errorsOf(`apps/web/src/${name}`)).toHaveLength(1);
  }
  expect(errorsOf('apps/web/src/lib/utils.test.ts')).toEqual([
    'apps/web/src/lib/utils.test.ts: «utils» does not say what is inside',
  ]);
  expect(errorsOf('apps/web/src/ui/fake-court.tsx')).toHaveLength(1);
  expect(errorsOf('apps/web/src/ui/testing/fake-court.tsx')).toEqual([]);
  expect(errorsOf('apps/web/src/lib/format.ts')).toEqual([]);
});

test('test support of a web feature outside testing/', () => {
  for (const name of ['fake-server.tsx', 'live/fixtures.ts', 'reading/files.fixture.ts']) {
    expect(errorsOf(`apps/web/src/features/sessions/${name}`)).toEqual([
      `apps/web/src/features/sessions/${name}: test support lives in testing/`,
    ]);
  }
  expect(errorsOf('apps/web/src/features/sessions/testing/fake-server.tsx')).toEqual([]);
});

test('test support of any room outside testing/', () => {
  for (const name of [
    'packages/trainer/src/load/fixtures.ts',
    'apps/api/src/features/imports/reading/files.fixture.ts',
    'apps/api/src/ports/fake-payments.ts',
    'e2e/mocks.ts',
    'scripts/lib/fake-registry.mjs',
  ]) {
    expect(errorsOf(name)).toContain(`${name}: test support lives in testing/`);
  }
  expect(errorsOf('packages/trainer/testing/fixtures.ts')).toEqual([]);
});

test('barrels', () => {
  expect(errorsOf('packages/trainer/src/index.ts')).toHaveLength(1);
});

test('what keeps the rules passes, nothing at all does not', () => {
  const root = plantProject({
    'apps/api/src/features/auth/routes.ts': content,
    'apps/api/src/features/auth/limits.test.ts': content,
    'packages/domain/src/calendar/dates.ts': content,
    'apps/web/src/features/auth/sign-in-form.tsx': content,
  });
  expect(checkShape(root)).toEqual([]);
  expect(checkShape(plantProject({ 'README.md': 'words' }))).toEqual(['no source was read']);
});
