import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkAudit } from './audit.mjs';

/** What the check answers and says where npm prints this. @param {string} output */
async function audited(output) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bandeja-audit-'));
  const npm = path.join(folder, 'npm');
  writeFileSync(path.join(folder, 'output'), output);
  writeFileSync(npm, '#!/bin/sh\ncat "$(dirname "$0")/output"\nexit 1\n');
  chmodSync(npm, 0o755);
  /** @type {string[]} */
  const said = [];
  return { errors: await checkAudit(folder, { npm, say: (line) => said.push(line) }), said };
}

test.for([
  ['a registry without an audit', '{ "message": "404 Not Found", "error": { "code": "ENOAUDIT" } }'],
  ['no registry', 'npm error network timeout'],
  ['an empty answer', ''],
])('%s is said, never passed over in silence', async ([, output]) => {
  const { errors, said } = await audited(/** @type {string} */ (output));
  expect([errors, said]).toEqual([[], ['not audited: the registry in use offers no audit, or was not reached']]);
});

test('a hole that is high is named, a low one is counted', async () => {
  const vulnerabilities = { planted: { severity: 'high', range: '<2' }, other: { severity: 'low', range: '*' } };
  const report = { vulnerabilities, metadata: { vulnerabilities: { low: 1, high: 1, total: 2 } } };
  const { errors, said } = await audited(`npm warn config\n${JSON.stringify(report)}\n`);
  expect(errors).toEqual([]);
  expect(said).toEqual(['audited: 2 packages with known holes', 'planted <2: a hole that is high (npm audit)']);
});
