import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '#server.ts';
import { useApi } from '../../../testing/api.ts';

const api = useApi();
const root = fileURLToPath(new URL('../../../../../', import.meta.url));

// biome-ignore lint/suspicious/noExplicitAny: the document is looked into as a reader of JSON would
let document: any;
// biome-ignore lint/suspicious/noExplicitAny: as above
const operations = (): any[] => Object.values(document.paths).flatMap((methods: any) => Object.values(methods));

beforeAll(async () => {
  document = (await api.app.inject('/api/docs')).json();
});

describe('the document', () => {
  it('describes every call with its schemas', () => {
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
    expect(put.responses['409']).toMatchObject({
      description: expect.stringContaining('`session.locked`'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
    });
    expect(document.components.schemas.ErrorBody.required).toEqual(['message', 'code']);
    expect(Object.keys(document.paths['/auth/logout'].post.responses)).toContain('204');
    expect(put.requestBody.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/ProgressBody' });
    expect(document.components.schemas.ProgressBody.properties).toHaveProperty('changes');
  });

  it('shows an example for nearly every body and answer, each taken by its schema', () => {
    const contents = operations().flatMap(({ requestBody, responses }) =>
      [requestBody, responses['200'], responses['201']].flatMap((part) => part?.content?.['application/json'] ?? []),
    );
    expect(contents.length).toBeGreaterThan(150);
    expect(contents.filter((content) => 'example' in content).length / contents.length).toBeGreaterThan(0.85);
    expect(document.paths['/auth/login'].post.requestBody.content['application/json'].example).toMatchObject({
      email: 'lucia@ejemplo.es',
    });
  });

  it('is valid, without an error or a warning', async () => {
    // `/routines/favorites/{id}` and `/routines/{id}/duplicate` cannot be confused: ids are UUIDs
    const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('finds a planted error', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const broken = { ...document, paths: { '/x': { get: { responses: {} } } } };
    expect((await lintFromString({ source: JSON.stringify(broken), config })).length).toBeGreaterThan(0);
  });

  it('names every call and every schema', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids.length).toBeGreaterThan(95);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['listRoutines', 'startSession', 'login', 'receivePaymentEvent']));
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['RoutineSummary', 'Session', 'ErrorBody', 'Category', 'RoutineBodyInput']),
    );
    const answer = document.paths['/routines'].get.responses['200'].content['application/json'].schema;
    expect(answer).toEqual({ type: 'array', items: { $ref: '#/components/schemas/RoutineSummary' } });
  });

  it('says the unit of numbers', () => {
    const silent: string[] = [];
    let seen = 0;
    function look(schema: string, json: unknown): void {
      if (typeof json !== 'object' || json === null) return;
      const { properties = {}, ...rest } = json as {
        properties?: Record<string, { type?: string; description?: string }>;
      };
      for (const [name, field] of Object.entries(properties)) {
        if (/"type":"(integer|number)"/.test(JSON.stringify({ ...field, properties: undefined }))) {
          seen += 1;
          if (!field.description && !('properties' in field)) silent.push(`${schema}.${name}`);
        }
        look(schema, field);
      }
      for (const inner of Object.values(rest)) look(schema, inner);
    }
    for (const [name, schema] of Object.entries(document.components.schemas)) look(name, schema);
    expect(seen).toBeGreaterThan(100);
    expect(silent.length / seen, silent.join(' ')).toBeLessThan(0.05);
    expect(document.components.schemas.RoutineEntry.properties.rest.description).toBe('Seconds of rest between sets.');
    expect(document.components.schemas.RoutineSummary.properties.duration.description).toBe('Minutes.');
  });

  it('documents access, parameters beside the body, files and streams', () => {
    const { paths, components } = document;
    expect(paths['/auth/login'].post.security).toEqual([]);
    expect(paths['/routines'].get.security).toEqual([{ bearer: [] }]);
    expect(paths['/routines/search/query'].get.security).toEqual([{}, { bearer: [] }]);
    const names = (parameters: { name?: string; $ref?: string }[]) =>
      parameters.map(({ name, $ref = '' }) => name ?? components.parameters[$ref.split('/').at(-1) ?? ''].name);
    expect(names(paths['/training-sessions'].post.parameters)).toEqual(['X-Time-Zone', 'Idempotency-Key']);
    expect(names(paths['/routines'].get.parameters)).toEqual(expect.arrayContaining(['of', 'limit', 'before']));
    expect(paths['/routines'].get.responses['200'].headers).toHaveProperty('Link');
    expect(paths['/routines'].get.responses['429'].headers).toHaveProperty('Retry-After');
    expect(Object.keys(paths['/account/sessions.csv'].get.responses['200'].content)).toEqual([
      'text/csv; charset=utf-8',
    ]);
    expect(Object.keys(paths['/calendar/{file}'].get.responses['200'].content)[0]).toMatch(/^text\/calendar/);
    expect(Object.keys(paths['/chatbot/conversations/{id}/messages'].post.responses['200'].content)).toEqual([
      'application/json',
      'text/event-stream',
    ]);
    const webhook = paths['/subscriptions/webhook'].post;
    expect([webhook.security, names(webhook.parameters)]).toEqual([[], ['Stripe-Signature']]);
  });

  it('is a page on a server of this machine alone', async () => {
    expect((await api.app.inject('/api/reference')).headers.location).toBe('/api/reference/');
    const { statusCode, headers, body } = await api.app.inject('/api/reference/');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'nonce-/);
    expect(body).toContain('"url": "/api/docs"');
    const script = /src="(js\/[^"]+)"/.exec(body)?.[1];
    expect((await api.app.inject(`/api/reference/${script}`)).headers['content-type']).toMatch(
      /^application\/javascript/,
    );
    const settings = { ...api.deps.settings, isLocal: false };
    const server = await buildServer({ deps: { ...api.deps, settings }, logger: false });
    expect((await server.inject('/api/reference/')).statusCode).toBe(404);
    await server.close();
  });
});

const mainJob = `
import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

export async function play(baseUrl: string) {
  const client = createClient<paths>({ baseUrl });
  const stranger = await client.GET('/users/me');
  const refused = stranger.error?.code;
  const email = randomUUID() + '@ejemplo.es';
  const account = await client.POST('/auth/register', { body: { name: 'Marta Gil', email, password: 'secreto-bandeja-1' } });
  const token = account.data?.token ?? '';
  client.use({ onRequest: ({ request }) => request.headers.set('authorization', 'Bearer ' + token) });
  const days = { monday: true, tuesday: false, wednesday: true, thursday: false, friday: true, saturday: false, sunday: false };
  await client.PUT('/users/profile', {
    body: { fitnessLevel: 'Intermedio', trainingDays: 3, availableDays: days, sessionDuration: { min: 45, max: 90 } },
  });
  const week = await client.GET('/training-schedule/week', { headers: { 'X-Time-Zone': 'Europe/Madrid' } });
  const planned = Object.values(week.data ?? {});
  const { data: [routine] = [] } = await client.GET('/routines', { params: { query: { category: 'Fuerza', limit: 1 } } });
  const started = await client.POST('/training-sessions', {
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: { routineId: routine?._id ?? '', type: 'Fuerza' },
  });
  const session = started.data;
  const id = session?._id ?? '';
  const entry = session?.exercises[0];
  const set = entry?.setRows[0];
  if (!entry || !set) throw new Error('nothing to do: ' + JSON.stringify(started.error));
  const { _id: setId, ...values } = set;
  const state = { ...values, done: true, removed: false };
  await client.PUT('/training-sessions/{id}', {
    params: { path: { id } },
    body: { changes: [{ kind: 'set', id: randomUUID(), at: new Date().toISOString(), entryId: entry._id, setId, ...state }] },
  });
  const ended = await client.PUT('/training-sessions/{id}/complete', { params: { path: { id } }, body: { rpe: 6 } });
  const read = await client.GET('/training-sessions/{id}', { params: { path: { id } } });
  const past = await client.GET('/training-sessions/past', { params: { query: { limit: 10 } } });
  return {
    days: planned.length,
    status: ended.response.status,
    sets: read.data?.exercises.flatMap(({ setRows }) => setRows).filter(({ done }) => done).length,
    past: past.data?.length,
    refused,
  };
}
`;

describe('a generated client', () => {
  const folder = path.join(root, '.cache', 'api-client');

  it('compiles and plays the main job: register, plan, start, sets, finish, look back', {
    timeout: 120_000,
  }, async () => {
    mkdirSync(folder, { recursive: true });
    const place = mkdtempSync(path.join(folder, 'run-'));
    try {
      writeFileSync(path.join(place, 'api.d.ts'), astToString(await openapiTS(JSON.stringify(document))));
      writeFileSync(path.join(place, 'main.ts'), mainJob);
      const config = {
        compilerOptions: {
          module: 'nodenext',
          target: 'es2024',
          strict: true,
          noEmit: true,
          allowImportingTsExtensions: true,
          exactOptionalPropertyTypes: false,
          types: ['node'],
          skipLibCheck: true,
        },
        files: ['main.ts'],
      };
      writeFileSync(path.join(place, 'tsconfig.json'), JSON.stringify(config));
      execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', place], { cwd: root, encoding: 'utf8' });
      const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
      const { play } = await import(path.join(place, 'main.ts'));
      expect(await play(`${address}/api`)).toEqual({
        days: 7,
        status: 200,
        sets: 1,
        past: 1,
        refused: 'auth.required',
      });
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  });
});
