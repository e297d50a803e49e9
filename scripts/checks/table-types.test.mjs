import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../lib/project.mjs';
import { plantProject } from '../testing/plant.mjs';
import { checkTableTypes } from './table-types.mjs';

const types = 'apps/api/src/kit/database/tables.ts';
const error = `${types} was not written from these migrations: npm run tables`;

function plant() {
  const root = plantProject({ [types]: '' });
  for (const name of ['apps/api/migrations', types]) {
    cpSync(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  }
  return root;
}

test('passes while no migration was added or changed', () => {
  expect(checkTableTypes(plant())).toEqual([]);
});

test.for([['9999_planted.sql'], ['0001_foundation.sql']])('finds a new or another %s', ([name]) => {
  const root = plant();
  writeFileSync(path.join(root, 'apps/api/migrations', /** @type {string} */ (name)), 'create table planted ();');
  expect(checkTableTypes(root)).toEqual([error]);
});

test('finds types without the hash, and none at all', () => {
  const root = plant();
  writeFileSync(path.join(root, types), 'export type Tables = {};');
  expect(checkTableTypes(root)).toEqual([error]);
  rmSync(path.join(root, types));
  expect(checkTableTypes(root)).toEqual([error]);
});
