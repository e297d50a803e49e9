import { brotliCompressSync } from 'node:zlib';
import { type Figure, figureSchema } from '@bandeja/domain/exercises/figure';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { propFigures } from '#testing/prop-figures.ts';
import { drawMoment, keySeconds, type Picture, pictureOf, sceneAt } from './drawing.ts';
import { reviewOf } from './errors.ts';
import { type Look, type Shape, seen } from './eye.ts';
import { figures } from './figures.ts';
import { solve } from './kinematics.ts';
import { fullKeys, mirrored, momentAt, motionOf } from './motion.ts';
import { poseSeconds } from './poses.ts';

const all = atLeast(84, Object.entries(figures)).map(([code, make]) => [code, make()] as const);

const framesOf = (picture: Picture): Shape[][] =>
  Array.from({ length: Math.ceil(picture.motion.seconds * 8) }, (_, frame) => drawMoment(picture, frame / 8));

/** Shapes that must fit; ground, walls, ladders and the tops of posts may leave the picture. */
const shown: readonly Look[] = ['near', 'far', 'work', 'bad', 'thing', 'wood', 'ball', 'bar', 'arrow'];
const slack = 4.5;

function isOutside({ d, look }: Shape): boolean {
  if (!shown.includes(look)) return false;
  return [...d.matchAll(/([MLA])([^A-Za-z]*)/g)].some(([, command, text = '']) => {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const each = command === 'A' ? 7 : 2;
    return numbers.some((value, index) => {
      if (index % each === each - 2) return value < -slack || value > 320 + slack;
      if (index % each === each - 1) return value > 240 + slack || (look !== 'bar' && value < -slack);
      return false;
    });
  });
}

const leastSeconds = 1;

describe('every figure', () => {
  it('is looked at: 84 of them', () => expect(all).toHaveLength(84));

  it.each(all)('%s keeps its joints, its feet, its floor and its balance in every frame', (_name, figure) => {
    const { errors, frames } = reviewOf(figure);
    expect(errors).toEqual([]);
    expect(frames).toBeGreaterThan(30 * leastSeconds);
  });

  it.each(all)('%s is of the shape that travels, and small', (_name, figure) => {
    expect(figureSchema.parse(figure)).toEqual(figure);
    expect(brotliCompressSync(JSON.stringify(figure)).length).toBeLessThanOrEqual(600);
  });

  it.each(all)('%s is mirrored truly', (_name, { keys }) => {
    each(fullKeys(keys), 2, (key) => {
      const [one, other] = [solve(key.pose).joints, solve(mirrored(key).pose).joints];
      each(Object.entries(one), 5, ([name, place]) => {
        const twin = other[name.replace(/[LR]$/, (side) => (side === 'L' ? 'R' : 'L'))];
        expect(
          twin?.map((part, axis) => (axis === 1 ? -part : part)),
          name,
        ).toEqual(place.map((part) => expect.closeTo(part, 9)));
      });
    });
  });

  it.each(all)('%s has two to six key poses, and shows its mistake as a short sequence', (_name, { keys, no }) => {
    const steps = keys.map(({ step }) => step).filter((step) => step !== undefined);
    // the page lists a posture for each step that follows another one
    expect(new Set(steps).size).toBeGreaterThanOrEqual(2);
    // on paper a line of a table has room for four
    expect(new Set(steps).size).toBeLessThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(6);
    expect(no?.keys.length).toBeGreaterThanOrEqual(2);
  });

  it.each(all)(
    '%s is shown without motion by a posture for each step, the first two unlike each other',
    (_name, figure) => {
      const picture = pictureOf(figure, 320, 240);
      const poses = poseSeconds(picture);
      expect(poses).toHaveLength(new Set(figure.keys.flatMap(({ step }) => step ?? [])).size);
      const shown = poses.map((seconds) => JSON.stringify(drawMoment(picture, seconds)));
      expect(shown[0]).not.toBe(shown[1]);
      // of several keys for a step the last, where it ends
      const ends = keySeconds(picture).filter((_, key) => {
        const later = figure.keys.slice(key + 1).map(({ step }) => step);
        const { step } = figure.keys[key] ?? {};
        return step !== undefined && !later.includes(step);
      });
      expect(poses).toEqual(ends);
    },
  );

  it.each(all)('%s says what to look at in a posture that is a step of its card', (_name, { keys, cues = [] }) => {
    expect(cues.some(([, key]) => keys[key]?.step !== undefined)).toBe(true);
  });

  const withArrows = all.filter(([, { cues }]) => cues?.some(([kind]) => kind === 'arrow'));
  it.each(atLeast(60, withArrows))(
    '%s has its arrows beside the body, in the picture, while it goes there',
    (_name, figure) => {
      const picture = pictureOf(figure, 320, 240);
      const arrows = (figure.cues ?? []).filter(([kind]) => kind === 'arrow');
      const drawn = (seconds: number) =>
        drawMoment(picture, seconds, { cues: true }).filter(({ look }) => look === 'arrow');
      each(arrows, 1, ([, key]) => {
        const reached = keySeconds(picture)[key] ?? 0;
        expect(drawn(reached + 0.001)).toHaveLength(arrows.filter((arrow) => arrow[1] === key).length);
        expect(drawn(reached + 0.001).filter(isOutside)).toEqual([]);
        // on the way to the next key it would point where the body comes from
        const next = (key + 1) % figure.keys.length;
        const left = reached + (figure.keys[key]?.hold ?? 0) + (figure.keys[next]?.move ?? 0) / 2;
        expect(drawn(left)).toHaveLength(arrows.filter((arrow) => arrow[1] === next).length);
      });
    },
  );

  it.each(all)('%s and its mistake fit into their pictures all the time', (_name, figure) => {
    const pictures = [false, ...(figure.no ? [true] : [])].map((wrong) => pictureOf(figure, 320, 240, wrong));
    // of a close view only the working and the wrong parts
    const wanted = ({ look }: Shape) => !figure.focus || look === 'work' || look === 'bad' || look === 'thing';
    const outside = pictures.flatMap((picture) =>
      framesOf(picture).flatMap((shapes) => shapes.filter((shape) => wanted(shape) && isOutside(shape))),
    );
    expect(outside).toEqual([]);
  });

  it.each(all)(
    '%s shows two postures or more that differ, and names only joints and parts that exist',
    (_name, figure) => {
      const picture = pictureOf(figure, 320, 240);
      const drawn = keySeconds(picture).map((seconds) => JSON.stringify(drawMoment(picture, seconds)));
      expect(new Set(drawn).size).toBeGreaterThan(1);
      const body = solve(momentAt(picture.motion, 0).pose);
      const parts = new Set(body.parts.flatMap(({ name, side }) => [name, name + side]));
      expect([...figure.work, ...(figure.no?.bad ?? [])].filter((name) => !parts.has(name))).toEqual([]);
      const named = (figure.cues ?? []).flatMap((cue) => cue.slice(2).filter((word) => typeof word === 'string'));
      expect(named.filter((name) => !(String(name) in body.joints))).toEqual([]);
      expect((figure.cues ?? []).filter(([, key]) => key >= figure.keys.length)).toEqual([]);
    },
  );
});

describe('things that no exercise asks for yet', () => {
  it('a racket is drawn in the hand that holds it', () => {
    const holding = (props: Figure['props']): Figure => ({ view: [-60, 9], work: [], props, keys: [{ move: 1 }] });
    const racket = holding([['racket', 'R']]);
    expect(figureSchema.parse(racket)).toEqual(racket);
    const [inHand, empty] = [racket, holding([])].map((one) => pictureOf(one, 320, 240));
    if (!inHand || !empty) throw new Error('no pictures');
    const { body, eye } = sceneAt(inHand, 0);
    const [x, y] = seen(eye, body.joints.handR ?? [0, 0, 0]);
    const known = new Set(drawMoment(empty, 0).map(({ d }) => d));
    const drawn = drawMoment(inHand, 0).filter(({ d }) => !known.has(d));
    expect(drawn.map(({ look }) => look).sort()).toEqual(['bar', 'thing']);
    // its handle begins in the fist
    const [, left, top] = /^M(\S+) (\S+?)L/.exec(drawn.find(({ look }) => look === 'bar')?.d ?? '') ?? [];
    expect(Math.hypot(Number(left) - x, Number(top) - y)).toBeLessThan(0.2);
  });

  it.each(atLeast(2, Object.entries(propFigures)).map(([name, make]) => [name, make()] as const))(
    '%s is of the shape that travels, bears a body, and is drawn',
    (kind, figure) => {
      expect(figureSchema.parse(figure)).toEqual(figure);
      expect(reviewOf(figure).errors).toEqual([]);
      const picture = pictureOf(figure, 320, 240);
      const without = pictureOf({ ...figure, props: figure.props?.filter(([one]) => one !== kind) ?? [] }, 320, 240);
      const things = (one: Picture) => drawMoment(one, 0).filter(({ look }) => look === 'wood' || look === 'bar');
      expect(things(picture).length).toBeGreaterThan(things(without).length);
      expect(drawMoment(picture, 0).filter(isOutside)).toEqual([]);
      expect(reviewOf({ ...figure, props: [] }).errors.join()).toContain('centre of mass off its support');
    },
  );
});

describe('reviewOf', () => {
  const stand: Figure = {
    view: [-60, 9],
    work: [],
    keys: [{ move: 1, at: [0, 0, 91], legs: ['w', 12, 11, 0] }, { move: 1 }],
  };
  const errors = (second: Partial<Figure['keys'][number]>, rest: Partial<Figure> = {}) =>
    reviewOf({ ...stand, ...rest, keys: [...stand.keys.slice(0, 1), { move: 1, ...second }] }).errors.join('; ');

  it('finds no errors in a standing person', () => expect(reviewOf(stand).errors).toEqual([]));
  it.each([
    ['a knee past its limit', { legL: ['a', 60, 0, 0, 165, 0] }, 'kneeL 1'],
    ['an elbow past its limit', { armL: ['a', 0, 0, 0, 170] }, 'elbowL 1'],
    ['a foot that cannot be reached', { at: [0, 0, 105] }, 'ballL out of reach'],
    ['a foot under the floor', { at: [0, 0, 85], legs: ['w', 12, 11, -4] }, 'footL below the floor'],
    ['knees that cross', { at: [0, 0, 70], legs: ['w', 12, 11, 0, 0, 0, 0, 1, -0.8, 0] }, 'knees cross'],
    ['a body that falls', { at: [-30, 0, 80] }, 'centre of mass off its support'],
  ] as const)('finds %s', (_name, second, expected) => {
    expect(errors(structuredClone(second) as Partial<Figure['keys'][number]>)).toContain(expected);
  });

  it('finds a foot that slides along the floor', () => {
    const travel: Figure = {
      ...stand,
      fast: 1,
      keys: [
        { move: 1, at: [0, 0, 85], legs: ['w', 12, 11, 0] },
        { move: 1, legs: ['w', 12.9, 11, 0] },
      ],
    };
    const slid: Figure = { ...travel, keys: [...travel.keys, { move: 1, legs: ['w', 13.8, 11, 0] }] };
    expect(reviewOf(slid).errors.join()).toContain('ballL slides');
  });

  it('finds a hand that slides along a wall, and one that goes through it', () => {
    const leaning = (up: number, wall: number): Figure => ({
      ...stand,
      props: [['wall', wall, 0, 180]],
      keys: [
        { move: 1, at: [0, 0, 91], legs: ['w', 12, 11, 0], arms: ['w', 46, 18, 120, -1, 0.5, -0.6, 0, 0, 1] },
        { move: 1, arms: ['w', 46, 18, up, -1, 0.5, -0.6, 0, 0, 1] },
      ],
    });
    expect(reviewOf(leaning(120, 49.2)).errors).toEqual([]);
    expect(reviewOf(leaning(124, 49.2)).errors.join()).toContain('handL slides');
    expect(reviewOf(leaning(120, 47)).errors.join()).toContain('handL behind the wall');
  });

  it('finds a loose ball below the floor', () => {
    expect(errors({ ball: [60, 0, 6] }, { props: [['medicineBall']] })).toContain('ball below the floor');
  });

  it('finds a ball that is not in the hands', () => {
    expect(errors({}, { props: [['medicineBall']] })).toContain('ball not between the hands');
  });

  it('finds a ball that goes through the head', () => {
    expect(errors({ ball: [4, 0, 160] }, { props: [['medicineBall']] })).toContain('ball in the head');
  });

  it('finds a foot in a box, and none beside or on it', () => {
    const box = (ahead: number, high: number) =>
      reviewOf({ ...stand, fast: 1, props: [['box', ahead, 0, 40, 60, high]] }).errors.join();
    expect(box(20, 30)).toContain('footL inside the box');
    expect(box(60, 30)).toBe('');
    expect(box(20, 0)).toBe('');
  });

  it('finds a second person who sinks into the floor', () => {
    const mate = { at: [-80, 0, 85], legs: ['w', -68, 11, -4] } satisfies Figure['mate'];
    expect(reviewOf({ ...stand, mate }).errors.join()).toContain('mate: 0.00 s: footL below the floor');
  });
});

describe('motion', () => {
  it('stands still while a key pose lasts, and passes through every key pose', () => {
    const figure: Figure = {
      view: [0, 0],
      work: [],
      keys: [
        { move: 1, hold: 1, at: [0, 0, 91] },
        { move: 1, at: [0, 0, 60] },
      ],
    };
    const motion = motionOf(figure);
    const height = (seconds: number) => momentAt(motion, seconds).pose.at[2];
    expect([0, 0.5, 1, 2, 3].map(height)).toEqual([91, 91, 91, 60, 91]);
    expect(motion.seconds).toBe(3);
  });

  it('shows the other side after two repetitions of a series', () => {
    const figure: Figure = {
      view: [0, 0],
      work: [],
      sides: 'series',
      keys: [{ move: 1, turn: [0, 10, 0] }, { move: 1 }],
    };
    const motion = motionOf(figure);
    expect([0, 2, 4, 6, 8].map((seconds) => momentAt(motion, seconds).other)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(momentAt(motion, 4).pose.turn[1]).toBeCloseTo(-10);
    expect(momentAt(motion, 2).pose.turn[1]).toBeCloseTo(10);
  });

  it('is all without yellow while it is not its turn, the ball too', () => {
    const figure: Figure = { view: [-60, 9], work: ['thigh'], props: [['ball', 'LR']], keys: [{ move: 1 }] };
    const looks = (lit: boolean) => drawMoment(pictureOf(figure, 320, 240), 0, { lit }).map(({ look }) => look);
    expect(looks(true)).toEqual(expect.arrayContaining(['work', 'ball']));
    expect(looks(false)).toHaveLength(looks(true).length);
    expect(looks(false)).not.toContain('work');
    expect(looks(false)).not.toContain('ball');
  });

  it('lights the other limb in the mirrored half of a repetition', () => {
    const figure: Figure = { view: [-60, 9], work: ['thighR'], sides: 'turns', keys: [{ move: 1, turn: [0, 10, 0] }] };
    const motion = motionOf(figure);
    expect([0, 1].map((seconds) => momentAt(motion, seconds + 0.1).swapped)).toEqual([false, true]);
    expect(momentAt(motion, 1).pose.turn[1]).toBeCloseTo(-10);
  });
});
