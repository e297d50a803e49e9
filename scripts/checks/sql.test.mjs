import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { checkSql } from './sql.mjs';

test.for([
  ["const rows = await db.selectFrom('users').execute();", '.selectFrom('],
  ["await db.insertInto('users').values({});", '.insertInto('],
  ["await db.updateTable('users').set({});", '.updateTable('],
  ["await db.deleteFrom('users');", '.deleteFrom('],
  ['await sql`select 1`.execute(db);', 'sql`'],
  ['await sql<{ n: number }>`select 1 as n`.execute(db);', 'sql<{ n: number }>`'],
  ["await client.query('select 1');", ".query('"],
])('finds %s in a service', ([line, found]) => {
  const root = plantProject({ 'apps/api/src/features/auth/service.ts': `// a service\n${line}\n` });
  expect(checkSql(root)).toEqual([`apps/api/src/features/auth/service.ts:2: SQL outside queries.ts (${found})`]);
});

test('finds it in the other rooms and in tests beside the code', () => {
  const line = "await db.selectFrom('users').execute();\n";
  const files = ['apps/api/src/features/auth/routes.test.ts', 'apps/web/src/lib/a.ts', 'packages/trainer/src/a.ts'];
  const root = plantProject(Object.fromEntries(files.map((file) => [file, line])));
  expect(checkSql(root)).toHaveLength(3);
});

test('leaves its own places and comments alone', () => {
  const line = "await db.selectFrom('users').execute();\n";
  const root = plantProject({
    'apps/api/src/features/auth/queries.ts': line,
    'apps/api/src/kit/database/migrate.ts': line,
    'apps/api/seeds/apply.ts': line,
    'apps/api/testing/factories.ts': line,
    'packages/embedded-postgres/src/cluster.ts': line,
    'apps/api/src/features/auth/service.ts': '// the sql`…` template stays in queries\n',
  });
  expect(checkSql(root)).toEqual([]);
});
