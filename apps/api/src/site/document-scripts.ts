import { policyHash } from '#site/template.ts';

export type Drawing = { silent: string; spoken: string };

export type FirstLoad = Drawing & { path: string; files: string[]; reads: string[] };

export const firstLoadsId = 'first-loads';

/** Requests the page's data before the app's code (`apps/web/src/app/first-loads.ts` takes it over) and draws the placeholder. Fixed text: the content security policy allows it by its hash. */
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
  let drawing = silent, lines = [];
  try {
    const { day, words } = JSON.parse(localStorage.getItem('bandeja.first-words'))[location.pathname];
    if (day === new Date().toDateString()) [drawing, lines] = [spoken, words];
  } catch {}
  const root = document.getElementById('root');
  root.innerHTML = drawing;
  root.querySelectorAll('[data-word]').forEach((place, index) => { place.textContent = lines[index] ?? ''; });
}`;

export const pageCodeId = 'page-code';

/** Fetches the code after the first paint, so that what is seen has the line to itself. A form sent before waits for it (`apps/web/src/lib/use-submit-after-hydration.ts`). */
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

export const documentScriptHashes = [firstLoadsScript, pageCodeScript].map(policyHash);
