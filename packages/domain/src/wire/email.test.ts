import { expect, test } from 'vitest';
import { emailSchema } from '#wire/email.ts';

const schema = emailSchema({ missing: 'Falta', invalid: 'No vale' });

test.each([
  ['marta@ejemplo.es', 'marta@ejemplo.es'],
  [' Marta.Gil+padel@Sub.Ejemplo.ES ', 'Marta.Gil+padel@Sub.Ejemplo.ES'],
  ["o'neil_2@ejemplo.co.uk", "o'neil_2@ejemplo.co.uk"],
  ['peña@ejemplo.es', 'peña@ejemplo.es'],
  ['PEÑA@ejemplo.es', 'PEñA@ejemplo.es'],
  ['pen\u0303a@ejemplo.es', 'peña@ejemplo.es'],
  ['ana@cañón.es', 'ana@cañón.es'],
  ['ana@xn--can-8mak.es', 'ana@cañón.es'],
  ['Ana@XN--CAN-8MAK.ES', 'Ana@cañón.ES'],
  ['ana@correo.xn--espaa-rta.es', 'ana@correo.españa.es'],
  ['ana@xn--zzzzzz9999.es', 'ana@xn--zzzzzz9999.es'],
  ['анна@почта.рф', 'анна@почта.рф'],
  ['用户@例子.公司', '用户@例子.公司'],
  // the sign of kelvin is the letter to every mail server
  ['mi\u212Ae@ejemplo.es', 'miKe@ejemplo.es'],
])('%s is an address', (typed, stored) => {
  expect(schema.parse(typed)).toBe(stored);
});

test.each([
  'marta',
  'marta@',
  '@ejemplo.es',
  'marta@ejemplo',
  'mar ta@ejemplo.es',
  'marta@@ejemplo.es',
  'a@b@ejemplo.es',
  '.marta@ejemplo.es',
  'marta.@ejemplo.es',
  'mar..ta@ejemplo.es',
  'marta@-ejemplo.es',
  'marta@ejemplo-.es',
  'marta@ejemplo..es',
  'marta@1.2.3.4',
  'marta@[127.0.0.1]',
  '"marta"@ejemplo.es',
  'marta@ejemplo.es,otra@b.es',
  'Marta <marta@ejemplo.es>',
  'marta@ejemplo.es\nBcc: x@y.es',
  'mar\u202Eta@ejemplo.es',
  'mar\u200Bta@ejemplo.es',
  'marta@ejem\u200Bplo.es',
  'marta@ejemplo.es\u0000',
  `${'x'.repeat(250)}@ejemplo.es`,
])('%j is none', (typed) => {
  expect(schema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['No vale']);
});

test('nothing typed is missing', () => {
  for (const typed of ['', '  ', undefined]) {
    expect(schema.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['Falta']);
  }
});

test('a long text is looked through once', () => {
  // processor time, independent of other programs
  const before = process.cpuUsage();
  expect(schema.safeParse(`${'a.'.repeat(50_000)}@`).success).toBe(false);
  expect(schema.safeParse(`a@${'a-'.repeat(50_000)}`).success).toBe(false);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
