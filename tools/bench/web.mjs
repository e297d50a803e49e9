import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { importFiveYears } from '../../e2e/testing/five-years.ts';
import { newPlayer, signIn, startedSession, storedSessions } from '../../e2e/testing/players.ts';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';
import { freePort, startSite } from './site.mjs';

// Lighthouse with its phone profile: the site as a visitor, the app with five years of history, medians of five
// (docs/bench.md). `npm run bench:web -- signed` measures the player's pages alone.

// installed by scripts/bench-web.mjs only: a checkout that has not measured yet is checked without its types
const { default: lighthouse } = await import(/** @type {string} */ ('lighthouse'));

const runsOf = Number(process.env.BENCH_RUNS ?? 5);
const sitePages = [
  '/',
  '/rutina-padel-gratuita',
  '/cuestionario-entrenamiento',
  '/precios',
  '/privacy',
  '/guides/calentar-antes-del-partido',
  '/exercises',
  '/exercises/sentadilla-goblet',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @param {string} address @param {number} port of the browser's debugger */
async function measure(address, port) {
  const result = await lighthouse(address, { port, onlyCategories: categories, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  /** @type {any} */
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const figure = (/** @type {string} */ audit) => lhr.audits[audit]?.numericValue ?? 0;
  const failed = categories
    .slice(1)
    .flatMap((name) => lhr.categories[name].auditRefs)
    .filter((/** @type {any} */ { id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .map((/** @type {any} */ { id }) => id);
  const requests = lhr.audits['network-requests']?.details?.items ?? [];
  const scriptBytes = requests
    .filter((/** @type {any} */ item) => item.resourceType === 'Script')
    .reduce((/** @type {number} */ sum, /** @type {any} */ item) => sum + item.transferSize, 0);
  return {
    scores,
    failed,
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    requests: requests.length,
    bytes: figure('total-byte-weight'),
    scriptBytes,
  };
}

/** @param {Awaited<ReturnType<typeof measure>>[]} runs by performance, the one in the middle */
function median(runs) {
  const sorted = [...runs].sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0) || b.lcp - a.lcp);
  return /** @type {Awaited<ReturnType<typeof measure>>} */ (sorted[Math.floor(sorted.length / 2)]);
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-bench-'));
chmodSync(dataDir, 0o755);
const site = await startSite(dataDir);
const debuggerPort = await freePort();
const options = await chromiumLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${debuggerPort}`],
});
/** @typedef {{ name: string, address: string }} Page */

/** The pages that a player with five years of history opens most, signed in in the browser that is measured; the session begins after the dashboard. */
async function* playersPages() {
  const today = new Date().toISOString().slice(0, 10);
  const player = await newPlayer(site.url);
  const history = await importFiveYears(player, today);
  console.error(`${history} sesiones en cinco años`);
  const [finished] = (await storedSessions(player)).filter(({ isFinished }) => isFinished);
  const measured = await chromium.connectOverCDP(`http://127.0.0.1:${debuggerPort}`);
  const tab = await measured.contexts()[0]?.newPage();
  if (!tab || !finished) throw new Error('no tab, or no session');
  await signIn(tab, player);
  await tab.close();
  yield { name: '/dashboard', address: '/dashboard' };
  const { _id } = await startedSession(player, 'Movilidad total', 'Flexibilidad');
  yield { name: '/training-session/:id', address: `/training-session/${_id}` };
  yield { name: '/training-sessions/:id', address: `/training-sessions/${finished._id}` };
}

/** @param {Iterable<Page> | AsyncIterable<Page>} pages @param {string} mark of the table in docs/bench.md */
async function writeTable(pages, mark) {
  const rows = [];
  for await (const { name, address } of pages) {
    const runs = [];
    for (let run = 0; run < runsOf; run += 1) runs.push(await measure(`${site.url}${address}`, debuggerPort));
    const { scores, lcp, tbt, cls, requests, bytes, scriptBytes, failed } = median(runs);
    console.error(name, runs.map((run) => run.scores.join('/')).join(' '));
    if (failed.length > 0) console.error(`${name}: ${failed.join(', ')}`);
    const cells = [
      `\`${name}\``,
      ...scores,
      `${(lcp / 1000).toFixed(1)} s`,
      `${Math.round(tbt)} ms`,
      cls.toFixed(3),
      requests,
      (bytes / 1000).toFixed(0),
      (scriptBytes / 1000).toFixed(0),
    ];
    rows.push(`| ${cells.join(' | ')} |`);
  }
  const [cpu] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const table = [
    `${day}, ${cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, load ${Math.round(loadavg()[0] ?? 0)}, Node ${process.version}, Chromium ${browser.version()}; phone profile, median of ${runsOf}.`,
    '',
    '| Page | Performance | Accessibility | Best practices | SEO | LCP | TBT | CLS | Requests | kB in all | kB script |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
  console.log(`\n${table}\n`);
  const file = path.join(projectRoot, 'docs/bench.md');
  writeFileSync(file, replaceBetween(readFileSync(file, 'utf8'), mark, table));
}

try {
  if (process.argv[2] !== 'signed') {
    await writeTable(
      sitePages.map((address) => ({ name: address, address })),
      'web',
    );
  }
  await writeTable(playersPages(), 'signed');
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
