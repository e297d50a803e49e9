import type { FigureProp } from '@bandeja/domain/exercises/figure';
import { type Eye, type Look, nearness, outline, polyline, type Shape } from './eye.ts';
import { benchShapes, bikeShapes, boxCorners, boxShapes, chairShapes, rollerShapes } from './furniture.ts';
import type { Body } from './kinematics.ts';
import { carriedBall, type Moment, otherSide } from './motion.ts';
import { along, cos, dot, middle, minus, scaled, sin, unit, type Vector } from './vector.ts';

export type Solid = Shape & { depth: number };

type Kind = FigureProp[0];

type Scene = {
  eye: Eye;
  body: Body;
  moment: Moment;
  /** Metres the floor has moved. */
  shift: number;
  flip: 1 | -1;
  behind: Shape[];
  put: (d: string, look: Look, place: Vector, bias?: number) => void;
  joint: (name: string) => Vector;
  handsOf: (hands: string) => string[];
  circle: (place: Vector, radius: number) => string;
};

const drawers: { [K in Kind]: (prop: Extract<FigureProp, readonly [K, ...unknown[]]>, scene: Scene) => void } = {
  dumbbell: (prop, { put, joint, handsOf, eye, body }) => {
    for (const side of handsOf(prop[1])) {
      const at = joint(`hand${side}`);
      const fingers = joint(`fingers${side}`);
      const across = prop[2] === 1 ? body.thorax.left : body.thorax.ahead;
      const axis = unit(minus(across, scaled(fingers, dot(across, fingers))));
      for (const end of [-1, 1]) {
        const head = along(at, axis, end * 0.1);
        put(
          outline(eye, [
            [along(head, axis, -0.02), 0.05],
            [along(head, axis, 0.03), 0.05],
          ]),
          'thing',
          head,
          0.03,
        );
      }
      put(polyline(eye, [along(at, axis, -0.08), along(at, axis, 0.08)]), 'bar', at, 0.02);
    }
  },
  kettlebell: (prop, { put, joint, handsOf, circle, eye, body }) => {
    const hands = handsOf(prop[1]);
    const at = scaled(
      hands.reduce<Vector>((sum, side) => along(sum, joint(`hand${side}`)), [0, 0, 0]),
      1 / hands.length,
    );
    const fingers = unit(hands.reduce<Vector>((sum, side) => along(sum, joint(`fingers${side}`)), [0, 0, 0]));
    const bell = along(at, fingers, 0.15);
    put(polyline(eye, [along(at, body.thorax.left, 0.05), along(bell, body.thorax.left, 0.05)]), 'bar', at);
    put(polyline(eye, [along(at, body.thorax.left, -0.05), along(bell, body.thorax.left, -0.05)]), 'bar', at);
    put(circle(bell, 0.095), 'thing', bell, 0.06);
  },
  medicineBall: (_prop, { put, circle, moment }) => {
    const at = moment.ball ?? carriedBall(moment.pose);
    put(circle(at, 0.12), 'thing', at, 0);
  },
  ball: (prop, { put, joint, handsOf, circle }) => {
    for (const side of handsOf(prop[1])) put(circle(joint(`hand${side}`), 0.034), 'ball', joint(`hand${side}`), 0.06);
  },
  racket: (prop, { put, joint, handsOf, eye }) => {
    for (const side of handsOf(prop[1])) {
      const [hand, fingers] = [joint(`hand${side}`), joint(`fingers${side}`)];
      put(polyline(eye, [hand, along(hand, fingers, 0.14)]), 'bar', hand, 0.02);
      put(
        outline(eye, [
          [along(hand, fingers, 0.27), 0.11],
          [along(hand, fingers, 0.2), 0.07],
        ]),
        'thing',
        hand,
        0.03,
      );
    }
  },
  flexBar: (_prop, { put, joint, eye }) => {
    const [a, b] = [joint('handL'), joint('handR')];
    const axis = unit(minus(b, a));
    put(
      outline(eye, [
        [along(a, axis, -0.08), 0.028],
        [along(b, axis, 0.08), 0.028],
      ]),
      'thing',
      middle(a, b),
      0.08,
    );
  },
  rope: (_prop, { put, joint, eye, moment }) => {
    // a turn of the rope is a run through the keys: under the feet halfway
    const turn = moment.share * 360;
    const [a, b] = [joint('handL'), joint('handR')];
    const centre = middle(a, b);
    const radial: Vector = [sin(turn), 0, cos(turn)];
    const reachOf = radial[2] < 0 ? centre[2] - 0.02 : 1.05;
    const points = Array.from({ length: 17 }, (_, i) => {
      const share = i / 16;
      const sag = Math.sin(share * Math.PI) ** 0.55;
      return along(along(a, minus(b, a), share), radial, reachOf * sag);
    });
    put(polyline(eye, points), 'band', along(centre, radial, 0.5), 0);
  },
  towel: (prop, { put, joint, eye, moment }) => {
    const side = moment.other ? otherSide(prop[1]) : prop[1];
    const foot = joint(`ball${side}`);
    for (const hand of ['L', 'R'])
      put(polyline(eye, [joint(`hand${hand}`), foot]), 'band', middle(joint(`hand${hand}`), foot), 0.05);
  },
  band: (prop, { behind, put, joint, flip, handsOf, eye }) => {
    const anchor: Vector = [prop[2] / 100, (prop[3] / 100) * flip, prop[4] / 100];
    if (prop[4] > 10)
      behind.push({
        d: polyline(eye, [
          [anchor[0], anchor[1], 0],
          [anchor[0], anchor[1], Math.max(1.9, anchor[2] + 0.2)],
        ]),
        look: 'bar',
      });
    for (const side of handsOf(prop[1])) {
      // in pieces: one end may be before the body, the other behind it
      const hand = joint(`hand${side}`);
      const piece = (share: number) => along(anchor, minus(hand, anchor), share / 6);
      for (let i = 0; i < 6; i++) put(polyline(eye, [piece(i), piece(i + 1)]), 'band', piece(i + 0.5), 0.05);
    }
  },
  box: (prop, { behind, eye }) => {
    behind.push(...boxShapes(eye, boxCorners(prop)));
  },
  bench: (prop, { behind, eye }) => {
    behind.push(...benchShapes(eye, prop));
  },
  roller: (prop, { behind, eye }) => {
    behind.push(...rollerShapes(eye, prop));
  },
  chair: (prop, { behind, flip, eye }) => {
    behind.push(...chairShapes(eye, prop[1] / 100, (prop[2] / 100) * flip, prop[3] * flip));
  },
  wall: (prop, { behind, flip, eye }) => {
    const [x, y, turn] = [prop[1] / 100, (prop[2] / 100) * flip, prop[3] * flip];
    const side: Vector = [-sin(turn), cos(turn), 0];
    const at = (share: number, up: number): Vector => along([x, y, up], side, share);
    behind.push({ d: polyline(eye, [at(-0.8, 0), at(0.8, 0), at(0.8, 2.3), at(-0.8, 2.3)], 'Z'), look: 'edge' });
  },
  bike: (prop, { behind, eye, body }) => {
    behind.push(...bikeShapes(eye, prop[1] / 100, (prop[2] ?? 0) / 100, body));
  },
  cone: (prop, { put, flip, eye }) => {
    const [x, y] = [prop[1] / 100, (prop[2] / 100) * flip];
    const d = polyline(eye, [along([x, y, 0], eye.right, -0.11), along([x, y, 0], eye.right, 0.11), [x, y, 0.26]], 'Z');
    put(d, 'ball', [x, y, 0.1], 0);
  },
  line: (prop, { behind, eye }) => {
    const [x, y] = [prop[1] / 100, prop[2] / 100];
    behind.push({
      d: polyline(
        eye,
        [
          [x - 0.6, y - 0.02, 0],
          [x + 0.6, y - 0.02, 0],
          [x + 0.6, y + 0.02, 0],
          [x - 0.6, y + 0.02, 0],
        ],
        'Z',
      ),
      look: 'line',
    });
  },
  ladder: (prop, { behind, eye, shift }) => {
    const x = prop[1] / 100 + Math.floor(shift / 0.45) * 0.45;
    const long = prop[2] * 0.45;
    const rails = [-0.25, 0.25].map((y): Vector[] => [
      [x, y, 0],
      [x + long, y, 0],
    ]);
    const rungs = Array.from({ length: prop[2] + 1 }, (_, i): Vector[] => [
      [x + i * 0.45, -0.25, 0],
      [x + i * 0.45, 0.25, 0],
    ]);
    behind.push({ d: [...rails, ...rungs].map((places) => polyline(eye, places)).join(''), look: 'band' });
  },
};

export function propShapes(
  props: readonly FigureProp[],
  shift: number,
  eye: Eye,
  moment: Moment,
  body: Body,
): { behind: Shape[]; solid: Solid[] } {
  const behind: Shape[] = [];
  const solid: Solid[] = [];
  const scene: Scene = {
    eye,
    body,
    moment,
    shift,
    behind,
    flip: moment.other ? -1 : 1,
    put: (d, look, place, bias = 0.05) => solid.push({ d, look, depth: nearness(eye, place) + bias }),
    joint: (name) => body.joints[name] ?? [0, 0, 0],
    handsOf: (hands) => [...hands].map((side) => (moment.other ? otherSide(side) : side)),
    circle: (place, radius) => outline(eye, [[place, radius]]),
  };
  for (const prop of props) {
    // the table has one entry for each kind, which the compiler cannot follow through the look-up
    const draw = drawers[prop[0]] as (prop: FigureProp, scene: Scene) => void;
    draw(prop, scene);
  }
  return { behind, solid };
}
