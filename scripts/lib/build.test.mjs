import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { ensureBuilt } from './build.mjs';

const page = '<p>Bandeja</p>'.repeat(200);

function plant() {
  const root = plantProject({ 'apps/web/src/a.ts': '1', 'packages/domain/src/b.ts': '1', 'package-lock.json': '{}' });
  let builds = 0;
  const build = async (/** @type {string} */ folder) => {
    builds += 1;
    for (const below of ['assets', '.ssr']) mkdirSync(path.join(folder, below));
    for (const file of ['app.html', 'assets/app.css', '.ssr/prerender.js'])
      writeFileSync(path.join(folder, file), page);
    const model = path.join(root, 'model');
    if (existsSync(model)) copyFileSync(model, path.join(folder, 'assets/model.tflite'));
  };
  const dist = path.join(root, 'apps/web/dist');
  return { root, dist, built: () => ensureBuilt({ root, build, say: () => {} }), builds: () => builds };
}

test('builds once, and again only after a source has changed', async () => {
  const { root, built, builds } = plant();
  expect([await built(), await built()]).toEqual(['built', 'present']);
  for (const file of ['apps/web/src/a.ts', 'packages/domain/src/b.ts', 'package-lock.json', 'apps/web/src/new.ts']) {
    writeFileSync(path.join(root, file), '2');
    expect([file, await built(), await built()]).toEqual([file, 'built', 'present']);
  }
  writeFileSync(path.join(root, 'apps/web/src/a.test.ts'), 'a test is no source');
  expect(await built()).toBe('present');
  expect(builds()).toBe(5);
});

test('builds once for starts at the same time', async () => {
  const { built, builds } = plant();
  await Promise.all([built(), built()]);
  expect(builds()).toBe(1);
});

test('a failed build leaves the former one as it was', async () => {
  const { root, dist, built } = plant();
  await built();
  writeFileSync(path.join(root, 'apps/web/src/a.ts'), 'broken');
  const broken = async (/** @type {string} */ folder) => {
    writeFileSync(path.join(folder, 'app.html'), 'half');
    throw new Error('syntax error');
  };
  await expect(ensureBuilt({ root, build: broken, say: () => {} })).rejects.toThrow('syntax error');
  expect(readFileSync(path.join(dist, 'app.html'), 'utf8')).toBe(page);
});

test('packs text for the wire, but neither documents nor what is not served', async () => {
  const { dist, built } = plant();
  await built();
  expect(brotliDecompressSync(readFileSync(path.join(dist, 'assets/app.css.br'))).toString()).toBe(page);
  expect(existsSync(path.join(dist, 'assets/app.css.gz'))).toBe(true);
  expect(existsSync(path.join(dist, 'app.html.br'))).toBe(false);
  expect(existsSync(path.join(dist, '.ssr/prerender.js.br'))).toBe(false);
});

test('packs a large file once a machine, whatever else is built anew', async () => {
  const { root, dist, built } = plant();
  const model = Buffer.alloc(1024 * 1024 + 1, 'weights ');
  const source = path.join(root, 'apps/web/src/a.ts');
  const packedModel = () => brotliDecompressSync(readFileSync(path.join(dist, 'assets/model.tflite.br'))).toString();
  writeFileSync(path.join(root, 'model'), model);
  await built();
  expect(packedModel()).toBe(model.toString());
  const store = path.join(root, '.cache/packed');
  const kept = readdirSync(store);
  expect(kept).toHaveLength(1);
  writeFileSync(path.join(store, kept[0] ?? ''), brotliCompressSync('kept'));
  writeFileSync(source, '2');
  await built();
  expect(packedModel()).toBe('kept');
});
