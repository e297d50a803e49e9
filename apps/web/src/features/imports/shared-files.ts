import { sharedCache } from '#lib/worker-messages.ts';

/** The files another app has shared with this one; the service worker has put them aside. They are given out once. */
export async function takeSharedFiles(): Promise<File[]> {
  // an address without https has neither worker nor shared files
  if (!('caches' in window) || !(await caches.has(sharedCache))) return [];
  const cache = await caches.open(sharedCache);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response || !(await cache.delete(request))) continue;
    const blob = await response.blob();
    const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
    files.push(new File([blob], name, { type: blob.type }));
  }
  return files;
}
