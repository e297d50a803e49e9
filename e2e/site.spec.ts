import { each } from '@bandeja/domain/testing/each';
import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';

const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const content = document.querySelector('#main > *');
    return content !== null && Object.keys(content).some((key) => key.startsWith('__react'));
  });

async function publicPaths(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const kindOf = (path: string) => path.replace(/^(\/exercises\/).+/, '$1');
  const oneOfEach = listed.filter(
    (path, index) => listed.findIndex((other) => kindOf(other) === kindOf(path)) === index,
  );
  return [...oneOfEach, '/newsletter/confirm', '/newsletter/unsubscribe', '/verify-email'];
}

test('no public page takes anything back once its code has arrived @once', async ({ page, browser, baseURL }) => {
  test.slow();
  const reader = await (await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })).newPage();
  const lines = async (of: Page) => (await of.locator('main').innerText()).split(/\s*\n\s*/);
  const paths = await publicPaths(page);
  await each(paths, 21, async (path) => {
    await Promise.all([reader.goto(path), page.goto(path)]);
    // content for readers without scripts
    await reader.evaluate(() => document.querySelectorAll('noscript').forEach((note) => void note.remove()));
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    // forms and filters add texts once they work; nothing readable disappears, except the wait behind mail links
    const [before, after] = [await lines(reader), new Set(await lines(page))];
    const isMailLink = /newsletter|verify-email/.test(path);
    expect(isMailLink ? [] : before.filter((line) => !after.has(line)), path).toEqual([]);
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(page.locator('head > meta[name="description"]')).toHaveCount(1);
  });
  await reader.context().close();
});

test('in the server’s own list a figure moves while its card is pointed at, and the list stays as it came', {
  tag: '@once',
}, async ({ page }) => {
  for (const address of ['/exercises', '/exercises/sentadilla-goblet']) {
    await page.goto(address);
    const card = page.locator('li:has([data-figure])').first();
    await card.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await card.hover();
    await expect(card.locator('path.m-work').first()).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(card.locator('path.m-work')).toHaveCount(0);
  }
});
