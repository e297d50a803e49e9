import { runQuietly } from '../lib/children.mjs';

const grave = ['high', 'critical'];
/** A registry that does not answer must not hold up the other checks. */
const patience = ['--fetch-retries=0', '--fetch-timeout=10000'];

/**
 * Asks the registry for known holes of what the server and the browser load. Says what it found, and says so where the
 * registry offers no audit: silence would look like a pass. It fails nothing: what becomes known today says
 * nothing of the change that is checked.
 * @param {string} root
 * @param {{ npm?: string, say?: (line: string) => void }} [options]
 * @returns {Promise<string[]>} no errors
 */
export async function checkAudit(root, { npm = 'npm', say = console.log } = {}) {
  const { output } = await runQuietly(npm, ['audit', '--omit=dev', '--json', ...patience], { cwd: root });
  const report = reportIn(output);
  if (report?.metadata?.vulnerabilities === undefined) {
    say('not audited: the registry in use offers no audit, or was not reached');
    return [];
  }
  say(`audited: ${report.metadata.vulnerabilities.total} packages with known holes`);
  for (const [name, { severity, range }] of Object.entries(report.vulnerabilities ?? {}))
    if (grave.includes(severity)) say(`${name} ${range}: a hole that is ${severity} (npm audit)`);
  return [];
}

/**
 * npm may warn before and after what it reports.
 * @param {string} output
 * @returns {{ metadata?: { vulnerabilities?: { total: number } }, vulnerabilities?: Record<string, { severity: string, range: string }> } | null}
 */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
