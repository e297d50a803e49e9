import { putEarlyAccess } from '@bandeja/domain/profile/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { fakeCamera } from './testing/fake-camera.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { untilReadyForOffline } from './testing/offline.ts';
import { newPlayer, signIn, startedSession, storedSession } from './testing/players.ts';
import { filmHeading, untilRead } from './testing/stroke-films.ts';
import { subscribe } from './testing/subscribers.ts';

test.use({ launchOptions: await fakeCamera(), serviceWorkers: 'allow' });

/** Remembers what the camera gave the page. */
async function watchStreams(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const given: MediaStreamTrack[] = [];
    Reflect.set(window, 'givenTracks', given);
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      given.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() => (Reflect.get(window, 'givenTracks') as MediaStreamTrack[]).map((track) => track.readyState));
}

/** Signed in, with what was asked for on the way, what the camera gave, and none of it from another host. */
async function withCamera(page: Page, baseURL: string | undefined) {
  const url = baseURL ?? '';
  const player = await newPlayer(url);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const streams = await watchStreams(page);
  await signIn(page, player);
  const own = new URL(url).origin;
  const foreign = () => requested.filter((each) => !each.startsWith(own) && !each.startsWith('blob:'));
  return { player, streams, foreign };
}

test('a stroke is filmed, and leaving stops the camera @phone', async ({ page, baseURL }) => {
  const { player, streams, foreign } = await withCamera(page, baseURL);
  await subscribe(player, 'pro');
  await callServer(player, putEarlyAccess, { token: player.token, body: { feature: 'mirror', isChosen: true } });

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Progreso' }).first().click();
  await page.getByRole('link', { name: 'Grabarme un golpe y medirlo (Pro)' }).click();
  await page.getByRole('button', { name: 'Descargar (10 MB, una vez)' }).click();
  await page.getByRole('button', { name: 'Grabar el golpe' }).click();
  await expect(page.getByText(/La cámara da \d+ imágenes por segundo/)).toBeVisible();
  await inspect(page, 'mirror-camera');
  await page.getByRole('button', { name: '3 s' }).click();
  await page.getByRole('button', { name: 'Empezar la cuenta' }).click();
  await page.getByRole('button', { name: 'Parar la cuenta' }).click();
  await page.getByRole('button', { name: 'Empezar la cuenta' }).click();
  await expect(page.getByText('Grabando seis segundos: pega ya')).toBeVisible();
  await untilRead(page, filmHeading);
  expect(await streams()).toEqual(['ended']);
  await expect.poll(() => page.workers()).toEqual([]);
  expect(foreign()).toEqual([]);
});

test('squats are counted by camera in a session into the set, without a network too, and measured in the monthly check @phone', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const { player, streams, foreign } = await withCamera(page, baseURL);
  const { _id } = await startedSession(player, 'Fuerza base en casa sin material', 'Fuerza');
  await page.goto(`/training-session/${_id}`);
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await expect(page.getByRole('button', { name: 'Contar con la cámara' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Contar con la cámara' }).click();
  await page.getByRole('button', { name: 'Descargar (7 MB, una vez)' }).click();
  await expect(page.getByText('Te veo bien')).toBeVisible();
  await expect(page.getByText('Completo', { exact: true })).toBeVisible();
  await inspect(page, 'live-camera');
  const counted = page.getByText(/^[3-9] repeticiones contadas$/);
  await expect(counted).toBeAttached();
  await page.getByRole('button', { name: 'Contar yo' }).click();
  expect(await streams()).toEqual(['ended']);
  await expect.poll(() => page.workers()).toEqual([]);

  await untilReadyForOffline(page, ['/users/me']);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Contar con la cámara' }).click();
  await expect(page.getByText('1 repetición contada')).toBeAttached();
  await page.context().setOffline(false);

  await page.goto('/monthly-check');
  await expect(page.getByRole('heading', { level: 1, name: 'Ninguna de cuatro hechas' })).toBeVisible();
  await page.getByRole('button', { name: 'Medir sentadilla profunda' }).click();
  await page.getByRole('button', { name: 'Descargar (10 MB, una vez)' }).click();
  await expect(page.getByText('Te veo bien')).toBeVisible();
  await inspect(page, 'check-run');
  await expect(page.getByText(/^Has hecho (9|10|11|12)[05]°$/)).toBeVisible();
  await inspect(page, 'check-result');
  await page.getByRole('button', { name: 'Quedármelo' }).click();
  await expect(page.getByText('Sin guardar: solo se ve en esta página.')).toBeVisible();
  expect(await streams()).toEqual(['ended']);
  await page.getByRole('button', { name: 'Aceptar y guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Una de cuatro hechas' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Borrar mis medidas' })).toBeVisible();
  await inspect(page, 'check');
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Tu revisión del mes' })).toBeVisible();
  await expect(page.getByText('Sentadilla profunda')).toBeVisible();
  expect(foreign()).toEqual([]);
  await expect
    .poll(async () => (await storedSession(player, _id)).exercises[1]?.setRows[0]?.reps)
    .toBeGreaterThanOrEqual(3);
});
