import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { siteWithNewerVersion } from './testing/newer-version.ts';
import { storedAnswers, storedRoutineId, untilReadyForOffline } from './testing/offline.ts';
import { newPlayer, signIn, startedSession, storedSessions, storedSets } from './testing/players.ts';
import { completeSets, weeklyPlan } from './testing/steps.ts';

test.use({ serviceWorkers: 'allow' });

const dashboardCalls = [
  '/users/me',
  '/training-schedule/week',
  '/training-sessions/next',
  '/training-sessions/past',
  '/training-sessions/stats',
  '/routines',
  '/routines/:id',
];

const strip = 'Sin conexión';

test('without a network the app opens into everything it showed before, and recovers by itself @phone', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/, /Failed to fetch user|usuario/);
  const player = await newPlayer(baseURL ?? '');
  const session = await startedSession(player, 'Codo y muñeca para voleas', 'Flexibilidad');
  await signIn(page, player);
  await page.goto('/dashboard');
  const greeting = { name: 'Hola, Lucía' };
  await expect(page.getByRole('heading', greeting)).toBeVisible();
  await untilReadyForOffline(page, [...dashboardCalls, '/season', '/body']);
  await page.goto('/training-sessions');
  await expect(page.getByText(session.name).first()).toBeVisible();
  const lists = async () => (await storedAnswers(page)).filter((key) => key.includes('"GET /training-sessions/past"'));
  await expect.poll(lists).toHaveLength(2);
  await page.close();

  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto('/dashboard');
  await expect(cold.getByRole('heading', greeting)).toBeVisible();
  await expect(cold.getByText(strip, { exact: true })).toBeVisible();
  await expect(cold.getByText(/^Última actualización hace /)).toBeVisible();
  await expect(weeklyPlan(cold)).toBeVisible();
  await inspect(cold, 'offline-dashboard');

  await cold.goto('/training-sessions');
  await expect(cold.getByText(session.name).first()).toBeVisible();

  await cold.goto(`/routines/${await storedRoutineId(cold)}`);
  const how = cold.locator('summary[aria-label^="Cómo se hace, con dibujo"]').first();
  await how.click();
  const opened = cold.locator('details[open]').filter({ has: how });
  await expect(opened.getByRole('listitem').first()).toBeVisible();
  await expect(opened.getByRole('region', { name: /^Dibujo animado/ })).toBeVisible();

  await cold.goto('/season');
  await expect(cold.getByRole('heading', { name: 'Tu temporada' })).toBeVisible();
  await expect(cold.getByText('Todavía no preparas nada')).toBeVisible();
  await cold.goto('/body');
  await expect(cold.getByText('Ahora no tienes ninguna molestia apuntada.')).toBeVisible();

  await cold.goto('/faq');
  await expect(cold.getByRole('heading', { name: 'Esta página necesita conexión' })).toBeVisible();
  await context.setOffline(false);
  await expect(cold.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeVisible({ timeout: 30_000 });
});

async function endSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salir de la sesión' }).click();
  await page.getByRole('button', { name: 'Terminar ahora' }).click();
  await page.getByRole('button', { name: 'Terminar aquí' }).click();
  await expect(page.getByRole('heading', { name: /Enhorabuena/ })).toBeVisible();
}

test('one session ends without a network, another begins and ends; both are whole on the server afterwards @phone', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /usuario/);
  const player = await newPlayer(baseURL ?? '');
  const first = await startedSession(player, 'Codo y muñeca para voleas', 'Flexibilidad');
  await signIn(page, player);
  await page.goto('/dashboard');
  await untilReadyForOffline(page, dashboardCalls);
  const routine = await storedRoutineId(page);
  await page.goto(`/training-session/${first._id}`);
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await context.setOffline(true);
  await completeSets(page, 1, 1);
  await endSession(page);
  await page.close();

  const cold = await context.newPage();
  await cold.goto(`/training-session?routineId=${routine}`);
  await cold.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await cold.getByRole('switch', { name: 'Descanso automático' }).uncheck();
  const id = new URL(cold.url()).pathname.split('/').at(-1) ?? '';
  await completeSets(cold, 1, 1);
  await cold.reload();
  await expect(cold.getByText(/^Ejercicio 1 de /)).toBeVisible();
  await endSession(cold);
  await expect(cold).toHaveURL(`/training-sessions/${id}`);
  const effort = cold.getByRole('radiogroup', { name: '¿Cuánto te has esforzado?' });
  await effort.getByText('7', { exact: true }).click();
  await cold.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(cold.getByText('Guardado', { exact: true })).toBeVisible();
  expect((await storedSessions(player)).map(({ isFinished }) => isFinished)).toEqual([false]);

  await context.setOffline(false);
  const stored = async () =>
    (await storedSessions(player)).map(({ _id, isFinished, rpe }) => ({ _id, isFinished, rpe }));
  await expect.poll(stored, { timeout: 30_000 }).toEqual([
    { _id: id, isFinished: true, rpe: 7 },
    { _id: first._id, isFinished: true, rpe: null },
  ]);
  expect((await storedSets(player, id))[0]).toBe(1);
  expect((await storedSets(player, first._id))[0]).toBe(1);
});

test('the app can be installed: by its manifest, its icons, its worker, and by the check of the browser', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/dashboard');
  await untilReadyForOffline(page, ['/users/me']);
  const debug = await page.context().newCDPSession(page);
  const { errors, data, url } = await debug.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await debug.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  // a headless browser reports no missing icons: the manifest is checked here
  const manifest = JSON.parse(data ?? '{}') as {
    name: string;
    display: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({
    share_target: { action: '/import', method: 'POST', params: { files: [{ name: 'files' }] } },
  });
  expect(manifest).toMatchObject({ name: expect.stringContaining('Bandeja'), display: 'standalone' });
  const icons = manifest.icons.filter(({ type, purpose }) => type === 'image/png' && purpose === undefined);
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  const answers = await Promise.all(icons.map(({ src }) => page.request.get(new URL(src, url).href)));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  await page.goto(manifest.start_url);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByRole('heading', { name: 'Hola, Lucía' })).toBeVisible();
});

test('a new version asks first, waits while a session runs, and comes with «Actualizar»', { tag: '@once' }, async ({
  page,
  context,
  baseURL,
}) => {
  const site = await siteWithNewerVersion(baseURL ?? '');
  try {
    const player = await newPlayer(baseURL ?? '');
    const session = await startedSession(player, 'Codo y muñeca para voleas', 'Flexibilidad');
    await signIn(page, { ...player, url: site.url });
    await page.goto(`${site.url}/dashboard`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    const training = await context.newPage();
    await training.goto(`${site.url}/training-session/${session._id}`);
    await expect(training.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeVisible();
    site.publish();
    const look = async () => {
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    };
    await look();
    const waits = () =>
      page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting != null));
    await expect.poll(waits).toBe(true);
    const question = page.getByText('Hay una versión nueva de Bandeja.');
    await expect(question).toHaveCount(0);

    await training.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
    await training.getByRole('button', { name: 'Salir de la sesión' }).click();
    await training.getByRole('button', { name: 'Salir y seguir luego' }).click();
    await expect(training.getByRole('heading', { name: 'Hola, Lucía' })).toBeVisible();
    await expect(training.getByText('Hay una versión nueva de Bandeja.')).toBeVisible();
    await training.close();
    await expect(question).toBeVisible();
    await inspect(page, 'new-version');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await loaded;
    await expect(page.getByRole('heading', { name: 'Hola, Lucía' })).toBeVisible();
    await expect(question).toHaveCount(0);
    expect(await waits()).toBe(false);
    await page.close();
  } finally {
    site.close();
  }
});
