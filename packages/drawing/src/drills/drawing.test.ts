import { each } from '@bandeja/domain/testing/each';
import { drills } from '@bandeja/drawing/drills/drills';
import { expect, test } from 'vitest';
import { drawDirection, drawLeg } from '#drills/drawing.ts';
import { drillSvg } from '#drills/still.ts';
import { timelineOf } from '#drills/timeline.ts';
import { groundOf, pictureHeight, pictureWidth } from '#drills/views.ts';
import { drillFixture } from '#testing/drill-fixture.ts';

const onCourt = Object.values(drills).filter(({ ground }) => ground === 'court');
const legs = onCourt.flatMap((drill) => timelineOf(drill).steps.flatMap((step) => step.legs));
const above = groundOf(drillFixture, 'above');
const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)]);

function bend(path: string): number {
  const all = points(path);
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = [all[0], all.at(-1)];
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  return Math.max(...all.map(([x, y]) => Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length));
}

test('from above a ball without side spin goes along a straight line, however high', () => {
  const straight = legs.filter(({ flight }) => !flight.side);
  expect(straight.some(({ flight }) => flight.apex > 2)).toBe(true);
  // points are rounded to a tenth
  each(straight, 40, (leg) => expect(bend(drawLeg(above, leg, 1).way)).toBeLessThan(0.2));
});

test('its height is in a strip beside the court, separate from it', () => {
  const { strip } = above;
  if (!strip) throw new Error('no strip');
  const courtRight = Math.max(...points(above.floor).map(([x]) => x));
  const inside = legs.filter(({ flight }) => flight.ends !== 'out');
  each(inside, 40, (leg) => {
    const { way } = drawLeg(strip, leg, 1);
    each(points(way), 25, ([x, y]) => {
      expect(x).toBeGreaterThan(courtRight + 8);
      expect(x).toBeLessThanOrEqual(pictureWidth);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(pictureHeight);
    });
  });
  const lob = legs.toSorted((a, b) => b.flight.apex - a.flight.apex)[0];
  expect(lob && bend(drawLeg(strip, lob, 1).way)).toBeGreaterThan(20);
});

test('an arrow on the line points the way the ball goes', () => {
  const far = legs.filter(({ flight: { from, to } }) => Math.hypot(to[0] - from[0], to[1] - from[1]) > 1);
  each(far, 30, (leg) => {
    const [left, tip, right] = points(drawDirection(above, leg));
    const way = points(drawLeg(above, leg, 1).way);
    const [start, end] = [way[0], way.at(-1)];
    if (!left || !tip || !right || !start || !end) throw new Error('no arrow');
    const back = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] as const;
    const along = (tip[0] - back[0]) * (end[0] - start[0]) + (tip[1] - back[1]) * (end[1] - start[1]);
    expect(along).toBeGreaterThan(0);
  });
});

test('every drill has its own small file for lists', () => {
  const files = Object.values(drills).map(drillSvg);
  expect(new Set(files).size).toBe(files.length);
  each(files, 20, (file) => {
    expect(file).not.toMatch(/NaN|undefined/);
    expect(file.length).toBeLessThan(9000);
    expect(file).toContain('fill="#e7f120"');
  });
});
