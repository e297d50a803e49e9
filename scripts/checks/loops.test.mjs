import { expect, test } from 'vitest';
import { plantProject } from '../lib/fixture.mjs';
import { checkLoops } from './loops.mjs';

/** @type {(content: string, file?: string) => string[]} */
const errorsOf = (content, file = 'apps/api/src/a.test.ts') => checkLoops(plantProject({ [file]: content }));

test.for([
  'for (const routine of await load()) expect(routine.name).toBe("x");',
  'for (const day of week.days) {\n  if (day) expect.soft(day).toBe(1);\n}',
  'for await (const part of stream) expectPart(part);',
  'routines.forEach((routine) => { expect(routine).toBe(1); });',
  'await Promise.all(ids.map(async (id) => expect(await read(id)).toBe(1)));',
  'for (const row of rows) test(row.name, () => check(row));',
  'const none = [];\nfor (const entry of none) expect(entry).toBe(1);',
  'const some = [...found];\nfor (const entry of some) expect(entry).toBe(1);',
  'for (const entry of [...found]) expect(entry).toBe(1);',
])('%s', (planted) => {
  const lines = planted.startsWith('const') ? 2 : 1;
  expect(errorsOf(`// a comment before it, «ñ»\n\n${planted}\n`)).toEqual([
    `apps/api/src/a.test.ts:${lines + 2}: a loop of assertions may run over nothing; use each(list, atLeast, check)`,
  ]);
});

test('each() with an asynchronous check has to be awaited', () => {
  expect(errorsOf('each(rows, 2, async (row) => expect(await row).toBe(1));\n')).toEqual([
    'apps/api/src/a.test.ts:1: each() with an asynchronous check is not awaited',
  ]);
  expect(errorsOf('await each(rows, 2, async (row) => expect(await row).toBe(1));\n')).toEqual([]);
});

test.for([
  'each(routines, 26, (routine) => expect(routine.name).toBe("x"));',
  "for (const word of ['a', 'b']) expect(word).toBe('a');",
  "const cases = [['a', 1], ['b', 2]] as const;\nfor (const [word] of cases) expect(word).toBe('a');",
  'const cases = { a: 1 };\nfor (const [word, n] of Object.entries(cases)) expect(word).toBe(n);',
  "for (const [index, word] of ['a'].entries()) expect(word).toBe(index);",
  "for (const word of new Set(['a'])) expect(word).toBe('a');",
  'for (const row of rows) await insert(row);',
  'expect(found).toEqual(rows.map((row) => expect.closeTo(row, 9)));',
  'expect(rows.map((row) => row.name)).toEqual(["x"]);',
])('passes: %s', (harmless) => {
  expect(errorsOf(`${harmless}\n`)).toEqual([]);
});

test('code is left alone, tests are really read', () => {
  const root = plantProject({
    'apps/api/src/a.ts': 'for (const row of rows) expect(row);\n',
    'apps/api/src/a.test.ts': 'export const a = 1;\n',
    'packages/trainer/src/chat/a.test.ts': 'for (const row of rows) expect(row);\n',
  });
  expect(checkLoops(root)).toEqual([]);
  expect(checkLoops(plantProject({}))).toEqual(['no test was read']);
});
