import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../lib/project.mjs';
import { plantProject } from '../testing/plant.mjs';
import { checkTableOwners } from './table-owners.mjs';

const tables = 'apps/api/src/kit/database/tables.ts';

/** @param {string} file @param {string} source */
function errorsWith(file, source) {
  const root = plantProject({ [file]: source });
  for (const folder of ['features', 'kit']) {
    cpSync(path.join(projectRoot, 'apps/api/src', folder), path.join(root, 'apps/api/src', folder), {
      recursive: true,
    });
  }
  return { root, errors: checkTableOwners(root) };
}

const planted = 'apps/api/src/features/stats/planted.queries.ts';

test.for([
  ["await db.insertInto('plan_days').values(row).execute();", 'schedule'],
  ["await db\n    .updateTable('plan_days as p')\n    .set({}).execute();", 'schedule'],
  ["await db.deleteFrom('plan_days').execute();", 'schedule'],
  ['await sql`insert into plan_days (date) values (now())`.execute(db);', 'schedule'],
  ['await sql`\n    update plan_days set edited = true`.execute(db);', 'schedule'],
  ['await sql`delete from plan_days`.execute(db);', 'schedule'],
])('finds a foreign write: %s', ([source, owner]) => {
  expect(errorsWith(planted, `export async function planted() {\n  ${source}\n}\n`).errors).toEqual([
    `${planted}: writes plan_days, which belongs to ${owner}`,
  ]);
});

test('lets the owner write, and the others read', () => {
  const owner = 'apps/api/src/features/schedule/planted.queries.ts';
  expect(errorsWith(owner, "await db.deleteFrom('plan_days').execute();\n").errors).toEqual([]);
  expect(errorsWith(planted, "await db.selectFrom('plan_days').selectAll().forUpdate().execute();\n").errors).toEqual(
    [],
  );
});

test('finds a table whose name is not written out', () => {
  expect(errorsWith(planted, 'await db.deleteFrom(table).execute();\n').errors).toEqual([
    `${planted}: «table» has no owner in scripts/checks/table-owners.mjs`,
  ]);
});

test('finds a new table without an owner, an owner without its table, and an exception without its file', () => {
  const { root } = errorsWith(planted, '');
  writeFileSync(path.join(root, tables), 'export type Tables = {\n  planted: {\n    id: string;\n  };\n};\n');
  expect(checkTableOwners(root)).toEqual(
    expect.arrayContaining(['planted has no owner', 'users is no table any more']),
  );
  rmSync(path.join(root, 'apps/api/src/features/imports/queries.ts'));
  expect(checkTableOwners(root)).toContain(
    'apps/api/src/features/imports/queries.ts: the exception for session_sets is not needed',
  );
});
