import { type Camera, type Point, short } from '#court/geometry.ts';

/** A wall is a plane with u along it and z up; a panel of it, in metres. */
export type Panel = readonly [u0: number, u1: number, z0: number, z1: number];

export type MeshBay = {
  outline: string;
  /** Values of an SVG `matrix()`: from tile units to the picture. */
  matrix: string;
  scale: number;
};

/** One mesh of wire: two diagonals. The tile is `tileUnits` wide and represents 25 cm. */
export const tileUnits = 10;
export const tilePath = `M0 0L${tileUnits} ${tileUnits}M0 ${tileUnits}L${tileUnits} 0`;
const tileMetres = 0.25;
const bayMetres = 2;

/** One for each 2 m between posts: perspective is not affine, but over so short a way that is not seen. */
export function meshBays(camera: Camera, [u0, u1, z0, z1]: Panel, place: (u: number, z: number) => Point): MeshBay[] {
  const bays: MeshBay[] = [];
  for (let left = u0; left < u1; left += bayMetres) {
    const right = Math.min(u1, left + bayMetres);
    const bay = bayOf(camera, [place(left, z0), place(right, z0), place(right, z1), place(left, z1)], {
      width: right - left,
      height: z1 - z0,
    });
    if (bay) bays.push(bay);
  }
  return bays;
}

type Corners = readonly [a: Point, b: Point, c: Point, d: Point];

function bayOf(camera: Camera, corners: Corners, metres: { width: number; height: number }): MeshBay | undefined {
  const [a, b, c, d] = corners.map(camera.point);
  if (!a || !b || !c || !d || !isShown(camera, [a, b, c, d])) return undefined;
  // a tile unit along the wall and up it: the mean of the two edges that run that way
  const along = tileMetres / tileUnits / metres.width / 2;
  const up = tileMetres / tileUnits / metres.height / 2;
  const [ux, uy] = [(b[0] - a[0] + c[0] - d[0]) * along, (b[1] - a[1] + c[1] - d[1]) * along];
  const [zx, zy] = [(d[0] - a[0] + c[0] - b[0]) * up, (d[1] - a[1] + c[1] - b[1]) * up];
  return {
    outline: camera.poly(corners),
    matrix: [fine(ux), fine(uy), fine(zx), fine(zy), short(a[0]), short(a[1])].join(' '),
    scale: Math.sqrt(Math.abs(ux * zy - uy * zx)),
  };
}

type Seen = readonly [x: number, y: number, unitsPerMetre: number];

function isShown({ width, height }: Camera, seen: readonly Seen[]): boolean {
  return (
    seen.some(([x]) => x > 0) &&
    seen.some(([x]) => x < width) &&
    seen.some(([, y]) => y > 0) &&
    seen.some(([, y]) => y < height)
  );
}

const fine = (value: number): string => (Math.round(value * 1000) / 1000).toString();
