import type { Reading, ReadingPlace, Unreadable } from '#features/imports/reading/model.ts';
import { fileErrors } from '#features/imports/reading/texts.ts';
import type { ReadingAnswer, ReadingOrder } from '#features/imports/reading/worker.ts';

/** Files are read two at a time: a year of matches is a hundred files, and each has its worker. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
let turn = 0;

/**
 * On the device alone: where a player ran never leaves it. Takes as long as it takes; whoever cannot wait aborts.
 * Null when it was aborted; never throws.
 */
export async function readInWorker(
  file: Blob,
  place: ReadingPlace,
  signal: AbortSignal,
): Promise<Reading | Unreadable | null> {
  if (file.size === 0) return { error: fileErrors.empty };
  const lane = turn++ % lanes.length;
  const answer = (lanes[lane] ?? Promise.resolve()).then(() => readAlone(file, place, signal));
  lanes[lane] = answer;
  return answer;
}

function readAlone(file: Blob, place: ReadingPlace, signal: AbortSignal): Promise<Reading | Unreadable | null> {
  if (signal.aborted) return Promise.resolve(null);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    const end = (answer: Reading | Unreadable | null) => {
      worker.terminate();
      resolve(answer);
    };
    signal.addEventListener('abort', () => end(null), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingAnswer>) => {
      if ('answer' in data) end(data.answer);
      else place.onProgress?.(data.progress);
    });
    worker.addEventListener('error', () => end({ error: fileErrors.unexpected }));
    const order: ReadingOrder = { file, timeZone: place.timeZone, now: place.now.getTime() };
    worker.postMessage(order);
  });
}
