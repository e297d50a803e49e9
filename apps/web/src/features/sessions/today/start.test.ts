import { describe, expect, it } from 'vitest';
import { isOpenExists, missingFor, startFailure } from '#features/sessions/today/start.ts';
import { HttpError, NetworkError } from '#lib/http.ts';

describe('the field a start lacks', () => {
  it('is a routine or a type', () => {
    expect(missingFor('Fuerza', null)).toBe('Por favor, selecciona una rutina antes de continuar.');
    expect(missingFor(null, 'r')).toBe('Error: No se pudo determinar el tipo de entrenamiento.');
    expect(missingFor('Fuerza', 'r')).toBeNull();
  });
});

describe('the message of a failed start', () => {
  it('is the server’s message, else the error’s, else the default', () => {
    expect(startFailure(new HttpError(404, { message: 'No se encontró la rutina' }, ''))).toBe(
      'No se encontró la rutina',
    );
    expect(startFailure(new NetworkError('No se puede conectar al servidor.'))).toBe(
      'No se puede conectar al servidor.',
    );
    expect(startFailure(new HttpError(502, {}, 'Bad Gateway'))).toBe('Error al crear la sesión de entrenamiento');
    expect(startFailure(new Error('Error al crear la sesión. Por favor, inténtalo de nuevo.'))).toBe(
      'Error al crear la sesión. Por favor, inténtalo de nuevo.',
    );
  });

  it('knows an open session by its code', () => {
    expect(isOpenExists(new HttpError(409, { code: 'session.open_exists' }, ''))).toBe(true);
    expect(isOpenExists(new HttpError(409, { code: 'session.id_taken' }, ''))).toBe(false);
  });
});
