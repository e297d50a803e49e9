import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { schemaMessage } from '#wire/messages.ts';

const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value, { error: schemaMessage }).error?.issues[0]?.message;

test.each([
  [z.object({ a: z.string() }), {}, 'Falta este dato.'],
  [z.string(), 3, 'Tiene que ser un texto.'],
  [z.number(), 'tres', 'Tiene que ser un número.'],
  [z.coerce.number(), 'tres', 'Tiene que ser un número.'],
  [z.int(), 2.5, 'Tiene que ser un número entero.'],
  [z.number().check(z.multipleOf(1)), 2.5, 'Tiene que ser un número entero.'],
  [z.number().check(z.multipleOf(0.5)), 0.3, 'Tiene que ser un múltiplo de 0.5.'],
  [z.boolean(), 'sí', 'Tiene que ser sí o no (true o false).'],
  [z.array(z.string()), 'uno', 'Tiene que ser una lista.'],
  [z.object({}), 'uno', 'Tiene que ser un objeto.'],
  [z.record(z.string(), z.string()), 'uno', 'Tiene que ser un objeto.'],
  [z.string().check(z.minLength(1)), '', 'Como mínimo, 1 carácter.'],
  [z.string().check(z.maxLength(3)), 'cuatro', 'Como máximo, 3 caracteres.'],
  [z.number().check(z.minimum(5)), 4, 'Como mínimo, 5.'],
  [z.number().check(z.maximum(5)), 6, 'Como máximo, 5.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Como máximo, 1 elemento.'],
  [z.email(), 'x', 'Escribe un email válido.'],
  [z.url(), 'x', 'Escribe una dirección web válida.'],
  [z.uuid(), 'x', 'No es un identificador válido.'],
  [z.iso.date(), '2026-13-40', 'No es una fecha válida (AAAA-MM-DD).'],
  [z.iso.datetime({ offset: true }), 'ayer', 'No es una fecha con hora válida (ISO 8601).'],
  [z.string().check(z.regex(/^a$/)), 'b', 'El formato no es válido.'],
  [z.enum(['Fuerza', 'Cardio']), 'Pesas', 'Elige una de estas opciones: Fuerza, Cardio.'],
  [z.literal(true), false, 'Elige una de estas opciones: true.'],
  [z.strictObject({}), { de: 1, mas: 2 }, 'Sobran estos datos: de, mas.'],
  [z.union([z.string(), z.number()]), true, 'Este dato no es válido.'],
  [z.null(), 'x', 'Tiene que ser nada (null).'],
])('%#: %j says «%s»', (schema, value, expected) => {
  expect(messageOf(schema, value)).toBe(expected);
});

test('what a contract says itself wins', () => {
  const schema = z.string().check(z.minLength(1, 'Escribe tu nombre'));
  expect(messageOf(schema, '')).toBe('Escribe tu nombre');
});
