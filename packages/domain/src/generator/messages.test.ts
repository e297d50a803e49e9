import { expect, test } from 'vitest';
import { chipLabel } from '#generator/messages.ts';

test.each([
  ['salida', 'salida de pared'],
  ['bajada', 'bajada de pared'],
  ['transición', 'subida a la red'],
  ['todos', 'todos los golpes'],
  ['bandeja', 'bandeja'],
])('the chip of the stroke %s reads «%s»', (value, label) => {
  expect(chipLabel({ kind: 'stroke', value })).toBe(label);
});
