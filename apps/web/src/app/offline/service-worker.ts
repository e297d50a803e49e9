/// <reference lib="webworker" />
import type { ReminderMessage } from '@bandeja/domain/reminders/messages';
import { isAppPath } from '#lib/app-paths.ts';
import { forgetAnswers } from '#lib/last-answers.ts';
import * as paths from '#lib/paths.ts';
import { activateMessage, forgetMessage, mirrorCache, sharedCache, sharedSearch } from '#lib/worker-messages.ts';

// Answers of the API are stored by the pages (`lib/last-answers.ts`); the worker only removes them after a sign-out.

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: address and version of every file; files with a hash in their name have no version. */
declare const shellFiles: readonly [address: string, version: string | null][];

/** Written by the server: the version of the app's document, which carries the facts of the running server. */
const documentVersion = '__DOCUMENT_VERSION__';

const cacheName = 'bandeja-shell';
const documentKey = keyOf(paths.dashboard, documentVersion);
const wanted = new Map([
  ...shellFiles.map(([address, version]) => [address, keyOf(address, version)] as const),
  [paths.dashboard, documentKey] as const,
]);
/** Installing must not take the network from the page that is being used. */
const downloadsAtOnce = 4;

function keyOf(address: string, version: string | null): string {
  return version === null ? address : `${address}?version=${version}`;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === activateMessage) event.waitUntil(self.skipWaiting());
  if (event.data === forgetMessage) event.waitUntil(forgetPlayer());
});
self.addEventListener('push', (event) => event.waitUntil(showReminder(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && url.pathname === paths.importFiles) event.respondWith(takeShared(request));
  else if (request.method !== 'GET') return;
  else if (request.mode === 'navigate') {
    if (isAppPath(url.pathname)) event.respondWith(appDocument(request));
    else if (!url.pathname.startsWith('/api/')) event.respondWith(siteDocument(request));
  } else if (wanted.has(url.pathname)) event.respondWith(file(request, url.pathname));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(downloaded(request));
});

async function forgetPlayer(): Promise<void> {
  await forgetAnswers();
  // the push service then answers the next reminder with «gone», and the server deletes the device
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe();
}

async function showReminder(data: PushMessageData | null): Promise<void> {
  const { title, body, url, tag } = (data?.json() ?? {}) as Partial<ReminderMessage>; // our own server sends it
  const icon = '/icon-192.png';
  await self.registration.showNotification(title ?? 'Bandeja', {
    body: body ?? '',
    icon,
    badge: icon,
    lang: 'es',
    // a notification with the tag of an earlier one alerts again, even if that was not looked at
    ...(tag ? { tag, renotify: true } : {}),
    data: url ?? paths.dashboard,
  });
}

async function openPage(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((client) => new URL(client.url).pathname === url.pathname);
  if (shown) await shown.focus();
  else await self.clients.openWindow(url.href);
}

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const missing: [string, string][] = [];
  for (const [address, key] of wanted) if (!(await cache.match(key))) missing.push([address, key]);
  const download = async () => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const response = await fetch(next[0], { cache: 'no-cache' });
      // a redirect or an error page stored under this name would be shown forever
      if (!response.ok || response.redirected) throw new Error(`${next[0]}: ${response.status}`);
      await cache.put(next[1], response);
    }
  };
  await Promise.all(Array.from({ length: downloadsAtOnce }, download));
}

async function activate(): Promise<void> {
  const cache = await caches.open(cacheName);
  const keys = new Set([...wanted.values()].map((key) => new URL(key, self.location.origin).href));
  for (const request of await cache.keys()) if (!keys.has(request.url)) await cache.delete(request);
  await self.clients.claim();
}

async function file(request: Request, address: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(wanted.get(address) ?? address)) ?? fetch(request);
}

/** What a player asked for with the mirror's models; nothing else is kept of it. */
async function downloaded(request: Request): Promise<Response> {
  return (await caches.match(request.url, { cacheName: mirrorCache })) ?? fetch(request);
}

/** Always the document of this version, so that it fits the stored code. */
async function appDocument(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(documentKey)) ?? fetch(request);
}

async function siteDocument(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await caches.open(cacheName)).match(documentKey);
    if (!shell) throw error;
    const html = (await shell.text()).replace('<div id="root">', '<div id="root" data-needs-network>');
    return new Response(html, { status: 503, headers: shell.headers });
  }
}

async function takeShared(request: Request): Promise<Response> {
  const cache = await caches.open(sharedCache);
  const form = await request.formData();
  const files = form.getAll('files').filter((part): part is File => part instanceof File);
  for (const [index, shared] of files.entries()) {
    const headers = { 'content-type': shared.type || 'application/octet-stream' };
    await cache.put(`/shared/${index}/${encodeURIComponent(shared.name)}`, new Response(shared, { headers }));
  }
  return Response.redirect(paths.importFiles + sharedSearch, 303);
}
