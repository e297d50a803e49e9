import path from 'node:path';
import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { projectRoot } from './project.mjs';
import { readResults, summaryLine } from './results.mjs';

/** @typedef {'vitest' | 'playwright' | 'check'} Runner */

/** @type {(runner: Runner, report: unknown, exitCode: number) => import('./results.mjs').Results} */
function read(runner, report, exitCode) {
  const root = plantProject({ 'report.json': JSON.stringify(report) });
  return readResults(runner, path.join(root, 'report.json'), exitCode);
}

/** @type {(runner: Runner, report: unknown, exitCode: number) => import('./results.mjs').Counts} */
function count(runner, report, exitCode) {
  const { failures: _, ...counts } = read(runner, report, exitCode);
  return counts;
}

const vitestReport = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const playwrightReport = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [], suites: [] };

test('counts what each runner reports', () => {
  expect(count('vitest', vitestReport, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  expect(count('playwright', playwrightReport, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
  expect(count('check', { passed: 11, failed: 1 }, 1)).toEqual({ passed: 11, failed: 1, skipped: 0 });
});

test('a file that cannot be loaded is a failure', () => {
  const testResults = [
    { name: `${projectRoot}/a.test.ts`, status: 'failed', message: 'No such module\nat …', assertionResults: [] },
    { name: `${projectRoot}/b.test.ts`, status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
  ];
  const { failed, failures } = read('vitest', { ...vitestReport, testResults }, 1);
  expect([failed, failures]).toEqual([1, ['a.test.ts: No such module']]);
});

test('so is a server that does not start', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const report = { stats, errors: [{ message: 'no server' }], suites: [] };
  expect(read('playwright', report, 1)).toMatchObject({ failed: 1, failures: ['no server'] });
});

test('and a runner that says nothing, or counts nothing', () => {
  expect(readResults('vitest', path.join(plantProject({}), 'absent.json'), 0).failed).toBe(1);
  expect(count('vitest', { ...vitestReport, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 }, 0).failed).toBe(
    1,
  );
  expect(count('vitest', vitestReport, 1).failed).toBe(1);
  expect(count('check', 'no report', 0).failed).toBe(1);
});

test('one line sums up', () => {
  const clean = { passed: 3, failed: 0, skipped: 0 };
  expect(summaryLine([clean, { passed: 1, failed: 2, skipped: 0 }])).toBe('4 passed, 2 failed');
  expect(summaryLine([clean, { passed: 1, failed: 0, skipped: 5 }])).toBe('4 passed, 0 failed, 5 skipped');
});

test('every failure is named in full, with the first line of its reason', () => {
  const failed = { status: 'failed', ancestorTitles: ['sets', 'of a match'], title: 'are stored' };
  const tests = [
    { ...failed, failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n- 1'] },
    { status: 'passed' },
  ];
  const testResults = [
    { name: `${projectRoot}/apps/a.test.ts`, status: 'failed', message: '', assertionResults: tests },
  ];
  expect(read('vitest', { ...vitestReport, numFailedTests: 1, testResults }, 1).failures).toEqual([
    'apps/a.test.ts › sets › of a match › are stored: AssertionError: expected 1 to be 2',
  ]);
  const errors = [{}, { error: { message: 'Timeout\nCall log' } }];
  const specs = [
    { title: 'a journey', tests: [{ status: 'flaky', projectName: 'phone', results: errors }] },
    { title: 'another', tests: [{ status: 'expected', projectName: 'phone', results: [{}] }] },
  ];
  const suites = [{ title: 'b.spec.ts', specs: [], suites: [{ title: 'at night', specs }] }];
  expect(read('playwright', { ...playwrightReport, suites }, 1).failures).toEqual([
    '[phone] › b.spec.ts › at night › a journey: Timeout',
  ]);
  expect(read('check', { passed: 1, failed: 1, failures: ['types'] }, 1).failures).toEqual(['types']);
  expect(read('vitest', vitestReport, 134).failures).toEqual(['vitest ended with code 134 and named no failure']);
});
