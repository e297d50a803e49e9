import { createHash } from 'node:crypto';

/** What stands in a page's place meanwhile: without words, and with those it said on this device today. */
export type Drawing = { silent: string; spoken: string };

/** A page that is opened often: pattern of its addresses, what its code needs, what it reads, what stands there meanwhile. */
export type FirstLoad = Drawing & { path: string; files: string[]; reads: string[] };

export const firstLoadsId = 'first-loads';

/**
 * Runs in the head of the app's document, above the style sheet, which it would wait for: fetches the code of the page together with its data, which
 * `apps/web/src/app/first-loads.ts` takes over. The token lies on the device, so that the server cannot write the data
 * into the document. Its text never changes at runtime: the content security policy allows this one script by its hash.
 */
export const firstLoadsScript = `for (const { path, files, reads, silent, spoken } of JSON.parse(document.getElementById('${firstLoadsId}').textContent)) {
  if (!new RegExp(path).test(location.pathname)) continue;
  for (const file of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', crossOrigin: '', href: '/' + file });
    document.head.append(link);
  }
  let token = null;
  try { token = localStorage.getItem('token'); } catch {}
  if (token === null) continue;
  const id = encodeURIComponent(location.pathname.split('/')[2] ?? '');
  const query = new URLSearchParams(reads.map((read) => ['read', read.replace(':id', id)]));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const headers = { authorization: 'Bearer ' + token, 'x-time-zone': zone };
  window.firstReads = fetch('/api/together?' + query, { headers }).then((answer) => (answer.ok ? answer.json() : {}));
  window.firstReads.catch(() => {});
  window.firstDrawing = silent;
  try {
    const { day, words } = JSON.parse(localStorage.getItem('bandeja.first-words'))[location.pathname];
    if (day === new Date().toDateString()) Object.assign(window, { firstDrawing: spoken, firstWords: words });
  } catch {}
}`;

/** Runs where the page is to stand: its drawing is the first that is painted. Words are text, whatever they say. */
export const firstDrawingScript = `{
  const root = document.getElementById('root');
  root.innerHTML = window.firstDrawing ?? '';
  root.querySelectorAll('[data-word]').forEach((place, index) => { place.textContent = window.firstWords[index] ?? ''; });
}`;

/** Holds the tags that fetch the code of a page which can be read without it. */
export const pageCodeId = 'page-code';

/** Runs at the end of such a page: its code is fetched once it was painted, so that style and font have the line to themselves. */
export const pageCodeScript = `requestAnimationFrame(() => setTimeout(() => {
  document.head.append(document.getElementById('${pageCodeId}').content.cloneNode(true));
}));`;

/** The scripts as the content security policy names them. */
export const documentScriptHashes = [firstLoadsScript, firstDrawingScript, pageCodeScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);
