import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
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
    `apps/api/src/a.test.ts:${lines + 2}: a loop of assertions may run over nothing; use each(list, least, check)`,
  ]);
});

test.for([
  'it.each(rows)("%s", (row) => check(row));',
  'describe.skip.each(rows.map((row) => [row.name]))("%s", () => {});',
  'test.for([...rows])("%s", (row) => check(row));',
  'const rows = readRows();\nit.each(rows)("%s", (row) => check(row));',
  'const all = [1, 2];\nit.each(all.filter((one) => one > 2))("%s", (row) => check(row));',
  'expect(rows.every(({ done }) => done)).toBe(true);',
  'expect(live?.rows.every(({ done }) => done)).toBe(true);',
  'expect((await list()).some(({ done }) => done)).toBe(false);',
])('a list that may be empty: %s', (planted) => {
  expect(errorsOf(`${planted}\n`)).toEqual([
    `apps/api/src/a.test.ts:${planted.split('\n').length}: may run over nothing; use atLeast(least, list)`,
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
  'it.each(atLeast(2, rows))("%s", (row) => check(row));',
  'it.each([[1, 2]] as const)("%s", (row) => check(row));',
  'const cases = [1, 2];\ndescribe.each(cases.map((one) => [one]))("%s", (row) => check(row));',
  'expect(atLeast(2, rows).every(({ done }) => done)).toBe(true);',
  'expect(["a"].some(isTimeZone)).toBe(false);',
  'expect(rows.some(({ done }) => done)).toBe(true);',
])('passes: %s', (harmless) => {
  expect(errorsOf(`${harmless}\n`)).toEqual([]);
});

test('code is left alone, tests are really read', () => {
  const root = plantProject({
    'apps/api/src/a.ts': 'for (const row of rows) expect(row);\n',
    'apps/api/src/a.test.ts': 'export const a = 1;\n',
  });
  expect(checkLoops(root)).toEqual([]);
  expect(checkLoops(plantProject({}))).toEqual(['no test was read']);
});
