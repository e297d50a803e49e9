import { expect, test } from 'vitest';
import { withoutDenials } from '#language/health/denials.ts';
import { understand } from '#understand/understand.ts';

test.each([
  'no, no se me duerme la mano ni nada, solo molesta',
  'no tengo hormigueo ni se me duerme nada',
  'sin mareos ni fiebre',
  'no está hinchada',
  '38 grados marcaba ayer a esa hora en la pista',
])('a sign that is denied is none: %s', (text) => {
  expect(withoutDenials(text)).not.toBe(text);
  expect(withoutDenials(text)).toHaveLength(text.length);
  expect(understand(text, { channel: 'chat' }).danger).toBeNull();
});

test.each([
  'no me duele el pecho salvo al correr',
  'no me mareo salvo al correr',
  'no tengo mareos menos cuando subo escaleras',
  'no siento el brazo izquierdo',
  'no puedo respirar bien',
  'sin dolor en el pecho hasta que corro',
  'tengo 38 grados y partido a las ocho',
])('what is denied with an exception, or is one itself, stays: %s', (text) => {
  expect(withoutDenials(text)).toBe(text);
});
