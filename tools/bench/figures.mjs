import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { catalogue } from '../../packages/catalogue/src/catalogue.ts';
import { slugOf } from '../../packages/domain/src/exercises/rules.ts';
import { figures } from '../../packages/drawing/src/figures/figures.ts';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';
import { startSite } from './site.mjs';

// A moving figure: code, data, and the work for one frame, the processor slowed four times (docs/bench.md).

const dist = path.join(projectRoot, 'apps/web/dist');
const measured = ['F09', 'C07', 'F01', 'C02'];
const slowdown = 4;
const seconds = 4;

/** Brotli bytes of what the player loads beyond the exercise page's own document. @param {string} html */
function codeBytes(html) {
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('src/ui/figure/figure-player.tsx');
  const beside = [...files].filter((file) => !html.includes(file));
  return beside.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length, 0);
}

/**
 * Milliseconds of the main thread's work that a frame of a playing figure takes beyond a frame in which nothing moves.
 * @param {import('@playwright/test').Page} page
 */
async function frameWork(page) {
  const session = await page.context().newCDPSession(page);
  // the thread's own time: what other programs take meanwhile is not the figure's
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const still = await workPerFrame(page, session);
  await page.getByRole('button', { name: 'Reproducir' }).click();
  const playing = await workPerFrame(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return playing - still;
}

/** @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session */
async function workPerFrame(page, session) {
  const taken = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await taken();
  const frames = await page.evaluate(
    (most) =>
      new Promise((done) => {
        const start = performance.now();
        const mover = document.body.appendChild(document.createElement('i'));
        let count = 0;
        const next = () => {
          count += 1;
          // a frame that changes nothing is no frame
          mover.style.opacity = String(count % 2);
          if (performance.now() - start < most) requestAnimationFrame(next);
          else {
            mover.remove();
            done(count);
          }
        };
        requestAnimationFrame(next);
      }),
    seconds * 1000,
  );
  return (1000 * ((await taken()) - before)) / Number(frames);
}

/** Cumulative layout shift while the page loaded. @param {import('@playwright/test').Page} page */
const layoutShift = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) =>
          done(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        // none is reported where nothing jumped
        setTimeout(() => done(0), 500);
      }),
  );

const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-bench-'));
chmodSync(dataDir, 0o755);
const site = await startSite(dataDir);
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const work = [];
  let code = 0;
  let shift = 0;
  for (const name of measured) {
    const exercise = catalogue.exercises.find((one) => one.code === name);
    if (!exercise) throw new Error(`no exercise ${name}`);
    const address = `${site.url}/exercises/${slugOf(exercise.name)}`;
    code = codeBytes(await (await fetch(address)).text());
    await page.goto(address, { waitUntil: 'networkidle' });
    shift = Math.max(shift, Number(await layoutShift(page)));
    work.push({ name, ms: await frameWork(page) });
    console.error(name, work.at(-1)?.ms.toFixed(2));
  }
  const data = Object.entries(figures).map(([name, figure]) => ({
    name,
    bytes: brotliCompressSync(JSON.stringify(figure())).length,
  }));
  const largest = data.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const mean = data.reduce((sum, { bytes }) => sum + bytes, 0) / data.length;
  const landing = await (await fetch(`${site.url}/`)).text();
  const names = readdirSync(path.join(dist, 'assets')).filter((file) => /^(figure-|drawing)/.test(file));
  const [cpu] = cpus();
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, Node ${process.version}, Chromium ${browser.version()}; ${seconds} s of each of ${measured.join(', ')}.`,
    '',
    '| | Measured | Wanted |',
    '|---|---|---|',
    `| Main thread's work for a frame, slowed ${slowdown} times: ${work.map(({ name }) => name).join(', ')} | ${work.map(({ ms }) => ms.toFixed(1)).join(', ')} ms | 8 ms |`,
    `| Layout shift of their pages while they load, the worst | ${shift.toFixed(3)} | 0 |`,
    `| Code where a figure is played, brotli, beyond the page's own | ${(code / 1000).toFixed(1)} kB | 12 kB |`,
    `| Data of a figure, brotli: mean, largest (${largest.name}) of ${data.length} | ${Math.round(mean)}, ${largest.bytes} bytes | 600 bytes |`,
    `| Chunks of figures that the landing page names | ${names.filter((file) => landing.includes(file)).length} | 0 |`,
  ].join('\n');
  console.log(`\n${table}\n`);
  const file = path.join(projectRoot, 'docs/bench.md');
  writeFileSync(file, replaceBetween(readFileSync(file, 'utf8'), 'figures', table));
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
