import type { Json } from '#features/docs/json.rules.ts';

const texts: Record<string, string> = {
  uuid: '0198c1f0-0000-7000-8000-000000000001',
  date: '2026-11-30',
  'date-time': '2026-11-30T18:00:00.000Z',
  email: 'lucia@ejemplo.es',
  uri: 'https://ejemplo.es/',
};

/** By their names, where a schema says no more than «text». */
const named: Record<string, string> = {
  name: 'Lucía Ferrer',
  firstName: 'Lucía',
  email: 'lucia@ejemplo.es',
  password: 'bandeja-y-globo-9',
  currentPassword: 'bandeja-y-globo-9',
  newPassword: 'globo-y-bandeja-7',
  token: 'Zk3vJm0yQ8tXw1nRb5cLh7sDg2pVf9aEu4oKi6BxTqM',
  message: '¿Qué hago hoy si tengo el codo cargado?',
  prompt: 'Piernas y core, 30 minutos, en casa',
  title: 'Mi entrenador',
  timeZone: 'Europe/Madrid',
  month: '2026-11',
};

const mostDeep = 8;

/** A value that fits a JSON schema, as far as the schema says it; `definitions` are what its `$ref`s lead to. */
export function exampleOf(schema: Json | boolean, definitions: Record<string, Json>, name = '', depth = 0): unknown {
  if (typeof schema === 'boolean') return null;
  const { $ref, anyOf, oneOf, allOf, type, format, properties, items, prefixItems } = schema as Record<string, unknown>;
  if (depth > mostDeep) return null;
  const inner = (next: unknown, called = name) => exampleOf(next as Json, definitions, called, depth + 1);
  if (typeof $ref === 'string') return inner(definitions[$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return schema['const'];
  if ('default' in schema) return schema['default'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const [first] = [anyOf, oneOf].flatMap((choices) => (Array.isArray(choices) ? choices : []));
  if (first !== undefined) return inner(first);
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => inner(part)));
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries((properties ?? {}) as Record<string, Json>).map(([key, value]) => [key, inner(value, key)]),
    );
  }
  if (Array.isArray(prefixItems)) return prefixItems.map((item) => inner(item));
  if (type === 'array') return items === undefined ? [] : listOf(inner(items), schema);
  if (type === 'integer' || type === 'number') return numberIn(schema);
  if (type === 'boolean') return true;
  if (type === 'string') return textFor(schema, typeof format === 'string' ? format : '', name);
  return null;
}

function listOf(item: unknown, schema: Json): unknown[] {
  const { minItems = 1 } = schema as { minItems?: number };
  return Array.from({ length: Math.max(minItems, 1) }, () => item);
}

function numberIn(schema: Json): number {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  const wished = 3;
  return Math.min(Math.max(wished, minimum ?? 0), maximum ?? Number.POSITIVE_INFINITY);
}

function textFor(schema: Json, format: string, name: string): string {
  const { minLength = 0, maxLength = 200 } = schema as { minLength?: number; maxLength?: number };
  const text = texts[format] ?? named[name] ?? 'Texto';
  return text.padEnd(minLength, '.').slice(0, Math.max(maxLength, minLength));
}
