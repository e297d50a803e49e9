import { along } from '@bandeja/drawing/figures/vector';
import { type Camera, rayOf } from './camera.ts';

type Colour = readonly [red: number, green: number, blue: number];
const wallDistance = 6.5;
const wallHeight = 3;
const lineWidth = 0.03;

/** A number from 0 to 1 that depends on nothing but its arguments. */
export function grain(x: number, y: number, seed: number): number {
  const mixed = (x * 374761393 + y * 668265263 + seed * 1274126177) | 0;
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 4294967296;
}

function floorAt(x: number, y: number): Colour {
  if (Math.abs(x - 2.95) < lineWidth || Math.abs(y - 2.2) < lineWidth) return [228, 232, 236];
  const noise = (grain(Math.floor(x * 90), Math.floor(y * 90), 3) - 0.5) * 22;
  return [38 + noise, 96 + noise, 150 + noise];
}

function wallAt(angle: number, height: number): Colour {
  const bay = (((angle / (Math.PI / 9)) % 1) + 1) % 1;
  if (Math.abs(bay - 0.5) < 0.02) return [40, 46, 54];
  if (height > wallHeight) return [168 + height * 3, 196 + height * 2, 226];
  return [
    112 + 26 * grain(Math.floor(angle * 60), Math.floor(height * 14), 5),
    132 + 24 * grain(Math.floor(angle * 50), Math.floor(height * 11), 6),
    120 + 20 * grain(Math.floor(angle * 40), Math.floor(height * 9), 7),
  ];
}

function colourAlong(camera: Camera, x: number, y: number): Colour {
  const ray = rayOf(camera, x, y);
  const reach = ray[2] < -1e-4 ? -camera.eye[2] / ray[2] : Number.POSITIVE_INFINITY;
  const spot = along(camera.eye, ray, Math.min(reach, 60));
  if (reach < 60 && Math.hypot(spot[0], spot[1]) < wallDistance) return floorAt(spot[0], spot[1]);
  const climb = ray[2] / Math.hypot(ray[0], ray[1]);
  return wallAt(Math.atan2(ray[1], ray[0]), camera.eye[2] + climb * wallDistance);
}

const courts = new Map<string, Float32Array>();

/** RGB of a court with lines, posts and glass as a camera sees it: the same array again for the same camera. */
export function courtSeenBy(camera: Camera): Float32Array {
  const key = JSON.stringify(camera);
  const before = courts.get(key);
  if (before) return before;
  const { width, height } = camera;
  const colours = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) colours.set(colourAlong(camera, x, y), (y * width + x) * 3);
  }
  courts.set(key, colours);
  return colours;
}
