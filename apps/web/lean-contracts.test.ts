import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { callsOf, leanContracts, splitImports, splitVocabulary } from './lean-contracts.ts';

async function lean(code: string, id = '/packages/domain/src/auth/contract.ts'): Promise<string | undefined> {
  const { transform } = leanContracts();
  if (typeof transform !== 'object') throw new Error('the plugin transforms nothing');
  // of the bundler's context it uses the parser, the error and the way to a file
  const error = (message: string) => {
    throw new Error(message);
  };
  type Context = { parse: typeof parseAst; error: typeof error; resolve: () => Promise<null> };
  const handler = transform.handler as unknown as (this: Context, code: string, id: string) => unknown;
  const resolve = async () => null;
  const result = (await handler.call({ parse: parseAst, error, resolve }, code, id)) as { code: string } | null;
  return result?.code;
}

test('a call keeps its method and path, and nothing that would load a schema', async () => {
  const code =
    "export const login = endpoint('POST /auth/login', { access: 'public', body: bodySchema, response: z.object({}) });";
  expect(await lean(code)).toBe("export const login = { method: 'POST', path: '/auth/login' };");
});

test('schemas stay whole, and may be left out where nothing names them', async () => {
  const code = 'const email = z.string().check(z.trim());\nexport const bodySchema = z.object({ email });';
  expect(await lean(code)).toBe(
    'const email = /* @__PURE__ */ (() => (z.string().check(z.trim())))();\nexport const bodySchema = /* @__PURE__ */ (() => (z.object({ email })))();',
  );
});

test('functions and plain values are left alone', async () => {
  expect(await lean('export const most = 5;\nexport function twice(n) { return 2 * n; }')).toBeUndefined();
});

test('a page that needs dropped code ends the build', async () => {
  const page = '/apps/web/src/pages/login.tsx';
  const source = "import { login } from '@bandeja/domain/auth/contract';\nconst schema = z.pick(login.body, {});";
  await expect(lean(source, page)).rejects.toThrow('login.body');
  expect(await lean(source.replace('login.body', 'form.login.body'), page)).toBeUndefined();
  expect(await lean(source.replace('login.body', 'login.path'), page)).toBeUndefined();
});

const contract = `
export const bodySchema = z.object({});
export const login = endpoint('POST /auth/login', {
  body: bodySchema,
});
`;

test('the calls of a contract are found by name; one in another form ends the build', () => {
  expect([...callsOf(contract)]).toEqual([['login', "{ method: 'POST', path: '/auth/login' }"]]);
  expect(() => callsOf(`${contract}export const logout = endpoint(logoutLine, {});`)).toThrow();
});

test('an import takes its calls from a file without schemas', () => {
  const calls = new Map([['@bandeja/domain/auth/contract', callsOf(contract)]]);
  const from = "from '@bandeja/domain/auth/contract'";
  expect(splitImports(`import { bodySchema, login as enter } ${from};`, calls)).toBe(
    "import { login as enter } from '@bandeja/domain/auth/contract?calls'; import { bodySchema } from '@bandeja/domain/auth/contract';",
  );
  expect(splitImports(`import { login } ${from};`, calls)).toBe(
    "import { login } from '@bandeja/domain/auth/contract?calls';",
  );
  expect(splitImports(`import { bodySchema } ${from};`, calls)).toBe(`import { bodySchema } ${from};`);
});

test('a vocabulary parts into its plain values and its schemas, which hand the values on', () => {
  const { names, plain, schemas } = splitVocabulary(`import * as z from 'zod/mini';
import { bodyAreaSchema, categories } from '#exercises/vocabulary.ts';

export const days = [...categories, 'Descanso'] as const;
export const daySchema = z.enum(days);
const soft = z.object({ day: daySchema, area: bodyAreaSchema });
export const softSchema = z.nullable(soft).check(z.refine(isCalm));
function isCalm(day: unknown): boolean {
  return day !== null;
}
export type Day = z.infer<typeof daySchema>;
`);
  expect([...names]).toEqual(['days', 'isCalm']);
  expect(plain).not.toMatch(/zod|Schema/);
  expect(plain).toContain("import { categories } from '#exercises/vocabulary.ts';");
  expect(plain).toContain("export const days = [...categories, 'Descanso'] as const;");
  expect(schemas).toContain("import { bodyAreaSchema } from '#exercises/vocabulary.ts';");
  expect(plain).toContain('export function isCalm(');
  expect(schemas).toContain("import { days, isCalm } from './vocabulary.ts?plain';");
  expect(schemas).toContain("export * from './vocabulary.ts?plain';");
  expect(schemas).toContain('export const softSchema = z.nullable(soft).check(z.refine(isCalm));');
});
