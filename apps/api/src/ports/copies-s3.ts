import { openAsBlob } from 'node:fs';
import type { CopyStore } from '@bandeja/embedded-postgres/storage';
import { openBucket } from '#ports/s3-bucket.ts';
import type { S3Settings } from '#ports/s3-signature.ts';

/** Copies of the database in a bucket. */
export function copiesInS3(settings: S3Settings): CopyStore {
  const bucket = openBucket(settings);
  return {
    list: bucket.list,
    put: async (key, file, { sha256 }) => {
      await bucket.put(key, { sha256, body: file === null ? new Blob([]) : await openAsBlob(file) });
    },
    get: async (key) => piecesOf((await bucket.get(key)).body),
    remove: bucket.remove,
  };
}

async function* piecesOf(body: Response['body']): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) yield piece.value;
}
