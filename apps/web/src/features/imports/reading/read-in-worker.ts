import { type Reading, type ReadingPlace, readingLimits, type Unreadable } from '#features/imports/reading/model.ts';
import { fileErrors } from '#features/imports/reading/texts.ts';
import type { ReadingOrder } from '#features/imports/reading/worker.ts';

/** Files are read two at a time: a year of matches is a hundred files, and each has its worker and its clock. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
let turn = 0;

/** On the device alone: where a player ran never leaves it. Never throws; ends with its worker after the limit. */
export async function readInWorker(file: Blob, place: ReadingPlace): Promise<Reading | Unreadable> {
  if (file.size === 0) return { error: fileErrors.empty };
  if (file.size > readingLimits.bytes) return { error: fileErrors.tooLarge };
  const lane = turn++ % lanes.length;
  const answer = (lanes[lane] ?? Promise.resolve()).then(() => readAlone(file, place));
  lanes[lane] = answer;
  return answer;
}

async function readAlone(file: Blob, place: ReadingPlace): Promise<Reading | Unreadable> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { error: fileErrors.unexpected };
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const end = (answer: Reading | Unreadable) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    // loading the worker's code over a thin line is not reading: the clock starts with its first word
    worker.addEventListener('message', ({ data }: MessageEvent<Reading | Unreadable | 'ready'>) => {
      if (data !== 'ready') return end(data);
      timer = setTimeout(() => end({ error: fileErrors.tooSlow }), readingLimits.milliseconds);
      const order: ReadingOrder = { bytes, timeZone: place.timeZone, now: place.now.getTime() };
      worker.postMessage(order, [bytes.buffer]);
    });
    worker.addEventListener('error', () => end({ error: fileErrors.unexpected }));
  });
}
