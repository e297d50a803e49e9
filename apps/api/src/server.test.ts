import { randomUUIDv7 } from 'node:crypto';
import os from 'node:os';
import { login } from '@bandeja/domain/auth/contract';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#kit/database/database.ts';
import { buildServer } from '#server.ts';
import { readSettings } from '#settings.ts';
import { useApi } from '../test/api.ts';
import { newPlayer } from '../test/factories.ts';

const api = useApi();

describe('errors', () => {
  it('answers broken JSON with a Spanish sentence', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'request.malformed',
      message: 'No se entiende la petición: el contenido no es un JSON válido.',
    });
  });

  it('answers unknown routes with JSON below /api', async () => {
    const response = await api.app.inject({ method: 'GET', url: '/api/no/existe' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'route.not_found', message: 'Esta dirección no existe.' });
  });

  it('refuses bodies over 256 KiB', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: 'a'.repeat(300 * 1024), password: 'abcdef' }),
    });
    expect(response.statusCode).toBe(413);
    expect(response.json().code).toBe('request.too_large');
  });

  it('refuses bodies that are not JSON', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/xml' },
      payload: '<a/>',
    });
    expect(response.statusCode).toBe(415);
    expect(response.json().code).toBe('request.unsupported');
  });

  it('says nothing of an unknown cause', async () => {
    const broken = openDatabase({
      connection: { host: '/nowhere', database: 'secret_name' },
      namedStatements: true,
      onError: () => {},
    });
    const settings = readSettings({}, os.tmpdir());
    const deps = { db: broken.db, settings, now: () => new Date(), newId: randomUUIDv7 };
    const app = await buildServer({ deps, logger: false });
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'a@b.es', password: 'abcdef' },
    });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      code: 'database.unavailable',
      message: 'La base de datos no responde. Inténtalo en un momento.',
    });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await app.close();
    await broken.close();
  });
});

describe('every answer', () => {
  it('carries a request id and the security headers', async () => {
    const first = await api.app.inject('/api/users/me');
    const second = await api.app.inject('/api/users/me');
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(first.headers['content-security-policy']).toContain("script-src 'self';");
    expect(first.headers['content-security-policy']).not.toMatch(/unsafe|upgrade-insecure-requests/);
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    expect(first.headers['cache-control']).toBe('no-store');
  });
});

describe('rate limits', () => {
  it('stop a flood of sign-ins from one address, not those from another', async () => {
    const { email } = await newPlayer(api);
    const attempt = (address: string) => api.call(login, { body: { email, password: 'equivocada' }, address });
    const replies = [];
    for (let index = 0; index < 25; index += 1) replies.push(await attempt('192.0.2.1'));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.error).toEqual({
      code: 'rate.limited',
      message: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
    });
    expect((await attempt('192.0.2.2')).status).toBe(401);
  });
});

describe('health', () => {
  it('tells process and database apart', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });
});

describe('GET /api/docs', () => {
  it('describes every call with its schemas', async () => {
    const document = (await api.app.inject('/api/docs')).json();
    expect(document.openapi).toMatch(/^3\./);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/auth/login',
        '/users/me',
        '/training-schedule/week',
        '/training-sessions/{id}/complete',
      ]),
    );
    const put = document.paths['/training-sessions/{id}'].put;
    expect(put.security).toEqual([{ bearer: [] }]);
    expect(put.requestBody.content['application/json'].schema.properties).toHaveProperty('changes');
  });
});
