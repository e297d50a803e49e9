import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrationsHash } from '../../apps/api/migrations/table-types.ts';

const typesFile = 'apps/api/src/kit/database/tables.ts';

/** The API's tests compare the types with a real database; this needs none. @param {string} root @returns {string[]} */
export function checkTableTypes(root) {
  const file = path.join(root, typesFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const expected = migrationsHash(pathToFileURL(path.join(root, 'apps/api/migrations/')));
  const found = /^\/\/ Migrations: (\w+)$/m.exec(text)?.[1];
  return found === expected ? [] : [`${typesFile} was not written from these migrations: npm run tables`];
}
