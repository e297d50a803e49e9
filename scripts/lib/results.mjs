import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Sums up a runner's own JSON report. A run that failed without naming a failed test (a crash, a file that cannot be
 * loaded, no report at all), or that counted nothing, counts as one failure: silence is no success.
 * @param {'vitest' | 'playwright' | 'check'} runner
 * @param {string} reportFile
 * @param {number} exitCode of the runner
 * @returns {Counts}
 */
export function readCounts(runner, reportFile, exitCode) {
  const counts = existsSync(reportFile) ? parse(runner, reportFile) : { passed: 0, failed: 0, skipped: 0 };
  const isSilent = counts.failed === 0 && (exitCode !== 0 || counts.passed + counts.skipped === 0);
  return isSilent ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {'vitest' | 'playwright' | 'check'} runner
 * @param {string} reportFile
 * @returns {Counts}
 */
function parse(runner, reportFile) {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8'));
    if (runner === 'vitest') return countVitest(report);
    if (runner === 'playwright') return countPlaywright(report);
    return { passed: Number(report.passed ?? 0), failed: Number(report.failed ?? 1), skipped: 0 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 */
function countVitest(report) {
  // a file that fails while loading, or in a hook, has no failed test of its own
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report */
function countPlaywright({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 ? errors.length : failed, skipped: stats.skipped };
}

/**
 * The last line of a run.
 * @param {Counts[]} all
 */
export function summaryLine(all) {
  const [passed, failed, skipped] = /** @type {const} */ (['passed', 'failed', 'skipped']).map((key) =>
    all.reduce((sum, counts) => sum + counts[key], 0),
  );
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
