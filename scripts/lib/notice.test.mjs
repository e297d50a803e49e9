import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { shippedPackages, writeNotice } from './notice.mjs';

/** @param {Record<string, object>} packages @param {Record<string, string>} [files] */
const planted = (packages, files = {}) =>
  shippedPackages(plantProject({ 'package-lock.json': JSON.stringify({ packages }), ...files }));

test('what is shipped is named by its licence, tools and builds for other machines are not', () => {
  const packages = planted(
    {
      '': { version: '1.0.0' },
      'packages/domain': { version: '1.0.0' },
      'node_modules/@bandeja/domain': { link: true },
      'node_modules/font': { version: '2.0.0', license: 'OFL-1.1' },
      'node_modules/plain': { version: '3.0.0' },
      'node_modules/tool': { version: '4.0.0', license: 'MIT', dev: true },
      'node_modules/binary-arm': { version: '5.0.0', license: 'MIT', cpu: ['arm64'] },
    },
    {
      'node_modules/font/LICENSE': 'Copyright 2020 The Font Authors\n\nThis Font Software …\n',
      'node_modules/plain/LICENSE.md': '# MIT License\n\nCopyright (c) 2011 Somebody\n',
    },
  );
  expect(packages.map(({ name, license }) => [name, license])).toEqual([
    ['font', 'OFL-1.1'],
    ['plain', 'MIT'],
  ]);
  const notice = writeNotice(packages);
  expect(notice).toContain('MIT\n---\n\n- plain 3.0.0. Copyright (c) 2011 Somebody\n');
  expect(notice).toContain('OFL-1.1\n-------\n\n- font 2.0.0. Copyright 2020 The Font Authors\n');
});

test('a package without a licence stops it', () => {
  expect(() => planted({ 'node_modules/a': { version: '1.0.0' } })).toThrow('a 1.0.0 names no licence');
});
