import { catalogue } from '@bandeja/catalogue/catalogue';
import { type Drill, type DrillFlight, drillSchema } from '@bandeja/domain/exercises/drill';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, test } from 'vitest';
import { arrival, drop, hit, secondsOf, surfaceAt } from '#drills/ball.ts';
import { drills } from '#drills/drills.ts';
import { drillErrors, placeAt } from '#drills/rules.ts';

const cards = catalogue.exercises.filter(({ code }) => /^[TK]/.test(code));

test('every technical and tactical card has its drill, and no other', () => {
  expect(Object.keys(drills).sort()).toEqual(cards.map(({ code }) => code).sort());
  expect(cards).toHaveLength(22);
});

describe.each(atLeast(22, Object.entries(drills)))('%s', (code, drill) => {
  test('is a drill as the wire knows it', () => {
    expect(drillSchema.parse(drill)).toEqual(drill);
  });

  test('could be played as it is drawn', () => {
    expect(drillErrors(drill)).toEqual([]);
  });

  test('speaks in short imperatives, and differently in every phase', () => {
    const texts = drill.phases.map(({ text }) => text);
    each(texts, 3, (text) => {
      expect(text.length).toBeLessThanOrEqual(68);
      expect(text).not.toMatch(/[.!]$/);
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('shows a second player only where the card asks for one', () => {
    const alone = !cards.find((card) => card.code === code)?.equipment.includes('compañero');
    expect(drill.players.length === 1).toBe(alone);
  });
});

const bounces = (code: string, phase: number): DrillFlight[] => drills[code]?.phases[phase]?.ball ?? [];
const touches = (flights: DrillFlight[]) =>
  flights.map(({ ends, to: [x, y] }) => [ends, wallOf(x, y)].join(' ').trim());
const wallOf = (x: number, y: number): string => {
  if (x === 0) return 'left';
  if (x === 10) return 'right';
  if (y === 0) return 'own back';
  return y === 20 ? 'far back' : '';
};

describe('what the cards say', () => {
  test.each([
    ['T01: the serve bounces in the box and meets the side glass', 'T01', 1, ['floor', 'glass left', 'glass far back']],
    ['T05: the bandeja leaves the glass of the corner', 'T05', 1, ['floor', 'glass far back', 'glass left']],
    ['T06: a víbora to the side glass', 'T06', 1, ['floor', 'glass left', 'floor']],
    ['T06: a víbora to the mesh', 'T06', 4, ['floor', 'mesh left', 'floor']],
    ['T07: the smash that comes back', 'T07', 2, ['floor', 'glass far back', 'floor']],
    ['T08: x3 leaves after its bounce', 'T08', 1, ['floor', 'out']],
    ['T08: x4 leaves after its bounce', 'T08', 4, ['floor', 'out']],
    ['T09: the ball comes off the back glass', 'T09', 0, ['floor', 'glass own back', 'racket']],
    ['T10: side first', 'T10', 0, ['floor', 'glass right', 'glass own back', 'racket']],
    ['T10: back first', 'T10', 2, ['floor', 'glass own back', 'glass right', 'racket']],
    ['T12: into the own glass and over', 'T12', 1, ['glass own back', 'floor']],
    ['T15: wall, bounce, racket', 'T15', 0, ['glass far back', 'floor', 'racket']],
    ['T15: volleys do not bounce', 'T15', 4, ['glass far back', 'racket']],
  ])('%s', (_name, code, phase, expected) => {
    expect(touches(bounces(code, phase))).toEqual(expected);
  });

  test('T07: the smash comes back into the own half', () => {
    expect(bounces('T07', 2).at(-1)?.to[1]).toBeLessThan(10);
  });

  test('T08: x3 goes over the side, x4 over the back wall', () => {
    const [x3, x4] = [bounces('T08', 1).at(-1)?.to, bounces('T08', 4).at(-1)?.to];
    expect(x3?.[0]).toBeGreaterThan(10);
    expect(x4?.[1]).toBeGreaterThan(20);
  });

  test('T11: the ball is hit above the shoulder and goes down', () => {
    const [attack] = bounces('T11', 1);
    expect(attack?.from[2]).toBeGreaterThanOrEqual(1.5);
    expect(attack?.ends).toBe('floor');
  });

  test('serves are hit below the waist behind the line, and bounce in the box across', () => {
    for (const [code, phase] of [
      ['T01', 1],
      ['T04', 0],
      ['K03', 1],
    ] as const) {
      const [serve] = bounces(code, phase);
      expect(serve?.from[2]).toBeLessThan(1);
      expect(serve?.from[1]).toBeLessThan(3.05);
      expect(serve?.from[0]).toBeGreaterThan(5);
      expect(serve?.to[0]).toBeLessThan(5);
      expect(serve?.to[1]).toBeLessThan(16.95);
      expect(bounces(code, phase)[1]?.ends).not.toBe('mesh');
    }
  });

  test('lobs pass over the player at the net', () => {
    for (const [code, phase] of [
      ['T02', 2],
      ['T09', 1],
      ['T10', 1],
      ['T13', 1],
      ['T13', 2],
      ['K01', 0],
      ['K04', 3],
      ['K05', 3],
    ] as const) {
      const [lob] = bounces(code, phase);
      if (!lob) throw new Error(`${code} has no lob`);
      expect(placeAt(lob, (12.5 - lob.from[1]) / (lob.to[1] - lob.from[1]))[2]).toBeGreaterThan(3);
      expect(lob.to[1]).toBeGreaterThan(16.95);
    }
  });
});

describe('the rules find', () => {
  const valid = drills.T09;
  if (!valid) throw new Error('T09 is missing');

  const planted: [string, (drill: Drill) => void, string][] = [
    ['a ball through the net', (drill) => flight(drill, 1, 0, { apex: 0.4 }), 'passes the net'],
    ['a bounce in the air', (drill) => flight(drill, 0, 0, { to: [6.8, 2.6, 0.4] }), 'bounces above the floor'],
    ['glass above the glass', (drill) => flight(drill, 0, 1, { to: [7.2, 0, 3.4] }), 'where there is mesh'],
    ['a wall where none stands', (drill) => flight(drill, 0, 1, { to: [7.2, 0.4, 0.8] }), 'where none stands'],
    ['a flight from nowhere', (drill) => flight(drill, 1, 0, { from: [2, 6, 0.5] }), 'neither ball nor player'],
    ['a ball no player reaches', (drill) => flight(drill, 0, 2, { to: [2, 2, 0.5] }), 'no player reaches'],
    ['a ball that jumps too high', (drill) => flight(drill, 0, 1, { apex: 3 }), 'jumps too high'],
    ['a ball that goes on through the wall', (drill) => flight(drill, 0, 2, { to: [7.6, -1, 0.5] }), 'come back'],
    ['a sprinter', (drill) => move(drill, 0, [1, 8.5]), 'm/s'],
    ['a player in the other half', (drill) => move(drill, 3, [6, 12]), 'leaves their half'],
    ['a move of no player', (drill) => drill.phases[0]?.moves.push({ id: 'z', to: [5, 5] }), 'no player is called z'],
    ['a shot at the glass', (drill) => flight(drill, 1, 0, { to: [5, 20, 2], ends: 'glass' }), 'before the floor'],
    ['too few phases', (drill) => drill.phases.splice(1), '1 phases'],
    [
      'no taught stroke',
      (drill) => drill.phases.forEach((phase) => void Object.assign(phase, { taught: false })),
      'taught stroke',
    ],
  ];

  test.each(planted)('%s', (_name, spoil, error) => {
    const drill = structuredClone(valid);
    spoil(drill);
    expect(drillErrors(drill).join('\n')).toContain(error);
  });

  function flight(drill: Drill, phase: number, step: number, changes: Partial<DrillFlight>) {
    const found = drill.phases[phase]?.ball[step];
    if (!found) throw new Error('no such flight');
    Object.assign(found, changes);
  }

  function move(drill: Drill, phase: number, to: [number, number]) {
    const found = drill.phases[phase];
    if (!found) throw new Error('no such phase');
    found.moves = [{ id: 't', to }];
  }
});

describe('the ball', () => {
  test('takes as long as gravity says', () => {
    // half a gravity times the square of half the way up and down
    expect(secondsOf(9.81 / 8)).toBeCloseTo(1);
    const [, , down] = arrival([0, 0, 0], [0, 10, 0], 9.81 / 8, 0);
    expect(down).toBeCloseTo(-9.81 / 2);
  });

  test('falls from the hand and rises to the racket', () => {
    const [fall, rise] = drop([5, 2, 1], 0.4);
    expect(fall && placeAt(fall, 0.5)[2]).toBeCloseTo(0.75);
    expect(rise?.to).toEqual([5, 2, 0.4]);
    expect(rise?.ends).toBe('racket');
  });

  test('loses speed on floor and glass and comes back', () => {
    const flights = hit({ from: [5, 12, 1], to: [5, 3, 0], apex: 0.6, until: { contacts: 2, falling: 0.5 } });
    expect(flights.map(({ ends }) => ends)).toEqual(['floor', 'glass', 'racket']);
    const last = flights.at(-1);
    expect(last?.from[1]).toBe(0);
    expect(last?.to[1]).toBeGreaterThan(0.5);
    expect(last?.to[2]).toBe(0.5);
  });

  test('spin bends its way', () => {
    const [straight] = arrival([5, 5, 2], [5, 15, 0], 0.5, 0);
    const [bent] = arrival([5, 5, 2], [5, 15, 0], 0.5, -1);
    expect(straight).toBeCloseTo(0);
    expect(bent).toBeLessThan(-3);
    expect(placeAt({ from: [5, 5, 2], to: [5, 15, 0], apex: 0.5, side: -1, ends: 'floor' }, 0.5)[0]).toBeCloseTo(6);
  });

  test('meets glass low, mesh above, and nothing over that', () => {
    expect(surfaceAt(1, [5, 20, 2.9])).toBe('glass');
    expect(surfaceAt(1, [5, 20, 3.5])).toBe('mesh');
    expect(surfaceAt(1, [5, 20, 4.1])).toBe('out');
    expect(surfaceAt(0, [0, 19, 2.5])).toBe('glass');
    expect(surfaceAt(0, [0, 17, 2.5])).toBe('mesh');
    expect(surfaceAt(0, [0, 10, 1])).toBe('mesh');
    expect(surfaceAt(0, [0, 10, 3.2])).toBe('out');
  });
});
