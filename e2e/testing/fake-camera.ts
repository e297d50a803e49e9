import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { createCamera } from '../../packages/pose/testing/camera.ts';
import { poseOf } from '../../packages/pose/testing/films.ts';
import { squats } from '../../packages/pose/testing/moves.ts';
import { photograph } from '../../packages/pose/testing/synthetic-player.ts';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';

/** What the camera shows, again and again: three squats, from the side in front, a third faster than they are drawn. */
const film = path.join(projectRoot, '.cache/fake-camera-2.y4m');
const size = [320, 240] as const;
const rate = 12;
const shownRate = 16;
const seconds = 7.2;

/** A browser whose camera shows that film, and which says yes when a page asks. */
export async function fakeCamera(): Promise<LaunchOptions> {
  if (!existsSync(film)) writeFilm();
  const { args = [], ...options } = await chromiumLaunchOptions();
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  return { ...options, args: [...args, ...camera] };
}

function writeFilm(): void {
  const [width, height] = size;
  const place = createCamera({ around: -60, away: 4.4, aim: [0, 0, 0.85], field: 36, height: 1, size });
  const keys = squats();
  const frames = Array.from({ length: Math.round(seconds * rate) }, (_, index) => {
    const { rgba } = photograph(poseOf(keys, index / rate), place, { seed: index });
    return Buffer.concat([Buffer.from('FRAME\n'), planesOf(rgba)]);
  });
  mkdirSync(path.dirname(film), { recursive: true });
  // several workers may write it: whole, or not at all
  const draft = `${film}.${process.pid}`;
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${shownRate}:1 Ip A1:1 C420mpeg2\n`);
  writeFileSync(draft, Buffer.concat([header, ...frames]));
  renameSync(draft, film);
}

/** YUV 4:2:0 (BT.601). */
function planesOf(rgba: Uint8ClampedArray): Buffer {
  const [width, height] = size;
  const brightness = Buffer.alloc(width * height);
  const colours = Buffer.alloc((width * height) / 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const [red = 0, green = 0, blue = 0] = rgba.subarray(at, at + 3);
      brightness[y * width + x] = 16 + 0.257 * red + 0.504 * green + 0.098 * blue;
      if (x % 2 === 1 || y % 2 === 1) continue;
      const place = (y / 2) * (width / 2) + x / 2;
      colours[place] = 128 - 0.148 * red - 0.291 * green + 0.439 * blue;
      colours[place + (width * height) / 4] = 128 + 0.439 * red - 0.368 * green - 0.071 * blue;
    }
  }
  return Buffer.concat([brightness, colours]);
}
