import { putEarlyAccess } from '@bandeja/domain/profile/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { remuxed } from '../apps/web/src/features/mirror/testing/remux.ts';
import { expect, test } from './testing/fixtures.ts';
import { newPlayer, signIn } from './testing/players.ts';
import {
  bandejaFrames,
  choose,
  type FilmFile,
  filmHeading,
  recorded,
  serveFrames,
  sideways,
  untilRead,
} from './testing/stroke-films.ts';
import { subscribe } from './testing/subscribers.ts';

const mp4 = (name: string, buffer: Buffer): FilmFile => ({ name: `${name}.mp4`, mimeType: 'video/mp4', buffer });

async function isRefused(page: Page, file: FilmFile, why: string): Promise<void> {
  await choose(page, file);
  await untilRead(page, why);
  await page.getByRole('button', { name: 'Elegir otro vídeo' }).click();
}

const bandeja = { heading: filmHeading, height: /^(110|115) % de tu altura$/ };
/** Its contact is where the hand is fastest, at the hip. */
const serve = { heading: 'Saque, fotograma a fotograma', height: /^(50|55|60) % de tu altura$/ };

async function isMeasured(page: Page, file: FilmFile, { heading, height } = bandeja): Promise<void> {
  await choose(page, file);
  await untilRead(page, heading);
  await page.getByRole('button', { name: 'Aquí le doy' }).click();
  await expect(page.getByText(height)).toBeVisible();
  await page.getByRole('button', { name: 'Otro golpe' }).click();
}

test.use({ serviceWorkers: 'allow' });

test('films of all kinds are measured, also without a network, or refused with their reason @phone', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const player = await newPlayer(baseURL ?? '');
  await subscribe(player, 'pro');
  await callServer(player, putEarlyAccess, { token: player.token, body: { feature: 'mirror', isChosen: true } });
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(request.url()));
  await signIn(page, player);
  await page.goto('/mirror');
  await page.getByRole('button', { name: 'Descargar (10 MB, una vez)' }).click();
  await expect(page.getByRole('button', { name: 'Elegir un vídeo' })).toBeVisible();

  const silent = await recorded(page, bandejaFrames());
  const bytes = new Uint8Array(silent.buffer);
  await isRefused(page, mp4('vacío', Buffer.alloc(0)), 'No puedo abrir este archivo');
  await isRefused(page, mp4('roto', Buffer.from('esto no es un vídeo')), 'No puedo abrir este archivo');
  await isRefused(page, mp4('hevc', await remuxed(bytes, { isHevc: true })), 'Tu navegador no abre este vídeo');
  await isRefused(page, mp4('una-imagen', await remuxed(bytes, { most: 1 })), 'Es demasiado corto');

  const uneven = await remuxed(bytes, { secondsOf: (index) => index / 30 + (index % 3) / 150 });
  await isMeasured(page, mp4('ritmo-variable', uneven));
  const lying = await recorded(page, sideways(serveFrames()));
  const turned = mp4('girado', await remuxed(new Uint8Array(lying.buffer), { rotation: 90 }));

  await choose(page, silent);
  await untilRead(page, filmHeading);
  await expect(page.getByText('¿Le das aquí? Muévelo hasta ver la bola en la pala.')).toBeVisible();
  await page.getByRole('button', { name: 'Elegir otro vídeo' }).click();
  await choose(page, mp4('con-sonido', await remuxed(bytes, { strikeAt: 0.5 })));
  await untilRead(page, filmHeading);
  await expect(page.getByText('Aquí se oye un golpe. Mira que la bola esté en la pala, o muévelo.')).toBeVisible();
  await page.getByRole('button', { name: /Final/ }).click();
  await page.getByRole('button', { name: /^Ir a donde se oye un golpe/ }).click();
  await expect(page.getByText('Aquí se oye un golpe.')).toBeVisible();

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.goto('/mirror');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByLabel('Golpe', { exact: true }).selectOption('Saque');
  await isMeasured(page, turned, serve);
  await page.context().setOffline(false);

  await page.getByLabel('Golpe', { exact: true }).selectOption('Bandeja');
  await choose(page, silent);
  await expect.poll(() => page.workers()).not.toEqual([]);
  await page.getByRole('link', { name: 'Progreso' }).first().click();
  await expect.poll(() => page.workers()).toEqual([]);
  const own = new URL(baseURL ?? '').origin;
  expect(requested.filter((url) => !url.startsWith(own) && !url.startsWith('blob:'))).toEqual([]);
});
