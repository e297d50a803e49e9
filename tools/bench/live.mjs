import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { completeSession } from '@bandeja/domain/sessions/contract';
import { chromium } from '@playwright/test';
import { callServer } from '../../apps/api/testing/server-process.ts';
import { importFiveYears } from '../../e2e/testing/five-years.ts';
import { untilReadyForOffline } from '../../e2e/testing/offline.ts';
import { newPlayer, signIn, startedSession } from '../../e2e/testing/players.ts';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';
import { startSite } from './site.mjs';

// A player's phone with five years of history, no network, processor slowed four times: from a cold start to a painted
// set, and from tap to paint; beside it the same tap on an empty page (docs/bench.md).

const sessionCount = 4;
const coldStartsPerSession = 3;
const slowedTimes = 4;
const routine = 'Codo y muñeca para voleas';

/** @typedef {{ taps: number[], coldMs: number | null, isCold: boolean }} Measured */

/** Runs in the page: notes how long each click took until it was painted, and logs a set as soon as it can after a cold start. */
function measureInPage() {
  /** @type {Measured} */
  const measured = { taps: [], coldMs: null, isCold: location.hash === '#cold' };
  Reflect.set(window, 'measured', measured);
  /** @param {() => void} callback after the next frame is painted */
  const painted = (callback) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = callback;
      port2.postMessage(null);
    });
  window.addEventListener(
    'click',
    (event) =>
      painted(() => {
        measured.taps.push(performance.now() - event.timeStamp);
        window.dispatchEvent(new Event('tap-painted'));
      }),
    true,
  );
  const buttons = (/** @type {RegExp} */ pattern) =>
    [...document.querySelectorAll('button')].filter((each) => pattern.test((each.textContent ?? '').trim()));
  const doneCount = () => buttons(/hecha/).length;
  const logSet = () => {
    const [button] = buttons(/^Completar serie \d+$/);
    if (!button) return void requestAnimationFrame(logSet);
    const before = doneCount();
    button.click();
    const look = () =>
      doneCount() > before
        ? painted(() => Reflect.set(measured, 'coldMs', performance.now()))
        : requestAnimationFrame(look);
    look();
  };
  if (measured.isCold) requestAnimationFrame(logSet);
}

/** @param {number[]} values */
function figures(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95), worst: at(1), count: sorted.length };
}

const touchMs = 60;

/**
 * The browser's own tap in the middle of a button. A click of the automation looks at the page before and while it happens, and so does
 * waiting for what it changes: nothing else asks the page for anything until the tap is painted.
 * @param {import('@playwright/test').Locator} button
 */
async function tap(button) {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const page = button.page();
  const painted = page.evaluate(
    () => new Promise((resolve) => addEventListener('tap-painted', resolve, { once: true })),
  );
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.click(x + width / 2, y + height / 2, { delay: touchMs });
  await painted;
}

/**
 * Measures and returns the rows of the table.
 * @param {string} url of the running site
 */
async function measureLive(url) {
  const profile = mkdtempSync(path.join(tmpdir(), 'bandeja-bench-profile-'));
  const open = async () =>
    chromium.launchPersistentContext(profile, {
      ...(await chromiumLaunchOptions()),
      viewport: { width: 390, height: 844 },
      locale: 'es-ES',
      serviceWorkers: 'allow',
    });
  /** @param {import('@playwright/test').BrowserContext} context */
  const slowPage = async (context) => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
    await page.addInitScript(measureInPage);
    return page;
  };
  /** @param {import('@playwright/test').Page} page @returns {Promise<Measured>} */
  const measuredIn = (page) => page.evaluate(() => Reflect.get(window, 'measured'));

  const player = await newPlayer(url);
  const sessions = await importFiveYears(player, new Date().toISOString().slice(0, 10), 0.635);
  /** @type {number[]} */
  const cold = [];
  /** @type {number[]} */
  const taps = [];
  /** @type {number[]} */
  const floor = [];
  try {
    for (let number = 0; number < sessionCount; number += 1) {
      const session = await startedSession(player, routine, 'Flexibilidad');
      const address = `${url}/training-session/${session._id}`;
      let context = await open();
      const prepared = await context.newPage();
      await signIn(prepared, player);
      await prepared.goto(`${url}/dashboard`);
      await untilReadyForOffline(prepared, ['/users/me', '/training-sessions/past', '/training-sessions/stats']);
      await prepared.goto(address);
      await prepared.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
      const rests = prepared.getByRole('switch', { name: 'Descanso automático' });
      if (await rests.isChecked()) await rests.uncheck();
      await prepared.getByRole('button', { name: 'Siguiente' }).click();
      await prepared.getByText('Guardado', { exact: true }).waitFor();

      let page = prepared;
      for (let start = 0; start < coldStartsPerSession; start += 1) {
        await context.close();
        context = await open();
        await context.setOffline(true);
        page = await slowPage(context);
        await page.goto(`${address}#cold`);
        await page.waitForFunction(() => Reflect.get(window, 'measured').coldMs !== null);
        cold.push((await measuredIn(page)).coldMs ?? 0);
      }
      await tapSets(page, taps);
      const empty = await slowPage(context);
      await empty.goto('data:text/html,<button>0</button>');
      await empty.evaluate(() => {
        const button = document.querySelector('button');
        button?.addEventListener('click', () => button.append('0'));
      });
      for (let taps = 0; taps < 10; taps += 1) await tap(empty.getByRole('button'));
      floor.push(...(await measuredIn(empty)).taps);
      await context.close();
      await callServer(player, completeSession, { token: player.token, params: { id: session._id }, body: {} });
    }
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }

  /** @param {import('@playwright/test').Page} page @param {number[]} into */
  async function tapSets(page, into) {
    const complete = page.getByRole('button', { name: /^Completar serie \d+$/ }).first();
    for (let exercise = 2; exercise < 6; exercise += 1) {
      await page.getByRole('button', { name: 'Siguiente' }).click();
      await page.getByText(`Ejercicio ${exercise + 1} de 6`, { exact: true }).waitFor();
      while ((await complete.count()) > 0) {
        const name = (await complete.getAttribute('aria-label')) ?? (await complete.innerText());
        await tap(complete);
        await page.getByRole('button', { name: new RegExp(`^Serie ${/\d+/.exec(name)?.[0]}.*hecha`) }).waitFor();
        into.push((await measuredIn(page)).taps.at(-1) ?? 0);
      }
    }
  }

  const rows = [
    ['From opening the app to a set that is logged', cold],
    ['From the tap on a set to the next painted frame', taps],
    ['The same tap on an empty page', floor],
  ].map(([name, values]) => {
    const { median, p95, worst, count } = figures(/** @type {number[]} */ (values));
    return `| ${name} | ${median.toFixed(0)} | ${p95.toFixed(0)} | ${worst.toFixed(0)} | ${count} |`;
  });
  return { sessions, rows };
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-bench-'));
chmodSync(dataDir, 0o755);
const site = await startSite(dataDir);
try {
  const { sessions, rows } = await measureLive(site.url);
  const [cpu] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const table = [
    `${day}, ${cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, Node ${process.version}; ${sessions} sessions; milliseconds, the processor slowed ${slowedTimes} times.`,
    '',
    '| | Median | p95 | Worst | Times |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
  console.log(`\n${table}\n`);
  const file = path.join(projectRoot, 'docs/bench.md');
  writeFileSync(file, replaceBetween(readFileSync(file, 'utf8'), 'live', table));
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
