import { policyHash } from '#site/template.ts';

/** Placeholder drawing of a page until its code has loaded: without text, and with the headings stored on this device today. */
export type Drawing = { silent: string; spoken: string };

/** A frequent page: pattern of its addresses, its files, its first reads, its placeholder. */
export type FirstLoad = Drawing & { path: string; files: string[]; reads: string[] };

export const firstLoadsId = 'first-loads';

/**
 * Runs in the app's document before its code: requests the page's data, which `apps/web/src/app/first-loads.ts` takes
 * over, and draws the placeholder. The token lies on the device, so the server cannot write the data into the document.
 * Headings are inserted as text only. The script never changes at runtime: the content security policy allows it by its
 * hash.
 */
export const firstLoadsScript = `for (const { path, files, reads, silent, spoken } of JSON.parse(document.getElementById('${firstLoadsId}').textContent)) {
  if (!new RegExp(path).test(location.pathname)) continue;
  window.firstFiles = files;
  let token = null;
  try { token = localStorage.getItem('token'); } catch {}
  if (token === null) continue;
  const id = encodeURIComponent(location.pathname.split('/')[2] ?? '');
  const query = new URLSearchParams(reads.map((read) => ['read', read.replace(':id', id)]));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const headers = { authorization: 'Bearer ' + token, 'x-time-zone': zone };
  window.firstReads = fetch('/api/together?' + query, { headers }).then((answer) => (answer.ok ? answer.json() : {}));
  window.firstReads.catch(() => {});
  let drawing = silent, said = [];
  try {
    const { day, words } = JSON.parse(localStorage.getItem('bandeja.first-words'))[location.pathname];
    if (day === new Date().toDateString()) [drawing, said] = [spoken, words];
  } catch {}
  const root = document.getElementById('root');
  root.innerHTML = drawing;
  root.querySelectorAll('[data-word]').forEach((place, index) => { place.textContent = said[index] ?? ''; });
}`;

/** Holds the tags that fetch a document's code. */
export const pageCodeId = 'page-code';

/**
 * Runs at the end of a document: its code is fetched once it was painted, which is when the next frame begins, so that what is seen has the
 * line to itself. A window that is not shown paints nothing and waits for nothing. A form that is sent before its code is there waits for
 * it: `apps/web/src/lib/use-submit-after-hydration.ts` sends it then.
 */
export const pageCodeScript = `{
  const fetchCode = () => {
    for (const tag of [...document.getElementById('${pageCodeId}').content.cloneNode(true).children]) document.head.append(tag);
    for (const href of window.firstFiles ?? []) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/' + href }));
    }
  };
  if (document.hidden) fetchCode();
  else requestAnimationFrame(() => requestAnimationFrame(fetchCode));
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || event.target.method !== 'post') return;
    event.preventDefault();
    window.sentEarly = event.target;
  });
}`;

/** The scripts as the content security policy names them. */
export const documentScriptHashes = [firstLoadsScript, pageCodeScript].map(policyHash);
