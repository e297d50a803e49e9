import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from './project.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {Counts & { failures: string[] }} Results `failures`: what failed, each by its full name and in a few words why */

/** @typedef {{ status: string, title: string, ancestorTitles: string[], failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ status: string, projectName: string, results: { error?: { message?: string } }[] }} PlaywrightTest */
/** @typedef {{ title: string, file: string, specs: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * A run that failed without naming a failed test, or that counted nothing, is one failure: silence is no success.
 * @param {'vitest' | 'playwright' | 'check'} runner
 * @param {string} reportFile
 * @param {number} exitCode of the runner
 * @returns {Results}
 */
export function readResults(runner, reportFile, exitCode) {
  const results = existsSync(reportFile) ? parse(runner, reportFile) : nothing(0);
  const isSilent = results.failed === 0 && (exitCode !== 0 || results.passed + results.skipped === 0);
  const failures = [`${runner} ended with code ${exitCode} and named no failure`];
  return isSilent ? { ...results, failed: 1, failures } : results;
}

/** @param {number} failed @returns {Results} */
const nothing = (failed) => ({ passed: 0, failed, skipped: 0, failures: [] });

/** @param {'vitest' | 'playwright' | 'check'} runner @param {string} reportFile @returns {Results} */
function parse(runner, reportFile) {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8'));
    if (runner === 'vitest') return readVitest(report);
    if (runner === 'playwright') return readPlaywright(report);
    const { passed = 0, failed = 1, failures = [] } = report;
    return { passed: Number(passed), failed: Number(failed), skipped: 0, failures };
  } catch {
    return { ...nothing(1), failures: [`${runner} left a report that cannot be read`] };
  }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: VitestFile[] }} report
 * @returns {Results}
 */
function readVitest(report) {
  const hasFailed = (/** @type {{ status: string }} */ { status }) => status === 'failed';
  const files = report.testResults.filter(hasFailed);
  // a file that fails while loading, or in a hook, has no failed test
  const broken = files.filter((file) => !file.assertionResults.some(hasFailed));
  const tests = files.flatMap((file) => file.assertionResults.filter(hasFailed).map((test) => ({ file, test })));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...tests.map(({ file, test }) =>
        failure([file.name, ...test.ancestorTitles, test.title], test.failureMessages[0]),
      ),
      ...broken.map((file) => failure([file.name], file.message)),
    ],
  };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: { message?: string }[], suites: PlaywrightSuite[] }} report
 * @returns {Results}
 */
function readPlaywright({ stats, errors, suites }) {
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 ? errors.length : failed,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => failuresOf(suite, [])),
      ...errors.map(({ message }) => failure([], message)),
    ],
  };
}

/** @param {PlaywrightSuite} suite @param {string[]} above @returns {string[]} */
function failuresOf({ title, specs, suites = [] }, above) {
  const names = [...above, title];
  const direct = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const reason = results.find(({ error }) => error)?.error?.message;
        return failure([`[${projectName}]`, ...names, spec.title], reason);
      }),
  );
  return [...direct, ...suites.flatMap((inner) => failuresOf(inner, names))];
}

/** @param {string[]} names @param {string} [reason] */
function failure(names, reason = '') {
  const [first = ''] = stripVTControlCharacters(reason).split('\n');
  const parts = names.map((name) => name.replace(`${projectRoot}/`, ''));
  return [parts.join(' › '), first.slice(0, 300)].filter(Boolean).join(': ');
}

/** @param {Counts[]} all */
export function summaryLine(all) {
  const [passed, failed, skipped] = /** @type {const} */ (['passed', 'failed', 'skipped']).map((key) =>
    all.reduce((sum, counts) => sum + counts[key], 0),
  );
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
