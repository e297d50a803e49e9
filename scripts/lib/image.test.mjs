import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { contextFiles, runtimePackages } from './image.mjs';
import { faultsOfCompose, faultsOfDockerfile } from './image-rules.mjs';
import { projectRoot } from './project.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(projectRoot, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const node = JSON.parse(read('package.json')).dependencies.node;

test('Dockerfile and compose.yaml keep the rules', () => {
  expect(faultsOfDockerfile(dockerfile, node)).toEqual([]);
  expect(faultsOfCompose(compose)).toEqual([]);
});

test.each([
  ['ARG NODE_VERSION=24.21.0', 'ARG NODE_VERSION=23.1.0', 'NODE_VERSION is not that of package.json'],
  ['\nFROM node:', '\nFROM node:latest\nFROM node:', 'no exact version: node:latest'],
  ['USER 1000:1000\n', '', 'the image runs as root'],
  ['USER 1000:1000', 'USER root', 'the image runs as root'],
  ['HEALTHCHECK', 'LABEL', 'no HEALTHCHECK with a list of arguments'],
  ['CMD ["node", "apps/api/src/main.ts"]', 'CMD node apps/api/src/main.ts', 'no CMD with a list of arguments'],
  ['COPY content ./content', 'ADD content ./content', 'ADD instead of COPY'],
  ['npm ci --omit=dev', 'npm install --omit=dev', 'npm install does not keep to the lock file'],
  ['npm ci --omit=dev', 'npm ci', 'the server is installed with what only developers need'],
  ['ENV NODE_ENV=production', 'ENV SECRET_KEY=x NODE_ENV=production', 'a secret in the image: SECRET_KEY'],
])('«%s» as «%s» is a fault', (from, to, fault) => {
  expect(dockerfile).toContain(from);
  expect(faultsOfDockerfile(dockerfile.replace(from, to), node)).toContain(fault);
});

test.each([
  ['read_only: true', 'read_only: false', 'server: its files can be written'],
  ['cap_drop: [ALL]', 'cap_drop: []', 'server: keeps rights of root'],
  ['no-new-privileges:true', 'no-new-privileges:false', 'server: can gain rights'],
  ['SECRET_KEY: ', 'SECRET_KEY: una-clave-escrita-aqui', 'SECRET_KEY is written in the file'],
  ['postgres:18.4-bookworm', 'postgres:latest', 'database: no exact version'],
  ['ports: ["127.0.0.1:', 'ports: ["0.0.0.0:', 'server: reachable past the proxy'],
  ['condition: service_healthy', 'condition: service_started', 'server: does not wait for the database'],
])('«%s» as «%s» is a fault of compose.yaml', (from, to, fault) => {
  expect(compose).toContain(from);
  expect(faultsOfCompose(compose.replace(from, to))).toContain(fault);
});

test('the builder is sent no secret, no test and nothing that is installed or built', () => {
  const root = plantProject({
    '.env': 'SECRET_KEY=x',
    'apps/api/src/main.ts': '',
    'apps/api/src/main.test.ts': '',
    'apps/api/testing/api.ts': '',
    'packages/domain/testing/a.ts': '',
    'packages/domain/src/testing.ts': '',
  });
  expect(contextFiles(root, read('.dockerignore'))).toEqual(['apps/api/src/main.ts', 'packages/domain/src/testing.ts']);
});

test('what a workspace needs is found as Node finds it: nested first, through other workspaces, without tools', () => {
  const locked = {
    'apps/api': { dependencies: { ours: '1', plain: '1' }, devDependencies: { tool: '1' } },
    'node_modules/ours': { link: true, resolved: 'packages/ours' },
    'packages/ours': { dependencies: { deep: '1' }, devDependencies: { tool: '1' } },
    'node_modules/deep': { optionalDependencies: { here: '1', gone: '1' } },
    'node_modules/here': { peerDependencies: { plain: '1' } },
    'node_modules/plain': {},
    'apps/api/node_modules/plain': {},
    'node_modules/tool': {},
  };
  expect(runtimePackages(locked, 'apps/api').sort()).toEqual([
    'apps/api/node_modules/plain',
    'node_modules/deep',
    'node_modules/here',
    'node_modules/ours',
    'node_modules/plain',
  ]);
});
