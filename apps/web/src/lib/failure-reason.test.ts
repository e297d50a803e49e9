import { expect, test } from 'vitest';
import { failureReason } from '#lib/failure-reason.ts';
import { HttpError, NetworkError } from '#lib/http.ts';

const answered = (status: number, message?: string) =>
  new HttpError(status, message === undefined ? {} : { message }, '');

test('a failure is a matter of the connection only where no answer of the server came', () => {
  const outage = 'Siguen aquí. Revisa tu conexión y prueba otra vez.';
  const ours = 'Siguen aquí. El fallo es nuestro: prueba otra vez.';
  expect(failureReason(new NetworkError('offline'), 'Siguen aquí.')).toBe(outage);
  expect(failureReason(answered(503), 'Siguen aquí.')).toBe(outage);
  expect(failureReason(answered(500), 'Siguen aquí.')).toBe(ours);
  expect(failureReason(new TypeError('x'))).toBe('El fallo es nuestro: prueba otra vez.');
});

test('the sentence of the server goes before', () => {
  expect(failureReason(answered(409, 'Ya está guardado.'), 'Siguen aquí.')).toBe('Ya está guardado.');
});
