import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page, test, type ViewportSize } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shotFolder = process.env.SHOTS;

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

type Look = { size: ViewportSize; colorScheme: 'light' | 'dark' };

/** The screen as it is: a phone in light and down to 320 px, a desktop in dark. SHOTS=<folder> looks at both widths in
 * both schemes and writes screenshots. Leaves the screen in light and at its width. */
export async function inspect(page: Page, name: string): Promise<void> {
  await test.step(`inspect: ${name}`, async () => {
    const initial = page.viewportSize();
    if (initial === null) throw new Error('no viewport');
    const looks = shotFolder ? everyLook(initial) : [onlyLook(initial)];
    await stopsMoving(page);
    for (const each of looks) await look(page, name, each);
    await page.emulateMedia({ colorScheme: 'light' });
    if (looks.some(({ size }) => isPhone(size))) await fitsNarrowest(page, name);
    await resize(page, initial);
  });
}

const isPhone = (size: ViewportSize) => size.width < 768;

const onlyLook = (size: ViewportSize): Look => ({ size, colorScheme: isPhone(size) ? 'light' : 'dark' });

function everyLook(initial: ViewportSize): Look[] {
  const sizes = [initial, isPhone(initial) ? desktop : phone];
  return sizes.flatMap((size) => [
    { size, colorScheme: 'light' as const },
    { size, colorScheme: 'dark' as const },
  ]);
}

async function look(page: Page, name: string, { size, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await resize(page, size);
  await rested(page);
  const device = isPhone(size) ? 'phone' : 'desktop';
  expect.soft(await axeFindings(page), `${name}, ${device}, ${colorScheme}`).toEqual([]);
  await shot(page, name, `${device}-${colorScheme}`);
}

async function fitsNarrowest(page: Page, name: string): Promise<void> {
  await resize(page, { width: 320, height: 640 });
  await rested(page);
  const width = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  expect.soft(width, `${name}: width of the page at 320 px`).toBeLessThanOrEqual(320);
  await shot(page, name, 'phone-320');
}

async function resize(page: Page, { width, height }: ViewportSize): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

async function stopsMoving(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await rested(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits until nothing moves or changes its colour. */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextPicture = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const running = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
      });
    // React Aria shows a window with a focused field only when the keyboard of a phone has come up
    const isMasked = () => document.querySelector('[style*="mask-image"]') !== null;
    // by pictures: the promise of an animation that scrolls out of a list's window never settles
    do {
      await nextPicture();
    } while (running().length > 0 || isMasked());
  });
}

export async function axeFindings(page: Page): Promise<string[]> {
  await putAxeInto(page);
  return page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as { run: (place: Document, options: unknown) => Promise<AxeResults> };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 200) ?? ''}`),
    );
  });
}

/** The debugger is not restricted by the content security policy. Detaching it would reset the emulated network. */
async function putAxeInto(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const debug = await page.context().newCDPSession(page);
  await debug.send('Runtime.evaluate', { expression: axeSource });
}

async function shot(page: Page, name: string, kind: string): Promise<void> {
  if (!shotFolder) return;
  await page.screenshot({ path: path.join(shotFolder, `${name}-${kind}.png`), fullPage: !name.startsWith('live') });
}
