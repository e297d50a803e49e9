import { randomUUID } from 'node:crypto';
import { allowFilmedStrokes, putFilmedStroke } from '@bandeja/domain/mirror/contract';
import { putEarlyAccess } from '@bandeja/domain/profile/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, type Player, signIn } from './testing/players.ts';
import {
  bandejaFrames,
  bandejaJoints,
  blackFrames,
  choose,
  courtFrames,
  filmFrom,
  filmHeading,
  recorded,
  twoPlayers,
  untilRead,
} from './testing/stroke-films.ts';
import { subscribe } from './testing/subscribers.ts';

const joints = {
  hombro: 'shoulder',
  codo: 'elbow',
  muñeca: 'wrist',
  cadera: 'hip',
  rodilla: 'knee',
  tobillo: 'ankle',
  talón: 'heel',
  'punta del pie': 'toe',
} as const;

/** Taps what is asked for, where it is. */
async function tapJoints(page: Page, places: ReturnType<typeof bandejaJoints>): Promise<void> {
  for (const side of ['derech', 'izquierd']) {
    for (const [name, joint] of Object.entries(joints)) {
      const target = page.getByRole('button', { name: new RegExp(`^Toca (tu|la) ${name} ${side}`) });
      const box = await target.boundingBox();
      const { x, y } = places[`${joint}${side === 'derech' ? 'R' : 'L'}`] ?? { x: 0, y: 0 };
      await target.click({ position: { x: x * (box?.width ?? 0), y: y * (box?.height ?? 0) } });
    }
  }
}

/** The worker as the server sends it, after some words of ours. */
async function beforeWorker(page: Page, words: string): Promise<void> {
  await page.unrouteAll();
  await page.route(/mirror-worker-(?!live)/, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: `${words};${await response.text()}` });
  });
}

/** Measures of a film that lies on another device. */
async function storedElsewhere(player: Player): Promise<void> {
  const { token } = player;
  await callServer(player, allowFilmedStrokes, { token, body: { consent: true } });
  const measures = { contactPercent: 90, elbowDegrees: 165, aheadPercent: null, otherArmUp: true };
  const body = {
    ...{ _id: randomUUID(), date: '2026-11-01', kind: 'bandeja' as const, hand: 'R' as const },
    measures: { ...measures, stancePercent: 25, kneeDegrees: 150 },
  };
  await callServer(player, putFilmedStroke, { token, body });
}

/** A device whose clock says that each frame took so long. */
const slowBy = (milliseconds: number) => `let told = 0; performance.now = () => (told += ${milliseconds})`;

test('the mirror measures a stroke on the device, compares it with the next one, and refuses what it cannot see @phone', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await signIn(page, player);
  await page.goto('/mirror');
  await expect(page.getByRole('heading', { name: 'El espejo de golpes es del plan Pro' })).toBeVisible();
  await inspect(page, 'mirror-needs-pro');

  await subscribe(player, 'pro');
  await page.reload();
  // unfinished: it is there once it was chosen
  await expect(page.getByRole('heading', { name: 'El espejo de golpes está en pruebas' })).toBeVisible();
  await page.getByRole('button', { name: 'Activar el espejo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mírate pegar' })).toBeVisible();
  await expect(page.getByText('El vídeo se analiza en tu teléfono. No se sube')).toBeVisible();
  await inspect(page, 'mirror-start');
  expect(requested.filter((url) => /\.(tflite|wasm|data)$/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Descargar (10 MB, una vez)' }).click();
  await expect(page.getByRole('button', { name: 'Elegir un vídeo' })).toBeVisible();

  await choose(page, await recorded(page, blackFrames()));
  await untilRead(page, 'No te veo: está muy oscuro');
  await inspect(page, 'mirror-refused');
  await page.getByRole('button', { name: 'Elegir otro vídeo' }).click();
  await choose(page, { name: 'roto.mp4', mimeType: 'video/mp4', buffer: Buffer.from('esto no es un vídeo') });
  await expect(page.getByRole('heading', { name: 'No puedo abrir este archivo' })).toBeVisible();
  await page.getByRole('button', { name: 'Elegir otro vídeo' }).click();

  await choose(page, await recorded(page, twoPlayers()));
  await untilRead(page, 'Veo a más de una persona');
  await inspect(page, 'mirror-people');
  await page.getByRole('button', { name: 'Soy yo: persona 1 desde la izquierda' }).click();
  await untilRead(page, 'Bandeja, fotograma a fotograma');
  await page.getByRole('button', { name: /Preparación/ }).click();
  await page.getByRole('button', { name: /Punto más alto/ }).click();
  await inspect(page, 'mirror-film');
  await page.getByRole('button', { name: 'Aquí le doy' }).click();
  await expect(page.getByRole('heading', { name: 'Tu primera medida' })).toBeVisible();
  await expect(page.getByText(/^(110|115) % de tu altura$/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar las medidas en mi cuenta' }).click();
  await expect(page.getByText(/^Acepto que Bandeja guarde en mi cuenta las medidas redondeadas/)).toBeVisible();
  await inspect(page, 'mirror-measures');
  await page.getByRole('button', { name: 'Aceptar y guardar' }).click();
  await expect(page.getByText('Guardadas en tu cuenta.')).toBeVisible();

  await page.getByRole('button', { name: 'Mover el golpe' }).click();
  await page.getByRole('button', { name: 'Aquí le doy' }).click();
  await expect(page.getByRole('heading', { name: 'Tu primera medida' })).toBeVisible();

  await page.getByRole('button', { name: 'Otro golpe' }).click();
  await choose(page, await recorded(page, bandejaFrames([22, 64, 160])));
  await untilRead(page, filmHeading);
  await page.getByRole('button', { name: 'Aquí le doy' }).click();
  await page.getByRole('button', { name: 'Ver los dos vídeos' }).click();
  await expect(page.getByRole('heading', { name: 'Dos vídeos, sincronizados en el golpe' })).toBeVisible();
  await page.getByLabel('Nota en el golpe').fill('La muñeca, más arriba');
  await page.getByRole('button', { name: 'Añadir nota' }).click();
  await page.getByRole('button', { name: 'Dibujar con el dedo' }).click();
  const video = page.getByLabel('Tu vídeo: Bandeja, Hoy');
  await video.scrollIntoViewIfNeeded();
  const box = await video.boundingBox();
  const at = (x: number, y: number) =>
    [(box?.x ?? 0) + x * (box?.width ?? 0), (box?.y ?? 0) + y * (box?.height ?? 0)] as const;
  await page.mouse.move(...at(0.3, 0.3));
  await page.mouse.down();
  for (const share of [0.4, 0.5, 0.6]) await page.mouse.move(...at(share, share));
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Borrar el último trazo' })).toBeVisible();
  await inspect(page, 'mirror-compare');
  const make = page.getByRole('button', { name: 'Hacer la imagen' });
  await expect(make).toBeDisabled();
  await page.getByLabel('Quien sale en los dos vídeos está de acuerdo en que comparta la imagen.').check();
  const download = page.waitForEvent('download');
  await make.click();
  expect((await download).suggestedFilename()).toBe('bandeja-golpe.png');
  await page.getByRole('button', { name: 'Volver a las medidas' }).click();
  await page.getByRole('button', { name: 'Ver los dos vídeos' }).click();
  await expect(page.getByText('La muñeca, más arriba')).toBeVisible();
  await page.getByRole('button', { name: 'Borrar el último trazo' }).click();
  await page.getByRole('button', { name: 'Volver a las medidas' }).click();
  await page.getByRole('button', { name: 'Otro golpe' }).click();
  await page.getByRole('button', { name: 'Borrar todo' }).click();
  await page.getByRole('button', { name: 'Sí, borrar todos los vídeos' }).click();
  await expect(page.getByText('Todavía no hay ninguno.')).toBeVisible();
  await expect(page.getByText(/^Bandeja diestra del /)).toBeVisible();
  await inspect(page, 'mirror-account');
  await page.getByRole('button', { name: 'Borrar todas y retirar el permiso' }).click();
  await page.getByRole('button', { name: 'Borrar y retirar' }).click();
  await expect(page.getByRole('heading', { name: 'Medidas en tu cuenta' })).toBeHidden();

  const own = new URL(baseURL ?? '').origin;
  expect(requested.filter((url) => !url.startsWith(own) && !url.startsWith('blob:'))).toEqual([]);
  expect(page.workers()).toEqual([]);
});

test('a weak device measures with the small model, then by hand; a browser without a decoder by what it plays @phone', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await subscribe(player, 'pro');
  await callServer(player, putEarlyAccess, { token: player.token, body: { feature: 'mirror', isChosen: true } });
  await storedElsewhere(player);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await signIn(page, player);
  await page.goto('/mirror');
  await page.getByRole('button', { name: 'Descargar (10 MB, una vez)' }).click();
  await expect(page.getByRole('button', { name: 'Elegir un vídeo' })).toBeVisible();
  const stroke = await recorded(page, bandejaFrames());
  const isMeasured = async (comparison?: string) => {
    await untilRead(page, filmHeading);
    await page.getByRole('button', { name: 'Aquí le doy' }).click();
    await expect(page.getByText(/^(110|115) % de tu altura$/)).toBeVisible();
    if (comparison) await expect(page.getByText(comparison)).toBeVisible();
    await page.getByRole('button', { name: 'Otro golpe' }).click();
  };
  const smallModels = () => requested.filter((url) => url.includes('pose_landmark_lite'));

  await beforeWorker(page, 'delete self.VideoDecoder');
  await choose(page, stroke);
  await isMeasured('El 1 de noviembre: 90 %. Supera el margen: es un cambio real.');

  await beforeWorker(page, slowBy(3000));
  await choose(page, stroke);
  await untilRead(page, 'Tu móvil va justo para esto');
  expect(smallModels()).toHaveLength(1);
  await page.getByRole('button', { name: 'Elegir otro vídeo' }).click();

  await beforeWorker(page, slowBy(200));
  await choose(page, stroke);
  await isMeasured();
  expect(smallModels()).toHaveLength(1);

  await choose(page, await recorded(page, courtFrames()));
  await untilRead(page, 'No te veo');
  await page.getByRole('button', { name: 'Medir a mano' }).click();
  for (const seconds of [filmFrom, 0.84]) {
    await page.getByRole('button', { name: 'Marcar aquí' }).click();
    await tapJoints(page, bandejaJoints(seconds));
    if (seconds === filmFrom) await inspect(page, 'mirror-by-hand');
    await page.getByRole('button', { name: seconds === filmFrom ? '2. El golpe' : 'Ver mis medidas' }).click();
  }
  await expect(page.getByText(/^(110|115) % de tu altura$/)).toBeVisible();
  await page.getByRole('button', { name: 'Otro golpe' }).click();
});
