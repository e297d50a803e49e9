import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openFiles } from '#ports/files.ts';
import { readSettings } from '#settings.ts';
import { startS3Server } from '#testing/s3-server.ts';

const bucket = await startS3Server();
const folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-files-'));

afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ['the data folder', {}],
  ['a bucket', bucket.environment],
])('keeps files by key in %s', async (_name, environment) => {
  const files = openFiles(readSettings({ DATA_DIR: folder, ...environment }, os.tmpdir()));
  expect(await files.keys('films')).toEqual([]);
  await files.put('films/a/1', Buffer.from('one'));
  await files.put('films/a/1', Buffer.from('uno'));
  await files.put('films/b/2', Buffer.from('two'));
  expect((await files.get('films/a/1'))?.toString()).toBe('uno');
  expect(await files.get('films/a/2')).toBeNull();
  expect((await files.keys('films')).sort()).toEqual(['films/a/1', 'films/b/2']);
  expect(await files.keys('films/a')).toEqual(['films/a/1']);
  await files.remove('films/a/1');
  await files.remove('films/a/1');
  expect(await files.keys('films')).toEqual(['films/b/2']);
  expect(bucket.refused.filter((line) => !line.includes('NoSuchKey'))).toEqual([]);
});
