import { type Ball, type Body, type FullPose, type Part, type Side, solve } from '@bandeja/drawing/figures/kinematics';
import { along, cross, dot, middle, minus, size, unit, type Vector } from '@bandeja/drawing/figures/vector';
import type { LandmarkName, Point } from '#landmarks.ts';
import type { Camera } from './camera.ts';
import { courtSeenBy, grain } from './court.ts';

type Colour = readonly [red: number, green: number, blue: number];
export type Clothes = Record<'skin' | 'hair' | 'shirt' | 'shorts' | 'shoe' | 'sock', Colour>;

export const clothes = {
  light: {
    skin: [206, 150, 118],
    hair: [48, 34, 26],
    shirt: [214, 222, 60],
    shorts: [28, 36, 66],
    shoe: [240, 240, 240],
    sock: [235, 235, 235],
  },
  dark: {
    skin: [120, 78, 54],
    hair: [22, 18, 16],
    shirt: [190, 40, 46],
    shorts: [235, 235, 238],
    shoe: [40, 40, 44],
    sock: [240, 240, 240],
  },
} as const satisfies Record<string, Clothes>;

type Look = {
  wears?: Clothes;
  racketIn?: Side | undefined;
  noise?: number;
  light?: number;
  seed?: number;
  isFlat?: boolean;
};
export type Frame = {
  rgba: Uint8ClampedArray;
  width: number;
  height: number;
  /** Where the joints really are, pixels. */
  truth: Record<TruthName, Point>;
};
export type TruthName = Extract<
  LandmarkName,
  'nose' | `${'shoulder' | 'elbow' | 'wrist' | 'hip' | 'knee' | 'ankle' | 'heel' | 'toe'}${Side}`
>;

const sun = unit([0.35, -0.5, 0.8]);
const racketBlack: Colour = [34, 36, 40];

/** Spheres drawn into a depth buffer: no library, the same in Node and in a browser. */
const courtBlue: Colour = [16, 60, 146];
const white: Colour = [255, 255, 255];
const mannequin: Clothes = { skin: white, hair: white, shirt: white, shorts: white, shoe: white, sock: white };

function createCanvas(camera: Camera, isFlat: boolean) {
  const { width, height } = camera;
  const colours = Float32Array.from(courtSeenBy(camera));
  if (isFlat) for (let at = 0; at < colours.length; at++) colours[at] = courtBlue[at % 3] ?? 0;
  const depths = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const lit = [dot(sun, camera.right), dot(sun, camera.up), -dot(sun, camera.ahead)] as const;

  function sphere(centre: Vector, radius: number, [red, green, blue]: Colour): void {
    const [x, y, depth] = camera.project(centre);
    if (depth < 0.2) return;
    const reach = (radius / depth) * camera.focal;
    for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++) {
      for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(width - 1, x + reach); column++) {
        const [u, v] = [(column - x) / reach, (row - y) / reach];
        const flat = u * u + v * v;
        if (flat > 1) continue;
        const towards = Math.sqrt(1 - flat);
        const pixel = row * width + column;
        const near = depth - towards * radius;
        if (near >= (depths[pixel] ?? 0)) continue;
        depths[pixel] = near;
        const shade = isFlat
          ? 1
          : 0.45 + 0.5 * Math.max(0, u * lit[0] - v * lit[1] + towards * lit[2]) + 0.12 * towards;
        colours[pixel * 3] = red * shade;
        colours[pixel * 3 + 1] = green * shade;
        colours[pixel * 3 + 2] = blue * shade;
      }
    }
  }

  /** @param colour of the share of the way */
  function limb([from, thick]: Ball, [to, thin]: Ball, colour: Colour | ((share: number) => Colour)): void {
    const steps = Math.max(2, Math.ceil((size(minus(to, from)) / Math.min(thick, thin)) * 4));
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const radius = thick + (thin - thick) * share;
      sphere(along(from, minus(to, from), share), radius, typeof colour === 'function' ? colour(share) : colour);
    }
  }
  return { colours, sphere, limb };
}
type Canvas = ReturnType<typeof createCanvas>;

function drawTrunk({ limb }: Canvas, balls: readonly Ball[], colour: Colour): void {
  for (const [index, one] of balls.entries()) {
    for (const other of balls.slice(index + 1)) limb(one, other, colour);
  }
}

function drawHead({ sphere, limb }: Canvas, { joints }: Body, { skin, hair }: Clothes): void {
  const { head, crown, face } = { head: at(joints, 'head'), crown: at(joints, 'crown'), face: faceOf(joints) };
  const { ahead, left, up } = face;
  const place = (forward: number, aside: number, high: number) =>
    along(along(along(head, ahead, forward), left, aside), up, high);
  const top = along(head, minus(crown, head), 0.53);
  limb([place(0.035, 0, 0), 0.064], [top, 0.084], skin);
  for (let step = 0; step <= 12; step++) {
    const angle = (step / 12) * Math.PI;
    sphere(
      place(-0.012 - 0.03 * Math.sin(angle), Math.cos(angle) * 0.022, 0.099 + 0.012 * Math.cos(angle)),
      0.085,
      hair,
    );
  }
  limb([place(-0.03, 0, 0.075), 0.078], [place(-0.03, 0, 0.01), 0.058], hair);
  for (const side of [1, -1]) {
    sphere(place(0.089, side * 0.03, 0.053), 0.0155, [245, 240, 236]);
    sphere(place(0.099, side * 0.03, 0.053), 0.0088, [40, 26, 20]);
    limb([place(0.087, side * 0.045, 0.075), 0.007], [place(0.093, side * 0.015, 0.077), 0.007], hair);
    sphere(place(0.012, side * 0.074, 0.03), 0.024, skin);
  }
  limb([place(0.101, 0, 0.047), 0.011], [place(0.111, 0, 0.013), 0.014], skin);
  limb([place(0.091, 0.02, -0.015), 0.0075], [place(0.091, -0.02, -0.015), 0.0075], [150, 84, 78]);
}

function drawPart(canvas: Canvas, { name, balls }: Part, wears: Clothes): void {
  const [first, second, third, fourth] = balls;
  if (!first || !second) return;
  const { limb } = canvas;
  const { skin, shirt, shorts, shoe, sock } = wears;
  switch (name) {
    case 'pelvis':
    case 'abdomen':
    case 'thorax':
      drawTrunk(canvas, balls, name === 'pelvis' ? shorts : shirt);
      break;
    case 'upper':
      limb(first, second, (share) => (share < 0.55 ? shirt : skin));
      break;
    case 'thigh':
      limb(first, second, shorts);
      if (third) limb(second, third, (share) => (share < 0.3 ? shorts : skin));
      break;
    case 'shank':
      limb(first, second, skin);
      if (third) limb(second, third, (share) => (share > 0.55 ? sock : skin));
      break;
    case 'foot':
      if (!third || !fourth) break;
      limb(first, second, shoe);
      limb(first, third, shoe);
      limb(second, third, shoe);
      limb(third, fourth, shoe);
      break;
    case 'head':
      break;
    default:
      limb(first, second, skin);
  }
}

/** In a fist, as a straight continuation of the forearm. */
function drawRacket({ sphere, limb }: Canvas, { joints }: Body, side: Side, skin: Colour): void {
  const grip = at(joints, `hand${side}`);
  limb([at(joints, `wrist${side}`), 0.029], [grip, 0.038], skin);
  const straight = at(joints, `fingers${side}`);
  const across = unit(cross(straight, unit([0.9, 0.3, 0.2])));
  limb([grip, 0.016], [along(grip, straight, 0.16), 0.016], racketBlack);
  const centre = along(grip, straight, 0.29);
  for (let row = -6; row <= 6; row++) {
    for (let column = -6; column <= 6; column++) {
      if (row * row + column * column > 37) continue;
      sphere(along(along(centre, straight, (row / 6) * 0.13), across, (column / 6) * 0.125), 0.019, racketBlack);
    }
  }
}

function at(joints: Body['joints'], name: string): Vector {
  const joint = joints[name];
  if (!joint) throw new Error(`A skeleton without ${name}`);
  return joint;
}

/** Of the head: the product's skeleton names its axis only, the face follows the neck's bend. */
function faceOf(joints: Body['joints'] & { faceAhead?: Vector }) {
  const up = unit(minus(at(joints, 'crown'), at(joints, 'head')));
  const ahead = unit(at(joints, 'faceAhead'));
  return { up, ahead, left: cross(up, ahead) };
}

function withFace(body: Body): Body {
  const ball = body.parts.find(({ name }) => name === 'head')?.balls[0];
  if (!ball) throw new Error('A skeleton without head');
  return { ...body, joints: { ...body.joints, faceAhead: minus(ball[0], at(body.joints, 'head')) } };
}

function truthOf({ joints }: Body, camera: Camera): Record<TruthName, Point> {
  const seen = (point: Vector): Point => {
    const [x, y] = camera.project(point);
    return { x, y };
  };
  const { ahead } = faceOf(joints);
  const names = ['shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle', 'heel', 'toe'].flatMap((name) => [
    `${name}L`,
    `${name}R`,
  ]);
  return {
    nose: seen(along(at(joints, 'head'), ahead, 0.11)),
    ...Object.fromEntries(
      names.map((name) => [
        name,
        seen(
          name.startsWith('toe') ? middle(at(joints, name), at(joints, name.replace('toe', 'ball'))) : at(joints, name),
        ),
      ]),
    ),
  } as Record<TruthName, Point>;
}

/** A dressed person in a pose of the product's own skeleton, on a court, with the exact place of each joint. */
export function photograph(
  pose: FullPose,
  camera: Camera,
  { wears = clothes.light, racketIn, noise = 6, light = 1, seed = 1, isFlat = false }: Look = {},
): Frame {
  const body = withFace(solve(pose));
  const canvas = createCanvas(camera, isFlat);
  const clothing = isFlat ? mannequin : wears;
  for (const part of body.parts) {
    if (part.name !== 'hand' || part.side !== racketIn) drawPart(canvas, part, clothing);
  }
  if (isFlat) canvas.sphere(at(body.joints, 'head'), 0.1, white);
  else drawHead(canvas, body, wears);
  if (racketIn) drawRacket(canvas, body, racketIn, wears.skin);
  return { ...develop(canvas.colours, camera, { noise, light, seed }), truth: truthOf(body, camera) };
}

export const photographCourt = (camera: Camera) =>
  develop(Float32Array.from(courtSeenBy(camera)), camera, { noise: 6, light: 1, seed: 1 });

function develop(
  colours: Float32Array,
  { width, height }: Camera,
  look: { noise: number; light: number; seed: number },
) {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const speck = (grain(pixel % width, Math.floor(pixel / width), look.seed * 7 + 11) - 0.5) * look.noise;
    for (let channel = 0; channel < 3; channel++) {
      rgba[pixel * 4 + channel] = (colours[pixel * 3 + channel] ?? 0) * look.light + speck;
    }
  }
  return { rgba, width, height };
}

/** As a shutter that stays open sees it. */
export function blended(frames: readonly Frame[]): Frame {
  const [first] = frames;
  const sharp = frames[Math.floor(frames.length / 2)] ?? first;
  if (!sharp) throw new Error('Nothing to blend');
  const rgba = sharp.rgba.map(
    (_, index) => frames.reduce((sum, frame) => sum + (frame.rgba[index] ?? 0), 0) / frames.length,
  );
  return { ...sharp, rgba };
}
