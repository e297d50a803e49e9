import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { newPlayer, signIn, startedSession } from './testing/players.ts';

async function deliver(page: Page, message: Record<string, string>): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await found,
    data: JSON.stringify(message),
  });
}

test.use({ serviceWorkers: 'allow' });

type Shown = { title: string; options: NotificationOptions };
type WorkerScope = EventTarget & {
  shown: Shown[];
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
  clients: { openWindow: (address: string) => Promise<null> };
};

test('a reminder that the browser delivers is shown and leads to its page @phone', async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  const session = await startedSession(player, 'Codo y muñeca para voleas', 'Flexibilidad');
  await page.context().grantPermissions(['notifications']);
  await signIn(page, player);
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the service worker runs');
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, options });
  });
  const rest = { title: 'Descanso terminado', body: 'A por la siguiente serie.', tag: 'descanso' };
  const url = `/training-session/${session._id}`;
  await deliver(page, { ...rest, url });
  const shown = () => worker.evaluate(() => (self as unknown as WorkerScope).shown);
  const { title, body, tag } = rest;
  await expect.poll(shown).toMatchObject([{ title, options: { body, tag, data: url, renotify: true } }]);

  const opened = await worker.evaluate(async (data) => {
    const scope = self as unknown as WorkerScope;
    const asked: string[] = [];
    // a window opens only after a tap of the player
    scope.clients.openWindow = async (address) => {
      asked.push(address);
      return null;
    };
    const waits: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void waits.push(work);
    const notification = { data, close: () => {} };
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await Promise.all(waits);
    return asked;
  }, url);
  expect(opened).toEqual([`${baseURL}${url}`]);
});
