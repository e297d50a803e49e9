import loaderUrl from '@litertjs/core/wasm/litert_wasm_compat_internal.js?url';
import runtimeUrl from '@litertjs/core/wasm/litert_wasm_compat_internal.wasm?url';
import fullUrl from '@mediapipe/pose/pose_landmark_full.tflite?url';
import liteUrl from '@mediapipe/pose/pose_landmark_lite.tflite?url';
import detectorUrl from '@mediapipe/pose/pose_solution_packed_assets.data?url';
import liveWorkerUrl from '#features/mirror/live/mirror-worker-live.ts?worker&url';
import filmWorkerUrl from '#features/mirror/mirror-worker.ts?worker&url';
import type { ModelFiles, ModelLevel } from '#features/mirror/worker-messages.ts';
import { mirrorCache } from '#lib/worker-messages.ts';

/** Bytes as they lie on the disk: only the bar needs them. */
const shared = {
  runtime: { url: runtimeUrl, bytes: 9_300_000 },
  detector: { url: detectorUrl, bytes: 2_960_000 },
};
const landmarks: Record<ModelLevel, { url: string; bytes: number }> = {
  full: { url: fullUrl, bytes: 6_440_000 },
  lite: { url: liteUrl, bytes: 2_820_000 },
};
const names = ['runtime', 'landmarks', 'detector'] as const satisfies (keyof ModelFiles)[];
const filesOf = (level: ModelLevel) => ({ ...shared, landmarks: landmarks[level] });
/** Code: the browser loads it by itself, and the service worker finds it here without a network. */
const scripts: Record<ModelLevel, readonly string[]> = {
  full: [loaderUrl, liveWorkerUrl, filmWorkerUrl],
  lite: [loaderUrl, liveWorkerUrl],
};
const known = [...Object.values(shared), ...Object.values(landmarks)].map(({ url }) => url).concat(scripts.full);

/** Undefined where the browser forbids storage. */
const openCache = async () => globalThis.caches?.open(mirrorCache).catch(() => undefined);

async function storedFile(url: string): Promise<ArrayBuffer | undefined> {
  try {
    return await (await (await openCache())?.match(url))?.arrayBuffer();
  } catch {
    return undefined;
  }
}

const filesFrom = (buffers: readonly ArrayBuffer[]) =>
  Object.fromEntries(names.map((name, index) => [name, buffers[index]])) as ModelFiles;

/** Null where a file is missing. */
export async function storedModel(level: ModelLevel): Promise<ModelFiles | null> {
  const files = filesOf(level);
  const buffers = await Promise.all(names.map((name) => storedFile(files[name].url)));
  const found = buffers.filter((buffer) => buffer !== undefined);
  return found.length === names.length ? filesFrom(found) : null;
}

/** Only what is not there. @param onShare 0–1 @throws when the network fails or `signal` aborts */
export async function downloadModel(
  level: ModelLevel,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<ModelFiles> {
  await forgetFormer();
  const code = Promise.all(scripts[level].map((url) => keepScript(url, signal)));
  const files = filesOf(level);
  const allBytes = names.reduce((sum, name) => sum + files[name].bytes, 0);
  let received = 0;
  const count = (bytes: number) => {
    received += bytes;
    onShare(Math.min(0.99, received / allBytes));
  };
  const load = async (name: (typeof names)[number]): Promise<ArrayBuffer> => {
    const { url, bytes } = files[name];
    const stored = await storedFile(url);
    if (stored) {
      count(bytes);
      return stored;
    }
    const file = await download(url, count, signal);
    // without storage it works, and is fetched again the next time
    await keep(url, file).catch(() => {});
    return file;
  };
  const buffers = await Promise.all(names.map(load));
  await code;
  return filesFrom(buffers);
}

/** As the server sent it: a worker takes its policy from its own response. */
async function keepScript(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await (await openCache())?.put(url, response).catch(() => {});
}

async function download(url: string, count: (bytes: number) => void, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter)).arrayBuffer();
}

async function keep(url: string, file: ArrayBuffer): Promise<void> {
  await (await openCache())?.put(url, new Response(file));
}

/** Files of a former version. */
async function forgetFormer(): Promise<void> {
  const cache = await openCache();
  const stored = (await cache?.keys()) ?? [];
  const former = stored.filter(({ url }) => !known.some((each) => url.endsWith(each)));
  await Promise.all(former.map((request) => cache?.delete(request)));
}

export { filmWorkerUrl, liveWorkerUrl, loaderUrl };
