import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { atLeast } from '#testing/each.ts';
import { asLine, lineMessages, lineSchema } from '#wire/line.ts';

const schema = lineSchema('Falta').check(z.minLength(1, 'Falta'));
const errorOf = (text: unknown) => schema.safeParse(text).error?.issues[0]?.message ?? null;

test.each([
  'Marta Gil',
  'José Mª Peña-Núñez',
  'Nun\u0303o',
  "D'Angelo 2º",
  '李小龙',
  'محمد',
  'Ana 👩‍👩‍👧 🎾',
  'می\u200Cخواهم',
  '❤️',
  '  Marta\n',
])('%j is a name', (text) => {
  expect(errorOf(text)).toBeNull();
});

test.each([
  ...['\n', '\r', '\r\n', '\u2028', '\u2029', '\v', '\f', '\u0085'].map((mark) => [mark, lineMessages.breaks] as const),
  ...['\t', '\u0000', '\u0007', '\u007F', '\u200B', '\u200E', '\u200F', '\u061C'].map(
    (mark) => [mark, lineMessages.invisible] as const,
  ),
  ...['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'].map(
    (mark) => [mark, lineMessages.invisible] as const,
  ),
  ...['\u2060', '\uFEFF', '\u00AD', '\u3164', '\u200D\u200D', '\u{E0041}'].map(
    (mark) => [mark, lineMessages.invisible] as const,
  ),
])('%j in a name is refused', (mark, message) => {
  expect(errorOf(`Mar${mark}ta`)).toBe(message);
});

test('a name of nothing to see is refused', () => {
  expect([errorOf(' \n '), errorOf('\u200D'), errorOf('\u202E'), errorOf(3)]).toEqual([
    'Falta',
    lineMessages.invisible,
    lineMessages.invisible,
    'Falta',
  ]);
});

test('a name from a file becomes one line', () => {
  expect(asLine(' Press\r\nde\u202E banca\u200B 👩‍👧 ')).toBe('Press  de banca 👩‍👧');
});

type Field = { path: string; schema: z.core.$ZodType };

function namesIn(schema: z.core.$ZodType, path: string): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') return namesIn(def.innerType, path);
  if (def.type === 'array') return namesIn(def.element, path);
  if (def.type === 'union') return def.options.flatMap((option) => namesIn(option, path));
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, field]) => namesIn(field, `${path}.${key}`));
  return def.type === 'string' && /(?:^|\.)(?:name|\w+Name|partner)$/.test(path) ? [{ path, schema }] : [];
}

async function namesOfBodies(): Promise<Field[]> {
  const features = new URL('../', import.meta.url);
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('contract.ts'),
  );
  const rooms: object[] = await Promise.all(files.map((file) => import(new URL(file, features).href)));
  return rooms.flatMap((room) =>
    Object.entries(room).flatMap(([call, value]) =>
      typeof value === 'object' && value !== null && value.body ? namesIn(value.body, call) : [],
    ),
  );
}

test.each(atLeast(14, await namesOfBodies()).map(({ path, schema: own }) => [path, own] as const))(
  '%s is one line that can be seen',
  (path, own) => {
    const taken = ['Mar\nta', 'Mar\u202Eta', 'Mar\u2028ta', 'Mar\u200Bta'].map((text) => z.safeParse(own, text));
    // the name of a file's session is cleaned, every other one is refused
    const expected = path.startsWith('importSessions')
      ? ['Mar ta', 'Marta', 'Mar ta', 'Marta']
      : Array(4).fill(undefined);
    // the figures of the catalogue are found by name: another one is unknown
    if (!path.endsWith('figureName')) expect(taken.map(({ data }) => data)).toEqual(expected);
    else expect(path).toMatch(/^(?:create|update)Exercise/);
  },
);
