import path from 'node:path';
import { expect, test } from 'vitest';
import { plantProject } from './fixture.mjs';
import { readCounts, summaryLine } from './results.mjs';

/** @type {(runner: 'vitest' | 'playwright' | 'check', report: unknown, exitCode: number) => import('./results.mjs').Counts} */
function count(runner, report, exitCode) {
  const root = plantProject({ 'report.json': JSON.stringify(report) });
  return readCounts(runner, path.join(root, 'report.json'), exitCode);
}

const vitestReport = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const playwrightReport = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };

test('counts what each runner reports', () => {
  expect(count('vitest', vitestReport, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  expect(count('playwright', playwrightReport, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
  expect(count('check', { passed: 11, failed: 1 }, 1)).toEqual({ passed: 11, failed: 1, skipped: 0 });
});

test('a file that cannot be loaded is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(count('vitest', { ...vitestReport, testResults }, 1).failed).toBe(1);
});

test('so is a server that does not start', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(count('playwright', { stats, errors: [{ message: 'no server' }] }, 1).failed).toBe(1);
});

test('and a runner that says nothing, or counts nothing', () => {
  expect(readCounts('vitest', path.join(plantProject({}), 'absent.json'), 0).failed).toBe(1);
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
