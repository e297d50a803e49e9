import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shotFolder = process.env.SHOTS;

/**
 * One screen as it stands now: no finding of axe in light and dark, and on phones nothing sticks out at 320 px. With
 * SHOTS=<folder> it is drawn there, too. Leaves the screen in light and at its width.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  await test.step(`inspect: ${name}`, async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect.soft(await axeFindings(page), `${name}, ${colorScheme}`).toEqual([]);
      await shot(page, name, colorScheme);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    if (test.info().project.name === 'phone') await fitsNarrowest(page, name);
  });
}

async function fitsNarrowest(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  if (size === null) return;
  await page.setViewportSize({ width: 320, height: 640 });
  await settled(page);
  const width = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  expect.soft(width, `${name}: width of the page at 320 px`).toBeLessThanOrEqual(320);
  await shot(page, name, '320');
  await page.setViewportSize(size);
}

/** Waits for fonts and for every animation that ends, those that begin with the next picture too. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const nextPicture = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const running = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
      });
    // React Aria shows a window with a focused field only when the keyboard of a phone has come up
    const isHeldBack = () => document.querySelector('[style*="mask-image"]') !== null;
    do {
      await nextPicture();
      await Promise.allSettled(running().map((animation) => animation.finished));
    } while (running().length > 0 || isHeldBack());
    await nextPicture();
  });
}

async function axeFindings(page: Page): Promise<string[]> {
  await putAxeInto(page);
  return page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as { run: (place: Document, options: unknown) => Promise<AxeResults> };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 200) ?? ''}`),
    );
  });
}

/**
 * Over the debugger, which the content security policy does not bind: the page keeps its own. The debugger stays until
 * the page closes: with it would go what the page believes about its network.
 */
async function putAxeInto(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const debug = await page.context().newCDPSession(page);
  await debug.send('Runtime.evaluate', { expression: axeSource });
}

async function shot(page: Page, name: string, look: string): Promise<void> {
  if (!shotFolder) return;
  const file = `${name}-${test.info().project.name}-${look}.png`;
  await page.screenshot({ path: path.join(shotFolder, file), fullPage: !name.startsWith('live') });
}
