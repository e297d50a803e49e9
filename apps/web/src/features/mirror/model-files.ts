import loaderUrl from '@litertjs/core/wasm/litert_wasm_compat_internal.js?url';
import runtimeUrl from '@litertjs/core/wasm/litert_wasm_compat_internal.wasm?url';
import landmarksUrl from '@mediapipe/pose/pose_landmark_full.tflite?url';
import detectorUrl from '@mediapipe/pose/pose_solution_packed_assets.data?url';

/** What the worker needs. The names carry a hash, and the server says that they never change. */
export type ModelFiles = Record<'loader' | 'runtime' | 'landmarks' | 'detector', ArrayBuffer>;

/** Bytes as they lie on the disk: only the bar needs them. */
const files = {
  loader: { url: loaderUrl, bytes: 273_000 },
  runtime: { url: runtimeUrl, bytes: 9_300_000 },
  landmarks: { url: landmarksUrl, bytes: 6_440_000 },
  detector: { url: detectorUrl, bytes: 2_960_000 },
} as const satisfies Record<keyof ModelFiles, { url: string; bytes: number }>;
const names = Object.keys(files) as (keyof ModelFiles)[];
const allBytes = names.reduce((sum, name) => sum + files[name].bytes, 0);

const cacheName = 'bandeja-mirror';

/** Null where a file is missing or the browser forbids storage. */
export async function storedModel(): Promise<ModelFiles | null> {
  try {
    const cache = await caches.open(cacheName);
    const found = await Promise.all(names.map((name) => cache.match(files[name].url)));
    if (found.some((response) => response === undefined)) return null;
    const buffers = await Promise.all(found.map((response) => response?.arrayBuffer()));
    return Object.fromEntries(names.map((name, index) => [name, buffers[index]])) as ModelFiles;
  } catch {
    return null;
  }
}

/** Former versions of the files make room first. @param onShare 0–1 @throws when the network fails or `signal` aborts */
export async function downloadModel(onShare: (share: number) => void, signal: AbortSignal): Promise<ModelFiles> {
  await globalThis.caches?.delete(cacheName).catch(() => false);
  let received = 0;
  const download = async (name: keyof ModelFiles): Promise<ArrayBuffer> => {
    const response = await fetch(files[name].url, { signal });
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        onShare(Math.min(0.99, received / allBytes));
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter)).arrayBuffer();
  };
  const buffers = await Promise.all(names.map(download));
  // without storage it works, and is fetched again the next time
  await keep(buffers).catch(() => {});
  return Object.fromEntries(names.map((name, index) => [name, buffers[index]])) as ModelFiles;
}

async function keep(buffers: readonly ArrayBuffer[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(names.map((name, index) => cache.put(files[name].url, new Response(buffers[index]))));
}

export { loaderUrl };
