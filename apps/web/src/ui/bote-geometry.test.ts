import { describe, expect, it } from 'vitest';
import { arcPath, type BoteStep, ballPoint, ballTravel, layOutBote } from '#ui/bote-geometry.ts';

const step = (height: number, weight = 1): BoteStep => ({ state: 'done', height, weight });

describe('layOutBote', () => {
  it('meets in the middle of the columns’ gaps, like the week of the drawing', () => {
    const weights = [1, 1, 1, 1, 1.62, 1, 1];
    const arcs = layOutBote(
      weights.map((weight) => step(40, weight)),
      { width: 1192, columnGap: 10 },
    );
    expect(arcs.map((arc) => arc.x1)).toEqual([153.6, 312.1, 470.7, 629.2, 879.9, 1038.4, 1192]);
    expect(arcs.map((arc) => arc.x0)).toEqual([0, 153.6, 312.1, 470.7, 629.2, 879.9, 1038.4]);
  });

  it('keeps an inset in every cell', () => {
    const [first, second] = layOutBote([step(15), step(15)], { width: 100, inset: 1 });
    expect([first?.x0, first?.x1, second?.x0, second?.x1]).toEqual([1, 49, 51, 99]);
  });
});

describe('arcPath', () => {
  it('draws a parabola whose top is the height, and a rest as a line', () => {
    expect(arcPath({ ...step(15), x0: 1, x1: 49 }, 24)).toBe('M1 24Q25 -6 49 24');
    expect(arcPath({ ...step(0), x0: 1, x1: 49 }, 24)).toBe('M1 24H49');
  });
});

describe('the ball', () => {
  const arcs = layOutBote([step(13), step(13), step(13)], { width: 300 });

  it('lies on the ground between steps and rides the top of an arc', () => {
    expect(ballPoint(arcs, 0, 28, 6)).toEqual({ x: 0, y: 22 });
    expect(ballPoint(arcs, 2, 28, 6)).toEqual({ x: 200, y: 22 });
    expect(ballPoint(arcs, 1.5, 28, 6)).toEqual({ x: 150, y: 15 });
    expect(ballPoint(arcs, 3, 28, 6)).toEqual({ x: 300, y: 22 });
  });

  it('travels only a real advance of at most one step', () => {
    const way = ballTravel(arcs, 1, 2, { base: 28 }, 6);
    expect(way[0]).toEqual({ x: 100, y: 22 });
    expect(way[8]).toEqual({ x: 150, y: 15 });
    expect(way.at(-1)).toEqual({ x: 200, y: 22 });
    expect(ballTravel(arcs, 2, 1, { base: 28 }, 6)).toEqual([]);
    expect(ballTravel(arcs, 0, 2, { base: 28 }, 6)).toEqual([]);
  });
});
