import type { Reading, Unreadable } from '#features/imports/reading/model.ts';
import { readFile } from '#features/imports/reading/read-file.ts';

/** The page's message: a file and its context. `now` is an instant in milliseconds. */
export type ReadingOrder = { file: Blob; timeZone: string; now: number };
export type ReadingAnswer = { progress: number } | { answer: Reading | Unreadable };

const postEveryMs = 100;

self.addEventListener('message', async ({ data }: MessageEvent<ReadingOrder>) => {
  let postedAt = 0;
  const onProgress = (progress: number) => {
    if (performance.now() - postedAt < postEveryMs) return;
    postedAt = performance.now();
    self.postMessage({ progress } satisfies ReadingAnswer);
  };
  const place = { timeZone: data.timeZone, now: new Date(data.now), onProgress };
  self.postMessage({ answer: await readFile(data.file, place) } satisfies ReadingAnswer);
});
