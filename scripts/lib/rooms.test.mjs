import { expect, test } from 'vitest';
import { drawRooms, importsOfRooms } from './rooms.mjs';

/** @type {(source: string, ...resolved: string[]) => { source: string, dependencies: { resolved: string }[] }} */
const file = (source, ...resolved) => ({ source, dependencies: resolved.map((each) => ({ resolved: each })) });

test('rooms import what their files import, tests aside', () => {
  const imports = importsOfRooms([
    file(
      'apps/api/src/features/a/service.ts',
      'apps/api/src/kit/log.ts',
      'packages/domain/src/a.ts',
      'node_modules/zod/x.js',
    ),
    file('apps/api/src/features/a/service.test.ts', 'apps/api/seeds/apply.ts'),
    file('apps/api/src/server.ts', 'apps/api/src/features/a/service.ts'),
  ]);
  expect([...(imports.get('apps/api/src/features') ?? [])]).toEqual(['apps/api/src/kit', 'packages/domain']);
  expect([...(imports.get('apps/api/src') ?? [])]).toEqual(['apps/api/src/features']);
});

test('an arrow that follows from others is left out, but not each because of the other', () => {
  const drawn = drawRooms(
    new Map([
      ['apps/api/src', new Set(['apps/api/src/features', 'apps/api/src/kit'])],
      ['apps/api/src/features', new Set(['apps/api/src/kit', 'apps/api/src/ports'])],
      ['apps/api/src/kit', new Set(['apps/api/src/ports'])],
      ['apps/api/src/ports', new Set(['apps/api/src/kit'])],
    ]),
  );
  expect(drawn.split('\n').filter((line) => line.includes('-->'))).toEqual([
    '  apps_api --> apps_api_features',
    '  apps_api_features --> apps_api_ports',
    '  apps_api_kit --> apps_api_ports',
    '  apps_api_ports --> apps_api_kit',
  ]);
  expect(drawn).toContain('    apps_api["server, main"]');
});
