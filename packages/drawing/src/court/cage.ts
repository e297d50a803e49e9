import type { Camera, Point } from '#court/geometry.ts';
import { type MeshBay, meshBays, type Panel } from '#court/mesh.ts';

const floorQuad = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0, 0],
  [x1, y0, 0],
  [x1, y1, 0],
  [x0, y1, 0],
];

export const floor = (camera: Camera): string => camera.poly(floorQuad(0, 0, 10, 20));

export function floorLines(camera: Camera): string {
  const half = 0.03;
  const near = 3.05;
  const far = 16.95;
  return [
    floorQuad(0, near - half, 10, near + half),
    floorQuad(0, far - half, 10, far + half),
    floorQuad(5 - half, near - 0.2, 5 + half, far + 0.2),
  ]
    .map(camera.poly)
    .join('');
}

export type NetPaths = { mesh: string; band: string; posts: string };

export function net(camera: Camera): NetPaths {
  let mesh = '';
  for (let x = 0; x <= 10; x += 0.25) mesh += straight(camera, [x, 10, 0], [x, 10, 0.88]);
  for (let row = 1; row <= 5; row += 1) mesh += straight(camera, [0, 10, row * 0.15], [10, 10, row * 0.15]);
  return {
    mesh,
    posts: straight(camera, [0, 10, 0], [0, 10, 0.92]) + straight(camera, [10, 10, 0], [10, 10, 0.92]),
    band: camera.poly([
      [0, 10, 0.92],
      [5, 10, 0.88],
      [10, 10, 0.92],
      [10, 10, 0.84],
      [5, 10, 0.8],
      [0, 10, 0.84],
    ]),
  };
}

const straight = (camera: Camera, from: Point, to: Point): string => camera.line([from, to]);

type Rail = readonly [u0: number, u1: number, z: number];
type WallPlan = {
  glass: readonly Panel[];
  mesh: readonly Panel[];
  rails: readonly Rail[];
  postTop: (u: number) => number;
};

const backPlan: WallPlan = {
  glass: [[0, 10, 0, 3]],
  mesh: [[0, 10, 3, 4]],
  rails: [
    [0, 10, 3],
    [0, 10, 4],
  ],
  postTop: (u) => (u % 10 === 0 ? 4 : 3),
};

const sidePlan: WallPlan = {
  glass: [
    [0, 2, 0, 3],
    [2, 4, 0, 2],
    [16, 18, 0, 2],
    [18, 20, 0, 3],
  ],
  mesh: [
    [0, 2, 3, 4],
    [2, 4, 2, 3],
    [4, 16, 0, 3],
    [16, 18, 2, 3],
    [18, 20, 3, 4],
  ],
  rails: [
    [2, 18, 3],
    [0, 2, 4],
    [18, 20, 4],
    [0, 2, 3],
    [18, 20, 3],
    [2, 4, 2],
    [16, 18, 2],
  ],
  postTop: (u) => (u <= 2 || u >= 18 ? 4 : 3),
};

export type WallPaths = { glass: string; mesh: MeshBay[]; frame: string };

export const backWall = (camera: Camera): WallPaths => wall(camera, backPlan, 10, (u, z) => [u, 20, z]);

export const sideWall = (camera: Camera, x: 0 | 10): WallPaths => wall(camera, sidePlan, 20, (u, z) => [x, u, z]);

function wall(camera: Camera, plan: WallPlan, length: number, place: (u: number, z: number) => Point): WallPaths {
  const draw = (u0: number, z0: number, u1: number, z1: number) => straight(camera, place(u0, z0), place(u1, z1));
  let frame = plan.rails.map(([u0, u1, z]) => draw(u0, z, u1, z)).join('');
  for (let u = 0; u <= length; u += 2) frame += draw(u, 0, u, plan.postTop(u));
  return {
    frame,
    mesh: plan.mesh.flatMap((panel) => meshBays(camera, panel, place)),
    glass: plan.glass
      .map(([u0, u1, z0, z1]) => camera.poly([place(u0, z0), place(u1, z0), place(u1, z1), place(u0, z1)]))
      .join(''),
  };
}
