import type { Page } from '@playwright/test';
import { bandejaKeys } from '../packages/pose/src/model-strokes.ts';
import { createCamera } from '../packages/pose/testing/camera.ts';
import { poseOf } from '../packages/pose/testing/films.ts';
import { photograph } from '../packages/pose/testing/synthetic-player.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn } from './testing/players.ts';
import { subscribe } from './testing/subscribers.ts';

const size = [240, 320] as const;
const frameCount = 26;

/** RGBA of a synthetic player's stroke from the recommended side, in base 64. */
function bandejaFrames(contact?: readonly [number, number, number]): string[] {
  const camera = createCamera({ around: -45, away: 4.2, size });
  const keys = bandejaKeys(contact);
  return Array.from({ length: frameCount }, (_, index) => {
    const { rgba } = photograph(poseOf(keys, 0.4 + index / 30), camera, { racketIn: 'R', seed: index });
    return Buffer.from(rgba.buffer).toString('base64');
  });
}

/** A film as a phone would write it: by the browser's own recorder, with its uneven rate. */
async function recorded(page: Page, frames: readonly string[]) {
  const film = await page.evaluate(
    async ({ frames, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d', { alpha: false });
      const stream = canvas.captureStream(0);
      const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
      const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 4_000_000 });
      const chunks: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
      recorder.start();
      for (const frame of frames) {
        const bytes = Uint8ClampedArray.from(atob(frame), (character) => character.charCodeAt(0));
        context?.putImageData(new ImageData(bytes, width, height), 0, 0);
        track?.requestFrame();
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      recorder.stop();
      await stopped;
      const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    { frames, width: size[0], height: size[1] },
  );
  return { name: 'golpe.webm', mimeType: 'video/webm', buffer: Buffer.from(film, 'base64') };
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').last().setInputFiles(file);

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

  const black = Buffer.alloc(size[0] * size[1] * 4).toString('base64');
  await choose(page, await recorded(page, Array<string>(frameCount).fill(black)));
  await expect(page.getByRole('heading', { name: 'No te veo: está muy oscuro' })).toBeVisible();
  await inspect(page, 'mirror-refused');
  await page.getByRole('button', { name: 'Elegir otro vídeo' }).click();
  await choose(page, { name: 'roto.mp4', mimeType: 'video/mp4', buffer: Buffer.from('esto no es un vídeo') });
  await expect(page.getByRole('heading', { name: 'No puedo abrir este archivo' })).toBeVisible();
  await page.getByRole('button', { name: 'Elegir otro vídeo' }).click();

  await choose(page, await recorded(page, bandejaFrames()));
  await expect(page.getByRole('heading', { name: 'Bandeja, fotograma a fotograma' })).toBeVisible();
  await page.getByRole('button', { name: /Preparación/ }).click();
  await page.getByRole('button', { name: /Punto más alto/ }).click();
  await inspect(page, 'mirror-film');
  await page.getByRole('button', { name: 'Aquí le doy' }).click();
  await expect(page.getByRole('heading', { name: 'Tu primera medida' })).toBeVisible();
  await expect(page.getByText(/^(110|115) % de tu altura$/)).toBeVisible();
  await inspect(page, 'mirror-measures');

  await page.getByRole('button', { name: 'Otro golpe' }).click();
  await choose(page, await recorded(page, bandejaFrames([22, 64, 160])));
  await page.getByRole('button', { name: 'Aquí le doy' }).click();
  await page.getByRole('button', { name: 'Ver los dos vídeos' }).click();
  await expect(page.getByRole('heading', { name: 'Dos vídeos, sincronizados en el golpe' })).toBeVisible();
  await inspect(page, 'mirror-compare');
  await page.getByRole('button', { name: 'Volver a las medidas' }).click();
  await page.getByRole('button', { name: 'Otro golpe' }).click();
  await page.getByRole('button', { name: 'Borrar todo' }).click();
  await page.getByRole('button', { name: 'Sí, borrar todos los vídeos' }).click();
  await expect(page.getByText('Todavía no hay ninguno.')).toBeVisible();

  const own = new URL(baseURL ?? '').origin;
  expect(requested.filter((url) => !url.startsWith(own) && !url.startsWith('blob:'))).toEqual([]);
  expect(page.workers()).toEqual([]);
});
