import { expect, type Page } from '@playwright/test';
import { remuxed } from '../../apps/web/src/features/mirror/testing/remux.ts';
import { bandejaKeys, modelStroke } from '../../packages/pose/src/model-strokes.ts';
import { createCamera } from '../../packages/pose/testing/camera.ts';
import { beside, poseOf } from '../../packages/pose/testing/films.ts';
import { clothes, photograph, photographCourt } from '../../packages/pose/testing/synthetic-player.ts';

type Pixels = { rgba: Uint8ClampedArray; width: number; height: number };
export type FilmFile = { name: string; mimeType: string; buffer: Buffer };

const size = [240, 320] as const;
export const frameCount = 26;
const camera = createCamera({ around: -45, away: 4.2, size });
/** Where the film begins in the stroke; it has 30 images a second, the contact is at 0.84. */
export const filmFrom = 0.4;

const each = (frame: (seconds: number, index: number) => Pixels): Pixels[] =>
  Array.from({ length: frameCount }, (_, index) => frame(filmFrom + index / 30, index));

/** A synthetic player's stroke from the recommended side. */
export const bandejaFrames = (contact?: readonly [number, number, number]) => framesOf(bandejaKeys(contact));

const framesOf = (keys: Parameters<typeof poseOf>[0]): Pixels[] =>
  each((seconds, seed) => photograph(poseOf(keys, seconds), camera, { racketIn: 'R', seed }));

export const serveFrames = () => framesOf(modelStroke('saque', 'R').keys);

/** Where the joints of that stroke are, shares of the picture. */
export function bandejaJoints(seconds: number): Record<string, { x: number; y: number }> {
  const { truth } = photograph(poseOf(bandejaKeys(), seconds), camera);
  return Object.fromEntries(
    Object.entries(truth).map(([name, { x, y }]) => [name, { x: x / size[0], y: y / size[1] }]),
  );
}

/** Another player stands to the right of the one with the stroke. */
export function twoPlayers(): Pixels[] {
  const keys = bandejaKeys();
  const place = createCamera({ around: -20, away: 4.4, size });
  const other = photograph(poseOf(keys, 0), place, { wears: clothes.dark, racketIn: 'R' });
  return bandejaFrames().map((frame) => beside(frame, other));
}

export const courtFrames = (): Pixels[] => Array<Pixels>(frameCount).fill(photographCourt(camera));
export const blackFrames = (): Pixels[] => courtFrames().map((frame) => ({ ...frame, rgba: frame.rgba.map(() => 0) }));

/** As a camera that lies on its side sees it: a quarter turn to the left. */
export const sideways = (frames: readonly Pixels[]): Pixels[] =>
  frames.map(({ rgba, width, height }) => {
    const turned = new Uint32Array(rgba.length / 4);
    const pixels = new Uint32Array(rgba.buffer);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) turned[(width - 1 - x) * height + y] = pixels[y * width + x] ?? 0;
    }
    return { rgba: new Uint8ClampedArray(turned.buffer), width: height, height: width };
  });

/** A film by the browser's own recorder; a busy machine records late, so each picture is put back to its time. */
export async function recorded(page: Page, frames: readonly Pixels[]): Promise<FilmFile> {
  const [first] = frames;
  const pictures = frames.map(({ rgba }) => Buffer.from(rgba.buffer).toString('base64'));
  const film = await page.evaluate(
    async ({ pictures, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d', { alpha: false });
      const stream = canvas.captureStream(0);
      const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
      const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 4_000_000 });
      const chunks: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
      recorder.start();
      for (const picture of pictures) {
        const bytes = Uint8ClampedArray.from(atob(picture), (character) => character.charCodeAt(0));
        context?.putImageData(new ImageData(bytes, width, height), 0, 0);
        track?.requestFrame();
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      recorder.stop();
      await stopped;
      const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    { pictures, width: first?.width ?? 0, height: first?.height ?? 0 },
  );
  const bytes = Uint8Array.from(Buffer.from(film, 'base64'));
  const buffer = await remuxed(bytes, { isWebm: true, secondsOf: (index) => index / 25 });
  return { name: 'golpe.webm', mimeType: 'video/webm', buffer };
}

export const choose = (page: Page, file: FilmFile) => page.locator('input[type=file]').last().setInputFiles(file);

/** A film is read picture by picture, and on a busy machine again with the small model. */
const readingMs = 90_000;

export const untilRead = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible({ timeout: readingMs });

export const filmHeading = 'Bandeja, fotograma a fotograma';
