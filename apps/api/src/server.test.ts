import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import os from 'node:os';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { changePassword, listDevices } from '@bandeja/domain/account/contract';
import { forgotPassword, login, resetPassword } from '@bandeja/domain/auth/contract';
import { createCheckoutSession } from '@bandeja/domain/billing/contract';
import { putProfile } from '@bandeja/domain/profile/contract';
import { addFavorite } from '@bandeja/domain/routines/contract';
import { connectStrava } from '@bandeja/domain/strava/contract';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#kit/database/database.ts';
import { buildServer } from '#server.ts';
import { readSettings } from '#settings.ts';
import { caller, useApi } from '#testing/api.ts';
import { newPlayer, password, routineIdByCode } from '#testing/factories.ts';
import { diskFull, patience } from '#testing/rows.ts';

const api = useApi();

function rawAnswer(address: AddressInfo | string | null, bytes: string): Promise<string> {
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(address.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

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

  it.each(['text/xml', 'text/plain', 'application/x-www-form-urlencoded', ';;;'])(
    'refuses a body of type %s',
    async (type) => {
      const headers = { 'content-type': type };
      const response = await api.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: '{}' });
      expect([response.statusCode, response.json().code]).toEqual([415, 'request.unsupported']);
    },
  );

  it('refuses U+0000, which the database cannot hold, and takes the text that only looks like it', async () => {
    const { token } = await newPlayer(api);
    const rename = (name: string) => api.call(putProfile, { token, body: { name } });
    const sentence = 'El texto lleva un carácter que no se puede guardar. Bórralo y prueba otra vez.';
    const { status, error } = await rename('a\u0000b');
    expect([status, error]).toEqual([400, { code: 'request.characters', message: sentence }]);
    expect((await rename('a\\\u0000b')).error.code).toBe('request.characters');
    expect((await rename('a\\u0000b')).body.name).toBe('a\\u0000b');
  });

  it('refuses a lone surrogate, and accepts a whole character written as two escapes', async () => {
    const { token } = await newPlayer(api);
    const rename = (name: string) => api.call(putProfile, { token, body: { name } });
    expect((await rename('a\ud83d')).error.code).toBe('request.characters');
    expect((await rename('\udc4db')).error.code).toBe('request.characters');
    expect((await rename('a\\ud83d')).body.name).toBe('a\\ud83d');
    const escaped = await api.app.inject({
      method: 'PUT',
      url: '/api/users/profile',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{"name":"a\\ud83d\\udc4d"}',
    });
    expect(escaped.json().name).toBe('a\u{1f44d}');
  });

  it.each(['__proto__', 'constructor'])('refuses a body that reaches for %s', async (key) => {
    const { token } = await newPlayer(api);
    const response = await api.app.inject({
      method: 'PUT',
      url: '/api/users/profile',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"${key}":{"prototype":{"isAdmin":true}}}`,
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'request.malformed']);
  });

  it.each([
    '/api',
    '/api/',
    '/api/no/existe',
    '/api/%zz',
    '/api/training-sessions/%zz',
    `/api/routines/${'a'.repeat(300)}`,
    '/api//users/me',
  ])('answers %s with 404', async (url) => {
    const response = await api.app.inject({ method: 'GET', url });
    const notFound = { code: 'route.not_found', message: 'Esta dirección no existe.' };
    expect([response.statusCode, response.json()]).toEqual([404, notFound]);
  });

  it.each(['DELETE', 'TRACE'] as const)(
    'answers %s on a path that does not know it with 405 and what it knows',
    async (method) => {
      const response = await api.app.inject({ method, url: '/api/users/me?x=1' });
      expect([response.statusCode, response.json().code]).toEqual([405, 'route.method']);
      expect(response.headers.allow).toBe('GET, HEAD, OPTIONS');
    },
  );

  it('answers OPTIONS with the methods of the address', async () => {
    const { statusCode, headers } = await api.app.inject({
      method: 'OPTIONS',
      url: `/api/routines/${crypto.randomUUID()}`,
    });
    expect([statusCode, headers.allow]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS, PUT']);
    expect((await api.app.inject({ method: 'OPTIONS', url: '/api/no/existe' })).statusCode).toBe(404);
  });

  it('lets a client keep the catalogue: the tag is answered with 304 until something changes', async () => {
    const { token } = await newPlayer(api);
    const read = (tag?: string, encoding = 'br') =>
      api.app.inject({
        url: '/api/exercises?limit=5',
        headers: {
          authorization: `Bearer ${token}`,
          'accept-encoding': encoding,
          ...(tag && { 'if-none-match': tag }),
        },
      });
    const first = await read();
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const tag = String(first.headers.etag);
    expect((await read(undefined, 'identity')).headers.etag).toBe(tag);
    const again = await read(tag);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await read('W/"other"')).statusCode).toBe(200);
    expect((await api.app.inject('/api/users/me')).headers.etag).toBeUndefined();
  });

  it('waits thirty seconds for a request that does not end', async () => {
    expect(api.app.server.requestTimeout).toBe(30_000);
    const server = await buildServer({ deps: api.deps, logger: false, requestTimeoutMs: 300 });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const head =
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
    expect(await rawAnswer(server.server.address(), head)).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request\.timeout"/);
    await server.close();
  });

  it('answers what HTTP itself refuses in the same shape', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const send = (head: string) => rawAnswer(api.app.server.address(), head);
    expect(await send(`GET /api/users/me HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 413 [\s\S]*"code":"request\.too_large"/,
    );
    expect(await send('FOO /api/users/me HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*"code":"request\.malformed"/,
    );
    // the app repeats a request that came too slowly, so it has its own code
    const isLate = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    api.app.server.once('connection', (socket) => api.app.server.emit('clientError', isLate, socket));
    expect(await send('GET /api/users/me HTTP/1.1\r\n')).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request\.timeout"/);
  });

  it('refuses a request that does not name one server', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {});
    const send = (...hosts: string[]) =>
      rawAnswer(
        api.app.server.address(),
        `GET /healthz HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}Connection: close\r\n\r\n`,
      );
    const wrong = [
      ['Host: a.example', 'Host: b.example'],
      ['Host: a.example', 'host: a.example'],
      ['Host:'],
      ['Host: a.example, b.example'],
      ['Host: user@a.example'],
      ['Host: a.example/path'],
      ['Host: a..example'],
      ['Host: a.example:port'],
    ];
    for (const hosts of wrong) {
      expect(await send(...hosts)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"request\.host"/);
    }
    expect(await send()).toMatch(/^HTTP\/1\.1 400 /);
    for (const host of ['a.example', 'A.example:8080', '127.0.0.1:4000', '[::1]:4000', 'mi_equipo', 'a.example.']) {
      expect(await send(`Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  it('logs no failure for what the server was not set up for', async () => {
    const lines: string[] = [];
    const logger = { level: 'trace', stream: { write: (line: string) => lines.push(line) } };
    const { token } = await newPlayer(api);
    const app = await buildServer({ deps: { ...api.deps, payments: null }, logger });
    const strava = await caller(app)(connectStrava, { token });
    expect([strava.status, strava.error.code]).toEqual([503, 'strava.unavailable']);
    const urls = { successUrl: api.deps.settings.publicUrl, cancelUrl: api.deps.settings.publicUrl };
    const bought = await caller(app)(createCheckoutSession, { token, body: { planId: 'pro', ...urls } });
    expect([bought.status, bought.error.code]).toEqual([503, 'payments.unavailable']);
    expect(lines.join('')).not.toMatch(/"level":[56]0|request failed/);
    await app.close();
  });

  it('keeps rows of people out of the log', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    // a simulated bug: every id is the same, so the second sign-in collides
    const deps = { ...api.deps, newId: () => '00000000-0000-4000-8000-000000000001' };
    const app = await buildServer({ deps, logger: { level: 'error', stream } });
    const register = (email: string) =>
      app.inject({ method: 'POST', url: '/api/auth/register', payload: { name: 'Eva', email, password: 'abcdef' } });
    expect((await register('eva-una@ejemplo.es')).statusCode).toBe(201);
    expect((await register('eva-dos@ejemplo.es')).statusCode).toBe(500);
    expect(lines.join('')).toContain('users_pkey');
    expect(lines.join('')).not.toContain('00000000-0000-4000-8000');
    await app.close();
  });

  it('logs sign-ins by their id, new passwords and refused ones by their request, and nothing that names a person', async () => {
    const lines: string[] = [];
    const logger = { level: 'info', stream: { write: (line: string) => lines.push(line) } };
    const player = await newPlayer(api);
    const app = await buildServer({ deps: api.deps, logger });
    const { body } = await caller(app)(login, { body: { email: player.email, password } });
    const { body: devices } = await caller(app)(listDevices, { token: body.token });
    await caller(app)(login, { body: { email: player.email, password: 'equivocada' } });
    const changed = { currentPassword: password, newPassword: 'otra-distinta' };
    const { headers } = await caller(app)(changePassword, { token: body.token, body: changed });
    await api.call(forgotPassword, { body: { email: player.email } });
    const mails = (await api.mails()).map(({ text }) => text).join();
    const token = /reset-password#token=([\w-]{43})/.exec(mails)?.[1] ?? '';
    await caller(app)(resetPassword, { body: { token, password: 'otra-tercera' } });
    const log = lines.join('');
    expect(log).toMatch(/"reqId":"[-\w]{36}","msg":"password set by mail"/);
    expect(log).toMatch(/"reqId":"[-\w]{36}","signIn":"[-\w]{36}","hasSecondFactor":false,"msg":"signed in"/);
    expect(log).toMatch(
      new RegExp(`"reqId":"${headers['x-request-id']}","signIn":"[-\\w]{36}","msg":"password changed"`),
    );
    expect(log).toMatch(/"code":"auth.invalid_credentials","route":"\/api\/auth\/login","msg":"refused"/);
    expect(log).toContain(`"signIn":"${devices.find(({ isCurrent }) => isCurrent)?._id}"`);
    expect(log).not.toMatch(new RegExp(`${player.email}|${body.token}|${player.user._id}`));
    await app.close();
  });

  it('says nothing of an unknown cause', async () => {
    const broken = openDatabase({
      connection: { host: '/nowhere', database: 'secret_name' },
      namedStatements: true,
      onError: () => {},
    });
    const deps = { ...api.deps, db: broken.db };
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
    expect(first.headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    const other = await api.app.inject('/healthz');
    expect(other.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(other.headers['content-security-policy']).not.toMatch(/unsafe|upgrade-insecure-requests/);
    expect(other.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(other.headers['x-content-type-options']).toBe('nosniff');
    expect(Object.keys(first.headers).toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-security-policy',
      'content-type',
      'date',
      'x-content-type-options',
      'x-request-id',
    ]);
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    expect(first.headers['cache-control']).toBe('no-store');
  });
});

describe('rate limits', () => {
  it('stop a flood of sign-ins from one address, not those from another', async () => {
    const attempt = (address: string, account = 0) =>
      api.call(login, { body: { email: `nadie${account}@ejemplo.es`, password: 'equivocada' }, address });
    const replies = [];
    for (let index = 0; index < 25; index += 1) replies.push(await attempt('192.0.2.1', index));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.error).toEqual({
      code: 'rate.limited',
      message: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
    });
    expect((await attempt('192.0.2.2')).status).toBe(401);
  });
});

describe('the general limit', () => {
  it('comes before the guard, so that tokens cannot be guessed without end, and holds for unknown routes', async () => {
    const app = await buildServer({ deps: api.deps, logger: false, ratePerMinute: 3 });
    for (const url of ['/api/users/me', '/api/no/existe']) {
      const statuses: number[] = [];
      for (let index = 0; index < 5; index += 1) {
        statuses.push((await app.inject({ url, remoteAddress: `192.0.2.${url.length}` })).statusCode);
      }
      expect([url, statuses.slice(3)]).toEqual([url, [429, 429]]);
    }
    await app.close();
  });

  it.each([
    ['off', [429, 429]],
    ['127.0.0.1', [401, 429]],
  ])('counts the forwarded address only behind a trusted proxy (TRUST_PROXY=%s)', async (TRUST_PROXY, expected) => {
    const settings = readSettings({ TRUST_PROXY }, os.tmpdir());
    const deps = { ...api.deps, settings };
    const app = await buildServer({ deps, logger: false, ratePerMinute: 1 });
    const from = async (client: string) =>
      (await app.inject({ url: '/api/users/me', headers: { 'x-forwarded-for': client } })).statusCode;
    expect(await from('198.51.100.1')).toBe(401);
    expect([await from('198.51.100.2'), await from('198.51.100.1')]).toEqual(expected);
    await app.close();
  });
});

describe('health', () => {
  it('tells process and database apart', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('says that the server is about to stop while it still answers, so that a proxy goes elsewhere', async () => {
    const app = await buildServer({ deps: api.deps, logger: false });
    app.isStopping = true;
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json().code]).toEqual([503, 'server.stopping']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });
});

describe('a full disk', () => {
  it('is reported to callers and to the proxy, not logged as a failure of ours', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    const server = await buildServer({ deps: api.deps, logger: false });
    const add = () => caller(server)(addFavorite, { token: player.token, params: { id: routineId } });
    const hasSpaceAgain = await diskFull(api);
    const { status, error } = await add();
    const message = 'No queda espacio para guardar. Inténtalo más tarde.';
    expect([status, error]).toEqual([503, { code: 'storage.full', message }]);
    const ready = await server.inject('/readyz');
    expect([ready.statusCode, ready.json().code]).toEqual([503, 'storage.full']);
    await hasSpaceAgain();
    expect((await add()).status).toBeLessThan(300);
    await server.close();
  });
});

describe('a connection that does not drain', () => {
  it('is closed, and the server goes on', async () => {
    const server = await buildServer({ deps: api.deps, logger: false, idleConnectionMs: 500 });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const request = 'GET /api/docs HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.pause();
    await once(socket, 'connect');
    socket.write(request.repeat(30));
    const openConnections = () => promisify(server.server.getConnections.bind(server.server))();
    await vi.waitFor(async () => expect(await openConnections()).toBe(0), patience);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    socket.destroy();
    await server.close();
  });
});

describe('answers over 1 kB', () => {
  const unpacked = (bytes: Buffer, encoding: string | undefined): Buffer => {
    if (encoding === 'br') return brotliDecompressSync(bytes);
    return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  };
  const read = async (environment: Record<string, string>, encoding: string) => {
    const settings = readSettings(environment, os.tmpdir());
    const server = await buildServer({ deps: { ...api.deps, settings }, logger: false });
    const { token } = await newPlayer(api);
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
    const replies = await Promise.all(
      ['/api/routines', '/api/account/devices'].map((url) => server.inject({ url, headers })),
    );
    await server.close();
    return replies;
  };

  it.each([
    [{}, 'gzip, br', 'br'],
    [{}, 'gzip', 'gzip'],
    [{}, '', undefined],
    [{ COMPRESSION: 'off' }, 'br', undefined],
    [{ TRUST_PROXY: '10.0.0.1' }, 'br', undefined],
    [{ TRUST_PROXY: '10.0.0.1', COMPRESSION: 'on' }, 'br', 'br'],
  ])('with %j and «%s» are sent as %s', async (environment, encoding, expected) => {
    const [long, short] = await read(environment, encoding);
    expect([long?.headers['content-encoding'], short?.headers['content-encoding']]).toEqual([expected, undefined]);
    const bytes = long?.rawPayload ?? Buffer.alloc(0);
    const text = unpacked(bytes, expected).toString();
    expect(JSON.parse(text).length).toBeGreaterThan(5);
  });
});

describe('GET /api/docs', () => {
  it('is compressed once, has a tag and its own rate limit', async () => {
    const server = await buildServer({ deps: api.deps, logger: false });
    const read = (headers: Record<string, string> = {}) => server.inject({ url: '/api/docs', headers });
    const packed = await read({ 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(60_000);
    const again = await read({ 'if-none-match': String(packed.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const statuses: number[] = [];
    for (let request = 0; request < 30; request += 1) statuses.push((await read()).statusCode);
    expect(statuses).toEqual([...Array(28).fill(200), 429, 429]);
    await server.close();
  });
});
