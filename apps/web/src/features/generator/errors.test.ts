import { describe, expect, it } from 'vitest';
import { describeError, describeStartError } from '#features/generator/errors.ts';
import { HttpError, NetworkError } from '#lib/http.ts';

describe('describeError', () => {
  const http = (status: number, code: string, message = 'Frase del servidor.') =>
    new HttpError(status, { code, message }, '');

  it('says the server’s refusals, and the product’s sentence for its errors', () => {
    expect(describeError(http(409, 'generator.busy'), 'X')).toEqual({
      message: 'Frase del servidor.',
      hint: null,
      way: null,
    });
    expect(describeError(http(403, 'plan.limit_reached'), 'X')).toMatchObject({ way: 'plans' });
    expect(describeError(http(403, 'plan.required'), 'X')).toMatchObject({ way: 'plans' });
    expect(describeError(http(500, 'server.unexpected'), 'X')).toEqual({ message: 'X', hint: null, way: null });
    expect(describeError(new HttpError(502, {}, 'Bad Gateway'), 'X')).toMatchObject({ message: 'X' });
    expect(describeError(new TypeError('cut'), 'X')).toMatchObject({ message: 'X' });
    expect(describeError(new NetworkError('away'), 'X').hint).toBe('Parece que no hay conexión. Tu texto sigue aquí.');
  });

  it('gives the reasons of invalid input', () => {
    const issues = [
      { path: 'prompt', message: 'Muy largo.' },
      { path: 'replaces', message: 'Muy largo.' },
    ];
    expect(
      describeError(new HttpError(400, { code: 'request.invalid', message: 'Revisa.', issues }, ''), 'X').message,
    ).toBe('Muy largo.');
  });

  it('of a start uses its own sentence by default', () => {
    expect(describeStartError(new NetworkError('away'))).toBe(
      'Ocurrió un error al iniciar la sesión de entrenamiento.',
    );
    expect(describeStartError(http(404, 'routine.not_found', 'No se encontró la rutina'))).toBe(
      'No se encontró la rutina',
    );
  });
});
