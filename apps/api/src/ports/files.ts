import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { openBucket, S3Error } from '#ports/s3-bucket.ts';
import type { S3Settings } from '#ports/s3-signature.ts';
import type { Settings } from '#settings.ts';

/** Files by key, `films/<id>/<name>`. `put` stores the whole file or nothing; `remove` succeeds for what is not there. */
export type FileStore = {
  put: (key: string, bytes: Buffer) => Promise<void>;
  /** Null: there is none. */
  get: (key: string) => Promise<Buffer | null>;
  /** Of all files below a folder. */
  keys: (folder: string) => Promise<string[]>;
  remove: (key: string) => Promise<void>;
};

/** The bucket of the settings, which several servers share; without one the data folder. */
export function openFiles({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): FileStore {
  return s3 === null ? filesInFolder(path.join(dataDir, 'files')) : filesInBucket(s3);
}

function filesInFolder(root: string): FileStore {
  const placeOf = (key: string) => path.join(root, ...key.split('/'));
  return {
    put: async (key, bytes) => {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const unfinished = `${place}.${process.pid}.new`;
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, place);
    },
    get: (key) => readFile(placeOf(key)).catch(whenMissing(null)),
    keys: async (folder) => {
      const entries = await readdir(placeOf(folder), { recursive: true, withFileTypes: true }).catch(whenMissing([]));
      const files = entries.filter((entry) => entry.isFile());
      const paths = files.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
      return paths.map((each) => each.split(path.sep).join('/'));
    },
    remove: async (key) => {
      const place = placeOf(key);
      await rm(place, { force: true });
      // the folder of the last one goes too
      await rmdir(path.dirname(place)).catch(() => {});
    },
  };
}

function filesInBucket(settings: S3Settings): FileStore {
  const bucket = openBucket(settings);
  return {
    put: (key, bytes) =>
      bucket.put(key, {
        sha256: createHash('sha256').update(bytes).digest('hex'),
        body: new Blob([new Uint8Array(bytes)]),
      }),
    get: async (key) => {
      try {
        return Buffer.from(await (await bucket.get(key)).arrayBuffer());
      } catch (error) {
        if (error instanceof S3Error && error.status === 404) return null;
        throw error;
      }
    },
    keys: async (folder) => (await bucket.list(`${folder}/`)).map(({ key }) => key),
    remove: bucket.remove,
  };
}

function whenMissing<Value>(value: Value) {
  return (error: unknown): Value => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };
}
