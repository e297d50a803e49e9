import type { Reading, Unreadable } from '#features/imports/reading/model.ts';
import { readFile } from '#features/imports/reading/read-file.ts';

/** The page's message: the bytes and their context. `now` is an instant in milliseconds. */
export type ReadingOrder = { bytes: Uint8Array; timeZone: string; now: number };

self.addEventListener('message', async ({ data }: MessageEvent<ReadingOrder>) => {
  const answer: Reading | Unreadable = await readFile(data.bytes, { timeZone: data.timeZone, now: new Date(data.now) });
  self.postMessage(answer);
});
self.postMessage('ready');
