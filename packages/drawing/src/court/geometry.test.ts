import { describe, expect, it } from 'vitest';
import { floor, net, sideWall } from '#court/cage.ts';
import { camera, flight } from '#court/geometry.ts';
import { bandeja } from '#court/shots.ts';

const today = camera({ pos: [-8.4, -4.6, 5.6], target: [6.6, 8.6, 0.5], fov: 36, cx: 0.58, cy: 0.55 }, 620, 400);
const finish = camera({ pos: [13.4, 7, 4.6], target: [2.6, 17, 0.5], fov: 40 }, 390, 300);

describe('the camera', () => {
  it('projects the real court as the drawings do', () => {
    expect(floor(today)).toBe('M483.2 403.7L662 263.7L232.3 179.5L17.5 216Z');
    expect(net(today).posts).toBe('M161.8 274.1L159.1 241.8M390.1 210.4L390.4 187.4');
  });

  it('cuts what lies behind the eye', () => {
    expect(floor(finish)).toBe('M-763.2 356.5L-11676.6 6595L-8118.7 6595L440.3 197.2L204.3 137.6Z');
    expect(finish.point([20, 0, 5])).toBeNull();
    expect(
      finish.poly([
        [20, 0, 5],
        [21, 0, 5],
        [21, -1, 5],
      ]),
    ).toBe('');
    expect(
      finish.line([
        [20, 0, 5],
        [21, 0, 5],
      ]),
    ).toBe('');
  });

  it('puts the ball where it is hit', () => {
    const [x, y] = today.point(bandeja.from) ?? [];
    expect([x?.toFixed(1), y?.toFixed(1)]).toEqual(['460.8', '181.2']);
  });
});

describe('the mesh', () => {
  const mesh = sideWall(today, 10).mesh;

  it('fills the bays between the posts that the picture shows', () => {
    expect(sideWall(finish, 0).mesh.length).toBeLessThan(10);
    expect(mesh).toHaveLength(10);
  });

  it('projects a tile of 25 cm onto the wall', () => {
    const [bay] = mesh;
    const [ux = 0, uy = 0, , , x, y] = bay?.matrix.split(' ').map(Number) ?? [];
    const corner = today.point([10, 0, 3]);
    expect([x, y]).toEqual(corner?.slice(0, 2).map((value) => Math.round(value * 10) / 10));
    // ten tile units are a quarter of a metre: eighty reach the next post
    const post = today.point([10, 2, 3]);
    expect((x ?? 0) + ux * 80).toBeCloseTo(post?.[0] ?? 0, -1);
    expect((y ?? 0) + uy * 80).toBeCloseTo(post?.[1] ?? 0, -1);
  });
});

describe('a shot', () => {
  it('begins and ends at its points, and rises by its apex at the middle', () => {
    const way = flight([0, 0, 2], [0, 10, 0], 1.5);
    expect(way[0]).toEqual([0, 0, 2]);
    expect(way.at(-1)).toEqual([0, 10, 0]);
    expect(way[18]).toEqual([0, 5, 2.5]);
  });

  it('swerves aside at the middle and comes back', () => {
    const way = flight([0, 0, 1], [0, 10, 1], 0, 2);
    expect(way[18]?.[0]).toBeCloseTo(-2);
    expect(way.at(-1)?.[0]).toBeCloseTo(0);
  });
});
