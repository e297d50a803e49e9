import type { Page } from '@playwright/test';

/** Holds the page's code back until `letGo`. */
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

/**
 * Holds back the redirect that follows the last step of the wizard after three seconds, until `letGo`. Toasts that last as
 * long stay, too.
 */
export async function holdRedirect(page: Page) {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const delayed = (run: TimerHandler, delayMs?: number, ...rest: unknown[]) =>
      delayMs === 3000 ? Reflect.set(window, 'letGo', run) && 0 : later(run, delayMs, ...rest);
    Object.assign(window, { setTimeout: delayed });
  });
  return { letGo: () => page.evaluate(() => (Reflect.get(window, 'letGo') as () => void)()) };
}
