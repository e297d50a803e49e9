import type { Page } from '@playwright/test';

export async function holdCode(page: Page) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { letGo: () => letGo() };
}

export async function holdRedirect(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const delayed = (run: TimerHandler, delayMs?: number, ...rest: unknown[]) =>
      delayMs === 3000 ? Reflect.set(window, 'letGo', run) && 0 : later(run, delayMs, ...rest);
    Object.assign(window, { setTimeout: delayed });
  });
  return { letGo: () => page.evaluate(() => (Reflect.get(window, 'letGo') as () => void)()) };
}
