import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecurityHeaders } from '#kit/security.ts';
import { serveWebApp } from '#kit/web-app.ts';

let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'app.html'), '<!doctype html><title>Bandeja</title>');
  await writeFile(path.join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  app = Fastify();
  addSecurityHeaders(app, { https: true });
  await serveWebApp(app, folder);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the web app', () => {
  it.each(['/', '/dashboard', '/dashboard/', '/training-session/x?routineId=y', '/assets/app-1a2b.js', '/no/existe'])(
    'serves %s with the security headers',
    async (url) => {
      const { headers } = await app.inject({ url });
      expect(headers['content-security-policy']).toMatch(/script-src 'self';.*upgrade-insecure-requests/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    },
  );

  it('keeps hashed files for a year and asks for the shell each time', async () => {
    const cacheOf = async (url: string) => (await app.inject({ url })).headers['cache-control'];
    expect(await cacheOf('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/dashboard')).toBe('no-cache');
  });

  it('answers 404 for unknown addresses, for files outside the folder and for writes', async () => {
    const statusOf = async (method: 'GET' | 'HEAD' | 'POST', url: string) =>
      (await app.inject({ method, url })).statusCode;
    expect(await statusOf('HEAD', '/dashboard')).toBe(200);
    expect(await statusOf('GET', '/no/existe')).toBe(404);
    expect(await statusOf('GET', '/assets/otro.js')).toBe(404);
    expect(await statusOf('GET', '/assets/..%2f..%2f..%2fetc%2fpasswd')).toBe(404);
    expect(await statusOf('POST', '/dashboard')).toBe(404);
  });
});
