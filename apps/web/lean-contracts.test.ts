import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { leanContracts } from './lean-contracts.ts';

/** What the plugin makes of a file. @throws what it refuses */
function lean(code: string, id = '/packages/domain/src/auth/contract.ts'): string | undefined {
  const { transform } = leanContracts();
  if (typeof transform !== 'object') throw new Error('the plugin transforms nothing');
  // of the bundler's context it uses the parser alone
  const error = (message: string) => {
    throw new Error(message);
  };
  type Context = { parse: typeof parseAst; error: typeof error };
  const handler = transform.handler as unknown as (this: Context, code: string, id: string) => unknown;
  const result = handler.call({ parse: parseAst, error }, code, id) as { code: string } | null;
  return result?.code;
}

test('a call keeps its method and path, and nothing that would load a schema', () => {
  const code =
    "export const login = endpoint({ method: 'POST', path: '/auth/login', access: 'public', body: bodySchema, response: z.object({}) });";
  expect(lean(code)).toBe("export const login = { method: 'POST', path: '/auth/login' };");
});

test('schemas stay whole, and may be left out where nothing names them', () => {
  const code = 'const email = z.string().check(z.trim());\nexport const bodySchema = z.object({ email });';
  expect(lean(code)).toBe(
    'const email = /* @__PURE__ */ (() => (z.string().check(z.trim())))();\nexport const bodySchema = /* @__PURE__ */ (() => (z.object({ email })))();',
  );
});

test('functions and plain values are left alone', () => {
  expect(lean('export const most = 5;\nexport function twice(n) { return 2 * n; }')).toBeUndefined();
});

test('a page that needs what is dropped ends the build', () => {
  const page = '/apps/web/src/pages/login.tsx';
  const source = "import { login } from '@bandeja/domain/auth/contract';\nconst schema = z.pick(login.body, {});";
  expect(() => lean(source, page)).toThrow('login.body');
  expect(lean(source.replace('login.body', 'form.login.body'), page)).toBeUndefined();
  expect(lean(source.replace('login.body', 'login.path'), page)).toBeUndefined();
});
